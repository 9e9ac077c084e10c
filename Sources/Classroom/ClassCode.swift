/// The code that leads into a class: six letters and digits, none of which is easily taken for
/// another.
package struct ClassCode: Hashable, Sendable {
  private static let alphabet = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)
  private static let length = 6

  package let number: UInt32

  /// The code of a number, of which the lowest 30 bits count.
  package init(_ number: UInt32) { self.number = number & (1 << 30 - 1) }

  /// The code that somebody typed, in small letters or large ones; nil where it is none.
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

  /// The code behind this one, for where this one is taken.
  package var next: ClassCode { ClassCode(number &+ 1) }

  /// As it is told.
  package var text: String {
    let letters = (0..<Self.length).reversed().map { place in
      Self.alphabet[Int(truncatingIfNeeded: number >> (place * 5) & 31)]
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
