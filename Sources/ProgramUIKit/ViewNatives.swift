package import ProgramRuntime
import WindowModel

/// Views and windows.
extension Library {
  /// A property read from a view and set by a command.
  private static func view(
    _ read: @escaping @Sendable (View) -> Value,
    _ write: (@Sendable (inout ViewProperties, Value) -> Void)? = nil
  ) -> NativeProperty {
    node(
      { $1.view($0).map(read) ?? .none },
      set: setting(write) { machine, value, write throws(Halt) in
        try machine.changeView(value, write)
      })
  }

  private static func window(
    _ read: @escaping @Sendable (View) -> Value,
    _ write: @escaping @Sendable (inout WindowProperties, Value) -> Void
  ) -> NativeProperty {
    node(
      { $1.view($0).map(read) ?? .none },
      set: setting(write) { machine, value, write throws(Halt) in
        try machine.changeWindow(value, write)
      })
  }

  package static let viewProperties: [String: NativeProperty] = [
    "UIView.frame": view({ Machine.value($0.frame) }, { $0.frame = Machine.rect($1) }),
    "UIView.bounds": view({ Machine.value($0.bounds) }, { $0.bounds = Machine.rect($1) }),
    "UIView.center": view({ Machine.value($0.center) }, { $0.center = Machine.point($1) }),
    "UIView.transform": view(
      { Machine.value($0.transform) }, { $0.transform = Machine.transform($1) }),
    "UIView.tag": view({ .int($0.tag) }, { $0.tag = $1.int }),
    "UIView.alpha": view({ .double($0.alpha) }, { $0.alpha = min(1, max(0, $1.double)) }),
    "UIView.isHidden": view({ .bool($0.isHidden) }, { $0.isHidden = $1.bool }),
    "UIView.isOpaque": view({ .bool($0.isOpaque) }, { $0.isOpaque = $1.bool }),
    "UIView.clipsToBounds": view({ .bool($0.clipsToBounds) }, { $0.clipsToBounds = $1.bool }),
    "UIView.isUserInteractionEnabled": view(
      { .bool($0.isUserInteractionEnabled) }, { $0.isUserInteractionEnabled = $1.bool }),
    "UIView.isMultipleTouchEnabled": view(
      { .bool($0.isMultipleTouchEnabled) }, { $0.isMultipleTouchEnabled = $1.bool }),
    "UIView.isExclusiveTouch": view(
      { .bool($0.isExclusiveTouch) }, { $0.isExclusiveTouch = $1.bool }),
    "UIView.autoresizesSubviews": view(
      { .bool($0.autoresizesSubviews) }, { $0.autoresizesSubviews = $1.bool }),
    "UIView.autoresizingMask": view(
      { .parts([.int($0.autoresizingMask.rawValue)]) },
      { $0.autoresizingMask = AutoresizingMask(rawValue: $1.parts.first?.int ?? 0) }),
    "UIScrollView.contentOffset": view(
      { $0.contentOffset.map(Machine.value) ?? .none }, { $0.contentOffset = Machine.point($1) }),
    "UIControl.isEnabled": view(
      { .bool($0.control?.isEnabled ?? true) }, { $0.isEnabled = $1.bool }),
    "UITextField.text": view({ .string($0.text ?? "") }, { $0.text = $1.string }),
    "UITextView.text": view({ .string($0.text ?? "") }, { $0.text = $1.string }),
    "UIView.backgroundColor": NativeProperty(
      get: { machine, value throws(Halt) in
        let node = try machine.node(value)
        guard let color = try machine.read({ $0.view(node)?.backgroundColor }) else { return .none }
        // The same colour object that was set, unless the colour has changed since.
        let own = machine.field("ownBackgroundColor", of: value)
        return !own.isNone && machine.color(of: own) == color ? own : try machine.color(color.text)
      },
      set: { machine, value, new throws(Halt) in
        try machine.changeView(value) { $0.backgroundColor = .some(machine.color(of: new)) }
        machine.setField("ownBackgroundColor", of: value, new)
      }),
    "UIView.superview": other { $1.view($0)?.superview },
    "UIView.window": other { $1.window(of: $0) },
    "UIView.subviews": others { $1.view($0)?.subviews ?? [] },
    "UIView.safeAreaInsets": node { Machine.value($1.safeAreaInsets(of: $0)) },
    "UIView.layer": NativeProperty(get: { machine, value throws(Halt) in
      let key = "layer\(value.reference?.instance.number ?? 0)"
      if let layer = machine.library.shared[key] { return layer }
      let layer = try machine.make("CALayer")
      machine.setField("view", of: layer, value.weakened)
      machine.library.shared[key] = layer
      return layer
    }),
    "UIWindow.windowLevel": window(
      { .parts([.double($0.window?.level.rawValue ?? 0)]) },
      { $0.windowLevel = WindowLevel(rawValue: $1.parts.first?.double ?? 0) }),
    "UIWindow.isKeyWindow": flag { $1.isKey($0) },
    "UIWindow.canBecomeKey": flag { $1.view($0)?.window?.canBecomeKey ?? false },
    "UIWindow.rootViewController": other(
      { $1.view($0)?.window?.rootViewController },
      set: { machine, value, new throws(Halt) in
        let root: Identifier? = new.isNone ? nil : try machine.identifier(new)
        try machine.changeWindow(value) { $0.rootViewController = .some(root) }
      }),
    "UIWindow.screen": NativeProperty(
      get: { machine, value throws(Halt) in
        let node = try machine.node(value)
        let name = try machine.read { $0.view(node)?.window?.screen ?? .main }
        return try machine.screen(name)
      },
      set: { machine, value, new throws(Halt) in
        let name = Identifier(machine.field("name", of: new).string) ?? .main
        try machine.changeWindow(value) { $0.screen = name }
      }),
    "UIWindow.windowScene": NativeProperty(
      get: { machine, value throws(Halt) in
        let node = try machine.node(value)
        if let name = try machine.read({ $0.view(node)?.window?.scene }) {
          return try machine.scene(name)
        }
        let isImplicit = try machine.read { machine.showsImplicitScene($0) }
        return isImplicit ? try machine.implicitScene() : .none
      },
      set: { machine, value, new throws(Halt) in
        let name: Identifier? = new.isNone ? nil : Identifier(machine.field("name", of: new).string)
        try machine.changeWindow(value) { $0.windowScene = .some(name) }
      }),
    "UIResponder.next": NativeProperty(get: { machine, value throws(Halt) in
      guard value.reference?.instance.node != nil else {
        // The application's next responder is its delegate, and a scene's is the application.
        let isScene = machine.nominal(of: value)?.name == "UIWindowScene"
        if isScene { return try machine.shared("application", "UIApplication") }
        let isApplication = machine.nominal(of: value)?.name == "UIApplication"
        return isApplication ? machine.library.shared["delegate"] ?? .none : .none
      }
      let node = try machine.node(value)
      switch try machine.read({ $0.responderChain(from: node).dropFirst().first }) {
      case .view(let id)?, .controller(let id)?: return try machine.object(id)
      case .scene(let name)?: return try machine.scene(name)
      case .application?:
        let isInImplicitScene = try machine.read {
          machine.showsImplicitScene($0) && $0.view(node)?.isWindow == true
        }
        return isInImplicitScene
          ? try machine.implicitScene() : try machine.shared("application", "UIApplication")
      case .delegate?: return machine.library.shared["delegate"] ?? .none
      case nil: return .none
      }
    }),
    "UIResponder.isFirstResponder": flag { $1.isFirstResponder($0) },
    "UIResponder.canBecomeFirstResponder": flag {
      $1.overrides(ofLiving: $0).canBecomeFirstResponder
    },
    "UIResponder.inputView": inputView(.inputView),
    "UIResponder.inputAccessoryView": inputView(.inputAccessoryView),
    "UITextField.inputView": inputView(.inputView, isSettable: true),
    "UITextField.inputAccessoryView": inputView(.inputAccessoryView, isSettable: true),
    "UITextView.inputView": inputView(.inputView, isSettable: true),
    "UITextView.inputAccessoryView": inputView(.inputAccessoryView, isSettable: true),
    "UIResponder.canResignFirstResponder": NativeProperty(get: { _, _ throws(Halt) in .bool(true) }
    ),
  ]

