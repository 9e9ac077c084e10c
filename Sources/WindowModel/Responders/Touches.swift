/// The fingers on the screen, by number from 0.
public struct Touches: Hashable, Codable, Sendable {
  // Keyed by bytes, because dictionaries with Int keys encode them as strings.
  private var byFinger: [UInt8: Touch] = [:]

  /// The touch of a finger, or nil.
  public internal(set) subscript(finger: Int) -> Touch? {
    get { UInt8(exactly: finger).flatMap { byFinger[$0] } }
    set { if let finger = UInt8(exactly: finger) { byFinger[finger] = newValue } }
  }

  /// The fingers, in order.
  public var fingers: [Int] { byFinger.keys.map(Int.init).sorted() }

  /// The touches, by finger.
  var all: [Touch] { fingers.compactMap { self[$0] } }

  /// Whether no finger is on the screen.
  public var isEmpty: Bool { byFinger.isEmpty }
}
