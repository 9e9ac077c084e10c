package import ProgramRuntime
package import WindowModel

/// View controllers.
extension Library {
  /// A property read from a controller and set by a command.
  private static func controller(
    _ read: @escaping @Sendable (ViewController) -> Value,
    _ write: (@Sendable (inout ControllerProperties, Value) -> Void)? = nil
  ) -> NativeProperty {
    node(
      { $1.controller($0).map(read) ?? .none },
      set: setting(write) { machine, value, write throws(Halt) in
        try machine.changeController(value, write)
      })
  }

  private static let setControllers: NativeProperty.Set = { machine, value, new throws(Halt) in
    try machine.setControllers(value, new, animated: false)
  }

  private static let titleModes = ViewController.LargeTitleDisplayMode.allCases

  static let styles: [ModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
    .overCurrentContext,
    .popover, .custom, .none, .automatic,
  ]

  package static let controllerProperties: [String: NativeProperty] = [
    "UIViewController.view": NativeProperty(
      get: { machine, value throws(Halt) in
        let node = try machine.node(value)
        if let view = try machine.read({ $0.controller(node)?.view }) {
          return try machine.object(view)
        }
        var command = LoadView()
        command.controller = try machine.identifier(value)
        try machine.carryOut(command)
        return try machine.object(try machine.read { $0.controller(node)?.view })
      },
      set: { machine, value, new throws(Halt) in
        let view: Identifier? = new.isNone ? nil : try machine.identifier(new)
        try machine.changeController(value) { $0.view = .some(view) }
      }),
    "UIViewController.viewIfLoaded": other { $1.controller($0)?.view },
    "UIViewController.isViewLoaded": flag { $1.controller($0)?.isViewLoaded ?? false },
    "UIViewController.title": node(
      { ($1.controller($0)?.title).map { .string($0) } ?? .none },
      set: { machine, value, new throws(Halt) in
        try machine.changeController(value) { $0.title = .some(new.isNone ? nil : new.string) }
        for item in ["ownNavigationItem", "tabBarItem"] {
          let item = machine.field(item, of: value)
          if !item.isNone { machine.setField("title", of: item, new) }
        }
      }),
    "UIViewController.parent": other { $1.controller($0)?.parent },
    "UIViewController.children": others { $1.controller($0)?.children ?? [] },
    "UIViewController.presentedViewController": other { $1.presentedController(of: $0) },
    "UIViewController.presentingViewController": other { $1.presentingController(of: $0) },
    "UIViewController.navigationController": other { $1.container(of: $0, .navigation) },
    "UIViewController.tabBarController": other { $1.container(of: $0, .tabBar) },
    "UIViewController.splitViewController": other { $1.container(of: $0, .split) },
    "UIViewController.isBeingPresented": flag {
      $1.controller($0)?.presentation?.isBeingPresented ?? false
    },
    "UIViewController.isBeingDismissed": flag {
      $1.controller($0)?.presentation?.isBeingDismissed ?? false
    },
    "UIViewController.isMovingToParent": flag { $1.isMoving($0) == true },
    "UIViewController.isMovingFromParent": flag { $1.isMoving($0) == false },
    "UIViewController.modalPresentationStyle": node(
      { id, application in
        let controller = application.controller(id)
        var style =
          controller?.modalPresentationStyle
          ?? (application.settings.knobs.defaultModalStyle == .fullScreen
            ? .fullScreen : .automatic)
        // The getter resolves the automatic style.
        if style == .automatic, controller?.alert == nil { style = .pageSheet }
        return .element(styles.firstIndex(of: style) ?? 0, [])
      },
      set: { machine, value, new throws(Halt) in
        guard case .element(let index, _) = new, styles.indices.contains(index) else { return }
        try machine.changeController(value) { $0.modalPresentationStyle = styles[index] }
      }),
    "UIViewController.isModalInPresentation": controller(
      { .bool($0.isModalInPresentation) }, { $0.isModalInPresentation = $1.bool }),
    "UIViewController.hidesBottomBarWhenPushed": controller(
      { .bool($0.hidesBottomBarWhenPushed) }, { $0.hidesBottomBarWhenPushed = $1.bool }),
    "UIViewController.ownLargeTitleMode": controller(
      { .int(titleModes.firstIndex(of: $0.largeTitleDisplayMode) ?? 0) },
      { $0.largeTitleDisplayMode = titleModes.indices.contains($1.int) ? titleModes[$1.int] : nil }),
    "UINavigationBar.prefersLargeTitles": node(
      { id, application in
        let owner = application.view(id)?.owner
        return .bool(
          owner.flatMap { application.controller($0)?.stack?.prefersLargeTitles } ?? false)
      },
      set: { machine, value, new throws(Halt) in
        let node = try machine.node(value)
        let navigation = try machine.object(try machine.read { $0.view(node)?.owner })
        guard !navigation.isNone else { return }
        try machine.changeController(navigation) { $0.prefersLargeTitles = new.bool }
      }),
    "UIViewController.modalPresentationCapturesStatusBarAppearance": controller(
      { .bool($0.screenPreferences.capturesStatusBar) },
      { $0.screen.capturesStatusBar = $1.bool }),
    "UIViewController.edgesForExtendedLayout": controller(
      { controller in
        let edges = GestureSettings.Edge.allCases
        let bits = edges.indices.filter { controller.extendedEdges.contains(edges[$0]) }
        return .parts([.int(bits.reduce(0) { $0 | 1 << $1 })])
      },
      { $0.extendedEdges = Machine.edges($1) }),
    "UIViewController.definesPresentationContext": controller(
      { .bool($0.definesPresentationContext) }, { $0.definesPresentationContext = $1.bool }),
    "UIViewController.preferredContentSize": controller(
      { Machine.value($0.preferredContentSize) },
      { $0.preferredContentSize = Machine.rect(.parts([Machine.value(Point.zero), $1])).size }),
    "UIViewController.additionalSafeAreaInsets": controller(
      { Machine.value($0.additionalSafeAreaInsets) },
      { $0.additionalSafeAreaInsets = Machine.insets($1) }),
    "UINavigationController.viewControllers": others(
      { $1.controller($0)?.children ?? [] }, set: setControllers),
    "UINavigationController.topViewController": other { $1.controller($0)?.children.last },
    "UINavigationController.visibleViewController": other { $1.visibleController(of: $0) },
    "UINavigationController.isNavigationBarHidden": controller(
      { .bool($0.stack?.isNavigationBarHidden ?? false) }, { $0.isNavigationBarHidden = $1.bool }),
    "UITabBarController.viewControllers": NativeProperty(
      get: { machine, value throws(Halt) in
        let node = try machine.node(value)
        guard try machine.read({ $0.controller(node)?.stack?.isSet ?? false }) else { return .none }
        return try machine.objects(try machine.read { $0.controller(node)?.children ?? [] })
      }, set: setControllers),
    "UITabBarController.selectedIndex": node(
      { id, application in
        let controller = application.controller(id)
        let selected = controller?.stack?.selected
        return .int(controller?.children.firstIndex { $0 == selected } ?? Int.max)
      },
      set: { machine, value, new throws(Halt) in
        var command = Select()
        command.tabBar = try machine.identifier(value)
        command.selection = .index(new.int)
        try machine.carryOut(command)
      }),
    "UITabBarController.selectedViewController": other(
      { $1.controller($0)?.stack?.selected },
      set: { machine, value, new throws(Halt) in
        guard !new.isNone else { return }
        var command = Select()
        command.tabBar = try machine.identifier(value)
        command.selection = .controller(try machine.identifier(new))
        try machine.carryOut(command)
      }),
    "UIAlertController.message": controller(
      { ($0.alert?.message).map { .string($0) } ?? .none },
      { $0.alert.message = .some($1.isNone ? nil : $1.string) }),
  ]

