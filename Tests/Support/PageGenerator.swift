package import WindowModel

extension CommandGenerator {
  /// Commands on page view controllers.
  package mutating func pageCommand(for app: Application) -> Command {
    let books = app.controllers.filter { app.controller($0)?.controllerClass.kind == .pages }
    guard let book = books.randomElement(using: &random).map(app.identifier) else {
      var properties = ControllerProperties()
      properties.transitionStyle = random.chance(70) ? .scroll : .pageCurl
      properties.navigationOrientation = random.chance(70) ? .horizontal : .vertical
      return .createController(
        identifier: nil, class: .pageViewController, properties: properties, retained: true)
    }
    let direction: Pages.NavigationDirection = random.chance(60) ? .forward : .reverse
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<3:
      var properties = ControllerProperties()
      properties.pages = .some(
        random.chance(90) ? app.controllers.shuffled(using: &random).map(app.identifier) : nil)
      if random.chance(50) { properties.delegate = .some(controller(in: app)) }
      return .changeController(book, properties)
    case 3..<8:
      return .setPage(
        book, controller(in: app), direction, animated: random.chance(60),
        completion: random.chance(30) ? Completion("done") : nil)
    case 8..<15: return .swipePage(book, direction, isCancelled: random.chance(40))
    case 15..<17:
      var properties = WindowProperties()
      properties.rootViewController = .some(book)
      properties.isHidden = false
      return .changeWindow(window(in: app), properties)
    case 17: return .removeFromParent(controller(in: app))
    default: return .runLoop(turns: random.pick([1, nil], else: 1))
    }
  }
}
