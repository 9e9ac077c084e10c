import Testing
import WindowModel

@testable import WindowAPI
@testable import WindowService

/// The command names in event streams.
@Suite struct CommandNameTests {
  /// Operations whose command has another name.
  private static let others = [
    "releaseWindow": "release", "releaseView": "release", "releaseController": "release",
    "exchangeSubview": "exchangeSubviews", "sendInput": "input", "willMove": "willMoveToParent",
    "didMove": "didMoveToParent", "controllerBecomeFirstResponder": "becomeFirstResponder",
    "controllerReloadInputViews": "reloadInputViews",
    "controllerResignFirstResponder": "resignFirstResponder", "presentFromWindow": "present",
    "createAlert": "createAlertView", "showAlert": "show", "stepRunLoop": "runLoop",
    "clearReference": "setReference", "runCommands": "batch",
  ]

  @Test func `a command has the name of its operation, or of UIKit's method`() throws {
    var session = try CodeSession(Settings(profile: .ios13))
    for golden in CodeGolden.all { session.send(golden.command) }
    let history = session.service(
      "GET /sessions/demo/events?include=command&limit=10000", "Accept: application/json")
    let names = (history[["events"]]?.elements ?? []).compactMap { $0["command"]?.text }
    #expect(names.count == session.steps.count)
    var commands: [String: String] = [:]
    for (operation, name) in zip(session.operations, names) {
      commands[operation] = name
      #expect(name == Self.others[operation] ?? operation, "\(operation)")
    }
    let all = WindowAPI.routes.filter { $0.write != nil || $0.isBatch }.map(\.operation)
    // Scenes share only an iPad's screen.
    #expect(Set(commands.keys).union(["changeScene"]) == Set(all))
  }
}
