import TestSupport
import Testing
import WindowModel

@Suite struct RandomControllerTests {
  @Test(
    arguments: [
      (Profile.ios8, RunLoopMode.manual), (.ios12, .automatic), (.ios12, .manual),
      (.ios13, .automatic), (.ios17, .manual),
    ], [true, false])
  func `after 4,000 commands each callback had its partner and each wrapper one view`(
    system: (Profile, RunLoopMode), isUndisturbed: Bool
  ) {
    let profile = system.0
    // A presented view that stays behind leaves its presenter no place of its own.
    let app = app(
      system, leavesPresentedViews: !isUndisturbed, views: 60, depth: 12, controllers: 14)
    var presentations = 0
    let told = follow(
      4000, of: app, seed: profile == .ios12 ? 12 : 17, isUndisturbed,
      { generator, app, number in
        number % 40 == 0 ? generator.splitCommand(for: app) : generator.sceneryCommand(for: app)
      },
      see: { command, turn in
        if command.action is Present, turn.diagnostics.isEmpty { presentations += 1 }
      })
    #expect(told[.viewDidAppear, default: 0] > 100)
    #expect(presentations > 40)
  }

  @Test(
    arguments: [(Profile.ios12, RunLoopMode.manual), (.ios17, .automatic)], [true, false])
  func `after 3,000 commands with pages each callback had its partner, and each page its place`(
    system: (Profile, RunLoopMode), isUndisturbed: Bool
  ) {
    let told = follow(
      3000, of: app(system, views: 60, depth: 16, controllers: 12), seed: 7, isUndisturbed
    ) { generator, app, number in
      number % 3 == 0 ? generator.sceneryCommand(for: app) : generator.pageCommand(for: app)
    }
    for name in [
      Event.Name.pageViewControllerBefore, .pageViewControllerAfter,
      .pageViewControllerDidFinishAnimating, .pageViewControllerWillTransition,
    ] { #expect(told[name, default: 0] > 10, "\(name)") }
  }

  @Test(
    arguments: [(Profile.ios12, RunLoopMode.manual), (.ios17, .automatic)], [true, false])
  func
    `after 3,000 commands with split views each callback had its partner, and each primary its place`(
      system: (Profile, RunLoopMode), isUndisturbed: Bool
    )
  {
    let told = follow(
      3000, of: app(system, views: 300, depth: 24, controllers: 60), seed: 7, isUndisturbed
    ) { generator, app, number in
      number % 3 == 0 ? generator.sceneryCommand(for: app) : generator.splitCommand(for: app)
    }
    for name in [
      Event.Name.splitViewControllerCollapseSecondary, .splitViewControllerShow,
      .splitViewControllerShowDetail,
    ] { #expect(told[name, default: 0] > 2, "\(name)") }
  }

  private func app(
    _ system: (Profile, RunLoopMode), leavesPresentedViews: Bool = false, views: Int, depth: Int,
    controllers: Int
  ) -> Application {
    var settings = Settings(profile: system.0)
    settings.runLoop = system.1
    settings.knobs.scenes = .none
    settings.knobs.leavesPresentedViews = leavesPresentedViews
    return Application(
      settings, capacity: .init(windows: 3, views: views, depth: depth, controllers: controllers))
  }

  /// Carries out commands and checks the controllers' events, up to the first error. Returns how often
  /// each event was posted.
  private func follow(
    _ count: Int, of beginning: Application, seed: UInt64, _ isUndisturbed: Bool,
    _ next: (inout CommandGenerator, Application, Int) -> Command,
    see: (Command, Turn) -> Void = { _, _ in }
  ) -> [Event.Name: Int] {
    var app = beginning
    var generator = CommandGenerator(seed: seed)
    var witness = ControllerWitness(isUndisturbed: isUndisturbed)
    var told: [Event.Name: Int] = [:]
    for number in 0..<count {
      let command = next(&generator, app, number)
      if isUndisturbed, command.movesViews { continue }
      guard let turn = try? app.perform(command) else { continue }
      for event in turn.events {
        told[event.name, default: 0] += 1
        if case .controller(let id) = event.object { witness.see(event, id) }
      }
      see(command, turn)
      witness.compare(app)
      if let fault = witness.faults.first {
        Issue.record("\(fault), after \(number): \(command)")
        break
      }
    }
    return told
  }
}

extension Command {
  /// Whether the app may move a controller's view from where UIKit has put it.
  fileprivate var movesViews: Bool {
    switch action {
    case is InsertSubview, is RemoveFromSuperview, is Release: true
    case let create as CreateController: create.properties.view != nil
    case let change as ChangeController: change.properties.view != nil
    default: false
    }
  }
}
