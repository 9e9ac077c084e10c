package import HTTP

/// The number of some items in a class, in total and by address.
package struct Census: Sendable {
  package private(set) var count = 0
  private var counts: [ClientAddress: Int] = [:]

  package init() {}

  /// Makes a census in which only some addresses' counts are known.
  package init(count: Int, from counts: [ClientAddress: Int]) {
    self.count = count
    self.counts = counts
  }

  /// Returns the number for an address; 0 if it is unknown.
  package func count(from address: ClientAddress?) -> Int {
    address.flatMap { counts[$0] } ?? 0
  }

  /// Adds one.
  mutating func enter(from address: ClientAddress?) {
    count += 1
    if let address { counts[address, default: 0] += 1 }
  }

  /// Subtracts one that was added.
  mutating func leave(from address: ClientAddress?) {
    count -= 1
    guard let address, let known = counts[address] else { return }
    counts[address] = known > 1 ? known - 1 : nil
  }
}
