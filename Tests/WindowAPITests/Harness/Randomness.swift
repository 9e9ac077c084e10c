/// Draws the letters of a text and then goes on with a generator: names and epochs that a test and
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

/// A generator of the same numbers for the same seed, on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}