  package static let controllerNatives: [String: Native] = [
    "UIViewController.init(nibName:bundle:)": { machine, value, _ throws(Halt) in
      try machine.makeController(value)
      return value
    },
    "UINavigationController.init(rootViewController:)": { machine, value, arguments throws(Halt) in
      if let push = machine.program.knownKey("pushViewController(_:animated:)"),
        let nominal = machine.nominal(of: value),
        let own = machine.implementation(of: push, nominal), !own.isLibrary
      {
        try machine.makeController(value)
        _ = try machine.call(own, value, [arguments[0], .bool(false)])
        return value
      }
      // The navigation controller exists before its root is notified.
      try machine.makeController(value)
      try machine.setControllers(value, .array([arguments[0]]), animated: false)
      return value
    },
    "UIAlertController.init(title:message:preferredStyle:)": {
      machine, value, arguments throws(Halt) in
      try machine.makeController(value) { properties in
        if !arguments[0].isNone { properties.title = .some(arguments[0].string) }
        if !arguments[1].isNone { properties.alert.message = .some(arguments[1].string) }
        properties.alert.preferredStyle =
          arguments[2].isSame(as: .element(0, [])) ? .actionSheet : .alert
      }
      machine.setField("preferredStyle", of: value, arguments[2])
      return value
    },
    "UIAlertController.updateActions()": { machine, value, _ throws(Halt) in
      let styles: [Alert.Action.Style] = [.standard, .cancel, .destructive]
      let actions = machine.field("actions", of: value).array.map { action in
        let style: Int =
          if case .element(let index, _) = machine.field("style", of: action) { index } else { 0 }
        return Alert.Action(
          machine.field("title", of: action).string, styles[min(style, 2)],
          isEnabled: machine.field("isEnabled", of: action).bool)
      }
      try machine.changeController(value) { $0.alert.actions = actions }
      return .void
    },
    "UIViewController.loadView()": { machine, value, _ throws(Halt) in
      // UIKit's implementation, if nothing is loaded yet; after an override, the model does it itself.
      let node = try machine.node(value)
      guard try machine.read({ $0.controller(node)?.view }) == nil else { return .void }
      var command = CreateView()
      command.properties.frame = try machine.read { $0.mainScreen.bounds }
      command.properties.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      command.isRetained = false
      guard let view = try machine.carryOut(command) else { return .void }
      let object = try machine.object(view)
      let name = try machine.identifier(object)
      try machine.changeController(value) { $0.view = .some(name) }
      return .void
    },
    "UIViewController.loadViewIfNeeded()": { machine, value, _ throws(Halt) in
      var command = LoadView()
      command.controller = try machine.identifier(value)
      try machine.carryOut(command)
      return .void
    },
    "UIViewController.addChild(_:)": { machine, value, arguments throws(Halt) in
      var command = AddChild()
      command.parent = try machine.identifier(value)
      command.controller = try machine.identifier(arguments[0])
      try machine.carryOut(command)
      return .void
    },
    "UIViewController.removeFromParent()": { machine, value, _ throws(Halt) in
      var command = RemoveFromParent()
      command.controller = try machine.identifier(value)
      try machine.carryOut(command)
      return .void
    },
    "UIViewController.willMove(toParent:)": { machine, value, arguments throws(Halt) in
      guard let undo = machine.calling(.willMoveToParent, value) else { return .void }
      defer { undo() }
      var command = WillMove()
      command.controller = try machine.identifier(value)
      command.parent = arguments[0].isNone ? nil : try machine.identifier(arguments[0])
      try machine.carryOut(command)
      return .void
    },
    "UIViewController.didMove(toParent:)": { machine, value, arguments throws(Halt) in
      guard let undo = machine.calling(.didMoveToParent, value) else { return .void }
      defer { undo() }
      var command = DidMove()
      command.controller = try machine.identifier(value)
      command.parent = arguments[0].isNone ? nil : try machine.identifier(arguments[0])
      try machine.carryOut(command)
      return .void
    },
    "UIViewController.present(_:animated:completion:)": { machine, value, arguments throws(Halt) in
      var command = Present()
      command.receiver = .controller(try machine.identifier(value))
      command.controller = try machine.identifier(arguments[0])
      command.isAnimated = arguments[1].bool
      command.completion = machine.completion(arguments[2])
      try machine.carryOut(command)
      try machine.askForPresentation(arguments[0])
      return .void
    },
    "UIViewController.dismiss(animated:completion:)": { machine, value, arguments throws(Halt) in
      var command = Dismiss()
      command.controller = try machine.identifier(value)
      command.isAnimated = arguments[0].bool
      command.completion = machine.completion(arguments[1])
      try machine.carryOut(command)
      try machine.askForDismissal(of: value)
      return .void
    },
    "UIViewController.setNeedsStatusBarAppearanceUpdate()": { machine, value, _ throws(Halt) in
      var command = UpdateStatusBar()
      command.controller = try machine.identifier(value)
      try machine.carryOut(command)
      return .void
    },
    "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()": {
      machine, _, _ throws(Halt) in
      try machine.withModel { application throws(Refusal) in application.askAboutOrientation() }
      return .void
    },
    "UIViewController.attemptRotationToDeviceOrientation()": { machine, _, _ throws(Halt) in
      try machine.withModel { application throws(Refusal) in application.askAboutOrientation() }
      return .void
    },
    "UIViewController.beginAppearanceTransition(_:animated:)": {
      machine, value, arguments throws(Halt) in
      var command = BeginAppearanceTransition()
      command.controller = try machine.identifier(value)
      command.isAppearing = arguments[0].bool
      command.isAnimated = arguments[1].bool
      try machine.carryOut(command)
      return .void
    },
    "UIViewController.endAppearanceTransition()": { machine, value, _ throws(Halt) in
      var command = EndAppearanceTransition()
      command.controller = try machine.identifier(value)
      try machine.carryOut(command)
      return .void
    },
    "UIViewController.showTarget(_:)": { machine, value, arguments throws(Halt) in
      // Finds the container that shows controllers in its own way: a navigation controller, or an override.
      let isDetail = arguments[0].bool
      let name = isDetail ? "showDetailViewController(_:sender:)" : "show(_:sender:)"
      let node = try machine.node(value)
      for parent in try machine.read({ $0.parents(of: node) }) {
        let isUIKits = try machine.read { $0.showsOthers(parent, isDetail: isDetail) }
        let isOverride = machine.objects[parent].map { machine.override(name, $0) != nil } ?? false
        if isOverride || isUIKits { return try machine.object(parent) }
      }
      return .none
    },
    "UIViewController.transition(from:to:duration:options:animations:completion:)": {
      machine, value, arguments throws(Halt) in
      var command = TransitionChildren()
      command.parent = try machine.identifier(value)
      command.from = try machine.identifier(arguments[0])
      command.to = try machine.identifier(arguments[1])
      command.isAnimated = arguments[2].double > 0
      command.completion = machine.completion(arguments[5])
      let call = command
      try machine.withModel { application throws(Refusal) in try application.beginTransition(call) }
      if !arguments[4].isNone { _ = try machine.call(closure: arguments[4], []) }
      try machine.withModel { application throws(Refusal) in
        try application.goOnWithTransition(call)
      }
      return .void
    },
    "UINavigationController.pushViewController(_:animated:)": {
      machine, value, arguments throws(Halt) in
      var command = Push()
      command.navigation = try machine.identifier(value)
      command.controller = try machine.identifier(arguments[0])
      command.isAnimated = arguments[1].bool
      try machine.carryOut(command)
      return .void
    },
    "UINavigationController.popViewController(animated:)": {
      machine, value, arguments throws(Halt) in
      let node = try machine.node(value)
      let children = try machine.read { $0.controller(node)?.children ?? [] }
      let top = children.count > 1 ? try machine.object(children.last) : .none
      var command = Pop()
      command.navigation = try machine.identifier(value)
      command.isAnimated = arguments[0].bool
      try machine.carryOut(command)
      return top
    },
    "UINavigationController.popToRootViewController(animated:)": {
      machine, value, arguments throws(Halt) in
      let node = try machine.node(value)
      let above = try machine.objects(
        try machine.read { Array(($0.controller(node)?.children ?? []).dropFirst()) })
      var command = PopToRoot()
      command.navigation = try machine.identifier(value)
      command.isAnimated = arguments[0].bool
      try machine.carryOut(command)
      return above
    },
    "UINavigationController.popToViewController(_:animated:)": {
      machine, value, arguments throws(Halt) in
      let (node, target) = (try machine.node(value), try machine.node(arguments[0]))
      let children = try machine.read { $0.controller(node)?.children ?? [] }
      let index = children.firstIndex(of: target).map { $0 + 1 } ?? children.count
      let above = try machine.objects(Array(children.dropFirst(index)))
      var command = PopTo()
      command.navigation = try machine.identifier(value)
      command.controller = try machine.identifier(arguments[0])
      command.isAnimated = arguments[1].bool
      try machine.carryOut(command)
      return above
    },
    "UINavigationController.setViewControllers(_:animated:)": {
      machine, value, arguments throws(Halt) in
      try machine.setControllers(value, arguments[0], animated: arguments[1].bool)
      return .void
    },
  ]
}

