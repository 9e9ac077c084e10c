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
      if case .present = command { presentations += turn.diagnostics.isEmpty ? 1 : 0 }
      witness.compare(app)
      if let fault = witness.faults.first {
        Issue.record("\(fault), after \(number): \(command)")
        return
      }
    }
    #expect(appearances > 300)
    #expect(presentations > 100)
  }
}

extension Command {
  /// Whether the app may take a controller's view from where UIKit has put it.
  fileprivate var movesViews: Bool {
    switch self {
    case .insertSubview, .removeFromSuperview, .release: true
    case .createController(_, _, let properties, _), .changeController(_, let properties):
      properties.view != nil
    default: false
    }
  }
}

extension CommandGenerator {
  /// A command about controllers, or about the windows and views that they are seen in.
  mutating func sceneryCommand(for app: Application) -> Command {
    var properties = WindowProperties()
    switch Int.random(in: 0..<40, using: &random) {
    case 0:
      return .createWindow(identifier: nil, properties: properties, retained: true)
    case 1..<5:
      properties.isHidden = random.chance(30)
      return .changeWindow(window(in: app), properties)
    case 5..<8:
      properties.rootViewController = random.chance(10) ? .some(nil) : root(in: app)
      return .changeWindow(window(in: app), properties)
    case 8..<10: return .removeFromSuperview(view(in: app))
    case 10: return .release(view(in: app))
    case 11..<15 where app.settings.runLoop == .manual: return .runLoop(turns: 1)
    case 15..<24: return presentationCommand(for: app)
    default: return controllerCommand(for: app)
    }
  }

  private mutating func window(in app: Application) -> Identifier {
    random.pick(app.windows.map(app.identifier), else: "w1")
  }
}
