public import WindowModel

/// Generates random commands, with few names, so that they interact, and with occasional invalid values.
public struct CommandGenerator {
  /// The classes of views; `TableGenerator` has cells.
  private static let classes = ViewClass.known.filter { $0 != "UITableViewCell" } + ["MyView"]

  /// The source of randomness.
  public var random: SplitMix64
  let identifiers: [Identifier] = ["main", "w1", "w3", "w5"] + (1...20).map(named)
  let names: [ReferenceName] = [.delegateWindow, "static.window", "w2", "n1", "n2", "n3"]
  private let numbers = [
    0, -0.0, 0.1, 1, -1, 320, -1e9, 1e9, 1.7e308, -1.7e308, .infinity, .nan,
    .leastNonzeroMagnitude,
  ]

  /// Creates a generator; the same seed gives the same commands.
  public init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Settings, occasionally with knobs that differ from the profile's.
  public mutating func settings() -> Settings {
    var settings = Settings(profile: random.pick(Profile.allCases, else: .standard))
    if random.chance(20) { settings.runLoop = .manual }
    if random.chance(20) { settings.launch = random.pick(Launch.allCases, else: .manual) }
    if random.chance(40) { settings.device = random.pick(Device.all, else: .standard) }
    if random.chance(30) {
      settings.knobs.scenes = random.pick(Knobs.Scenes.allCases, else: .none)
      settings.knobs.keyOnDealloc = random.pick(Knobs.KeyOnDealloc.allCases, else: .none)
      settings.knobs.windowInitFrame = random.pick(Knobs.WindowInitFrame.allCases, else: .zero)
      settings.knobs.viewIsAppearing = random.chance(50)
      settings.knobs.defaultModalStyle = random.pick(Knobs.ModalStyle.allCases, else: .fullScreen)
      settings.knobs.leavesPresentedViews = random.chance(30)
      settings.knobs.opaqueStatusBar = random.chance(50)
    }
    return settings
  }

  /// The next command for an application in this state.
  public mutating func command(for app: Application) -> Command {
    if app.state == .notRunning, random.chance(50) {
      return .changeApplication(applicationProperties())
    }
    return anyCommand(for: app)
  }

  private mutating func anyCommand(for app: Application) -> Command {
    if app.settings.knobs.scenes != .none, app.scenes.count < 2, random.chance(10) {
      return .connectScene(identifier: nil)
    }
    if app.settings.device.idiom == .pad, app.scenes.count > 1, random.chance(4) {
      return .changeScene(
        scene(in: app), beside: random.chance(60) ? scene(in: app) : nil,
        share: random.chance(60) ? random.pick(ScreenShare.allCases, else: .half) : nil)
    }
    return commonCommand(for: app)
  }

  private mutating func commonCommand(for app: Application) -> Command {
    switch Int.random(in: 0..<228, using: &random) {
    case 0..<13:
      .createWindow(
        identifier: random.chance(40) ? nil : identifier(in: app),
        class: random.pick([.window, .window, .window, "YZKWindow", .view], else: .window),
        properties: windowProperties(in: app), retained: random.chance(80))
    case 13..<25: .changeWindow(identifier(in: app), windowProperties(in: app))
    case 25..<33: .makeKeyAndVisible(identifier(in: app))
    case 33..<39: .makeKey(identifier(in: app))
    case 39..<55:
      .createView(
        identifier: random.chance(60) ? nil : view(in: app),
        class: random.pick(Self.classes, else: .view), properties: viewProperties(),
        superview: random.chance(70) ? view(in: app) : nil, placement: placement(in: app),
        retained: random.chance(50))
    case 55..<63: .changeView(view(in: app), inputProperties(in: app))
    case 63..<75: .insertSubview(view(in: app), into: view(in: app), placement(in: app))
    case 75..<79: .removeFromSuperview(view(in: app))
    case 79..<81: .bringSubviewToFront(view(in: app), in: view(in: app))
    case 81..<83: .sendSubviewToBack(view(in: app), in: view(in: app))
    case 83..<85: .exchangeSubviews(in: view(in: app), index(), index())
    case 85..<86: .setNeedsLayout(view(in: app))
    case 86..<88: .layoutIfNeeded(view(in: app))
    case 88..<92: .release(random.chance(50) ? view(in: app) : identifier(in: app))
    case 92..<102: .becomeFirstResponder(responder(in: app))
    case 102..<104: .resignFirstResponder(responder(in: app))
    case 135..<136: .reloadInputViews(responder(in: app))
    case 143..<144: .endEditing(in: view(in: app), isForced: random.chance(50))
    case 104..<122:
      .input(
        input(in: app),
        after: random.chance(25) ? random.pick([0.1, 0.4, 1, -1, .nan], else: 0) : 0)
    case 218..<228: gestureCommand(in: app)
    case 122..<128: .changeView(control(in: app), controlProperties())
    case 136..<138:
      .connectScreen(
        identifier: random.chance(50) ? nil : screen(in: app),
        size: random.pick([Size(width: 1280, height: 720), rect().size], else: .zero),
        scale: random.chance(80) ? 2 : number())
    case 138..<139: .disconnectScreen(screen(in: app))
    case 139..<140:
      .connectScene(
        identifier: random.chance(60) ? nil : scene(in: app), screen: screen(in: app))
    case 140..<141: .disconnectScene(scene(in: app))
    case 141..<143: .changeApplication(applicationProperties())
    case 144..<190: controllerCommand(for: app)
    case 190..<194: .loadNib(nib(in: app))
    case 194..<218: presentationCommand(for: app)
    case 131..<135: button(in: app)
    case 128..<131: .sendAction(selector(), to: maybeView(in: app), from: maybeView(in: app))
    default:
      .setReference(
        random.pick(names + app.references.map(\.name), else: .delegateWindow),
        to: random.chance(40) ? nil : view(in: app))
    }
  }

