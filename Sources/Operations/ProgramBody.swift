import HTTP
import Interpreter
import ProgramRuntime
import JSON
import Problems
import RequestBodies
import WindowModel

extension RunCode {
  /// The maximum number of files of a program.
  static let mostFiles = 16

  /// The fields of a program.
  static let fields: [Body.Field<RunCode>] = [
    .init("files", example: #"[{"name":"main.swift","text":"print(UIScreen.main.bounds)"}]"#) {
      body, it throws(Problem) in
      var files: [File] = []
      try body.array { body, index throws(Problem) in
        guard index < mostFiles else {
          throw body.invalid("A program has \(mostFiles) files at most.")
        }
        files.append(try body.file())
      }
      it.files = files
    },
    .init("continues", example: "true") { body, it throws(Problem) in
      it.continues = try body.bool()
    },
  ]
}

extension Body {
  fileprivate mutating func file() throws(Problem) -> RunCode.File {
    var file: (name: String, text: String?) = ("main.swift", nil)
    try object(
      "a file",
      [
        .init("name", example: "\"AppDelegate.swift\"") { body, it throws(Problem) in
          let name = try body.string()
          guard !name.isEmpty, name.utf8.count <= 255 else {
            throw body.invalid("A file's name has 1 to 255 bytes.")
          }
          it.name = name
        },
        .init("text", example: "\"print(UIScreen.main.bounds)\"") { body, it throws(Problem) in
          let text = try body.string()
          guard text.utf8.count <= Program.mostSource else {
            throw body.invalid("A program has \(Program.mostSource) bytes at most.")
          }
          it.text = text
        },
      ], into: &file)
    guard let text = file.text else { throw missing("text") }
    return RunCode.File(name: file.name, text: text)
  }
}
