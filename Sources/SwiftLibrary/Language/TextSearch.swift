/// Searches characters or bytes in linear time (Knuth-Morris-Pratt).
package struct TextSearch<Unit: Equatable> {
  private let mark: [Unit]
  /// For each prefix of the pattern, the length of its longest proper prefix that is also its suffix.
  private var borders: [Int]

  package init(_ mark: [Unit]) {
    self.mark = mark
    borders = Array(repeating: 0, count: mark.count)
    var length = 0
    for place in mark.indices.dropFirst() {
      length = extended(length, by: mark[place])
      borders[place] = length
    }
  }

  /// The start of each non-overlapping occurrence; an empty pattern never occurs.
  package func places(in units: some Sequence<Unit>, atMost most: Int = .max) -> [Int] {
    var places: [Int] = []
    var length = 0
    guard !mark.isEmpty else { return [] }
    for (place, unit) in units.enumerated() {
      length = extended(length, by: unit)
      guard length == mark.count else { continue }
      places.append(place &+ 1 &- mark.count)
      if places.count == most { break }
      length = 0
    }
    return places
  }

  /// The parts between the occurrences: all units if there are none.
  package func parts(of units: [Unit]) -> [ArraySlice<Unit>] {
    var rest = units[...]
    var parts: [ArraySlice<Unit>] = []
    for place in places(in: units) {
      parts.append(rest.prefix(place &- rest.startIndex))
      rest = rest.dropFirst(place &- rest.startIndex &+ mark.count)
    }
    return parts + [rest]
  }

  /// The length of the matched prefix after another unit, given the length before it.
  private func extended(_ length: Int, by unit: Unit) -> Int {
    var length = length
    // A border is shorter than the pattern, and a complete match starts over, so the indices are within it.
    while length > 0, mark[length] != unit { length = borders[length - 1] }
    return mark.first == unit || length > 0 ? length + 1 : 0
  }
}
