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

  package var files: [File] = [] { didSet { reading = Reading() } }
  /// Whether the files go on with the app's code, and use what it declares, instead of replacing it.
  package var continues = false { didSet { reading = Reading() } }
  /// The program that the files make, once it is read.
  private(set) var reading = Reading()

  package init() {}

  package init(_ files: [File], continues: Bool = false) {
    (self.files, self.continues) = (files, continues)
  }

  package var subject: String? { nil }

  /// Whether a source is a program: it declares types, whose methods UIKit calls.
  package static func declaresTypes(_ source: String, _ language: Language) -> Bool {
    if language == .objc {
      return source.contains("@implementation")
        || ObjectiveCReader.read(source).functions.contains { $0.name == "main" }
    }
    if let statements = try? SwiftReader.read(source) {
      return statements.contains(where: \.isType)
    }
    let objectiveC = ObjectiveCReader.read(source)
    if objectiveC.errors.isEmpty, !objectiveC.implementations.isEmpty { return true }
    // Unreadable source still counts as a program; its findings say what is wrong.
    return SwiftReader.looksLikeTypes(source)
  }

  package func perform(in application: inout Application) throws(Refusal) {
    let program: ProgramRuntime.Program
    do throws(CodeFindings) {
      program = try ProgramRuntime.Program.read(self, in: application)
    } catch {
      let first = error.findings.first
      throw .code(
        CodeFault(
          message: first?.message ?? "It can't be read.", exception: nil,
          file: first?.file ?? "", line: first?.position.line,
          column: first?.position.column, isBound: true))
    }
    let source = files.flatMap { Array($0.text.utf8) }
    let machine: Machine
    if program.continued != nil, let running = application.runningCode as? Machine {
      machine = running
      machine.run(program, source: source)
    } else {
      machine = Machine(program)
      machine.source = source
      application.run(machine)
    }
    for remark in program.remarks { application.remark(remark) }
    machine.start(on: &application)
  }
}

/// The errors that prevent a source from running.
package struct CodeFindings: Error {
  /// Ordered by file and line.
  package let findings: [Finding]

  /// `first` is the number of the first file.
  init(_ findings: [Finding], in files: [RunCode.File], first: Int = 0) {
    self.findings = findings.map { finding in
      var finding = finding
      let number = finding.position.file - first
      if files.count > 1, files.indices.contains(number) { finding.file = files[number].name }
      return finding
    }.sorted {
      ($0.position.file, $0.position.line, $0.position.column)
        < ($1.position.file, $1.position.line, $1.position.column)
    }
  }
}
