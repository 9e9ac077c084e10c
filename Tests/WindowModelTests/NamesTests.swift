import Testing
import WindowModel

/// The words that clients see.
@Suite struct NamesTests {
  @Test func `events have the names of UIKit's notifications`() {
    #expect(
      Event.Name.allCases.map(\.rawValue) == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification",
        "UIWindowDidBecomeKeyNotification", "UIWindowDidResignKeyNotification", "dealloc",
      ])
  }

  @Test func `the four notifications are window events, dealloc is a reference event`() {
    #expect(Event.Name.allCases.map(\.group) == [.window, .window, .window, .window, .reference])
  }

  @Test func `commands have the names of UIKit's methods where there are any`() {
    let properties = WindowProperties()
    let commands: [Command] = [
      .createWindow(identifier: nil, properties: properties, retained: true),
      .changeWindow("home", properties), .makeKeyAndVisible("home"), .makeKey("home"),
      .release("home"), .setReference(.delegateWindow, to: nil),
    ]
    #expect(
      commands.map(\.name) == [
        "createWindow", "changeWindow", "makeKeyAndVisible", "makeKey", "release", "setReference",
      ])
  }

  @Test(arguments: Note.allCases)
  func `a note is a sentence, with a rule behind it`(note: Note) {
    #expect(note.rawValue.last == ".")
    #expect(note.rule == (note == .noScene ? .windows1_8 : expected(note)))
  }

  private func expected(_ note: Note) -> Rule {
    [.alreadyVisible, .alreadyHidden].contains(note) ? .windows2_4 : .windows2_5
  }
}
