/// Finds a row of characters or bytes in others in one pass, however alike its parts are to each other.
package struct TextSearch<Unit: Equatable> {
  private let mark: [Unit]
  /// For each place of the mark, how many units up to there are also its first ones, but not all of them.
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

  /// The places at which the mark begins, none within another; an empty mark is nowhere.
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

  /// What stands between the places of the mark: all of the units where it is nowhere.
  package func parts(of units: [Unit]) -> [ArraySlice<Unit>] {
    var rest = units[...]
    var parts: [ArraySlice<Unit>] = []
    for place in places(in: units) {
      parts.append(rest.prefix(place &- rest.startIndex))
      rest = rest.dropFirst(place &- rest.startIndex &+ mark.count)
    }
    return parts + [rest]
  }

  /// How many of the mark's first units are the last ones, where so many were before this one.
  private func extended(_ length: Int, by unit: Unit) -> Int {
    var length = length
    // A border is shorter than the mark, and what is found whole begins anew, so the places are within it.
    while length > 0, mark[length] != unit { length = borders[length - 1] }
    return mark.first == unit || length > 0 ? length + 1 : 0
  }
}
