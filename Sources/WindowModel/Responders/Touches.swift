/// The fingers that are on the screen, by number from 0.
public struct Touches: Hashable, Codable, Sendable {
  // By bytes, because a dictionary by Int is written as one by names.
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

  /// Whether there is none.
  public var isEmpty: Bool { byFinger.isEmpty }
}
