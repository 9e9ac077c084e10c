package import ProgramRuntime
package import WindowModel

/// Sends the actions of controls and alerts to the program's methods and closures.
extension Machine {
  package func responds(to action: Selector, _ id: NodeID) -> Bool {
    objects[id].flatMap { method(forSelector: action.name, of: $0) } != nil
  }

  /// The method of a selector.
  package func method(forSelector selector: String, of instance: Instance) -> Function? {
    guard let nominal = instance.nominal else { return nil }
    for type in nominal.lineage {
      for (name, members) in type.members.merging(
        program.extensions[type] ?? [:], uniquingKeysWith: { $0 + $1 })
      {
        guard selector.hasPrefix(name) else { continue }
        for case .method(let method) in members
        where !method.isStatic && Library.selector(of: method.fullName) == selector {
          return implementation(of: method.key, nominal) ?? method
        }
      }
    }
    return nil
  }

  /// Calls the method of a selector, with as many arguments as it takes.
  package func send(_ selector: String, to value: Value, _ arguments: [Value]) throws(Halt) {
    guard case .object(let reference) = value else { return }
    guard let method = method(forSelector: selector, of: reference.instance) else {
      throw unrecognized(selector, value)
    }
    let given = Array(arguments.prefix(method.parameters.count))
    _ = try call(
      method, value,
      given + [Value](repeating: .none, count: max(0, method.parameters.count - given.count))
    )
    try sweep()
  }

  /// Where an action without a target goes if the program decides by its own methods: `.none` for nowhere. Nil
  /// if no class of the program has one.
  func chosenTarget(for arguments: [Value]) throws(Halt) -> Value? {
    let names = ["canPerformAction(_:withSender:)", "target(forAction:withSender:)"]
    let decides = objects.values.contains { instance in
      names.contains { override($0, instance) != nil }
    }
    guard decides else { return nil }
    let sender = arguments[2].unboxed
    var start = try object(try read { $0.keyResponder })
    if start.isNone { start = sender }
    guard !start.isNone else { return .some(.none) }
    return try tell(start, "target(forAction:withSender:)", [arguments[0], arguments[2]])?.unboxed
      ?? .some(.none)
  }

  /// Sends a control's action for an event.
  func sendAction(_ told: Event) throws(Halt) {
    guard let node = told.object.node, let instance = objects[node], let name = told.action else {
      return
    }
    let sender = Value.object(reference(to: instance))
    library.sender = sender
    let wanted = try read { $0.currentControlEvent?.rawValue }
    let event =
      try read({ $0.currentTouch }) == nil
      ? try shared("event", "UIEvent") : try touchEvent(with: try makeTouch())
    for target in library.targets
    where target.control == instance.number && target.actionName == name
      && wanted.map({ $0 == target.event }) ?? true
    {
      if let closure = target.closure {
        let action = target.action ?? .none
        if !action.isNone { setField("sender", of: action, sender) }
        _ = try call(closure: closure, [action])
        if !action.isNone { setField("sender", of: action, .none) }
      } else if let number = target.object {
        if let own = override("sendAction(_:to:for:)", instance) {
          _ = try call(
            own, sender, [.string(target.selector), strong(number), event])
        } else {
          try send(target.selector, to: strong(number), [sender, event])
        }
      }
    }
    try sweep()
  }

  package func tracks(
    _ phase: Input.Phase, of control: NodeID, isInside: Bool, in application: inout Application
  ) -> Bool {
    guard crash == nil, let instance = objects[control], isControl(instance) else { return true }
    return on(&application, else: false) { () throws(Halt) in
      let touch = try self.makeTouch()
      let number = [Input.Phase.began: 0, .moved: 1, .ended: 2][phase] ?? 3
      return try self.tell(
        .object(self.reference(to: instance)), "trackTouch(_:_:_:_:)",
        [.int(number), .bool(isInside), touch, try self.touchEvent(with: touch)])?.bool ?? true
    }
  }

  package func tracked(of control: NodeID, in application: inout Application) {
    guard crash == nil, let instance = objects[control], isControl(instance) else { return }
    on(&application, else: ()) { () throws(Halt) in
      try self.tell(.object(self.reference(to: instance)), "endTrack()", [])
    }
  }

  private func isControl(_ instance: Instance) -> Bool {
    instance.nominal?.lineage.contains { $0.isLibrary && $0.name == "UIControl" } == true
  }

  /// Toggles a switch, or selects a segment, when a touch ends within its bounds, and calls the targets.
  func finishTouch(of id: NodeID) throws(Halt) {
    guard let instance = objects[id],
      let kind = instance.nominal?.lineage.first(where: {
        $0.isLibrary && ["UISwitch", "UISegmentedControl"].contains($0.name)
      })?.name,
      let point = try read({ application -> Point? in
        guard let view = application.view(id), view.control?.isEnabled == true,
          let touch = application.currentTouch,
          let point = application.convert(touch.point, from: .screen, to: .view(id)),
          view.bounds.contains(point)
        else { return nil }
        return point
      })
    else { return }
    let control = Value.object(reference(to: instance))
    if kind == "UISegmentedControl" {
      _ = try tell(control, "touchSegment(_:)", [.double(point.x)])
      return
    }
    setField("isOn", of: control, .bool(!field("isOn", of: control).bool))
    try sendTargets(of: instance, "valueChanged")
  }

  func perform(_ action: String, on node: NodeID) throws(Halt) {
    guard let instance = objects[node] else { return }
    let sender = library.sender ?? .none
    try send(action, to: .object(reference(to: instance)), [sender, .none])
  }

  func runAlertHandler(_ event: Event) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node], let title = event.action
    else { return }
    let controller = Value.object(reference(to: instance))
    for action in field("actions", of: controller).array
    where field("title", of: action).string == title {
      let handler = field("handler", of: action)
      if !handler.isNone { _ = try call(closure: handler, [action]) }
    }
    try sweep()
  }
}

extension Machine {
  private static let alertSelectors: [Event.Name: String] = [
    .willPresentAlert: "willPresentAlertView:", .didPresentAlert: "didPresentAlertView:",
    .clickedButton: "alertView:clickedButtonAtIndex:",
    .willDismissAlert: "alertView:willDismissWithButtonIndex:",
    .didDismissAlert: "alertView:didDismissWithButtonIndex:",
    .willPresentSheet: "willPresentActionSheet:", .didPresentSheet: "didPresentActionSheet:",
  ]

  /// Notifies an alert view's delegate, with the index of the tapped button if there is one.
  func tellAlertDelegate(_ event: Event) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node],
      var selector = Self.alertSelectors[event.name]
    else { return }
    if instance.nominal?.lineage.contains(where: { $0.name == "UIActionSheet" }) == true,
      selector.hasPrefix("alertView:")
    {
      selector = "actionSheet:" + selector.dropFirst("alertView:".count)
    }
    let alert = Value.object(reference(to: instance))
    let delegate = field("delegate", of: alert)
    guard let heard = delegate.reference, method(forSelector: selector, of: heard.instance) != nil
    else { return }
    let index = field("buttons", of: alert).array.firstIndex { $0.string == event.action }
    try send(selector, to: delegate, [alert] + (index.map { [.int($0)] } ?? []))
  }

  /// The exception for an unrecognized selector.
  package func unrecognized(_ selector: String, _ value: Value) -> Halt {
    let name = value.reference?.instance.nominal?.name ?? "NSObject"
    return .crash(
      .uncaught(
        "NSInvalidArgumentException",
        "-[\(name) \(selector)]: unrecognized selector sent to instance", at: position))
  }
}
