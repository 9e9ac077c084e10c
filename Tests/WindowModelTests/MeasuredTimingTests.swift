import TestSupport
import Testing
import WindowModel

/// The states of two controllers in tests that ran on UIKit: after the call (t0), after one turn of the
/// main queue (t1) and after the transition (t2). As there, the new controller's view is loaded right
/// after the call.
@Suite struct MeasuredTimingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let profiles: [Profile]
    /// The stack before, or nil for a plain root.
    var stack: [Identifier]?
    var style: ModalPresentationStyle?
    let command: Command
    /// The new controller, whose view is loaded.
    var coming: Identifier?
    let t0: [String: [String]]
    let t1: [String: [String]]
    let t2: [String: [String]]

    var testDescription: String { name }
  }

  static let whole = ["didLoad", "willApp", "didApp"]
  private static let old: [Profile] = [.ios8, .ios12]
  private static let new: [Profile] = [.ios13, .ios17]

  static let navigation: [Case] = [
    Case(
      name: "push, animated", profiles: Profile.allCases, stack: ["vc0"],
      command: .push("vc1", onto: "nav", animated: true), coming: "vc1", t0: ["vc1": ["didLoad"]],
      t1: ["vc0": ["willDis"], "vc1": ["didLoad", "willApp"]],
      t2: ["vc0": ["willDis", "didDis"], "vc1": whole]),
    Case(
      name: "push", profiles: Profile.allCases, stack: ["vc0"],
      command: .push("vc1", onto: "nav", animated: false), coming: "vc1",
      t0: ["vc1": ["didLoad"]], t1: ["vc0": ["willDis", "didDis"], "vc1": whole],
      t2: ["vc0": ["willDis", "didDis"], "vc1": whole]),
    Case(
      name: "the first of an empty stack", profiles: Profile.allCases, stack: [],
      command: .setViewControllers("nav", ["vc1"], animated: false), coming: "vc1",
      t0: ["vc1": ["didLoad"]], t1: ["vc1": whole], t2: ["vc1": whole]),
    Case(
      name: "pop, animated", profiles: Profile.allCases, stack: ["vc0", "vc1"],
      command: .pop("nav", animated: true), t0: [:], t1: ["vc0": ["willApp"], "vc1": ["willDis"]],
      t2: ["vc0": ["willApp", "didApp"], "vc1": ["willDis", "didDis"]]),
    Case(
      name: "pop", profiles: Profile.allCases, stack: ["vc0", "vc1"],
      command: .pop("nav", animated: false), t0: [:],
      t1: ["vc0": ["willApp", "didApp"], "vc1": ["willDis", "didDis"]],
      t2: ["vc0": ["willApp", "didApp"], "vc1": ["willDis", "didDis"]]),
  ]

  static let presentation: [Case] = [
    presents("fullScreen, animated", Profile.allCases, .fullScreen, true, covers: true),
    presents("fullScreen", Profile.allCases, .fullScreen, false, covers: true),
    presents("pageSheet, animated, from iOS 13 on", new, .pageSheet, true, covers: false),
    presents("pageSheet, animated, up to iOS 12", old, .pageSheet, true, covers: true),
    presents("pageSheet, from iOS 13 on", new, .pageSheet, false, covers: false),
    presents("pageSheet, up to iOS 12", old, .pageSheet, false, covers: true),
  ]

  private static func presents(
    _ name: String, _ profiles: [Profile], _ style: ModalPresentationStyle, _ animated: Bool,
    covers: Bool
  ) -> Case {
    let end: [String: [String]] =
      covers ? ["vc0": ["willDis", "didDis"], "vc1": whole] : ["vc1": whole]
    let begin: [String: [String]] =
      covers
      ? ["vc0": ["willDis"], "vc1": ["didLoad", "willApp"]] : ["vc1": ["didLoad", "willApp"]]
    return Case(
      name: name, profiles: profiles, style: style,
      command: .present(Presenting("vc1", on: .controller("vc0"), animated: animated)),
      coming: "vc1", t0: ["vc1": ["didLoad"]], t1: animated || !covers ? begin : end, t2: end)
  }

  @Test(arguments: navigation + presentation)
  func `as it was measured`(measured: Case) {
    for profile in measured.profiles { check(measured, on: profile) }
  }

  private func check(_ measured: Case, on profile: Profile) {
    var settings = Settings(profile: profile)
    settings.runLoop = .manual
    settings.knobs.scenes = .none
    let app = Transcript(settings)
    app.create("window")
    app.createController("vc0")
    app.createController("vc1") { $0.modalPresentationStyle = measured.style }
    if let stack = measured.stack {
      app.createController("nav", .navigationController) { $0.viewControllers = .some(stack) }
      for name in stack { app.loadView(name) }
    }
    app.setRoot(measured.stack == nil ? "vc0" : "nav", of: "window")
    app.makeKeyAndVisible("window")
    app.perform(.runLoop(turns: nil))

    let told = { (lines: [String]) in app.told(lines).filter { $0.key.hasPrefix("vc") } }
    var lines = app.perform(measured.command)
    if let coming = measured.coming { lines += app.loadView(coming) }
    #expect(told(lines) == measured.t0, "t0 on \(profile)")
    lines += app.nextTurn()
    #expect(told(lines) == measured.t1, "t1 on \(profile)")
    lines += app.perform(.runLoop(turns: nil))
    #expect(told(lines) == measured.t2, "t2 on \(profile)")
  }
}
