import WindowModel

/// A collection whose order is another in each process, and so is written in the order of its bytes.
protocol UnorderedCoding {
  /// Writes the elements, sorted.
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
  /// The elements in the order of what a part of each, which differs, is written as.
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
