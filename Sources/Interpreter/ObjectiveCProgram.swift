import ObjectiveCChecking
import ObjectiveCSyntax
import ProgramRuntime
import SourceCode
import SwiftLibrary
import Syntax

extension ProgramRuntime.Program {
  /// Parses Objective-C files and checks them together.
  static func readObjectiveC(_ files: [RunCode.File], version: Double) throws(CodeFindings)
    -> ProgramRuntime.Program
  {
    let program = ProgramRuntime.Program(version: version, library: Library.program)
    var types: Set<String> = []
    // Each file may use the types that another one declares.
    for file in files { types.formUnion(ObjectiveCReader.typeNames(in: file.text)) }
    var source = ObjectiveCSource()
    for (number, file) in files.enumerated() {
      source.append(ObjectiveCReader.read(file.text, types: types, file: number))
    }
    let checker = ObjectiveCChecker(program)
    checker.check(source)
    guard checker.findings.isEmpty else { throw CodeFindings(checker.findings, in: files) }
    program.fileNames = files.map(\.name)
    return program
  }
}
