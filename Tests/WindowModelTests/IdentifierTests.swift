import TestSupport
import Testing
import WindowModel

@Suite struct IdentifierTests {
  @Test(arguments: ["a", "Z", "w1", "my-window_2", "a-", "a_"])
  func `an identifier has letters, digits, dashes and underscores`(text: String) throws {
    let identifier = try #require(Identifier(text))
    #expect(identifier.text == text)
    #expect("\(identifier)" == text)
  }

  @Test(arguments: [
    "", "1", "-a", "_a", "a.b", "a b", "ä", "é", "a\0", "a\n", "w１", "/", "@", "[", "`", "{",
  ])
  func `any other text is none`(text: String) {
    #expect(Identifier(text) == nil)
  }

  @Test func `an identifier has 64 characters at most`() {
    #expect(Identifier(String(repeating: "a", count: 64)) != nil)
    #expect(Identifier(String(repeating: "a", count: 65)) == nil)
  }

  @Test func `identifiers tell capitals from small letters`() {
    let app = Transcript()
    app.create("home")
    app.create("Home")
    #expect(app.windows == ["home", "Home"])
  }

  @Test func `a window without an identifier gets the next one that nobody took`() {
    let app = Transcript()
    app.create("w2")
    app.create(nil)
    app.create(nil)
    app.create("w4", retained: false)
    app.create(nil)
    #expect(app.windows == ["w2", "w1", "w3", "w5"])
  }

  @Test func `an identifier is never used again, counted or chosen`() {
    let app = Transcript()
    app.create(nil)
    app.release("w1")
    app.create(nil)
    #expect(app.windows == ["w2"])
    let again = Command.createWindow(
      identifier: "w1", properties: WindowProperties(), retained: true)
    #expect(app.refusal(of: again) == .identifierTaken("w1"))
  }

  @Test func `an object keeps its identifier after it is gone`() throws {
    let app = Transcript()
    app.create("home")
    let home = try #require(app.app.window("home"))
    app.release("home")
    #expect(app.app.identifier(of: home) == "home")
    #expect(app.app.window("home") == nil)
    #expect(app.app.view(home) == nil)
  }

  @Test func `objects compare by age`() throws {
    let app = Transcript()
    app.create("young")
    app.create("younger")
    #expect(try #require(app.app.window("young")) < #require(app.app.window("younger")))
  }

  @Test func `a counted identifier passes over a variable that holds another object`() {
    let app = Transcript()
    app.create("home")
    app.set("w1", to: "home")
    app.create(nil)
    #expect(app.windows == ["home", "w2"])
  }
}
