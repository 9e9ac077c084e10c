import WindowModel

/// Writes values for `StateCoding`.
struct StateEncoder: Encoder {
  let sink: StateSink
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ sink: StateSink) { self.sink = sink }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Fields<Key>(sink: sink))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { Elements(sink) }
  func singleValueContainer() -> any SingleValueEncodingContainer { Single(sink: sink) }

  /// The fields of a value in order, and the name of an enumeration's case.
  private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let sink: StateSink
    var codingPath: [any CodingKey] { [] }

    private func single(_ key: Key) -> Single {
      sink.names.add(key)
      return Single(sink: sink)
    }
    /// A byte before an optional tells whether it is nil.
    private func optional<Value: Encodable>(_ value: Value?, _ key: Key) throws {
      let single = single(key)
      sink.packer.bytes.append(value == nil ? 0 : 1)
      if let value { try single.encode(value) }
    }

    func encodeNil(forKey key: Key) throws { throw PackingFault() }
    func encode(_ value: Bool, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: String, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: Double, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: Float, forKey key: Key) throws { throw PackingFault() }
    func encode(_ value: Int, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: Int8, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: Int16, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: Int32, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: Int64, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: UInt, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: UInt8, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: UInt16, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: UInt32, forKey key: Key) throws { try single(key).encode(value) }
    func encode(_ value: UInt64, forKey key: Key) throws { try single(key).encode(value) }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      try single(key).encode(value)
    }
    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
      try optional(value, key)
    }

    /// The associated values of an enumeration's case.
    func nestedContainer<Nested>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      sink.packer.add(key.stringValue)
      return KeyedEncodingContainer(Fields<Nested>(sink: sink))
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { Elements(sink) }
    func superEncoder() -> any Encoder { StateEncoder(sink) }
    func superEncoder(forKey key: Key) -> any Encoder { StateEncoder(sink) }
  }

  /// The elements of a collection, after their count.
  private final class Elements: UnkeyedEncodingContainer {
    let sink: StateSink
    /// The index of the count, which has four bytes.
    private let start: Int
    private(set) var count = 0
    var codingPath: [any CodingKey] { [] }

    init(_ sink: StateSink) {
      self.sink = sink
      start = sink.packer.bytes.count
      sink.packer.bytes += [0, 0, 0, 0]
    }

    private func single() -> Single {
      count += 1
      for byte in 0..<4 {
        sink.packer.bytes[start + byte] = UInt8(truncatingIfNeeded: count >> (8 * byte))
      }
      return Single(sink: sink)
    }

    func encodeNil() throws { throw PackingFault() }
    func encode<T: Encodable>(_ value: T) throws { try single().encode(value) }
    func nestedContainer<Nested>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      KeyedEncodingContainer(Fields<Nested>(sink: single().sink))
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { Elements(single().sink) }
    func superEncoder() -> any Encoder { StateEncoder(single().sink) }
  }

  private struct Single: SingleValueEncodingContainer {
    let sink: StateSink
    var codingPath: [any CodingKey] { [] }

    /// Makes small numbers of either sign short.
    private func signed(_ value: Int64) {
      sink.packer.add(UInt64(bitPattern: value << 1 ^ value >> 63))
    }

    func encodeNil() throws { throw PackingFault() }
    func encode(_ value: Bool) throws { sink.packer.bytes.append(value ? 1 : 0) }
    func encode(_ value: String) throws { sink.packer.add(value) }
    func encode(_ value: Double) throws { sink.packer.add(value) }
    func encode(_ value: Float) throws { throw PackingFault() }
    func encode(_ value: Int) throws { signed(Int64(clamping: value)) }
    func encode(_ value: Int8) throws { signed(Int64(clamping: value)) }
    func encode(_ value: Int16) throws { signed(Int64(clamping: value)) }
    func encode(_ value: Int32) throws { signed(Int64(clamping: value)) }
    func encode(_ value: Int64) throws { signed(value) }
    func encode(_ value: UInt) throws { sink.packer.add(UInt64(clamping: value)) }
    func encode(_ value: UInt8) throws { sink.packer.add(UInt64(clamping: value)) }
    func encode(_ value: UInt16) throws { sink.packer.add(UInt64(clamping: value)) }
    func encode(_ value: UInt32) throws { sink.packer.add(UInt64(clamping: value)) }
    func encode(_ value: UInt64) throws { sink.packer.add(value) }
    func encode<T: Encodable>(_ value: T) throws {
      if T.self == [UInt8].self, let bytes = value as? [UInt8] { return sink.packer.add(bytes) }
      if let value = value as? any UnorderedCoding { return try value.encodeSorted(to: sink) }
      try value.encode(to: StateEncoder(sink))
    }
  }
}
