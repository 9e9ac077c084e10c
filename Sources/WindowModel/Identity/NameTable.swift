/// A name that can refer to an object.
protocol ObjectName: Hashable, Sendable {
  var text: String { get }
  /// Makes a name from a valid text.
  init(known text: String)
}

extension Identifier: ObjectName {}
extension ReferenceName: ObjectName {}

/// A dictionary of names in many small parts, so that a change to a copy of the application copies one
/// part only.
struct NameTable<Name: ObjectName>: Hashable, Sendable {
  private var parts: [[Name: NodeID]] = Array(repeating: [:], count: 256)

  /// The number of names with a value.
  private(set) var count = 0

  /// The value of a name, or nil.
  subscript(name: Name) -> NodeID? {
    get { parts[Self.part(of: name)][name] }
    set {
      let part = Self.part(of: name)
      let old = parts[part].updateOrRemove(newValue, of: name)
      count += (newValue == nil ? 0 : 1) - (old == nil ? 0 : 1)
    }
  }

  /// All names and values, in no order.
  var all: [(key: Name, value: NodeID)] { parts.flatMap { $0.map { ($0.key, $0.value) } } }

  /// The same in each process, unlike `hashValue`: equal tables have equal parts.
  private static func part(of name: Name) -> Int {
    var hash: UInt32 = 2_166_136_261
    let bytes = name.text.utf8Span.span
    for index in bytes.indices {
      hash = (hash ^ UInt32(truncatingIfNeeded: bytes[index])) &* 16_777_619
    }
    return Int(truncatingIfNeeded: (hash ^ hash >> 16) & 255)
  }
}

extension Dictionary {
  /// Sets or removes a value, and returns the old one.
  fileprivate mutating func updateOrRemove(_ value: Value?, of key: Key) -> Value? {
    if let value { updateValue(value, forKey: key) } else { removeValue(forKey: key) }
  }
}
