/// A property outside the stored state: equality ignores it, and it is not stored.
@propertyWrapper
struct NotStored<Value: Passing>: Hashable, Codable, Sendable {
  var wrappedValue = Value()

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) {}

  func encode(to encoder: any Encoder) {}

  static func == (_: NotStored, _: NotStored) -> Bool { true }

  func hash(into: inout Hasher) {}
}

/// A transient value, which starts anew when a state is loaded.
protocol Passing: Sendable {
  init()
}

extension KeyedEncodingContainer {
  /// Writes nothing, not even the name.
  func encode<Value>(_: NotStored<Value>, forKey: Key) {}
}

extension KeyedDecodingContainer {
  /// Reads nothing.
  func decode<Value>(_: NotStored<Value>.Type, forKey: Key) -> NotStored<Value> {
    NotStored(wrappedValue: Value())
  }
}
