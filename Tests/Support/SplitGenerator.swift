package import WindowModel

extension CommandGenerator {
  /// Commands on split view controllers and the stacks in them.
  package mutating func splitCommand(for app: Application) -> Command {
    let splits = app.controllers.filter { app.controller($0)?.stack?.split != nil }
    guard random.chance(90), let split = splits.randomElement(using: &random).map(app.identifier)
    else {
      var properties = ControllerProperties()
      properties.viewControllers = .some(columns(of: app))
      properties.delegate = .some(random.chance(70) ? controller(in: app) : nil)
      properties.collapsesSecondary = random.chance(40)
      return .createController(
        identifier: nil, class: .splitViewController, properties: properties,
        retained: random.chance(80))
    }
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<2:
      return .createController(
        identifier: nil, class: .navigationController, properties: ControllerProperties(),
        retained: true)
    case 2..<4:
      var properties = ControllerProperties()
      properties.viewControllers = .some(columns(of: app))
      return .changeController(split, properties)
    case 4..<8:
      var properties = WindowProperties()
      properties.rootViewController = .some(split)
      properties.isHidden = false
      return .changeWindow(window(in: app), properties)
    case 8..<10: return .show(controller(in: app), from: split)
    case 10..<13: return .show(controller(in: app), from: split, isDetail: true)
    case 13: return .show(controller(in: app), from: controller(in: app), isDetail: true)
    case 14: return .removeFromParent(controller(in: app))
    case 15: return .pop(controller(in: app), animated: random.chance(50))
    case 16: return .swipeBack(controller(in: app), isCancelled: random.chance(50))
    case 17: return .release(random.chance(50) ? split : controller(in: app))
    default: return .runLoop(turns: random.pick([1, nil], else: 1))
    }
  }

  /// A primary controller, preferably a navigation controller, and perhaps a secondary one.
  private mutating func columns(of app: Application) -> [Identifier] {
    let free = app.controllers.filter { id in
      app.controller(id).map { $0.parent == nil && $0.window == nil && $0.presenting == nil }
        ?? false
    }
    let stacks = free.filter { app.controller($0)?.controllerClass.kind == .navigation }
    let primary = random.chance(80) ? stacks.randomElement(using: &random) : nil
    let secondary = free.randomElement(using: &random).map(app.identifier)
    let first = primary.map(app.identifier) ?? controller(in: app)
    return [first] + (secondary.map { [$0] } ?? []).filter { $0 != first && random.chance(75) }
  }
}
