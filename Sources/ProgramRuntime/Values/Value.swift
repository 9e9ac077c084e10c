/// A run-time value. Its type is known where it is used, so it stores only its parts. Where any type may occur, a
/// value that is not self-describing is stored in a `boxed`.
package enum Value: Sendable {
  case void
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case object(Reference)
  case array([Value])
  case table(Table)
  /// The parts of a tuple, a struct or a range.
  case parts([Value])
  case element(Int, [Value])
  case type(SwiftType)
  indirect case boxed(SwiftType, Value)
  /// A weak reference: the object's number.
  case weak(Int)
  /// A reference in a saved program: the object's number.
  case resting(Int)
  /// A lazy property or a global before its first use.
  case unset
}

extension Value {
  package var isNone: Bool { if case .none = self { true } else { false } }

  package var bool: Bool { if case .bool(let value) = self { value } else { false } }

  package var int: Int {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    default: 0
    }
  }

  package var double: Double {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: 0
    }
  }

  package var string: String { if case .string(let value) = self { value } else { "" } }
  package var array: [Value] { if case .array(let values) = self { values } else { [] } }
  package var parts: [Value] { if case .parts(let values) = self { values } else { [] } }
  package var table: Table { if case .table(let table) = self { table } else { Table() } }
  package var reference: Reference? {
    if case .object(let reference) = self { reference } else { nil }
  }
  /// For an index of a string, the number of characters before it.
  package var offset: Int { if case .parts(let parts) = self { parts.first?.int ?? 0 } else { 0 } }
  /// The value without its box.
  package var unboxed: Value { if case .boxed(_, let value) = self { value } else { self } }

  /// A weak reference to the same object.
  package var weakened: Value {
    if case .object(let reference) = self { .weak(reference.instance.number) } else { .none }
  }
}

/// A dictionary or a set, in insertion order.
package struct Table: Sendable {
  private(set) var places: [Key: Int] = [:]
  package private(set) var entries: [(key: Value, value: Value)?] = []

  package init() {}

  package var count: Int { places.count }

  package var pairs: [(key: Value, value: Value)] { entries.compactMap { $0 } }

  package subscript(key: Value) -> Value? {
    get { places[Key(key)].flatMap { entries[$0]?.value } }
    set {
      let place = places[Key(key)]
      switch (place, newValue) {
      case (let place?, let value?): entries[place] = (entries[place]?.key ?? key, value)
      case (let place?, nil):
        entries[place] = nil
        places[Key(key)] = nil
        if entries.count > 32, places.count < entries.count / 2 { compact() }
      case (nil, let value?):
        places[Key(key)] = entries.count
        entries.append((key, value))
      case (nil, nil): break
      }
    }
  }

  private mutating func compact() {
    entries = entries.filter { $0 != nil }
    places = [:]
    for (place, entry) in entries.enumerated() {
      if let entry { places[Key(entry.key)] = place }
    }
  }

  /// A value as a key.
  struct Key: Hashable {
    let value: Value

    init(_ value: Value) { self.value = value }

    static func == (a: Key, b: Key) -> Bool { a.value.isSame(as: b.value) }

    func hash(into hasher: inout Hasher) { value.feed(&hasher) }
  }
}

extension Value {
  /// Whether it has equal parts; objects are compared by identity.
  package func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.void, .void), (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.int(let a), .double(let b)), (.double(let b), .int(let a)): Double(a) == b
    case (.string(let a), .string(let b)): a == b
    case (.object(let a), .object(let b)): a.instance === b.instance
    case (.array(let a), .array(let b)), (.parts(let a), .parts(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    case (.element(let a, let x), .element(let b, let y)):
      a == b && x.count == y.count && zip(x, y).allSatisfy { $0.isSame(as: $1) }
    case (.table(let a), .table(let b)):
      a.count == b.count
        && a.pairs.allSatisfy { pair in b[pair.key].map { $0.isSame(as: pair.value) } ?? false }
    case (.type(let a), .type(let b)): a == b
    case (.resting(let a), .resting(let b)), (.weak(let a), .weak(let b)): a == b
    case (.boxed(_, let a), let b): a.isSame(as: b.unboxed)
    case (let a, .boxed(_, let b)): a.isSame(as: b)
    default: false
    }
  }

  func feed(_ hasher: inout Hasher) {
    switch self {
    case .void, .none, .unset: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .object(let reference): hasher.combine(reference.instance.number)
    case .array(let values), .parts(let values):
      hasher.combine(values.count)
      for value in values { value.feed(&hasher) }
    case .element(let index, let values):
      hasher.combine(index)
      for value in values { value.feed(&hasher) }
    case .table(let table): hasher.combine(table.count)
    case .type(let type): hasher.combine(type)
    case .boxed(_, let value): value.feed(&hasher)
    case .weak(let number), .resting(let number): hasher.combine(number)
    }
  }
}
