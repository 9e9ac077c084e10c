/// `addGestureRecognizer(_:)` of a new recognizer.
package struct AddGestureRecognizer: CommandAction {
  package static let name = "addGestureRecognizer"
  package var view = Identifier.unnamed
  package var identifier: Identifier?
  package var kind: GestureRecognizer.Kind = .tap
  package var properties = GestureProperties()

  package init() {}

  package var subject: String? { view.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.addGestureRecognizer(identifier, kind, properties, to: view)
  }
}

/// Sets a recognizer's properties.
package struct ChangeGestureRecognizer: CommandAction {
  package static let name = "changeGestureRecognizer"
  package var recognizer = Identifier.unnamed
  package var properties = GestureProperties()

  package init() {}

  package var subject: String? { recognizer.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.changeGestureRecognizer(recognizer, properties)
  }
}

/// `removeGestureRecognizer(_:)`.
package struct RemoveGestureRecognizer: CommandAction {
  package static let name = "removeGestureRecognizer"
  package var recognizer = Identifier.unnamed

  package init() {}

  package var subject: String? { recognizer.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.removeGestureRecognizer(recognizer)
  }
}

extension Application {
  fileprivate mutating func addGestureRecognizer(
    _ identifier: Identifier?, _ kind: GestureRecognizer.Kind, _ properties: GestureProperties,
    to view: Identifier
  ) throws(Refusal) {
    let view = try find(.view, view)
    try checkIsOwn(view)
    if let identifier, arena.isTaken(identifier) || gestures.isTaken(identifier) {
      throw .identifierTaken(identifier)
    }
    guard gestures.recognizers.count < Gestures.most else {
      throw .full(.gestureRecognizer, limit: Gestures.most)
    }
    try properties.check(kind, named: identifier)
    var settings = GestureSettings()
    properties.apply(to: &settings)
    let name = identifier ?? nextGestureName()
    gestures.recognizers.append(GestureRecognizer(name, kind, on: view, settings))
    turn.result = view
  }

  fileprivate mutating func changeGestureRecognizer(
    _ identifier: Identifier, _ properties: GestureProperties
  ) throws(Refusal) {
    let recognizer = try findGestureRecognizer(identifier)
    try properties.check(recognizer.kind, named: identifier)
    turn.result = recognizer.view
    guard var settings = gestures[identifier]?.settings else { return }
    properties.apply(to: &settings)
    gestures[identifier]?.settings = settings
    // Disabling it cancels its gesture (windows-10.1).
    if !settings.isEnabled, recognizer.isInPlay || recognizer.isActive {
      stop(identifier, .turnedOff)
      competeForTouches()
    }
  }

  fileprivate mutating func removeGestureRecognizer(_ identifier: Identifier) throws(Refusal) {
    let recognizer = try findGestureRecognizer(identifier)
    turn.result = recognizer.view
    forget([identifier])
    competeForTouches()
  }

  private func findGestureRecognizer(
    _ identifier: Identifier
  ) throws(Refusal) -> GestureRecognizer {
    guard let recognizer = gestureRecognizer(identifier) else {
      throw .notFound(.gestureRecognizer, identifier.text)
    }
    return recognizer
  }

  /// Removes the recognizers of a view that is being released.
  mutating func forgetGestures(of view: NodeID) {
    guard !gestures.recognizers.isEmpty else { return }
    forget(gestureRecognizers(of: view).map(\.identifier))
  }

  private mutating func forget(_ names: [Identifier]) {
    guard !names.isEmpty else { return }
    gestures.recognizers.removeAll { names.contains($0.identifier) }
    for index in gestures.tracks.indices {
      gestures.tracks[index].open.removeAll { names.contains($0) }
    }
  }

  /// The next free identifier for a recognizer.
  mutating func nextGestureName() -> Identifier {
    while true {
      gestures.counted += 1
      let name = Identifier(kind: "gesture", number: gestures.counted)
      if !arena.isTaken(name), !gestures.isTaken(name), variables[ReferenceName(of: name)] == nil {
        return name
      }
    }
  }
}
