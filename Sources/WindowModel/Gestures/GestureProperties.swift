/// Properties to set on a gesture recognizer; nil leaves one unchanged.
public struct GestureProperties: Hashable, Sendable {
  /// The maximum number of methods that a recognizer calls, and of recognizers that must fail before it.
  public static let mostParts = 16

  package var actions: [Selector]?
  package var isEnabled: Bool?
  package var cancelsTouchesInView: Bool?
  package var delaysTouchesBegan: Bool?
  package var delaysTouchesEnded: Bool?
  package var requiresToFail: [Identifier]?
  package var numberOfTapsRequired: Int?
  package var numberOfTouchesRequired: Int?
  package var minimumPressDuration: Double?
  package var allowableMovement: Double?
  package var minimumNumberOfTouches: Int?
  package var maximumNumberOfTouches: Int?
  package var direction: [GestureSettings.Direction]?
  package var edges: [GestureSettings.Edge]?
  package var shouldBegin: Bool?
  package var shouldReceiveTouch: Bool?
  package var recognizesSimultaneously: Bool?

  /// Makes a set of properties that changes nothing.
  public init() {}

  /// Refuses properties that a class of recognizer does not have, and invalid values.
  func check(_ kind: GestureRecognizer.Kind, named name: Identifier?) throws(Refusal) {
    func allow(_ kinds: [GestureRecognizer.Kind], _ property: String, _ isSet: Bool) throws(Refusal)
    {
      guard isSet, !kinds.contains(kind) else { return }
      throw .invalidValue(property: property, reason: "A \(kind.rawValue) has no such property.")
    }
    try allow([.tap], "numberOfTapsRequired", numberOfTapsRequired != nil)
    try allow(
      [.tap, .longPress, .swipe], "numberOfTouchesRequired", numberOfTouchesRequired != nil)
    try allow([.longPress], "minimumPressDuration", minimumPressDuration != nil)
    try allow([.longPress], "allowableMovement", allowableMovement != nil)
    try allow([.pan, .edgePan], "minimumNumberOfTouches", minimumNumberOfTouches != nil)
    try allow([.edgePan], "edges", edges != nil)
    try allow([.swipe], "direction", direction != nil)
    try allow([.pan, .edgePan], "maximumNumberOfTouches", maximumNumberOfTouches != nil)
    try check(numberOfTapsRequired, "numberOfTapsRequired")
    try check(numberOfTouchesRequired, "numberOfTouchesRequired")
    try check(minimumNumberOfTouches, "minimumNumberOfTouches")
    if let seconds = minimumPressDuration, !(0...Gestures.longestWait).contains(seconds) {
      throw .invalidValue(
        property: "minimumPressDuration",
        reason: "It goes from 0 to \(Int(Gestures.longestWait)) seconds.")
    }
    if let points = allowableMovement, !(0...Point.reach).contains(points) {
      throw .invalidValue(property: "allowableMovement", reason: "It is a distance in points.")
    }
    if let direction, direction.isEmpty {
      throw .invalidValue(property: "direction", reason: "A swipe has at least one direction.")
    }
    guard actions?.count ?? 0 <= Self.mostParts else {
      throw .invalidValue(
        property: "actions", reason: "A recognizer has \(Self.mostParts) actions at most.")
    }
    guard requiresToFail?.count ?? 0 <= Self.mostParts else {
      throw .invalidValue(
        property: "requiresToFail",
        reason: "A recognizer waits for \(Self.mostParts) others at most.")
    }
    if let name, requiresToFail?.contains(name) == true {
      throw .invalidValue(
        property: "requiresToFail", reason: "A recognizer can't wait for itself.")
    }
  }

  private func check(_ count: Int?, _ property: String) throws(Refusal) {
    guard let count, !(1...Application.mostTouches).contains(count) else { return }
    throw .invalidValue(
      property: property, reason: "It goes from 1 to \(Application.mostTouches).")
  }

  func apply(to settings: inout GestureSettings) {
    if let value = actions { settings.actions = value }
    if let value = isEnabled { settings.isEnabled = value }
    if let value = cancelsTouchesInView { settings.cancelsTouchesInView = value }
    if let value = delaysTouchesBegan { settings.delaysTouchesBegan = value }
    if let value = delaysTouchesEnded { settings.delaysTouchesEnded = value }
    if let value = requiresToFail { settings.requiresToFail = value }
    if let value = numberOfTapsRequired { settings.numberOfTapsRequired = value }
    if let value = numberOfTouchesRequired { settings.numberOfTouchesRequired = value }
    if let value = minimumPressDuration { settings.minimumPressDuration = value }
    if let value = allowableMovement { settings.allowableMovement = value }
    if let value = minimumNumberOfTouches { settings.minimumNumberOfTouches = value }
    if let value = maximumNumberOfTouches { settings.maximumNumberOfTouches = value }
    if let value = direction { settings.direction = value }
    if let value = edges { settings.edges = value }
    if let value = shouldBegin { settings.shouldBegin = value }
    if let value = shouldReceiveTouch { settings.shouldReceiveTouch = value }
    if let value = recognizesSimultaneously { settings.recognizesSimultaneously = value }
  }
}
