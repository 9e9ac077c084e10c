package import ProgramRuntime
import WindowModel

/// Touches and gesture recognizers.
extension Library {
  package static let gestureProperties: [String: NativeProperty] = [
    "UIView.gestureRecognizers": NativeProperty(get: { machine, value throws(Halt) in
      let recognizers = machine.recognizers(of: value)
      return recognizers.isEmpty ? .none : .array(recognizers)
    }),
    "UIGestureRecognizer.state": NativeProperty(get: { machine, value throws(Halt) in
      let state = try machine.recognizer(value)?.state ?? .possible
      return .element(GestureRecognizer.State.allCases.firstIndex(of: state) ?? 0, [])
    }),
    "UIGestureRecognizer.numberOfTouches": NativeProperty(get: { machine, value throws(Halt) in
      .int(try machine.recognizer(value)?.numberOfTouches ?? 0)
    }),
    "UIPinchGestureRecognizer.scale": spread(
      { $0.scale }, else: 1, set: { $0.setScale($1, of: $2) }),
    "UIPinchGestureRecognizer.velocity": spread({ $0.scaleVelocity }, else: 0),
    "UIRotationGestureRecognizer.rotation": spread(
      { $0.rotation }, else: 0, set: { $0.setRotation($1, of: $2) }),
    "UIRotationGestureRecognizer.velocity": spread({ $0.rotationVelocity }, else: 0),
  ]

  package static let gestureNatives: [String: Native] = [
    "UITouch.location(in:)": { machine, value, arguments throws(Halt) in
      try place("screenPoint", of: value, in: arguments[0], machine)
    },
    "UITouch.previousLocation(in:)": { machine, value, arguments throws(Halt) in
      try place("previousPoint", of: value, in: arguments[0], machine)
    },
    "UIView.addGestureRecognizer(_:)": { machine, value, arguments throws(Halt) in
      let recognizer = arguments[0]
      let old = machine.field("view", of: recognizer)
      if !old.isNone { try machine.remove(recognizer, from: old) }
      guard let kind = machine.gestureKind(of: recognizer) else {
        throw .bound("Only UIKit's own kinds of gestures are recognized here.")
      }
      var command = AddGestureRecognizer()
      command.view = try machine.identifier(value)
      command.kind = kind
      command.identifier = Identifier(machine.field("modelName", of: recognizer).string)
      command.properties = machine.gestureProperties(of: recognizer, kind)
      try machine.carryOut(command)
      machine.setField("view", of: recognizer, value.weakened)
      machine.setRecognizers(machine.recognizers(of: value) + [recognizer], of: value)
      return .void
    },
    "UIView.removeGestureRecognizer(_:)": { machine, value, arguments throws(Halt) in
      try machine.remove(arguments[0], from: value)
      return .void
    },
    "UIGestureRecognizer.freshName()": { machine, _, _ throws(Halt) in
      // The name may already belong to an object of the app.
      while machine.library.gestureCount < 1_000_000_000 {
        machine.library.gestureCount += 1
        let name = "recognizer\(machine.library.gestureCount)"
        let isFree = try machine.read { application in
          Identifier(name).map {
            !application.isTaken($0) && application.gestureRecognizer($0) == nil
          } ?? false
        }
        if isFree { return .string(name) }
      }
      return .string("")
    },
    "UIGestureRecognizer.settingsChanged()": { machine, value, _ throws(Halt) in
      guard let kind = machine.gestureKind(of: value), try machine.recognizer(value) != nil,
        let name = Identifier(machine.field("modelName", of: value).string)
      else { return .void }
      var command = ChangeGestureRecognizer()
      command.recognizer = name
      command.properties = machine.gestureProperties(of: value, kind)
      try machine.carryOut(command)
      return .void
    },
    "UIGestureRecognizer.addTarget(_:action:)": { machine, value, arguments throws(Halt) in
      guard let number = value.reference?.instance.number else { throw .foundNil }
      machine.library.targets.append(
        .init(
          control: number, object: arguments[0].unboxed.reference?.instance.number,
          selector: arguments[1].string, event: "gesture", actionName: arguments[1].string,
          closure: nil, action: nil))
      return .void
    },
    "UIGestureRecognizer.removeTarget(_:action:)": { machine, value, arguments throws(Halt) in
      let number = value.reference?.instance.number
      let object = arguments[0].unboxed.reference?.instance.number
      machine.library.targets.removeAll { target in
        target.control == number && (arguments[0].isNone || target.object == object)
          && (arguments[1].isNone || target.selector == arguments[1].string)
      }
      return .void
    },
    "UIGestureRecognizer.location(in:)": { machine, value, arguments throws(Halt) in
      try measured(value, arguments[0], machine) { application, name, view in
        // Without a view, the location is in the window's coordinates.
        let window = application.gestureRecognizer(name).flatMap { application.window(of: $0.view) }
        return application.location(of: name, in: view ?? window) ?? Point.zero
      }
    },
    "UIPanGestureRecognizer.translation(in:)": { machine, value, arguments throws(Halt) in
      try measured(value, arguments[0], machine) { $0.translation(of: $1, in: $2) }
    },
    "UIPanGestureRecognizer.velocity(in:)": { machine, value, arguments throws(Halt) in
      try measured(value, arguments[0], machine) { $0.velocity(of: $1, in: $2) }
    },
    "UIPanGestureRecognizer.setTranslation(_:in:)": { machine, value, arguments throws(Halt) in
      let view = arguments[1].isNone ? nil : try machine.node(arguments[1])
      guard let name = try machine.recognizer(value)?.identifier else { return .void }
      let translation = Machine.point(arguments[0])
      try machine.withModel { application throws(Refusal) in
        application.setTranslation(translation, of: name, in: view)
      }
      return .void
    },
  ]

  /// A property of a two-finger gesture, with its setter, which has no effect without a view.
  private static func spread(
    _ read: @escaping @Sendable (Spread) -> Double, else initial: Double,
    set: (@Sendable (inout Application, Double, Identifier) -> Void)? = nil
  ) -> NativeProperty {
    let write: NativeProperty.Set = { machine, value, new throws(Halt) in
      guard let name = try machine.recognizer(value)?.identifier else { return }
      try machine.withModel { application throws(Refusal) in
        set?(&application, new.double, name)
      }
    }
    return NativeProperty(
      get: { machine, value throws(Halt) in
        .double(try machine.recognizer(value)?.spread.map(read) ?? initial)
      }, set: set == nil ? nil : write)
  }

  /// A touch's location in a view's coordinates; without a view, in its window's.
  private static func place(
    _ field: String, of touch: Value, in view: Value, _ machine: Machine
  ) throws(Halt) -> Value {
    let point = Machine.point(machine.field(field, of: touch))
    let view = view.isNone ? machine.field("window", of: touch) : view
    guard !view.isNone else { return Machine.value(point) }
    let node = try machine.node(view)
    return try machine.read {
      $0.convert(point, from: .screen, to: .view(node)).map(Machine.value) ?? Machine.value(point)
    }
  }

  /// A recognizer's measurement in a view's coordinates.
  private static func measured(
    _ recognizer: Value, _ view: Value, _ machine: Machine,
    _ read: (Application, Identifier, NodeID?) -> Point
  ) throws(Halt) -> Value {
    let node = view.isNone ? nil : try machine.node(view)
    guard let name = try machine.recognizer(recognizer)?.identifier else {
      return Machine.value(Point.zero)
    }
    return try machine.read { Machine.value(read($0, name, node)) }
  }
}