extension Machine {
  /// The edges of a `UIRectEdge`.
  static func edges(_ value: Value) -> Set<GestureSettings.Edge> {
    let bits = value.parts.first?.int ?? 0
    let edges = GestureSettings.Edge.allCases
    return Set(edges.indices.filter { bits & 1 << $0 != 0 }.map { edges[$0] })
  }

  func makeController(
    _ value: Value, _ prepare: (inout ControllerProperties) -> Void = { _ in }
  ) throws(Halt) {
    guard case .object(let reference) = value, let nominal = reference.instance.nominal else {
      return
    }
    let kind =
      nominal.lineage.lazy.compactMap { ControllerClass.Kind(rawValue: $0.name) }.first ?? .plain
    var command = CreateController()
    command.identifier = try freshName(for: reference.instance, nominal)
    command.controllerClass = ControllerClass(nominal.name, superclass: kind) ?? .viewController
    prepare(&command.properties)
    command.isRetained = false
    guard let node = try carryOut(command) else { throw .crash("A controller could not be made.") }
    bind(reference, to: node)
    if let forwards = find("shouldAutomaticallyForwardAppearanceMethods", in: nominal),
      forwards.owner?.isLibrary == false,
      let getter = forwards.getter, !(try call(getter, value, []).bool)
    {
      try changeController(value) { $0.forwardsAppearance = false }
    }
  }

