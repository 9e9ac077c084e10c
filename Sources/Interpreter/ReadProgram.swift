import ObjectiveCChecking
import ObjectiveCSyntax
package import ProgramRuntime
import ProgramUIKit
import SourceCode
import SwiftChecking
import SwiftLibrary
import SwiftTypes
import Syntax
package import WindowModel

extension ProgramRuntime.Program {
  /// The maximum total size of a program's files, in bytes.
  package static let mostSource = 256 * 1024
  /// Why types can't be added: other sessions may run the app's code, so that it can't change.
  private static let addsTypes =
    "Code that continues the app's code has no types, extensions or categories; run all of it anew."
  /// The maximum number of files that continue a program.
  private static let mostContinuations = 1000

  /// Parses a program's files and checks them together, with the app in which they are to run; reports all errors
  /// at once. A command is read before it runs, and is parsed only once in the same app.
  package static func read(_ run: RunCode, in application: borrowing Application)
    throws(CodeFindings) -> ProgramRuntime.Program
  {
    let files = run.files
    let languages = files.map { Language(ofFile: $0.name) ?? Language.detected(in: $0.text) }
    let isSwift = !languages.contains(.objc)
    if !isSwift, let other = languages.firstIndex(of: .swift) {
      throw CodeFindings(
        "Files of Swift and of Objective-C don't run together; put '\(files[other].name)' into the others' language.",
        file: other, in: files)
    }
    let earlier = run.continues ? application.program : nil
    if let (running, bytes) = earlier {
      guard isSwift == (running.objectiveC == nil) else {
        throw CodeFindings("Code continues the app's code in the same language only.", in: files)
      }
      let added = files.reduce(0) { $0 + $1.text.utf8.count }
      guard running.fileNames.count < mostContinuations, bytes + added <= mostSource else {
        throw CodeFindings(
          "An app's code has \(mostContinuations) files and \(mostSource) bytes at most; put it into one program.",
          in: files)
      }
    }
    if let program = run.reading.program(continuing: earlier?.0, in: application) {
      return program
    }
    let program =
      earlier.map { ProgramRuntime.Program(continuing: $0.0) }
      ?? ProgramRuntime.Program(
        version: Double(application.settings.profile.majorVersion), library: Library.program)
    let app = copy application
    var objects: [String: Nominal?] = [:]
    let appObject = { name in
      let found = program.classOfObject(named: name, in: app)
      objects[name] = .some(found)
      return found
    }
    let findings =
      isSwift
      ? program.readSwift(files, appObject) : program.readObjectiveC(files, appObject)
    guard findings.isEmpty else {
      throw CodeFindings(findings, in: files, first: program.fileNames.count)
    }
    program.fileNames += files.map(\.name)
    run.reading.keep(program, objects)
    return program
  }

  /// Parses and checks Swift files.
  private func readSwift(_ files: [RunCode.File], _ appObject: @escaping (String) -> Nominal?)
    -> [Finding]
  {
    var statements: [Stmt] = []
    for (number, file) in files.enumerated() {
      do throws(SourceError) {
        statements += try SwiftReader.read(file.text, file: fileNames.count + number)
      } catch { return [Finding(error.message, at: error.position)] }
    }
    if continued != nil, let type = statements.first(where: \.isType) {
      return [Finding(Self.addsTypes, at: type.at)]
    }
    let checker = Checker(self)
    checker.appObject = appObject
    checker.check(statements)
    if continued == nil { findDelegates() }
    return checker.findings
  }

  /// Parses and checks Objective-C files.
  private func readObjectiveC(_ files: [RunCode.File], _ appObject: @escaping (String) -> Nominal?)
    -> [Finding]
  {
    var types = ownTypeNames
    // Each file may use the types that another one declares.
    for file in files { types.formUnion(ObjectiveCReader.typeNames(in: file.text)) }
    var source = ObjectiveCSource()
    for (number, file) in files.enumerated() {
      source.append(ObjectiveCReader.read(file.text, types: types, file: number))
    }
    if continued != nil, let place = source.firstType {
      return [Finding(Self.addsTypes, at: place)]
    }
    let checker = ObjectiveCChecker(self)
    checker.appObject = appObject
    checker.check(source)
    return checker.findings
  }
}

extension Stmt {
  /// Whether it declares a type or an extension.
  var isType: Bool { if case .type(let type) = kind { type.kind != .typealias } else { false } }
}

extension ObjectiveCSource {
  /// Where it declares its first class, category or protocol, or `main`; nil if it has none.
  var firstType: Position? {
    interfaces.first?.at ?? implementations.first?.at ?? protocols.first?.at
      ?? functions.first { $0.name == "main" }?.at
  }
}

extension CodeFindings {
  /// One error of a whole file.
  fileprivate init(_ message: String, file: Int = 0, in files: [RunCode.File]) {
    self.init([Finding(message, at: Position(line: 1, column: 1, file: file))], in: files)
  }
}

extension Application {
  /// The program that the app runs, and the bytes of its source; nil without code.
  fileprivate var program: (ProgramRuntime.Program, bytes: Int)? {
    if let machine = runningCode as? Machine { return (machine.program, machine.source.count) }
    return (restingCode as? ProgramState).map { ($0.program, $0.source.count) }
  }
}