  /// A view that replaces the keyboard; only text inputs let the app set it.
  private static func inputView(_ part: InputPart, isSettable: Bool = false) -> NativeProperty {
    let set: NativeProperty.Set = { machine, value, new throws(Halt) in
      let view = new.isNone ? nil : try machine.identifier(new)
      try machine.changeView(value) { $0.inputs.set(part, to: view) }
    }
    return other({ $1.inputView(part, of: $0) }, set: isSettable ? set : nil)
  }

  /// Inserts a view into another.
  private static func insert(
    _ machine: Machine, _ superview: Value, _ view: Value, _ placement: Placement
  )
    throws(Halt) -> Value
  {
    var command = InsertSubview()
    command.superview = try machine.identifier(superview)
    command.view = try machine.identifier(view)
    command.placement = placement
    try machine.carryOut(command)
    return .void
  }

  package static let viewNatives: [String: Native] = [
    "UIView.appearance()": { machine, value, _ throws(Halt) in
      guard case .type(let type) = value.unboxed, let nominal = type.nominal,
        let key = machine.program.knownKey("init(frame:)"),
        let initializer = machine.implementation(of: key, nominal)
      else { return .none }
      let name = "appearance \(nominal.name)"
      if let known = machine.library.shared[name] { return known }
      let proxy = try machine.initialize(
        try machine.allocate(nominal, named: nil), from: nominal, initializer,
        [Machine.value(Rect.zero)])
      machine.library.shared[name] = proxy
      return proxy
    },
    "UIView.init(frame:)": { machine, value, arguments throws(Halt) in
      try machine.makeView(value, frame: Machine.rect(arguments[0]))
      return value
    },
    "UIWindow.init(frame:)": { machine, value, arguments throws(Halt) in
      try machine.makeWindow(value) { $0.frame = Machine.rect(arguments[0]) }
      return value
    },
    "UIWindow.init()": { machine, value, _ throws(Halt) in
      if let key = machine.program.knownKey("init(frame:)"),
        let nominal = machine.nominal(of: value),
        let own = machine.implementation(of: key, nominal), !own.isLibrary
      {
        let bounds = try machine.read { $0.mainScreen.bounds }
        _ = try machine.call(own, value, [Machine.value(bounds)])
        return value
      }
      try machine.makeWindow(value) { _ in }
      return value
    },
    "UIWindow.init(windowScene:)": { machine, value, arguments throws(Halt) in
      let name = Identifier(machine.field("name", of: arguments[0]).string)
      try machine.makeWindow(value) { $0.windowScene = .some(name) }
      return value
    },
    "UIView.addSubview(_:)": { machine, value, arguments throws(Halt) in
      try insert(machine, value, arguments[0], .top)
    },
    "UIView.insertSubview(_:at:)": { machine, value, arguments throws(Halt) in
      try insert(machine, value, arguments[0], .at(arguments[1].int))
    },
    "UIView.insertSubview(_:aboveSubview:)": { machine, value, arguments throws(Halt) in
      try insert(machine, value, arguments[0], .above(try machine.identifier(arguments[1])))
    },
    "UIView.insertSubview(_:belowSubview:)": { machine, value, arguments throws(Halt) in
      try insert(machine, value, arguments[0], .below(try machine.identifier(arguments[1])))
    },
    "UIView.removeFromSuperview()": { machine, value, _ throws(Halt) in
      var command = RemoveFromSuperview()
      command.view = try machine.identifier(value)
      try machine.carryOut(command)
      return .void
    },
    "UIView.bringSubviewToFront(_:)": { machine, value, arguments throws(Halt) in
      var command = BringSubviewToFront()
      command.superview = try machine.identifier(value)
      command.view = try machine.identifier(arguments[0])
      try machine.carryOut(command)
      return .void
    },
    "UIView.sendSubviewToBack(_:)": { machine, value, arguments throws(Halt) in
      var command = SendSubviewToBack()
      command.superview = try machine.identifier(value)
      command.view = try machine.identifier(arguments[0])
      try machine.carryOut(command)
      return .void
    },
    "UIView.exchangeSubview(at:withSubviewAt:)": { machine, value, arguments throws(Halt) in
      var command = ExchangeSubviews()
      command.superview = try machine.identifier(value)
      (command.first, command.second) = (arguments[0].int, arguments[1].int)
      try machine.carryOut(command)
      return .void
    },
    "UIView.isDescendant(of:)": { machine, value, arguments throws(Halt) in
      let (a, b) = (try machine.node(value), try machine.node(arguments[0]))
      return try machine.read { .bool($0.isDescendant(a, of: b)) }
    },
    "UIView.viewWithTag(_:)": { machine, value, arguments throws(Halt) in
      let node = try machine.node(value)
      return try machine.object(try machine.read { $0.viewWithTag(arguments[0].int, in: node) })
    },
    "UIView.setNeedsLayout()": { machine, value, _ throws(Halt) in
      var command = SetNeedsLayout()
      command.view = try machine.identifier(value)
      try machine.carryOut(command)
      return .void
    },
    "UIView.layoutIfNeeded()": { machine, value, _ throws(Halt) in
      var command = LayoutIfNeeded()
      command.view = try machine.identifier(value)
      try machine.carryOut(command)
      return .void
    },
    "UIView.endEditing(_:)": { machine, value, arguments throws(Halt) in
      var command = EndEditing()
      command.view = try machine.identifier(value)
      command.isForced = arguments[0].bool
      return .bool(try machine.carryOut(command) != nil)
    },
    "UIView.hitTest(_:with:)": { machine, value, arguments throws(Halt) in
      let node = try machine.node(value)
      let point = Machine.point(arguments[0])
      let hit = try machine.withModel { application throws(Refusal) in
        application.standardHitTest(point, in: node)
      }
      return try machine.object(hit)
    },
    "UIView.point(inside:with:)": { machine, value, arguments throws(Halt) in
      let node = try machine.node(value)
      return try machine.read {
        .bool($0.view(node)?.bounds.contains(Machine.point(arguments[0])) ?? false)
      }
    },
    "UIView.convert(_:to:)": { machine, value, arguments throws(Halt) in
      try machine.convert(arguments[0], from: value, to: arguments[1])
    },
    "UIView.convert(_:from:)": { machine, value, arguments throws(Halt) in
      try machine.convert(arguments[0], from: arguments[1], to: value)
    },
    "UIWindow.makeKeyAndVisible()": { machine, value, _ throws(Halt) in
      var command = MakeKeyAndVisible()
      command.window = try machine.identifier(value)
      try machine.carryOut(command)
      return .void
    },
    "UIWindow.makeKey()": { machine, value, _ throws(Halt) in
      var command = MakeKey()
      command.window = try machine.identifier(value)
      try machine.carryOut(command)
      return .void
    },
    "UIResponder.reloadInputViews()": { machine, value, _ throws(Halt) in
      var command = ReloadInputViews()
      command.responder = try machine.identifier(value)
      try machine.carryOut(command)
      return .void
    },
    "UIResponder.becomeFirstResponder()": { machine, value, _ throws(Halt) in
      guard let undo = machine.calling(.becomeFirstResponder, value) else { return .bool(true) }
      defer { undo() }
      var command = BecomeFirstResponder()
      command.responder = try machine.identifier(value)
      try machine.carryOut(command)
      let node = try machine.node(value)
      return try machine.read { .bool($0.isFirstResponder(node)) }
    },
    "UIResponder.resignFirstResponder()": { machine, value, _ throws(Halt) in
      guard let undo = machine.calling(.resignFirstResponder, value) else { return .bool(true) }
      defer { undo() }
      var command = ResignFirstResponder()
      command.responder = try machine.identifier(value)
      try machine.carryOut(command)
      let node = try machine.node(value)
      return try machine.read { .bool(!$0.isFirstResponder(node)) }
    },
  ]

