/// The keyboard's frames before and after a movement, as in the `userInfo` of its notifications.
///
/// A class, so that events without one stay small.
public final class KeyboardMove: Hashable, Sendable {
  /// Its frame before, on the main screen, in points.
  public let begin: Rect
  /// Its frame after, on the main screen, in points.
  public let end: Rect

  /// The duration of the movement, in seconds (windows-3.4B).
  public static let duration = 0.25
  /// The number of its animation curve, which is not a `UIView.AnimationCurve` (windows-3.4B).
  public static let curve = 7

  init(from begin: Rect, to end: Rect) {
    self.begin = begin
    self.end = end
  }

  /// Whether two movements have the same frames.
  public static func == (a: KeyboardMove, b: KeyboardMove) -> Bool {
    a.begin == b.begin && a.end == b.end
  }

  /// Hashes both frames.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(begin)
    hasher.combine(end)
  }
}
