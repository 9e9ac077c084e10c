import WindowModel

extension CommandGenerator {
  /// A nib with at most one window, so that its first object determines the new front window.
  mutating func nib(in app: Application) -> Nib {
    var nib = Nib()
    if random.chance(60) {
      var window = Nib.WindowObject()
      window.archive = archive(in: app)
      window.properties = windowProperties(in: app)
      window.isFullScreenAtLaunch = random.chance(50)
      window.subviews = viewObjects(depth: 2, in: app)
      if random.chance(40) { window.rootViewController = controllerObject(in: app) }
      nib.windows = [window]
    }
    if random.chance(30) { nib.controllers = [controllerObject(in: app)] }
    if random.chance(30) { nib.views = viewObjects(depth: 3, in: app) }
    return nib
  }

  private mutating func controllerObject(in app: Application) -> Nib.ControllerObject {
    var controller = Nib.ControllerObject()
    controller.archive = archive(in: app)
    if random.chance(30) { controller.properties = controllerProperties(in: app) }
    if random.chance(60) { controller.view = viewObject(depth: 2, in: app) }
    return controller
  }

  private mutating func viewObjects(depth: Int, in app: Application) -> [Nib.ViewObject] {
    guard depth > 0 else { return [] }
    return (0..<Int.random(in: 0...2, using: &random)).map { _ in
      viewObject(depth: depth, in: app)
    }
  }

  private mutating func viewObject(depth: Int, in app: Application) -> Nib.ViewObject {
    var view = Nib.ViewObject()
    view.archive = archive(in: app)
    if random.chance(20) { view.properties = viewProperties() }
    view.subviews = viewObjects(depth: depth - 1, in: app)
    return view
  }

  private mutating func archive(in app: Application) -> Nib.Archive {
    var archive = Nib.Archive()
    if random.chance(4) { archive.identifier = view(in: app) }
    if random.chance(20) { archive.outlets = [random.pick(names, else: .delegateWindow)] }
    return archive
  }
}
