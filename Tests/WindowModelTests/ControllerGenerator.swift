import TestSupport
import WindowModel

extension CommandGenerator {
  /// What can be done to controllers and to the run loop.
  mutating func controllerCommand(for app: Application) -> Command {
    switch Int.random(in: 0..<36, using: &random) {
    case 0..<8:
      .createController(
        identifier: random.chance(70) ? nil : view(in: app),
        class: random.pick([.viewController, "MyController", "UITableViewController"], else: "A"),
        properties: controllerProperties(in: app), retained: random.chance(80))
    case 8..<12: .changeController(controller(in: app), controllerProperties(in: app))
    case 12..<15: .loadView(controller(in: app))
    case 15..<20: .addChild(controller(in: app), to: controller(in: app))
    case 20..<24: insertion(in: app)
    case 24..<26: .removeFromParent(controller(in: app))
    case 26: .willMove(controller(in: app), toParent: parent(in: app))
    case 27: .didMove(controller(in: app), toParent: parent(in: app))
    case 28..<30:
      .beginAppearanceTransition(
        controller(in: app), isAppearing: random.chance(50), animated: random.chance(50))
    case 30..<32: .endAppearanceTransition(controller(in: app))
    case 32: .release(controller(in: app))
    default: .runLoop(turns: random.pick([1, 1, 2, nil, 0], else: 1))
    }
  }

  /// Mostly a controller that lives, else any object.
  mutating func controller(in app: Application) -> Identifier {
    let living = app.controllers.map(app.identifier)
    return random.chance(94) ? random.pick(living, else: "vc1") : view(in: app)
  }

  private mutating func parent(in app: Application) -> Identifier? {
    random.chance(50) ? controller(in: app) : nil
  }

  /// Puts a child's view into its parent's, or any controller's view anywhere.
  private mutating func insertion(in app: Application) -> Command {
    let pairs = app.controllers.compactMap { id -> (Identifier, Identifier)? in
      guard let child = app.controller(id), let view = child.view,
        let parent = child.parent.flatMap({ app.controller($0)?.view })
      else { return nil }
      return (app.identifier(of: view), app.identifier(of: parent))
    }
    guard let (view, parent) = pairs.randomElement(using: &random), random.chance(80) else {
      let views = app.controllers.compactMap { app.controller($0)?.view }
      return .insertSubview(
        random.pick(views.map(app.identifier), else: "v1"), into: view(in: app))
    }
    return .insertSubview(view, into: parent)
  }

  private mutating func controllerProperties(in app: Application) -> ControllerProperties {
    var properties = ControllerProperties()
    if random.chance(10) {
      properties.title = random.pick(["Home", nil, String(repeating: "x", count: 300)], else: nil)
    }
    if random.chance(20) {
      properties.view = random.chance(50) ? .some(nil) : .some(view(in: app))
    }
    if random.chance(8) {
      properties.viewClass = random.pick([.view, .window, "UIScrollView"], else: .view)
    }
    if random.chance(8) { properties.definesPresentationContext = random.chance(50) }
    if random.chance(15) { properties.forwardsAppearance = random.chance(60) }
    if random.chance(40) {
      properties.handles = random.pick([[], [.motion], [.touches, .presses]], else: [])
    }
    return properties
  }
}
