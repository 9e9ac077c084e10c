package import ProgramRuntime
import ProgramValues
package import WindowModel

/// The program's gesture recognizers; the model tracks their gestures.
extension Machine {
  /// The recognizers of a view, which retains them.
  func recognizers(of view: Value) -> [Value] {
    library.shared[Self.gestureKey(view.reference?.instance.number)]?.array ?? []
  }

  func setRecognizers(_ recognizers: [Value], of view: Value) {
    let key = Self.gestureKey(view.reference?.instance.number)
    library.shared[key] = recognizers.isEmpty ? nil : .array(recognizers)
  }

  /// The key under which a view's recognizers are stored.
  static func gestureKey(_ number: Int?) -> String { "gestures \(number ?? 0)" }

  /// The model's recognizer; nil for one without a view.
  func recognizer(_ value: Value) throws(Halt) -> GestureRecognizer? {
    guard let name = Identifier(field("modelName", of: value).string) else { return nil }
    return try read { $0.gestureRecognizer(name) }
  }

  func gestureKind(of value: Value) -> GestureRecognizer.Kind? {
    nominal(of: value)?.lineage.lazy.compactMap { GestureRecognizer.Kind(rawValue: $0.name) }.first
  }

  /// The properties that the program set on a recognizer.
  func gestureProperties(of value: Value, _ kind: GestureRecognizer.Kind) -> GestureProperties {
    var properties = GestureProperties()
    properties.isEnabled = field("isEnabled", of: value).bool
    properties.cancelsTouchesInView = field("cancelsTouchesInView", of: value).bool
    properties.delaysTouchesBegan = field("delaysTouchesBegan", of: value).bool
    properties.delaysTouchesEnded = field("delaysTouchesEnded", of: value).bool
    properties.requiresToFail = field("requirements", of: value).array.compactMap {
      Identifier($0.string)
    }
    if kind.countsTouches {
      properties.numberOfTouchesRequired = field("numberOfTouchesRequired", of: value).int
    }
    switch kind {
    case .tap: properties.numberOfTapsRequired = field("numberOfTapsRequired", of: value).int
    case .longPress:
      properties.minimumPressDuration = field("minimumPressDuration", of: value).double
      properties.allowableMovement = field("allowableMovement", of: value).double
    case .pinch, .rotation: break
    case .pan, .edgePan:
      properties.minimumNumberOfTouches = field("minimumNumberOfTouches", of: value).int
      properties.maximumNumberOfTouches = field("maximumNumberOfTouches", of: value).int
      if kind == .edgePan {
        let edges = Self.edges(field("edges", of: value))
        properties.edges = GestureSettings.Edge.allCases.filter(edges.contains)
      }
    case .swipe:
      let bits = field("direction", of: value).parts.first?.int ?? 1
      let directions = GestureSettings.Direction.allCases
      properties.direction = directions.indices.filter { bits & 1 << $0 != 0 }.map {
        directions[$0]
      }
    }
    return properties
  }

  /// Removes a recognizer from a view, if it is attached to it.
  func remove(_ recognizer: Value, from view: Value) throws(Halt) {
    let number = recognizer.reference?.instance.number
    let others = recognizers(of: view).filter { $0.reference?.instance.number != number }
    guard others.count < recognizers(of: view).count else { return }
    if let name = try self.recognizer(recognizer)?.identifier {
      var command = RemoveGestureRecognizer()
      command.recognizer = name
      try carryOut(command)
    }
    setField("view", of: recognizer, .none)
    setRecognizers(others, of: view)
  }

  /// Calls the targets of a recognizer whose state changed.
  func recognized(_ event: Event) throws(Halt) {
    guard let node = event.object.node, let name = event.action,
      let recognizer = recognizer(named: name, on: node),
      let number = recognizer.reference?.instance.number
    else { return }
    for target in library.targets where target.control == number {
      guard let object = target.object else { continue }
      let receiver = strong(object)
      if !receiver.isNone { try send(target.selector, to: receiver, [recognizer]) }
    }
    try sweep()
  }

  private func recognizer(named name: String, on view: NodeID) -> Value? {
    guard let instance = objects[view] else { return nil }
    let view = Value.object(reference(to: instance))
    let made = recognizers(of: view).first { field("modelName", of: $0).string == name }
    guard made == nil, let node = instance.node,
      let pan = try? read({ $0.scrollView(node)?.pan }), pan.text == name
    else { return made }
    return try? scrollPan(of: view)
  }

  package func answer(
    _ question: GestureQuestion, of recognizer: Identifier, in application: inout Application
  ) -> Bool? {
    guard crash == nil, let view = application.gestureRecognizer(recognizer)?.view else {
      return nil
    }
    return on(&application, else: nil) { () throws(Halt) in
      guard let value = self.recognizer(named: recognizer.text, on: view) else { return nil }
      let delegate = self.field("delegate", of: value)
      if question == .shouldBegin, let own = self.objects[view],
        own.number != delegate.reference?.instance.number,
        let method = self.override("gestureRecognizerShouldBegin(_:)", own),
        !self.isTrue(try self.call(method, .object(self.reference(to: own)), [value]))
      {
        return false
      }
      let method: String
      var arguments = [value]
      switch question {
      case .shouldBegin: method = "gestureRecognizerShouldBegin(_:)"
      case .shouldReceiveTouch:
        method = "gestureRecognizer(_:shouldReceive:)"
        arguments.append(try self.makeTouch())
      case .recognizesSimultaneously(let other):
        method = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
        guard let view = try self.read({ $0.gestureRecognizer(other)?.view }),
          let second = self.recognizer(named: other.text, on: view)
        else { return nil }
        arguments.append(second)
      }
      return try self.tell(delegate, method, arguments).map(self.isTrue)
    }
  }

  /// The touch being delivered; it is the same object from beginning to end.
  func makeTouch() throws(Halt) -> Value {
    guard let sight = try read({ $0.currentTouch }) else { return try make("UITouch") }
    let known = library.touches[sight.number]
    let touch = if let known { known } else { try make("UITouch") }
    setField("screenPoint", of: touch, Self.value(sight.point))
    setField("previousPoint", of: touch, Self.value(sight.previous))
    setField("tapCount", of: touch, .int(sight.tapCount))
    setField("timestamp", of: touch, .double(sight.time))
    setField("phase", of: touch, .element(Self.touchPhases[sight.phase] ?? 0, []))
    if known == nil {
      setField("view", of: touch, try object(sight.view).weakened)
      setField("window", of: touch, try object(sight.window).weakened)
    }
    let going = try read { $0.touchesGoingOn }
    library.touches = library.touches.filter { going.contains($0.key) }
    library.touches[sight.number] = touch
    return touch
  }

  /// The raw values of `UITouch.Phase`.
  private static let touchPhases: [Input.Phase: Int] = [
    .began: 0, .moved: 1, .ended: 3, .cancelled: 4,
  ]

  /// The event being delivered, with its touches.
  func touchEvent(with touch: Value) throws(Halt) -> Value {
    let event = try shared("event", "UIEvent")
    var touches = Table()
    touches[touch] = .void
    for number in try read({ $0.touchesGoingOn }) {
      if let other = library.touches[number] { touches[other] = .void }
    }
    setField("allTouches", of: event, .table(touches))
    return event
  }
}
