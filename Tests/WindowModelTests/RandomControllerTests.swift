import TestSupport
import Testing
import WindowModel

@Suite struct RandomControllerTests {
  @Test(
    arguments: [
      (Profile.ios8, RunLoopMode.manual), (.ios12, .automatic), (.ios12, .manual),
      (.ios13, .automatic), (.ios17, .manual),
    ], [true, false])
  func `after 10,000 commands each callback had its partner and each wrapper one view`(
    system: (Profile, RunLoopMode), isUndisturbed: Bool
  ) {
    let (profile, runLoop) = system
    var settings = Settings(profile: profile)
    settings.runLoop = runLoop
    settings.knobs.scenes = .none
    // A presented view that stays behind leaves its presenter no place of its own.
    settings.knobs.leavesPresentedViews = !isUndisturbed
    var app = Application(
      settings, capacity: .init(windows: 3, views: 60, depth: 12, controllers: 14))
    var generator = CommandGenerator(seed: profile == .ios12 ? 12 : 17)
    var witness = ControllerWitness(isUndisturbed: isUndisturbed)
    var appearances = 0
    var presentations = 0
    for number in 0..<10_000 {
      let command = generator.sceneryCommand(for: app)
      if isUndisturbed, command.movesViews { continue }
      guard let turn = try? app.perform(command) else { continue }
      for event in turn.events {
        guard case .controller(let id) = event.object else { continue }
        witness.see(event, id)
        appearances += event.name == .viewDidAppear ? 1 : 0
      }
      if command.action is Present { presentations += turn.diagnostics.isEmpty ? 1 : 0 }
      witness.compare(app)
      if let fault = witness.faults.first {
        Issue.record("\(fault), after \(number): \(command)")
        return
      }
    }
    #expect(appearances > 300)
    #expect(presentations > 100)
  }

  @Test(
    arguments: [(Profile.ios12, RunLoopMode.manual), (.ios17, .automatic)], [true, false])
  func `after 6,000 commands with pages each callback had its partner, and each page its place`(
    system: (Profile, RunLoopMode), isUndisturbed: Bool
  ) {
    var settings = Settings(profile: system.0)
    settings.runLoop = system.1
    settings.knobs.scenes = .none
    settings.knobs.leavesPresentedViews = false
    var app = Application(
      settings, capacity: .init(windows: 3, views: 60, depth: 16, controllers: 12))
    var generator = CommandGenerator(seed: 7)
    var witness = ControllerWitness(isUndisturbed: isUndisturbed)
    var names: [Event.Name: Int] = [:]
    for number in 0..<6000 {
      let command =
        number % 3 == 0 ? generator.sceneryCommand(for: app) : generator.pageCommand(for: app)
      if isUndisturbed, command.movesViews { continue }
      guard let turn = try? app.perform(command) else { continue }
      for event in turn.events {
        names[event.name, default: 0] += 1
        if case .controller(let id) = event.object { witness.see(event, id) }
      }
      witness.compare(app)
      if let fault = witness.faults.first {
        Issue.record("\(fault), after \(number): \(command)")
        return
      }
    }
    for name in [
      Event.Name.pageViewControllerBefore, .pageViewControllerAfter,
      .pageViewControllerDidFinishAnimating, .pageViewControllerWillTransition,
    ] { #expect(names[name, default: 0] > 20, "\(name)") }
  }

  @Test(
    arguments: [(Profile.ios12, RunLoopMode.manual), (.ios17, .automatic)], [true, false])
  func
    `after 6,000 commands with split views each callback had its partner, and each primary its place`(
      system: (Profile, RunLoopMode), isUndisturbed: Bool
    )
  {
    var settings = Settings(profile: system.0)
    settings.runLoop = system.1
    settings.knobs.scenes = .none
    settings.knobs.leavesPresentedViews = false
    var app = Application(
      settings, capacity: .init(windows: 3, views: 300, depth: 24, controllers: 60))
    var generator = CommandGenerator(seed: 7)
    var witness = ControllerWitness(isUndisturbed: isUndisturbed)
    var names: [Event.Name: Int] = [:]
    for number in 0..<6000 {
      let command =
        number % 3 == 0 ? generator.sceneryCommand(for: app) : generator.splitCommand(for: app)
      if isUndisturbed, command.movesViews { continue }
      guard let turn = try? app.perform(command) else { continue }
      for event in turn.events {
        names[event.name, default: 0] += 1
        if case .controller(let id) = event.object { witness.see(event, id) }
      }
      witness.compare(app)
      if let fault = witness.faults.first {
        Issue.record("\(fault), after \(number): \(command)")
        return
      }
    }
    for name in [
      Event.Name.splitViewControllerCollapseSecondary, .splitViewControllerShow,
      .splitViewControllerShowDetail,
    ] { #expect(names[name, default: 0] > 2, "\(name)") }
  }
}

extension Command {
  /// Whether the app may take a controller's view from where UIKit has put it.
  fileprivate var movesViews: Bool {
    switch action {
    case is InsertSubview, is RemoveFromSuperview, is Release: true
    case let create as CreateController: create.properties.view != nil
    case let change as ChangeController: change.properties.view != nil
    default: false
    }
  }
}