  /// Usually an existing window, otherwise any name.
  private mutating func identifier(in app: Application) -> Identifier {
    let living = app.windows.map(app.identifier)
    return random.pick(random.chance(70) ? living : identifiers, else: "n1")
  }

  /// Usually an existing view or window, otherwise any name.
  mutating func view(in app: Application) -> Identifier {
    let living = app.views.map(app.identifier)
    return random.pick(random.chance(94) ? living : identifiers, else: "n1")
  }

  private mutating func applicationProperties() -> ApplicationProperties {
    var properties = ApplicationProperties()
    if random.chance(90) {
      properties.state = random.pick(ApplicationState.allCases, else: .active)
    } else {
      properties.hasHardwareKeyboard = random.chance(50)
    }
    if random.chance(40) {
      properties.orientation = random.pick(Orientation.allCases, else: .portrait)
    }
    if random.chance(20) { properties.hidesStatusBar = random.chance(50) }
    return properties
  }

  mutating func selector() -> Selector {
    random.pick(["copy:", "act", "paste:"], else: "act")
  }

  private mutating func maybeView(in app: Application) -> Identifier? {
    random.chance(60) ? nil : responder(in: app)
  }

  private mutating func responder(in app: Application) -> Identifier {
    random.chance(20) ? controller(in: app) : view(in: app)
  }

  /// Usually a connected scene.
  private mutating func scene(in app: Application) -> Identifier {
    let others: [Identifier] = random.chance(80) ? [] : ["scene1", "left"]
    return random.pick(app.scenes.map(\.identifier) + others, else: "left")
  }

  /// Usually a connected screen.
  private mutating func screen(in app: Application) -> Identifier {
    let others: [Identifier] = random.chance(80) ? [] : ["tv", "screen3"]
    return random.pick(app.screens.map(\.identifier) + others, else: .main)
  }

  private mutating func gestureCommand(in app: Application) -> Command {
    let names = app.gestures.recognizers.map(\.identifier)
    if random.chance(50), let drag = drag(in: app) { return drag }
    if !app.touches.isEmpty, random.chance(30) { return .input(.wait, after: 1) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6:
      let hit = random.chance(70) ? app.hitTest(place(in: app)).view.map(app.identifier) : nil
      return .addGestureRecognizer(
        random.chance(70) ? nil : random.pick(names, else: "g"),
        random.pick(GestureRecognizer.Kind.allCases, else: .tap), to: hit ?? view(in: app)
      ) { $0 = gestureProperties(among: names) }
    case 6..<8:
      return .changeGestureRecognizer(random.pick(names, else: "g")) {
        $0 = gestureProperties(among: names)
      }
    default: return .removeGestureRecognizer(random.pick(names, else: "g"))
    }
  }

  /// A drag over a view with a recognizer, perhaps with the finger lifted at the end.
  private mutating func drag(in app: Application) -> Command? {
    let views = app.gestures.recognizers.map(\.view).compactMap { id in
      app.view(id).flatMap { app.convert($0.bounds.center, from: .view(id), to: .screen) }
    }
    guard let point = views.randomElement(using: &random), app.touches[3] == nil, point.isUsable
    else { return nil }
    var phases: [Input.Phase] = [.began, .moved, .moved, .moved]
    if random.chance(70) { phases.append(random.pick([.ended, .cancelled], else: .ended)) }
    return .batch(
      phases.enumerated().map { index, phase in
        .input(
          .touch(phase, at: Point(x: point.x + Double(index) * 12, y: point.y), finger: 3))
      })
  }

