package import HTTP

/// How many there are of something in a class, and how many of them from each address.
package struct Census: Sendable {
  package private(set) var count = 0
  private var counts: [ClientAddress: Int] = [:]

  package init() {}

  /// A census of which only the counts of some addresses are known.
  package init(count: Int, from counts: [ClientAddress: Int]) {
    self.count = count
    self.counts = counts
  }

  /// How many are from an address; none where it is not known.
  package func count(from address: ClientAddress?) -> Int {
    address.flatMap { counts[$0] } ?? 0
  }

  /// Counts one more.
  mutating func enter(from address: ClientAddress?) {
    count += 1
    if let address { counts[address, default: 0] += 1 }
  }

  /// Counts one less, who was counted.
  mutating func leave(from address: ClientAddress?) {
    count -= 1
    guard let address, let known = counts[address] else { return }
    counts[address] = known > 1 ? known - 1 : nil
  }
}
