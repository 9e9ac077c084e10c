import TestSupport

/// Draws the letters of a text, then continues with a generator: names and epochs that a test and
/// the examples of openapi.yaml can spell out.
struct Letters: RandomNumberGenerator {
  private var letters: [UInt64]
  private var rest: SplitMix64

  init(_ text: String = "k3x9q2m7b4w8z5h1n6t0", seed: UInt64 = 1) {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    letters = text.reversed().compactMap { alphabet.firstIndex(of: $0).map(UInt64.init) }
    rest = SplitMix64(seed: seed)
  }

  mutating func next() -> UInt64 { letters.popLast() ?? rest.next() }
}

extension SplitMix64 {
  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}