  private mutating func gestureProperties(among names: [Identifier]) -> GestureProperties {
    var properties = GestureProperties()
    if random.chance(20) { properties.isEnabled = random.chance(60) }
    if random.chance(20) { properties.cancelsTouchesInView = random.chance(50) }
    if random.chance(20) { properties.delaysTouchesBegan = random.chance(50) }
    if random.chance(20) { properties.delaysTouchesEnded = random.chance(50) }
    if random.chance(30) { properties.requiresToFail = [random.pick(names, else: "g")] }
    if random.chance(20) { properties.recognizesSimultaneously = random.chance(50) }
    if random.chance(10) { properties.shouldReceiveTouch = random.chance(50) }
    if random.chance(10) { properties.shouldBegin = random.chance(50) }
    if random.chance(10) { properties.numberOfTapsRequired = index() }
    if random.chance(10) { properties.numberOfTouchesRequired = index() }
    if random.chance(5) { properties.minimumPressDuration = number() }
    if random.chance(10) { properties.edges = [random.chance(50) ? .left : .top] }
    if random.chance(30) { properties.actions = [selector()] }
    return properties
  }

  /// Properties of a view, which may include input views.
  private mutating func inputProperties(in app: Application) -> ViewProperties {
    var properties = viewProperties()
    if random.chance(10) { properties.inputs.inputAccessoryView = view(in: app) }
    if random.chance(5) { properties.inputs.inputView = random.chance(50) ? view(in: app) : nil }
    return properties
  }

  /// An existing control, or any view.
  private mutating func control(in app: Application) -> Identifier {
    random.pick(
      app.views.filter { app.view($0)?.control != nil }.map(app.identifier), else: view(in: app))
  }

  /// Creates a button where a touch is likely to hit it: in the frontmost visible window.
  private mutating func button(in app: Application) -> Command {
    let front = app.windows.last { id in
      app.view(id)?.window?.isSystem == false && app.isOnScreen(id)
        && app.view(id)?.window?.screen == .main
    }
    return .createView(
      identifier: nil, class: "UIButton", properties: controlProperties(),
      superview: front.map(app.identifier), retained: false)
  }

  private mutating func controlProperties() -> ViewProperties {
    var properties = ViewProperties()
    properties.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    properties.isEnabled = random.chance(50)
    properties.actions = ControlEvent.allCases.map {
      ControlAction($0, selector(), isForChain: random.chance(50))
    }
    if random.chance(10) { properties.text = "text" }
    return properties
  }

  private mutating func input(in app: Application) -> Input {
    if let finger = app.touches.fingers.first, random.chance(60) {
      return .touch(
        random.pick([.moved, .ended, .cancelled, .cancelled], else: .ended),
        at: random.chance(50) ? place(in: app) : nil, finger: finger)
    }
    return anyInput(in: app)
  }

