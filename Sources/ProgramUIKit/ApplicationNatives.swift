import ProgramPrinting
package import ProgramRuntime
import WindowModel

/// The application, its scenes and screens, controls, colours and animations.
extension Library {
  private static func application(
    _ read: @escaping @Sendable (Machine, Application) throws(Halt) -> Value
  )
    -> NativeProperty
  {
    NativeProperty(get: { machine, _ throws(Halt) in
      guard let application = machine.application else { return .none }
      return try read(machine, application)
    })
  }

  package static let applicationProperties: [String: NativeProperty] = [
    "UIApplication.windows": application { machine, it throws(Halt) in
      try machine.objects(it.listedWindows)
    },
    "UIApplication.keyWindow": application { machine, it throws(Halt) in
      try machine.object(it.keyWindow)
    },
    "UIApplication.connectedScenes": application { machine, it throws(Halt) in
      var table = Table()
      for scene in it.scenes { table[try machine.scene(scene.identifier)] = .void }
      if machine.showsImplicitScene(it) { table[try machine.implicitScene()] = .void }
      return .table(table)
    },
    "UIApplication.applicationState": application { machine, it throws(Halt) in
      if machine.library.isLaunching, it.state == .active { return .element(1, []) }
      return .element(it.state == .active ? 0 : it.state == .background ? 2 : 1, [])
    },
    "UIApplication.statusBarFrame": application { _, it throws(Halt) in
      Machine.value(it.statusBar.frame)
    },
    "UIApplication.statusBarOrientation": application { _, it throws(Halt) in
      let order: [Orientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
      return .element((order.firstIndex(of: it.orientation) ?? -1) + 1, [])
    },
    "UIApplication.isStatusBarHidden": application { _, it throws(Halt) in
      .bool(it.statusBar.isHidden)
    },
    "UIApplication.delegate": NativeProperty(
      get: { machine, _ throws(Halt) in machine.library.shared["delegate"] ?? .none },
      set: { machine, _, new throws(Halt) in
        machine.library.shared["delegate"] = new.isNone ? nil : new
      }),
    "UIScreen.bounds": NativeProperty(get: { machine, value throws(Halt) in
      let name = Identifier(machine.field("name", of: value).string) ?? .main
      return try machine.read { Machine.value(($0.screen(name) ?? $0.mainScreen).bounds) }
    }),
    "UIScreen.scale": NativeProperty(get: { machine, value throws(Halt) in
      let name = Identifier(machine.field("name", of: value).string) ?? .main
      return try machine.read { .double(($0.screen(name) ?? $0.mainScreen).scale) }
    }),
    "UIScreen.screens": application { machine, it throws(Halt) in
      var screens: [Value] = []
      for screen in it.screens { screens.append(try machine.screen(screen.identifier)) }
      return .array(screens)
    },
    "UIDevice.systemVersion": NativeProperty(get: { machine, _ throws(Halt) in
      .string("\(machine.program.version)")
    }),
    "UIWindowScene.windows": scene { machine, name, it throws(Halt) in
      try machine.objects(name.map { it.windows(of: $0) } ?? it.listedWindows)
    },
    "UIWindowScene.keyWindow": scene { machine, name, it throws(Halt) in
      try machine.object(name.map { it.keyWindow(of: $0) } ?? it.keyWindow)
    },
    "UIWindowScene.screen": scene { machine, name, it throws(Halt) in
      try machine.screen(name.flatMap { it.scene($0)?.screen } ?? .main)
    },
    "_UISceneSpace.bounds": scene { _, name, it throws(Halt) in
      let frame = name.flatMap(it.scene).map(it.frame) ?? it.mainScreen.bounds
      return Machine.value(Rect(origin: .zero, size: frame.size))
    },
    "UIScene.activationState": scene { _, name, it throws(Halt) in
      let ofApplication: SceneActivation =
        it.state == .active
        ? .foregroundActive : it.state == .background ? .background : .foregroundInactive
      // A scene that no longer exists is unattached.
      let state = name.map { it.scene($0)?.activation ?? .unattached } ?? ofApplication
      return .element(SceneActivation.allCases.firstIndex(of: state) ?? 0, [])
    },
  ]

  /// A property of a scene by its name; nil for the implicit scene.
  private static func scene(
    _ read: @escaping @Sendable (Machine, Identifier?, Application) throws(Halt) -> Value
  ) -> NativeProperty {
    NativeProperty(get: { machine, value throws(Halt) in
      guard let application = machine.application else { return .none }
      return try read(machine, Identifier(machine.field("name", of: value).string), application)
    })
  }

  /// The model's control events by UIKit's bits.
  private static let events: [(bit: Int, event: ControlEvent)] = [
    (1, .touchDown), (2, .touchDownRepeat), (4, .touchDragInside), (8, .touchDragOutside),
    (16, .touchDragEnter), (32, .touchDragExit), (64, .touchUpInside), (128, .touchUpOutside),
    (256, .touchCancel),
  ]
  /// The events that the model lacks; the interpreter sends them itself.
  private static let editing: [(bit: Int, name: String)] = [
    (65536, "editingDidBegin"), (131072, "editingChanged"), (262144, "editingDidEnd"),
    (4096, "valueChanged"), (8192, "primaryActionTriggered"),
  ]

  private static func addTarget(
    _ machine: Machine, _ control: Value, _ target: Value, _ selector: String, _ mask: Int,
    _ closure: Value?, _ action: Value?
  ) throws(Halt) {
    guard let number = control.reference?.instance.number else { throw .foundNil }
    for (bit, name) in editing where mask & bit != 0 {
      machine.library.targets.append(
        .init(
          control: number, object: target.reference?.instance.number, selector: selector,
          event: name,
          actionName: selector, closure: closure, action: action))
    }
    for (bit, event) in events where mask & bit != 0 {
      let name = selector.isEmpty ? "action\(machine.library.targets.count + 1)" : selector
      let isForChain = closure == nil && target.isNone
      machine.library.targets.append(
        .init(
          control: number, object: target.reference?.instance.number, selector: selector,
          event: event.rawValue, actionName: name, closure: closure, action: action))
      try machine.changeActions(control) { actions in
        guard let selector = Selector(name) else { return }
        let made = ControlAction(event, selector, isForChain: isForChain)
        if !actions.contains(made) { actions.append(made) }
      }
    }
  }

  package static let applicationNatives: [String: Native] = [
    "UIScreen.named(_:)": { machine, _, arguments throws(Halt) in
      try machine.screen(Identifier(arguments[0].string) ?? .main)
    },
    "UIApplication.one()": { machine, _, _ throws(Halt) in
      try machine.shared("application", "UIApplication")
    },
    "UIControl.addTarget(_:action:for:)": { machine, value, arguments throws(Halt) in
      try addTarget(
        machine, value, arguments[0].unboxed, arguments[1].string,
        arguments[2].parts.first?.int ?? 0, nil, nil)
      return .void
    },
    "UIControl.addAction(_:for:)": { machine, value, arguments throws(Halt) in
      try addTarget(
        machine, value, .none, "", arguments[1].parts.first?.int ?? 0,
        machine.field("handler", of: arguments[0]), arguments[0])
      return .void
    },
    "UIControl.removeTarget(_:action:for:)": { machine, value, arguments throws(Halt) in
      let number = value.reference?.instance.number
      let object = arguments[0].reference?.instance.number
      let mask = arguments[2].parts.first?.int ?? 0
      let gone =
        events.filter { mask & $0.bit != 0 }.map(\.event.rawValue)
        + editing.filter { mask & $0.bit != 0 }.map(\.name)
      machine.library.targets.removeAll { target in
        target.control == number && gone.contains(target.event)
          && (arguments[0].isNone || target.object == object)
          && (arguments[1].isNone || target.selector == arguments[1].string)
      }
      let left = machine.library.targets.filter { $0.control == number }
      try machine.changeActions(value) { actions in
        actions.removeAll { action in
          !left.contains {
            $0.actionName == action.action.name && $0.event == action.event.rawValue
          }
        }
      }
      return .void
    },
    "UIControl.sendActions(for:)": { machine, value, arguments throws(Halt) in
      let mask = arguments[0].parts.first?.int ?? 0
      let node = try machine.node(value)
      for (bit, event) in events where mask & bit != 0 {
        machine.library.sender = value
        try machine.withModel { application throws(Refusal) in
          application.sendActions(of: node, for: event)
        }
        machine.library.sender = nil
      }
      guard let instance = value.reference?.instance else { return .void }
      for (bit, name) in editing where mask & bit != 0 {
        try machine.sendTargets(of: instance, name)
      }
      return .void
    },
    "UIControl.sendAction(_:to:for:)": { machine, value, arguments throws(Halt) in
      if arguments[1].isNone {
        let node = try machine.node(value)
        machine.library.sender = value
        if let action = Selector(arguments[0].string) {
          try machine.withModel { application throws(Refusal) in
            application.sendAlongChain(action, from: node)
          }
        }
        machine.library.sender = nil
      } else {
        try machine.send(arguments[0].string, to: arguments[1].unboxed, [value, arguments[2]])
      }
      return .void
    },
    "UIApplication.sendAction(_:to:from:for:)": { machine, _, arguments throws(Halt) in
      if case .object(let reference) = arguments[1].unboxed, reference.instance.node == nil {
        try machine.send(
          arguments[0].string, to: arguments[1].unboxed, [arguments[2].unboxed, arguments[3]])
        return .bool(true)
      }
      if arguments[1].isNone, let target = try machine.chosenTarget(for: arguments) {
        guard !target.isNone else { return .bool(false) }
        try machine.send(arguments[0].string, to: target, [arguments[2].unboxed, arguments[3]])
        return .bool(true)
      }
      var command = SendAction()
      command.action = Selector(arguments[0].string)
      if !arguments[1].isNone { command.target = try machine.identifier(arguments[1].unboxed) }
      let sender = arguments[2].unboxed
      if sender.reference?.instance.node != nil { command.sender = try machine.identifier(sender) }
      machine.library.sender = sender.isNone ? nil : sender
      let responder = try machine.carryOut(command)
      machine.library.sender = nil
      return .bool(responder != nil)
    },
    "UIColor.hex(_:_:_:_:)": { _, _, arguments throws(Halt) in
      .string("#" + arguments.map { byte($0.double) }.joined())
    },
    "UIColor.faded(_:_:)": { _, _, arguments throws(Halt) in
      .string(faded(arguments[0].string, arguments[1].double))
    },
    "CGAffineTransform.rotation(_:)": { _, _, arguments throws(Halt) in
      Machine.value(AffineTransform(rotationAngle: arguments[0].double))
    },
    "UIView.animate(withDuration:animations:)": { machine, _, arguments throws(Halt) in
      _ = try machine.call(closure: arguments[1], [])
      return .void
    },
    "UIView.animate(withDuration:animations:completion:)": { machine, _, arguments throws(Halt) in
      try animate(machine, arguments[0].double, arguments[1], arguments[2])
    },
    "UIView.animate(withDuration:delay:options:animations:completion:)": {
      machine, _, arguments throws(Halt) in
      try animate(machine, arguments[0].double + arguments[1].double, arguments[3], arguments[4])
    },
    "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)":
      {
        machine, _, arguments throws(Halt) in
        try animate(machine, arguments[0].double + arguments[1].double, arguments[5], arguments[6])
      },
  ]

  private static func byte(_ part: Double) -> String {
    let number = Int(exactly: (min(1, max(0, part.isFinite ? part : 0)) * 255).rounded()) ?? 0
    let text = String(number, radix: 16)
    return text.count < 2 ? "0" + text : text
  }

  private static func faded(_ name: String, _ alpha: Double) -> String {
    let digits: String? = name.hasPrefix("#") ? String(name.dropFirst().prefix(6)) : plain[name]
    guard let digits else { return alpha <= 0 ? "clear" : name }
    return "#" + digits + byte(alpha)
  }

  /// The hexadecimal values of UIKit's named colours.
  private static let plain = [
    "black": "000000", "white": "ffffff", "red": "ff0000", "green": "00ff00", "blue": "0000ff",
    "cyan": "00ffff", "yellow": "ffff00", "magenta": "ff00ff", "orange": "ff8000",
    "purple": "800080",
    "brown": "996633", "gray": "808080", "lightGray": "aaaaaa", "darkGray": "555555",
    "clear": "000000",
    "systemBackground": "ffffff", "label": "000000", "systemRed": "ff3b30", "systemBlue": "007aff",
  ]
}

extension Machine {
  /// Whether an app without scenes of its own has the one that iOS creates for it (windows-1.8E).
  func showsImplicitScene(_ application: Application) -> Bool {
    program.sceneDelegate == nil && application.scenes.isEmpty
      && application.settings.profile.majorVersion >= 13
  }

  func changeActions(_ control: Value, _ change: (inout [ControlAction]) -> Void) throws(Halt) {
    let node = try node(control)
    var actions = try read { $0.view(node)?.control?.actions ?? [] }
    change(&actions)
    var command = ChangeView()
    command.view = try identifier(control)
    command.properties.actions = actions
    try carryOut(command)
  }
}
