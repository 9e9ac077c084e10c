import HTTP
import Testing
import WindowModel

@testable import Operations
@testable import WindowAPI
@testable import WindowService

@Suite struct LoggedCommandTests {
  @Test(arguments: [
    ("POST /windows\n{\"id\":\"a\"}", #"{"op":"createWindow","id":"a"}"#),
    ("POST /windows\n", #"{"op":"createWindow"}"#),
    ("POST /windows\n { } ", #"{"op":"createWindow"}"#),
    ("POST /windows/a/makeKey\n", #"{"op":"makeKey","on":"a"}"#),
    ("DELETE /references/a%2Db\nno JSON", #"{"op":"clearReference","on":"a-b"}"#),
    (
      "PUT /references/delegate.window\n{\"object\":null}",
      #"{"op":"setReference","on":"delegate.window","object":null}"#
    ),
    (
      "POST /application/present\n{\"from\":\"keyWindow\",\"viewController\":\"b\"}",
      #"{"op":"presentFromWindow","from":"keyWindow","viewController":"b"}"#
    ),
    (
      "POST /commands\n[{\"method\":\"POST\",\"path\":\"/views\",\"body\":{\"id\":\"v\"}}]",
      #"{"op":"runCommands","commands":[{"op":"createView","id":"v"}]}"#
    ),
    (
      "POST /commands\n{\"method\":\"DELETE\",\"path\":\"/views/v\"}",
      #"{"op":"releaseView","on":"v"}"#
    ),
    ("POST /commands\n[]", #"{"op":"runCommands","commands":[]}"#),
  ])
  func `the first format is read, and the second written`(first: String, second: String) throws {
    let command = try #require(LoggedCommand(stored: Array(first.utf8)))
    #expect(String(decoding: command.text, as: UTF8.self) == second)
    let again = try #require(LoggedCommand(stored: Array(second.utf8)))
    #expect(again.text == command.text)
    #expect(try again.command() == command.command())
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"op":"fly"}"#, #"{"op":1}"#, #"{"op":"makeKey","on":7}"#,
    #"{"op":"makeKey","on":"a"}x"#, #"{"op":"getWindow","on":"a"}"#,
    #"{"op":"runCommands","commands":[{"op":"runCommands","commands":[]}]}"#,
    #"{"op":"runCommands","commands":[7]}"#, #"{"op":"runCommands"}"#,
    #"{"op":"runCommands","on":"a","commands":[]}"#,
    #"{"op":"runCommands","commands":[],"id":"a"}"#, "POST /windows", "POST /nothing\n",
    "GET /windows\n",
    "POST /commands\n[7]", "POST windows\n", "POST /windows/%FF/makeKey\n",
  ])
  func `what is no command is none`(text: String) {
    #expect(LoggedCommand(stored: Array(text.utf8)) == nil)
  }

  @Test func `a document has the fields of a command in any order`() throws {
    let text =
      #"{"commands":[{"on":"a","op":"makeKey"},{"id":"v","op":"createView"}],"op":"runCommands"}"#
    let command = try #require(LoggedCommand(Array(text.utf8)))
    #expect(
      String(decoding: command.text, as: UTF8.self)
        == #"{"op":"runCommands","commands":[{"op":"makeKey","on":"a"},{"op":"createView","id":"v"}]}"#
    )
  }

  @Test func `a batch in a document has as many commands as another at most`() {
    func batch(_ count: Int) -> [UInt8] {
      let commands = Array(repeating: #"{"op":"createView"}"#, count: count)
      return Array(#"{"op":"runCommands","commands":[\#(commands.joined(separator: ","))]}"#.utf8)
    }
    #expect(LoggedCommand(batch(WindowAPI.mostCommands))?.parts.count == WindowAPI.mostCommands)
    #expect(LoggedCommand(batch(WindowAPI.mostCommands + 1)) == nil)
  }

  @Test func `every operation that changes a session is in the first format, batches too`() {
    #expect(Write.all.count == 74)
    // The first format had no programs, recognizers, constraints, pages, keyboard views, status bars of
    // controllers, or scenes side by side.
    let later = [
      "runProgram", "addConstraints", "changeConstraint", "removeConstraint", "swipePage",
      "reloadInputViews", "controllerReloadInputViews", "setNeedsStatusBarAppearanceUpdate",
      "changeScene",
    ]
    for write in Write.all
    where !later.contains(write.name) && !write.name.hasSuffix("GestureRecognizer") {
      let path = write.path.replacing(/\{[a-z]+\}/, with: "x")
      let command = FirstFormat.command(write.method.rawValue, path, body: [])
      #expect(command?.operation == write.name)
    }
    let batch = FirstFormat.command("POST", "/commands", body: Array("[]".utf8))
    #expect(batch?.isBatch == true)
  }
}
