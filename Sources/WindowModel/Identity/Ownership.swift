/// Drops every strong reference to an object, including its superview's.
package struct Release: CommandAction {
  package static let name = "release"
  package var object = Identifier.unnamed
  package var kind: Refusal.Kind = .object

  package init() {}

  package var subject: String? { object.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.release(object, as: kind)
  }
}

/// Assigns an object or nil to a variable of the app.
package struct SetReference: CommandAction {
  package static let name = "setReference"
  package var reference: ReferenceName = .delegateWindow
  package var object: Identifier?

  package init() {}

  package var subject: String? { reference.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.setReference(reference, to: object)
  }
}

/// The name of a variable of the app that holds an object strongly, for example `window1`,
/// `delegate.window` or `static.window1`: `[A-Za-z][A-Za-z0-9_.-]{0,63}`.
public struct ReferenceName: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The name.
  public let text: String

  /// Makes a name from its text, or nil for a malformed one.
  public init?(_ text: String) {
    guard Identifier.matches(text, punctuation: "_.-") else { return nil }
    self.text = text
  }

  /// The variable in which a new object is stored.
  init(of identifier: Identifier) { text = identifier.text }

  init(known text: String) { self.text = text }

  /// The app delegate's `window`, a plain stored property (windows-1.7).
  public static let delegateWindow = ReferenceName(known: "delegate.window")

  /// The text.
  public var description: String { text }
  /// Alphabetical, by bytes.
  public static func < (a: ReferenceName, b: ReferenceName) -> Bool { a.text < b.text }
}

extension Application {
  /// The app's variables that hold an object, by name.
  public var references: [(name: ReferenceName, object: NodeID)] {
    variables.all.sorted { $0.key < $1.key }.map { (name: $0.key, object: $0.value) }
  }

  /// The object that a variable holds, or nil.
  public func object(heldBy name: ReferenceName) -> NodeID? { variables[name] }

  /// Assigns an object or nil to a variable; its old object loses a holder.
  mutating func assign(_ object: NodeID?, to name: ReferenceName) {
    let old = variables[name]
    guard old != object else { return }
    variables[name] = object
    if let object {
      arena[object].references.append(name)
      arena[object].wasRetained = true
    }
    if let old {
      arena[old].references.removeAll { $0 == name }
      releasePool.append(old)
    }
  }

  /// Drops every strong reference to an object: its superview's, then the variables'.
  mutating func release(_ identifier: Identifier, as kind: Refusal.Kind) throws(Refusal) {
    if kind == .controller || kind == .object, let id = controller(identifier) {
      return release(controller: id)
    }
    let id = try find(kind == .object ? .view : kind, identifier)
    try checkIsOwn(id)
    try checkIsMovable(id)
    if arena[id].superview != nil { move(id, to: nil, at: 0) }
    dropReferences(to: id)
    turn.result = id
  }

  /// Sets the variables that hold an object to nil.
  mutating func dropReferences(to id: NodeID) {
    for name in arena[id].references { variables[name] = nil }
    arena[id].references = []
    releasePool.append(id)
  }

  /// Assigns an object or nil to a variable of the app.
  mutating func setReference(_ name: ReferenceName, to identifier: Identifier?) throws(Refusal) {
    var object: NodeID?
    if let identifier {
      object = arena.find(identifier)
      guard object != nil else { throw .unknown(.object, identifier.text, property: "object") }
    }
    let isCreation = object != nil && variables[name] == nil
    if isCreation { try checkReferences() }
    assign(object, to: name)
    if let object, arena.isController(object) {
      turn.subject = .controller(object)
    } else {
      turn.result = object
    }
    turn.isCreation = isCreation
  }
}
