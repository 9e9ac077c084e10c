import ProgramRuntime
import ProgramValues
import WindowModel

/// Notifies delegates, targets and observers of the user's editing in a text field or a text view.
extension Machine {
  /// Calls a text input's delegate, then the field's observers.
  func tellEditing(_ event: Event) throws(Halt) {
    guard let (control, notification) = Self.editing[event.name],
      let instance = event.object.node.flatMap({ objects[$0] })
    else { return }
    let input = Value.object(reference(to: instance))
    let isField = isTextField(instance)
    let delegate = delegate(of: input)
    switch event.name {
    case .textFieldDidEndEditing:
      // The method with a reason replaces the one without.
      let reason = Value.element(0, [])
      if try tell(delegate, "textFieldDidEndEditing(_:reason:)", [input, reason]) == nil {
        try tell(delegate, "textFieldDidEndEditing(_:)", [input])
      }
    case .insertText: if !isField { try tell(delegate, "textViewDidChange(_:)", [input]) }
    default: try tell(delegate, "\(event.name.rawValue)(_:)", [input])
    }
    if isField { try sendTargets(of: instance, control) }
    try post(
      "UIText\(isField ? "Field" : "View")Text\(notification)Notification", from: input, .none)
  }

  /// The control event and the notification of a text field.
  private static let editing: [Event.Name: (String, String)] = [
    .textFieldDidBeginEditing: ("editingDidBegin", "DidBeginEditing"),
    .textFieldDidEndEditing: ("editingDidEnd", "DidEndEditing"),
    .textViewDidBeginEditing: ("", "DidBeginEditing"),
    .textViewDidEndEditing: ("", "DidEndEditing"),
    .insertText: ("editingChanged", "DidChange"),
  ]

  /// Calls the targets of an event that the model lacks.
  func sendTargets(of instance: Instance, _ wanted: String) throws(Halt) {
    let control = Value.object(reference(to: instance))
    for target in library.targets where target.control == instance.number && target.event == wanted
    {
      if let closure = target.closure {
        _ = try call(closure: closure, [target.action ?? .none])
      } else if let number = target.object {
        try send(target.selector, to: strong(number), [control, .none])
      }
    }
  }

  func isTextField(_ instance: Instance) -> Bool {
    instance.nominal?.lineage.contains { $0.name == "UITextField" } == true
  }

  /// The `userInfo` of a keyboard notification; `.none` for any other event.
  func userInfo(of event: Event) throws(Halt) -> Value {
    guard event.isOfKeyboard else { return .none }
    guard let move = event.keyboard else {
      throw .bound(
        "The keyboard's frame on a phone in landscape has not been measured, so the program can't get '\(event.name.rawValue)'; turn the phone upright."
      )
    }
    var table = Table()
    func add(_ key: String, _ value: Value) {
      table[.string("UIKeyboard\(key)UserInfoKey")] = value
    }
    func rect(_ rect: Rect) -> Value {
      program.library?.type("CGRect").map { .boxed(.nominal($0, []), Self.value(rect)) }
        ?? Self.value(rect)
    }
    // In Objective-C, numbers are already objects.
    func number(_ value: Value) -> Value {
      program.objectiveC == nil ? bridgedNumber(value) : value
    }
    add("FrameBegin", rect(move.begin))
    add("FrameEnd", rect(move.end))
    add("AnimationDuration", number(.double(KeyboardMove.duration)))
    add("AnimationCurve", number(.int(KeyboardMove.curve)))
    add("IsLocal", number(.bool(true)))
    return .table(table)
  }
}

extension Event {
  fileprivate var isOfKeyboard: Bool {
    switch name {
    case .keyboardWillChangeFrame, .keyboardDidChangeFrame, .keyboardWillShow, .keyboardDidShow,
      .keyboardWillHide, .keyboardDidHide:
      true
    default: false
    }
  }
}
