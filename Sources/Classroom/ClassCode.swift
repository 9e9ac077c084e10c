/// The code of a class: six letters and digits, without look-alikes.
package struct ClassCode: Hashable, Sendable {
  private static let alphabet = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)
  private static let length = 6

  package let number: UInt32

  /// Makes a code from the lowest 30 bits of a number.
  package init(_ number: UInt32) { self.number = number & (1 << 30 - 1) }

  /// Parses a typed code, in lower or upper case; nil if malformed.
  package init?(_ text: String) {
    guard text.utf8.count == Self.length else { return nil }
    var number: UInt32 = 0
    for byte in text.utf8 {
      let letter = (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
      guard let value = Self.alphabet.firstIndex(of: letter) else { return nil }
      number = number << 5 | UInt32(truncatingIfNeeded: value)
    }
    self.number = number
  }

  /// The code after this one, to try if this one is taken.
  package var next: ClassCode { ClassCode(number &+ 1) }

  /// The code as shown to users.
  package var text: String {
    let letters = (0..<Self.length).reversed().map { place in
      Self.alphabet[Int(truncatingIfNeeded: number >> (place * 5) & 31)]
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
