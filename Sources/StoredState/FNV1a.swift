/// A 64-bit FNV-1a checksum, which detects accidental differences. It does not protect against
/// deliberate collisions.
public struct FNV1a: Hashable, Sendable {
  /// The sum so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the checksum of no bytes.
  public init() {}

  /// Adds bytes.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
  }

  /// Returns the checksum of some bytes.
  public static func sum(_ bytes: [UInt8]) -> UInt64 {
    var sum = FNV1a()
    bytes.withUnsafeBytes { sum.add($0) }
    return sum.value
  }
}
