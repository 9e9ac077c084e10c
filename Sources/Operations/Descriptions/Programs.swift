import CodePrinting
package import HTTP
package import Interpreter
import ProgramRuntime
import JSON
import Problems
import RequestBodies
import SourceCode
package import WindowModel
import Wire

extension Write {
  package static let programs = [runProgram]

  private static let runProgram = Write(
    "runProgram", RunCode.self, .session(.post, "/program"), what: "a program",
    fields: RunCode.fields,
    finish: { run throws(Problem) in
      guard !run.files.isEmpty else { throw .missing("files", example: runProgramExample) }
    },
    check: { command, application throws(Problem) in try Problem.check(command, application) },
    outcome: .init { json, application, _, _ in
      json.beginObject()
      json.application(application)
      json.endObject()
    },
    takesLong: true,
    code: .comment { _ in "The app's own code runs." },
    contract: """
      tags: [Sessions]
      summary: Run an app's code
      description: >-
       The app's classes, in Swift or Objective-C. What is not understood is refused. The code outside of functions
       runs first, then the delegates, or a lone controller is shown; from then on UIKit calls it. Its prints are
       events. Delays of up to 60 seconds pass after each command.
      x-rules: [code-1]
      requestBody:
       required: true
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewProgram'}
         examples: { lines: { value: {"files": [{"name": "main.swift", "text": "print(UIScreen.main.bounds)"}]} } }
      responses:
       '200':
        description: What came of it.
        content: { application/json: { schema: {$ref: '#/components/schemas/ApplicationReply'} } }
       '422': {$ref: '#/components/responses/Refused', description: 'It is not understood, or it crashes.'}
      """)

  private static let runProgramExample =
    #"{"files":[{"name":"main.swift","text":"print(UIScreen.main.bounds)"}]}"#
}

extension Problem {
  /// Refuses a program that can't be interpreted, with all findings.
  package static func check(_ command: Command, _ application: borrowing Application)
    throws(Problem)
  {
    guard let run = command.action as? RunCode else { return }
    do throws(CodeFindings) {
      _ = try Program.read(run, in: application)
    } catch {
      throw Problem(error)
    }
  }

  /// Reports the findings in a program that can't be interpreted.
  package init(_ findings: CodeFindings) {
    let lines = findings.findings.map { finding in
      let place = "line \(finding.position.line), column \(finding.position.column)"
      return finding.file.isEmpty
        ? "L\(place.dropFirst()): \(finding.message)"
        : "\(finding.file), \(place): \(finding.message)"
    }
    self.init(.invalidCode, lines.joined(separator: "\n"), hint: "Nothing has run.")
  }
}
