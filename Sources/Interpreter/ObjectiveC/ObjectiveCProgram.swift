import SourceCode
import Syntax

extension Program {
  /// Reads files of Objective-C and checks them together.
  static func readObjectiveC(_ files: [RunCode.File], version: Double) throws(CodeFindings)
    -> Program
  {
    let program = Program(version: version, library: Library.program)
    var types: Set<String> = []
    // What a header declares, the files behind it name.
    for file in files { types.formUnion(ObjectiveCReader.typeNames(in: file.text)) }
    var source = ObjectiveCSource()
    for file in files { source.append(ObjectiveCReader.read(file.text, types: types)) }
    let checker = ObjectiveCChecker(program)
    checker.check(source)
    guard checker.findings.isEmpty else {
      throw CodeFindings(
        findings: checker.findings.sorted {
          ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
        }.map { finding in
          var finding = finding
          if files.count == 1 { finding.file = files[0].name }
          return finding
        })
    }
    return program
  }
}
