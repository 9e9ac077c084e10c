/// A checksum that tells two texts apart by chance only: FNV-1a, 64 bits wide. It is no proof
/// against somebody who wants two to be the same.
public struct FNV1a: Hashable, Sendable {
  /// The sum so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The sum of nothing.
  public init() {}

  /// Takes bytes in.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
  }

  /// The sum of some bytes.
  public static func sum(_ bytes: [UInt8]) -> UInt64 {
    var sum = FNV1a()
    bytes.withUnsafeBytes { sum.add($0) }
    return sum.value
  }
}
