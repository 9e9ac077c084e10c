import TestSupport
import Testing

@testable import WindowModel

struct EndEditingTests {
  private var app = Application(Settings(profile: .standard))

  private mutating func editing(canResign: Bool = true) throws {
    _ = try app.perform(
      .createWindow(identifier: "w", properties: WindowProperties(), retained: true))
    _ = try app.perform(.makeKeyAndVisible("w"))
    for (name, superview) in [("form", "w"), ("other", "w")] as [(Identifier, Identifier)] {
      _ = try app.perform(
        .createView(
          identifier: name, properties: ViewProperties(), superview: superview, retained: true))
    }
    var properties = ViewProperties()
    properties.canResignFirstResponder = canResign
    _ = try app.perform(
      .createView(
        identifier: "field", class: .textField, properties: properties, superview: "form",
        retained: true))
    _ = try app.perform(.becomeFirstResponder("field"))
  }

  private mutating func endEditing(in view: Identifier, isForced: Bool = false) throws -> Turn {
    try app.perform(.endEditing(in: view, isForced: isForced))
  }

  @Test mutating func `a text field that lies in the view resigns`() throws {
    try editing()
    let turn = try endEditing(in: "w")
    #expect(
      turn.events.filter { $0.name == .resignFirstResponder }.map(\.object)
        == [.view(try #require(app.view("field")))])
    #expect(turn.result == app.view("field"))
    #expect(app.isFirstResponder(try #require(app.view("field"))) == false)
  }

  @Test mutating func `a view beside it ends nothing`() throws {
    try editing()
    let turn = try endEditing(in: "other", isForced: true)
    #expect(turn.result == nil && turn.notes == [.nothingEdited])
    #expect(app.isFirstResponder(try #require(app.view("field"))))
  }

  @Test mutating func `one that refuses resigns only by force`() throws {
    try editing(canResign: false)
    let asked = try endEditing(in: "form")
    #expect(asked.result == nil && asked.notes == [.cannotResignFirstResponder])
    let forced = try endEditing(in: "form", isForced: true)
    #expect(forced.result == app.view("field"))
  }
}