  private mutating func anyInput(in app: Application) -> Input {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4:
      .tap(
        at: place(in: app), tapCount: random.chance(70) ? nil : random.chance(95) ? 1 : 0,
        screen: random.chance(80) ? .main : screen(in: app))
    case 4..<13:
      .touch(
        random.pick(
          [.began, .began, .began, .moved, .moved, .cancelled] + Input.Phase.allCases, else: .began),
        at: random.chance(80) ? place(in: app) : nil,
        finger: random.pick([0, 0, 0, 1, 2, 10, -1], else: 0),
        screen: random.chance(90) ? nil : screen(in: app))
    case 13..<15: .motion
    case 15: .remoteControl
    case 16: random.chance(50) ? .press : .wait
    default:
      .text(random.pick(["a", "", "né", "b\n", String(repeating: "x", count: 3000)], else: ""))
    }
  }

  /// Usually a point where a touch hits a control, otherwise one among windows and views.
  private mutating func place(in app: Application) -> Point {
    if random.chance(80) {
      let centers = app.views.compactMap { id -> Point? in
        guard let view = app.view(id), view.control != nil else { return nil }
        return app.convert(view.bounds.center, from: .view(id), to: .screen)
      }
      let hits = centers.filter { app.hitTest($0).view.flatMap(app.view)?.control != nil }
      if let point = (hits.isEmpty ? centers : hits).randomElement(using: &random) { return point }
    }
    return random.chance(80)
      ? Point(x: Double(index() + 2), y: 10) : Point(x: number(), y: number())
  }

  mutating func index() -> Int { Int.random(in: -1..<4, using: &random) }

  private mutating func placement(in app: Application) -> Placement {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: .top
    case 4..<7: .at(index())
    case 7: .above(view(in: app))
    default: .below(view(in: app))
    }
  }

  mutating func windowProperties(in app: Application) -> WindowProperties {
    var properties = WindowProperties()
    properties.view = viewProperties()
    if random.chance(20) { properties.canBecomeKey = random.chance(60) }
    let isPerScene = app.settings.knobs.scenes == .perScene
    if app.settings.knobs.scenes != .none || random.chance(3), random.chance(isPerScene ? 60 : 25) {
      properties.windowScene =
        !app.scenes.isEmpty && random.chance(80) ? scene(in: app) : .some(nil)
    }
    if random.chance(20) { properties.screen = screen(in: app) }
    if random.chance(15) { properties.overrides = random.chance(70) ? Set(KeyMethod.allCases) : [] }
    if random.chance(10) {
      properties.rootViewController = random.chance(15) ? .some(nil) : root(in: app)
    }
    if random.chance(20) {
      properties.windowLevel = random.pick(
        [.normal, -0.0, 0.5, 0.5, 1, -1, 1e308, -1e308, .alert, WindowLevel(rawValue: .nan)],
        else: .normal)
    }
    return properties
  }

  mutating func viewProperties() -> ViewProperties {
    var properties = ViewProperties()
    if random.chance(8) { properties.tag = index() }
    if random.chance(30) {
      properties.autoresizingMask = AutoresizingMask(
        rawValue: Int.random(in: 0..<64, using: &random))
    }
    if random.chance(5) { properties.autoresizesSubviews = random.chance(60) }
    if random.chance(8) { properties.transform = transform() }
    if random.chance(3) { properties.contentOffset = Point(x: number(), y: number()) }
    if random.chance(12) { properties.bounds = rect() }
    if random.chance(8) { properties.center = Point(x: number(), y: number()) }
    if random.chance(25) { properties.frame = rect() }
    if random.chance(5) { properties.alpha = random.pick([0, 0.5, 1, 1.5, .nan], else: 0) }
    if random.chance(5) {
      properties.backgroundColor = random.pick([Color("red"), nil], else: nil)
    }
    if random.chance(5) { properties.isOpaque = random.chance(50) }
    if random.chance(5) { properties.clipsToBounds = random.chance(50) }
    if random.chance(5) { properties.isUserInteractionEnabled = random.chance(50) }
    if random.chance(12) {
      properties.handles = random.pick(
        [[], [.motion], [.touches, .presses], Set(InputKind.allCases)], else: [])
    }
    if random.chance(12) { properties.respondsTo = [selector()] }
    if random.chance(4) { properties.hitTest = random.chance(60) ? .passThrough : .standard }
    if random.chance(12) { properties.canBecomeFirstResponder = random.chance(80) }
    if random.chance(6) { properties.canResignFirstResponder = random.chance(50) }
    if random.chance(15) {
      // So close to the coordinate limit that a growing superview moves it beyond.
      properties.frame = Rect(x: 9e8, y: 0, width: 9e7, height: 1)
      properties.autoresizingMask = .flexibleLeftMargin
    }
    if random.chance(50) { properties.isHidden = random.chance(40) }
    return properties
  }

  mutating func number() -> Double { random.pick(numbers, else: 0) }

  /// Usually numbers that are valid for a view.
  mutating func rect() -> Rect {
    guard random.chance(50) else {
      return Rect(
        x: Double(index()), y: 10, width: Double(index() + 1) * 100, height: Double(index() + 1) / 3
      )
    }
    if random.chance(70) { return Rect(x: 0, y: 0, width: 2e8, height: 1) }
    return Rect(x: number(), y: number(), width: abs(number()), height: number())
  }

  private mutating func transform() -> AffineTransform {
    random.pick(
      [
        .identity, AffineTransform(rotationAngle: number()),
        AffineTransform(scaleX: number(), y: number()),
        AffineTransform(scaleX: 1e-9, y: 0.5), AffineTransform(scaleX: 0, y: 2),
        AffineTransform(translationX: number(), y: 5),
      ], else: .identity)
  }

  private static func named(_ number: Int) -> Identifier { "n\(number)" }
}
