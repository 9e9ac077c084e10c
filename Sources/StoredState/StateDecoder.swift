import WindowModel

/// Reads what `StateEncoder` wrote.
struct StateDecoder: Decoder {
  let source: StateSource
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ source: StateSource) { self.source = source }

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields<Key>(source: source))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try Elements(source) }
  func singleValueContainer() -> any SingleValueDecodingContainer { Single(source: source) }

  private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let source: StateSource
    var codingPath: [any CodingKey] { [] }
    /// The name of an enumeration's case, the only use of the keys.
    var allKeys: [Key] {
      (try? source.packed.text()).flatMap(Key.init(stringValue:)).map { [$0] } ?? []
    }

    private func single(_ key: Key) -> Single {
      source.names.add(key)
      return Single(source: source)
    }
    private func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
      let single = single(key)
      return try source.packed.byte() == 0 ? nil : single.decode(type)
    }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { throw PackingFault() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try single(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String {
      try single(key).decode(type)
    }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
      try single(key).decode(type)
    }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { throw PackingFault() }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try single(key).decode(type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try single(key).decode(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
      try single(key).decode(type)
    }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
      try single(key).decode(type)
    }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
      try single(key).decode(type)
    }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try single(key).decode(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
      try single(key).decode(type)
    }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
      try single(key).decode(type)
    }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
      try single(key).decode(type)
    }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
      try single(key).decode(type)
    }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      try single(key).decode(type)
    }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
      try optional(type, key)
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
      try optional(type, key)
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
      try optional(type, key)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
      try optional(type, key)
    }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
      try optional(type, key)
    }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
      try optional(type, key)
    }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
      try optional(type, key)
    }

    func nestedContainer<Nested>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> { KeyedDecodingContainer(Fields<Nested>(source: source)) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try Elements(source)
    }
    func superDecoder() -> any Decoder { StateDecoder(source) }
    func superDecoder(forKey key: Key) -> any Decoder { StateDecoder(source) }
  }

  private struct Elements: UnkeyedDecodingContainer {
    let source: StateSource
    let count: Int?
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var isAtEnd: Bool { currentIndex == count }

    init(_ source: StateSource) throws {
      self.source = source
      var count = 0
      for place in 0..<4 { count |= Int(clamping: try source.packed.byte()) << (8 * place) }
      self.count = count
    }

    mutating func decodeNil() throws -> Bool { throw PackingFault() }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
      guard !isAtEnd else { throw PackingFault() }
      currentIndex += 1
      return try Single(source: source).decode(type)
    }
    mutating func nestedContainer<Nested>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
      currentIndex += 1
      return KeyedDecodingContainer(Fields<Nested>(source: source))
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      currentIndex += 1
      return try Elements(source)
    }
    mutating func superDecoder() -> any Decoder { StateDecoder(source) }
  }

  private struct Single: SingleValueDecodingContainer {
    let source: StateSource
    var codingPath: [any CodingKey] { [] }

    private func signed<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
      let bits = try source.packed.number()
      let value = Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
      guard let number = Number(exactly: value) else { throw PackingFault() }
      return number
    }
    private func unsigned<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
      guard let number = Number(exactly: try source.packed.number()) else { throw PackingFault() }
      return number
    }

    func decodeNil() -> Bool { false }
    func decode(_ type: Bool.Type) throws -> Bool { try source.packed.byte() != 0 }
    func decode(_ type: String.Type) throws -> String { try source.packed.text() }
    func decode(_ type: Double.Type) throws -> Double { try source.packed.double() }
    func decode(_ type: Float.Type) throws -> Float { throw PackingFault() }
    func decode(_ type: Int.Type) throws -> Int { try signed(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try signed(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try signed(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try signed(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try signed(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try unsigned(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try unsigned(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try unsigned(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try unsigned(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try source.packed.number() }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      if T.self == [UInt8].self, let bytes = Array(try source.packed.counted()) as? T {
        return bytes
      }
      return try T(from: StateDecoder(source))
    }
  }
}
