import ObjectiveCSyntax
package import ProgramRuntime
import ProgramUIKit
package import SourceCode
import SwiftChecking
import SwiftLibrary
import SwiftTypes
import Syntax
package import WindowModel

/// Checks the app's own code and runs it.
package struct RunCode: CommandAction {
  package static let name = "runProgram"
  package static let runsCode = true

  /// A file of code.
  package struct File: Hashable, Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package var files: [File] = []

  package init() {}

  package init(_ files: [File]) { self.files = files }

  package var subject: String? { nil }

  /// Whether a source is a program: it declares types, whose methods UIKit calls.
  package static func declaresTypes(_ source: String, _ language: Language) -> Bool {
    if language == .objc {
      return source.contains("@implementation")
        || ObjectiveCReader.read(source).functions.contains { $0.name == "main" }
    }
    if let statements = try? SwiftReader.read(source) {
      return statements.contains { if case .type = $0.kind { true } else { false } }
    }
    let objectiveC = ObjectiveCReader.read(source)
    if objectiveC.errors.isEmpty, !objectiveC.implementations.isEmpty { return true }
    // Unreadable source still counts as a program; its findings say what is wrong.
    return SwiftReader.looksLikeTypes(source)
  }

  package func perform(in application: inout Application) throws(Refusal) {
    let program: ProgramRuntime.Program
    do throws(CodeFindings) {
      program = try ProgramRuntime.Program.read(
        files, version: Double(application.settings.profile.majorVersion))
    } catch {
      let first = error.findings.first
      throw .code(
        CodeFault(
          message: first?.message ?? "It can't be read.", exception: nil,
          file: first?.file ?? "", line: first?.position.line,
          column: first?.position.column, isBound: true))
    }
    let machine = Machine(program)
    machine.source = files.flatMap { Array($0.text.utf8) }
    application.run(machine)
    for remark in program.remarks { application.remark(remark) }
    machine.start(on: &application)
  }
}

/// The errors that prevent a source from running.
package struct CodeFindings: Error {
  /// Ordered by file and line.
  package let findings: [Finding]

  init(_ findings: [Finding], in files: [RunCode.File]) {
    self.findings = findings.map { finding in
      var finding = finding
      let number = finding.position.file
      if files.count > 1, files.indices.contains(number) { finding.file = files[number].name }
      return finding
    }.sorted {
      ($0.position.file, $0.position.line, $0.position.column)
        < ($1.position.file, $1.position.line, $1.position.column)
    }
  }
}

extension ProgramRuntime.Program {
  /// The maximum total size of a program's files, in bytes.
  package static let mostSource = 256 * 1024

  /// Parses files and checks them together; reports all errors at once.
  package static func read(_ files: [RunCode.File], version: Double) throws(CodeFindings)
    -> ProgramRuntime.Program
  {
    let languages = files.map { Language(ofFile: $0.name) ?? Language.detected(in: $0.text) }
    if languages.contains(.objc) {
      if let other = languages.firstIndex(of: .swift) {
        let finding = Finding(
          "Files of Swift and of Objective-C don't run together; put '\(files[other].name)' into the others' language.",
          at: Position(line: 1, column: 1, file: other))
        throw CodeFindings([finding], in: files)
      }
      return try readObjectiveC(files, version: version)
    }
    let program = ProgramRuntime.Program(version: version, library: Library.program)
    let checker = Checker(program)
    var statements: [Stmt] = []
    for (number, file) in files.enumerated() {
      do throws(SourceError) {
        statements += try SwiftReader.read(file.text, file: number)
      } catch {
        throw CodeFindings([Finding(error.message, at: error.position)], in: files)
      }
    }
    checker.check(statements)
    guard checker.findings.isEmpty else { throw CodeFindings(checker.findings, in: files) }
    program.fileNames = files.map(\.name)
    program.findDelegates()
    return program
  }
}
