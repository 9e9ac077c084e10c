import WindowModel

extension CommandGenerator {
  /// Commands on controllers and the run loop.
  mutating func controllerCommand(for app: Application) -> Command {
    let kinds = Set(app.controllers.compactMap { app.controller($0)?.controllerClass.kind })
    let hasContainers = kinds.contains(.navigation) && kinds.contains(.tabBar)
    return switch Int.random(in: 0..<(hasContainers ? 70 : 34), using: &random) {
    case 0..<8:
      .createController(
        identifier: random.chance(70) ? nil : view(in: app),
        class: random.pick(
          [
            .viewController, .viewController, "MyController", "UITableViewController",
            .navigationController, .tabBarController,
          ], else: "A"),
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
    case 33: .updateStatusBar(controller(in: app))
    case 34: .swipeBack(container(.navigation, in: app), isCancelled: random.chance(60))
    case 35: .changeController(container(.navigation, in: app), delegate(in: app))
    case 36..<44: push(in: app)
    case 44..<47: .pop(container(.navigation, in: app), animated: random.chance(50))
    case 47..<49:
      .popTo(
        controller(in: app), in: container(.navigation, in: app), animated: random.chance(50))
    case 49: .popToRoot(container(.navigation, in: app), animated: random.chance(50))
    case 50..<54:
      .setViewControllers(
        container(random.chance(50) ? .navigation : .tabBar, in: app), stack(in: app),
        animated: random.chance(50))
    case 54..<63: tap(in: app)
    case 63..<66: .select(selection(in: app), in: container(.tabBar, in: app))
    default: .runLoop(turns: random.pick([1, 1, 2, nil, 0], else: 1))
    }
  }

  /// Commands on presentations and alerts.
  mutating func presentationCommand(for app: Application) -> Command {
    let called = app.controllers.last {
      app.controller($0)?.presentation?.stage == .dismissCalled
    }
    if let called, random.chance(70) {
      return .dismiss(app.identifier(of: called), animated: random.chance(50))
    }
    return switch Int.random(in: 0..<39, using: &random) {
    case 34: .changeController(random.chance(50) ? free(in: app) : sheet(in: app), detents())
    case 35:
      .dragSheet(sheet(in: app), to: random.pick([.medium, .large, .custom(200)], else: .large))
    case 36..<38:
      .show(
        random.chance(80) ? free(in: app) : controller(in: app), from: controller(in: app),
        isDetail: random.chance(30))
    case 38: siblings(in: app)
    case 30..<32: .changeController(free(in: app), popover(in: app))
    case 32: .pullDown(sheet(in: app))
    case 33: .chooseAction(alert(in: app), "OK")
    case 0..<13:
      .present(
        Presenting(
          random.chance(97) ? free(in: app) : nil, on: receiver(in: app),
          animated: random.chance(50), completion: random.chance(50) ? Completion("done") : nil))
    case 13..<18:
      .dismiss(
        presented(in: app), animated: random.chance(50),
        completion: random.chance(50) ? Completion("done") : nil)
    case 18..<20: .pullDown(sheet(in: app))
    case 20: .changeController(sheet(in: app), modal())
    case 21:
      .createController(
        identifier: nil, class: .alertController, properties: alertProperties(),
        retained: random.chance(80))
    case 22: .chooseAction(alert(in: app), random.chance(90) ? "OK" : "x")
    case 23..<25:
      .createAlertView(
        identifier: random.chance(80) ? nil : view(in: app),
        AlertView(
          random.pick(AlertView.Kind.allCases, else: .alertView),
          buttons: random.chance(90) ? ["OK"] : ["Cancel", "OK"],
          style: random.pick(AlertView.Style.allCases, else: .standard)),
        retained: random.chance(80))
    case 25..<28: .showAlertView(alertView(in: app))
    default: .clickButton(alertView(in: app, isUp: true), random.chance(90) ? "OK" : "x")
    }
  }

  /// Usually a controller that is not shown.
  private mutating func free(in app: Application) -> Identifier {
    let free = app.controllers.filter { id in
      guard let controller = app.controller(id) else { return false }
      return controller.parent == nil && controller.window == nil && controller.presenting == nil
    }
    return random.chance(90)
      ? random.pick(free.map(app.identifier), else: "vc1") : controller(in: app)
  }

  /// Usually a visible controller.
  private mutating func receiver(in app: Application) -> Presenting.Receiver {
    if random.chance(5) { return .keyWindow }
    if random.chance(5) { return .delegateWindow }
    let seen = app.controllers.filter {
      app.controller($0)?.appearance.rawValue.hasPrefix("appear") == true
    }
    return .controller(
      random.chance(85) ? random.pick(seen.map(app.identifier), else: "vc1") : controller(in: app))
  }

  private mutating func presented(in app: Application) -> Identifier {
    let presented = app.controllers.filter { app.controller($0)?.presentation != nil }
    return random.chance(85)
      ? random.pick(presented.map(app.identifier), else: "vc1") : controller(in: app)
  }

  private mutating func alert(in app: Application) -> Identifier {
    let alerts = app.controllers.filter {
      app.controller($0)?.alert != nil && app.controller($0)?.presentation != nil
    }
    return random.chance(90)
      ? random.pick(alerts.map(app.identifier), else: "vc1") : controller(in: app)
  }

  private mutating func alertView(in app: Application, isUp: Bool = false) -> Identifier {
    let all = app.alertViews.filter { !isUp || $0.alertView.window != nil }
      .map { app.identifier(of: $0.id) }
    return random.chance(90) ? random.pick(all, else: "v1") : view(in: app)
  }

  /// Usually a sheet that is presented and frontmost.
  private mutating func sheet(in app: Application) -> Identifier {
    let sheets = app.controllers.filter { id in
      guard let controller = app.controller(id) else { return false }
      let form = controller.presentation?.form
      return (form == .sheet || form == .popover) && controller.presented == nil
    }
    return random.pick(sheets.map(app.identifier), else: presented(in: app))
  }

  /// A tap on a visible tab bar. If there is none, the next command towards one: adding tabs, a window, or a
  /// delegate with the same lifetime.
  private mutating func tap(in app: Application) -> Command {
    let tabBars = app.controllers.filter { app.controller($0)?.controllerClass.kind == .tabBar }
    let full = tabBars.filter { app.controller($0)?.children.isEmpty == false }
    let shown = full.last {
      app.controller($0)?.appearance == .appeared && app.controller($0)?.presented == nil
    }
    guard random.chance(90) else {
      return .tapTab(random.pick([0, 1], else: 0), of: container(.tabBar, in: app))
    }
    guard let shown, let controller = app.controller(shown) else {
      let free = full.last {
        app.controller($0)?.parent == nil && app.controller($0)?.window == nil
      }
      guard let free else {
        return .setViewControllers(container(.tabBar, in: app), tabs(in: app), animated: false)
      }
      var properties = WindowProperties()
      properties.rootViewController = .some(app.identifier(of: free))
      properties.isHidden = false
      return .changeWindow(window(in: app), properties)
    }
    return lackingDelegate(controller, shown, in: app)
      ?? .tapTab(random.pick([0, 0, 1], else: 0), of: app.identifier(of: shown))
  }

  /// A push; most stacks on screen have a delegate for it.
  private mutating func push(in app: Application) -> Command {
    let shown = app.controllers.last { id in
      guard let controller = app.controller(id) else { return false }
      return controller.controllerClass.kind == .navigation && controller.appearance == .appeared
    }
    if let shown, let stack = app.controller(shown), random.chance(80),
      let command = lackingDelegate(stack, shown, in: app)
    {
      return command
    }
    return .push(
      controller(in: app), onto: container(.navigation, in: app), animated: random.chance(50))
  }

  /// Makes a container's first child its delegate, with the same lifetime, if it has none.
  private func lackingDelegate(
    _ controller: ViewController, _ id: NodeID, in app: Application
  ) -> Command? {
    if let delegate = controller.stack?.delegate, app.controller(delegate) != nil { return nil }
    guard let child = controller.children.first else { return nil }
    var properties = ControllerProperties()
    properties.delegate = .some(app.identifier(of: child))
    return .changeController(app.identifier(of: id), properties)
  }

  /// Stacks and other controllers without a container.
  private func tabs(in app: Application) -> [Identifier] {
    let free = app.controllers.filter {
      app.controller($0)?.controllerClass.kind != .tabBar && app.controller($0)?.parent == nil
        && app.controller($0)?.window == nil
    }
    return free.prefix(3).map(app.identifier)
  }

  private mutating func delegate(in app: Application) -> ControllerProperties {
    var properties = ControllerProperties()
    properties.delegate = random.chance(90) ? .some(controller(in: app)) : .some(nil)
    return properties
  }

  /// Popover properties; most make it a popover on a phone too.
  private mutating func popover(in app: Application) -> ControllerProperties {
    var properties = ControllerProperties()
    var popover = PopoverProperties()
    if random.chance(90) { properties.modalPresentationStyle = .popover }
    if random.chance(80) {
      popover.sourceView = random.chance(90) ? .some(view(in: app)) : .some(nil)
    }
    if random.chance(30) { popover.barButtonItem = random.chance(80) ? .some("Share") : .some(nil) }
    if random.chance(30) {
      popover.sourceRect = Rect(x: 10, y: 20, width: random.chance(90) ? 30 : -1, height: 40)
    }
    if random.chance(30) {
      popover.permittedArrowDirections = random.pick([[.up], [.left, .down], []], else: [])
    }
    if random.chance(70) {
      popover.adaptivePresentationStyle = random.pick(
        [ModalPresentationStyle.none, ModalPresentationStyle.none, .fullScreen, .popover],
        else: ModalPresentationStyle.none)
    }
    if random.chance(30) { properties.preferredContentSize = Size(width: 200, height: 300) }
    properties.popover = popover
    return properties
  }

  /// A sheet's detents, usually two or more.
  private mutating func detents() -> ControllerProperties {
    var properties = ControllerProperties()
    var sheet = SheetProperties()
    if random.chance(80) {
      sheet.detents = random.pick(
        [[.medium, .large], [.custom(200), .medium, .large], [.medium], [], [.custom(-1)]],
        else: [.large])
    }
    if random.chance(50) {
      sheet.selected = random.pick([.some(.medium), .some(.large), .some(nil)], else: .some(nil))
    }
    if random.chance(50) { sheet.largestUndimmed = random.pick([.medium, .large], else: .medium) }
    properties.sheet = sheet
    return properties
  }

  /// A transition between two children of the app's own container, if there is one.
  private mutating func siblings(in app: Application) -> Command {
    let parent = app.controllers.last { id in
      guard let controller = app.controller(id) else { return false }
      return controller.controllerClass.kind == .plain && controller.children.count > 1
    }
    let children = parent.flatMap(app.controller)?.children ?? []
    return .transition(
      from: children.first.map(app.identifier) ?? controller(in: app),
      to: children.last.map(app.identifier) ?? controller(in: app),
      in: parent.map(app.identifier) ?? controller(in: app), animated: random.chance(50),
      completion: random.chance(50) ? Completion("done") : nil)
  }

  private mutating func modal() -> ControllerProperties {
    var properties = ControllerProperties()
    properties.isModalInPresentation = random.chance(60)
    return properties
  }

  private mutating func alertProperties() -> ControllerProperties {
    var properties = ControllerProperties()
    properties.alert.actions =
      random.chance(90) ? [.init("OK")] : [.init("a", .cancel), .init("b", .cancel)]
    if random.chance(40) { properties.alert.textFields = ["Name"] }
    if random.chance(30) { properties.alert.preferredStyle = .actionSheet }
    if random.chance(30) {
      properties.alert.message = random.pick(
        ["Why", nil, String(repeating: "x", count: 300)], else: nil)
    }
    return properties
  }

  /// Usually an existing controller, otherwise any object.
  mutating func controller(in app: Application) -> Identifier {
    let living = app.controllers.map(app.identifier)
    return random.chance(94) ? random.pick(living, else: "vc1") : view(in: app)
  }

  /// Usually a container, otherwise any controller.
  mutating func root(in app: Application) -> Identifier {
    let containers = app.controllers.filter { app.controller($0)?.stack != nil }
    return random.chance(60)
      ? random.pick(containers.map(app.identifier), else: "vc1") : controller(in: app)
  }

  /// Usually a container of a kind, preferably shown by a window.
  private mutating func container(
    _ kind: ControllerClass.Kind, in app: Application
  ) -> Identifier {
    let all = app.controllers.filter { app.controller($0)?.controllerClass.kind == kind }
    let shown = all.filter { app.controller($0)?.appearance == .appeared }
    guard random.chance(94) else { return controller(in: app) }
    return random.pick((shown.isEmpty ? all : shown).map(app.identifier), else: "vc1")
  }

  /// A few controllers without a container, occasionally with a duplicate.
  private mutating func stack(in app: Application) -> [Identifier] {
    let free = app.controllers.filter {
      app.controller($0)?.controllerClass.kind != .navigation
        && app.controller($0)?.parent == nil && app.controller($0)?.window == nil
    }
    return (0..<Int.random(in: 0..<3, using: &random)).map { _ in
      random.chance(90) ? random.pick(free.map(app.identifier), else: "vc1") : controller(in: app)
    }
  }

  private mutating func selection(in app: Application) -> TabSelection {
    random.chance(60) ? .index(max(0, index() - 1)) : .controller(controller(in: app))
  }

  private mutating func parent(in app: Application) -> Identifier? {
    random.chance(50) ? controller(in: app) : nil
  }

  /// Inserts a child's view into its parent's, or any controller's view anywhere.
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

  private mutating func changeScreen(_ change: inout ScreenPreferencesChange, in app: Application) {
    if random.chance(60) { change.prefersStatusBarHidden = random.chance(60) }
    if random.chance(30) { change.capturesStatusBar = random.chance(60) }
    if random.chance(30) { change.statusBarChild = .some(controller(in: app)) }
    if random.chance(30) {
      change.supportedOrientations = random.pick([[.portrait], [.landscapeLeft], []], else: [])
    }
    if random.chance(20) { change.shouldAutorotate = random.chance(50) }
  }

  mutating func controllerProperties(in app: Application) -> ControllerProperties {
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
    if random.chance(30) { properties.viewControllers = stack(in: app) }
    if random.chance(5) { properties.isNavigationBarHidden = random.chance(50) }
    if random.chance(5) { properties.isToolbarHidden = random.chance(50) }
    if random.chance(5) { properties.prefersLargeTitles = random.chance(50) }
    if random.chance(5) {
      properties.largeTitleDisplayMode = random.pick(
        ViewController.LargeTitleDisplayMode.allCases, else: .never)
    }
    if random.chance(10) { properties.hidesBottomBarWhenPushed = random.chance(70) }
    if random.chance(10) {
      properties.extendedEdges = random.pick(
        [[], [.top], Set(GestureSettings.Edge.allCases)], else: [])
    }
    if random.chance(10) { changeScreen(&properties.screen, in: app) }
    if random.chance(5) {
      properties.additionalSafeAreaInsets = EdgeInsets(
        top: random.chance(80) ? 10 : .nan, left: 0, bottom: 1, right: 2)
    }
    if random.chance(15) { properties.definesPresentationContext = random.chance(70) }
    if random.chance(10) { properties.respondsTo = [selector()] }
    if random.chance(20) { properties.canBecomeFirstResponder = random.chance(80) }
    if random.chance(5) { properties.canResignFirstResponder = random.chance(50) }
    if random.chance(30) {
      properties.modalPresentationStyle = random.pick(
        ModalPresentationStyle.allCases, else: .automatic)
    }
    if random.chance(10) { properties.isModalInPresentation = random.chance(50) }
    if random.chance(15) { properties.forwardsAppearance = random.chance(60) }
    if random.chance(40) {
      properties.handles = random.pick([[], [.motion], [.touches, .presses]], else: [])
    }
    return properties
  }
}