  /// A responder's default input handling: it passes events on.
  package static let passingNatives: [String: Native] = {
    var all: [String: Native] = [:]
    for (event, kind) in [
      (Event.Name.touchesBegan, InputKind.touches), (.touchesMoved, .touches),
      (.touchesEnded, .touches),
      (.touchesCancelled, .touches), (.motionBegan, .motion), (.motionEnded, .motion),
      (.pressesBegan, .presses), (.pressesEnded, .presses),
      (.remoteControlReceived, .remoteControl),
    ] {
      let name =
        event == .remoteControlReceived
        ? "remoteControlReceived(with:)" : "\(event.rawValue)(_:with:)"
      all["UIResponder.\(name)"] = passing(event, kind)
    }
    return all
  }()

  private static func passing(_ event: Event.Name, _ kind: InputKind) -> Native {
    { machine, value, _ throws(Halt) in
      guard let node = value.reference?.instance.node else { return .void }
      try machine.withModel { application throws(Refusal) in
        application.passOn(event, kind, from: node)
      }
      return .void
    }
  }
}

extension Machine {
  /// Converts a point or a rectangle between the coordinates of views; without a view, the window's.
  func convert(_ value: Value, from: Value, to: Value) throws(Halt) -> Value {
    let other = from.isNone ? to : from
    func space(_ view: Value) throws(Halt) -> CoordinateSpace {
      if !view.isNone { return .view(try node(view)) }
      let inner = try node(other)
      let window = try read { $0.view(inner)?.isWindow == true ? inner : $0.window(of: inner) }
      return window.map { .view($0) } ?? .view(inner)
    }
    let (source, target) = (try space(from), try space(to))
    if value.parts.first?.parts.isEmpty == false {
      let rect = Self.rect(value)
      return try read { $0.convert(rect, from: source, to: target).map(Self.value) ?? value }
    }
    let point = Self.point(value)
    return try read { $0.convert(point, from: source, to: target).map(Self.value) ?? value }
  }

