/// A name that may stand for an object.
protocol ObjectName: Hashable, Sendable {
  var text: String { get }
  /// Makes a name of a text that is known to have the shape.
  init(known text: String)
}

extension Identifier: ObjectName {}
extension ReferenceName: ObjectName {}

/// What each name stands for, in many small dictionaries, so that a change to a copy of the
/// application copies one of them and not everything.
struct NameTable<Name: ObjectName>: Hashable, Sendable {
  private var parts: [[Name: NodeID]] = Array(repeating: [:], count: 256)

  /// How many names stand for something.
  private(set) var count = 0

  /// What a name stands for, or nil.
  subscript(name: Name) -> NodeID? {
    get { parts[Self.part(of: name)][name] }
    set {
      let part = Self.part(of: name)
      let old = parts[part].updateOrRemove(newValue, of: name)
      count += (newValue == nil ? 0 : 1) - (old == nil ? 0 : 1)
    }
  }

  /// All of them, in no order.
  var all: [(key: Name, value: NodeID)] { parts.flatMap { $0.map { ($0.key, $0.value) } } }

  /// The same in each process, as `hashValue` is not: equal tables have equal parts.
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
  /// Sets or removes a value, and returns the one that was there.
  fileprivate mutating func updateOrRemove(_ value: Value?, of key: Key) -> Value? {
    if let value { updateValue(value, forKey: key) } else { removeValue(forKey: key) }
  }
}
