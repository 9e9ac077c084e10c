import HTTP
import WindowModel

/// What a field of a body takes.
struct Kind<Value>: Sendable {
  let read: @Sendable (inout Body) throws(Problem) -> Value
}

extension Kind<Bool> {
  static var flag: Kind { Kind { body throws(Problem) in try body.bool() } }
}
extension Kind<Int> {
  /// A whole number that a double holds exactly.
  static var integer: Kind { Kind { body throws(Problem) in try body.integer() } }
}
extension Kind<Double> {
  static var number: Kind { Kind { body throws(Problem) in try body.number() } }
}
extension Kind<String> {
  static var text: Kind { Kind { body throws(Problem) in try body.string() } }
}
extension Kind<String?> {
  /// A text, or null for none.
  static var textOrNull: Kind { Kind { body throws(Problem) in try body.optionalString() } }
}
extension Kind<[String]> {
  static var texts: Kind { Kind { body throws(Problem) in try body.strings() } }
}
extension Kind<Identifier> {
  /// An object's identifier.
  static var object: Kind { Kind { body throws(Problem) in try body.identifier() } }
}
extension Kind<Identifier?> {
  /// An object's identifier, or null for none.
  static var objectOrNull: Kind { Kind { body throws(Problem) in try body.optionalIdentifier() } }
}
extension Kind<[Identifier]> {
  /// Identifiers of objects, or null for none.
  static var objects: Kind { Kind { body throws(Problem) in try body.identifiers() ?? [] } }
}
extension Kind<ViewClass> {
  static var viewClass: Kind { Kind { body throws(Problem) in try body.viewClass() } }
}
extension Kind<Selector> {
  /// The name of an action's method.
  static var selector: Kind { Kind { body throws(Problem) in try body.selector() } }
}
extension Kind<Completion> {
  /// The name of a block that a transition calls at its end.
  static var completion: Kind { Kind { body throws(Problem) in try body.completion() } }
}
extension Kind<Size> {
  static var size: Kind { Kind { body throws(Problem) in try body.size() } }
}
extension Kind where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
  /// A case of an enumeration, by its raw value.
  static var choice: Kind { Kind { body throws(Problem) in try body.choice(Value.self) } }
}

extension Body.Field {
  /// The field of a property, which `set` sets; `example` is a value as JSON.
  init<Property>(
    _ name: String, _ kind: Kind<Property>, example: String, isRequired: Bool = false,
    _ set: @escaping @Sendable (inout Value, Property) -> Void
  ) {
    self.init(name, example: example, isRequired: isRequired) { body, value throws(Problem) in
      set(&value, try kind.read(&body))
    }
  }
}
