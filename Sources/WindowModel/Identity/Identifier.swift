/// An object's name in the API: `[A-Za-z][A-Za-z0-9_-]{0,63}`.
///
/// An application never reuses an identifier, even after its object is released.
public struct Identifier: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name.
  public let text: String

  /// Makes an identifier from its text, or nil for a malformed one.
  public init?(_ text: String) {
    guard Self.matches(text, punctuation: "_-") else { return nil }
    self.text = text
  }

  /// Makes an identifier from the UTF-8 of its text, or nil for a malformed one.
  public init?(utf8: UnsafeBufferPointer<UInt8>) {
    guard Self.matches(utf8, punctuation: "_-") else { return nil }
    text = String(decoding: utf8, as: UTF8.self)
  }

  /// Makes an identifier that the model generates, for example `w1`.
  init(kind: String, number: Int) { text = "\(kind)\(number)" }

  init(known text: String) { self.text = text }

  /// A placeholder until the name of an object is set.
  package static let unnamed = Identifier(known: "")

  /// The main screen.
  public static let main = Identifier(known: "main")

  /// The application, for events about it.
  public static let application = Identifier(known: "application")

  /// The main run loop, for commands about it.
  public static let runLoop = Identifier(known: "runLoop")

  /// The text.
  public var description: String { text }

  /// Whether `text` is a letter followed by letters, digits and `punctuation`, at most 64 characters in
  /// all.
  static func matches(_ text: String, punctuation: StaticString) -> Bool {
    var text = text
    return text.withUTF8 { matches($0, punctuation: punctuation) }
  }

  private static func matches(
    _ bytes: UnsafeBufferPointer<UInt8>, punctuation: StaticString
  ) -> Bool {
    guard let first = bytes.first, bytes.count <= 64, isLetter(first) else { return false }
    return punctuation.withUTF8Buffer { punctuation in
      bytes.allSatisfy { byte in
        isLetter(byte) || (0x30...0x39).contains(byte) || punctuation.contains(byte)
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