  /// A colour object for the model's colour.
  func color(_ text: String) throws(Halt) -> Value {
    let color = try make("UIColor")
    setField("name", of: color, .string(text))
    return color
  }

  /// The model's nearest colour for an object, or nil.
  func color(of value: Value) -> Color? {
    guard !value.isNone else { return nil }
    let name = field("name", of: value).string
    let css =
      switch name {
      case "clear": "transparent"
      case "systemBackground": "white"
      case "label": "black"
      case "systemGray": "gray"
      case "systemGray2": "#aeaeb2"
      case "systemGray3": "#c7c7cc"
      case "systemGray4": "#d1d1d6"
      case "systemGray5": "#e5e5ea"
      case "systemGray6", "secondarySystemBackground", "systemGroupedBackground": "#f2f2f7"
      case "tertiarySystemBackground": "white"
      case "systemIndigo": "#5856d6"
      case "secondaryLabel": "#3c3c4399"
      case "tertiaryLabel": "#3c3c434c"
      case "separator": "#3c3c434a"
      case _ where name.hasPrefix("system"): name.dropFirst(6).lowercased()
      default: name
      }
    return Color(css)
  }

  func screen(_ name: Identifier) throws(Halt) -> Value {
    try shared("screen \(name)", "UIScreen") { setField("name", of: $0, .string(name.text)) }
  }

  /// The scene of an app without scenes of its own; its name is empty.
  func implicitScene() throws(Halt) -> Value { try shared("implicitScene", "UIWindowScene") }

  func scene(_ name: Identifier) throws(Halt) -> Value {
    try shared("scene \(name)", "UIWindowScene") { setField("name", of: $0, .string(name.text)) }
  }
}
