import WindowModel

/// A collection whose order differs between processes, and so is encoded in the order of its bytes.
protocol UnorderedCoding {
  /// Encodes the elements, sorted.
  func encodeSorted(to sink: StateSink) throws
}

extension Set: UnorderedCoding where Element: Encodable {
  func encodeSorted(to sink: StateSink) throws {
    var container = StateEncoder(sink).unkeyedContainer()
    for element in try sortedByBytes(\.self) { try container.encode(element) }
  }
}

extension Dictionary: UnorderedCoding where Key: Encodable, Value: Encodable {
  func encodeSorted(to sink: StateSink) throws {
    var container = StateEncoder(sink).unkeyedContainer()
    for (key, value) in try sortedByBytes(\.key) {
      try container.encode(key)
      try container.encode(value)
    }
  }
}

extension Sequence {
  /// Returns the elements in the order of a distinct part's encoded bytes.
  fileprivate func sortedByBytes<Part: Encodable>(
    _ part: (Element) -> Part
  ) throws -> [Element] {
    try map { element in
      let sink = StateSink()
      try part(element).encode(to: StateEncoder(sink))
      return (bytes: sink.packer.bytes, element: element)
    }
    .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    .map(\.element)
  }
}