  package func changeController(_ value: Value, _ write: (inout ControllerProperties) -> Void)
    throws(Halt)
  {
    var change = ChangeController()
    change.controller = try identifier(value)
    write(&change.properties)
    try carryOut(change)
  }

  func setControllers(_ value: Value, _ controllers: Value, animated: Bool) throws(Halt) {
    var names: [Identifier] = []
    for controller in controllers.array { names.append(try identifier(controller)) }
    if animated {
      var command = SetViewControllers()
      command.container = try identifier(value)
      command.controllers = names
      command.isAnimated = true
      try carryOut(command)
    } else {
      let all: [Identifier]? = controllers.isNone ? nil : names
      try changeController(value) { $0.viewControllers = .some(all) }
    }
  }

  /// Registers a block that the model calls by name.
  func completion(_ closure: Value) -> Completion? {
    guard !closure.isNone else { return nil }
    library.completionCount += 1
    let name = "completion\(library.completionCount)"
    library.completions[name] = closure
    return Completion(name)
  }

  /// Whether the program's override of a UIKit callback runs now, so that its `super` call has no further effect.
  func isCalledBack(_ instance: Instance, _ method: Event.Name) -> Bool {
    calledBack.contains { $0.number == instance.number && $0.method == method }
  }

  /// Records that the program itself calls a method, so that its override is not called back; returns nil if UIKit
  /// called the running override.
  func calling(_ method: Event.Name, _ value: Value) -> (() -> Void)? {
    guard let instance = value.reference?.instance, !isCalledBack(instance, method) else {
      return nil
    }
    calledBack.append((instance.number, method))
    return { _ = self.calledBack.popLast() }
  }
}
