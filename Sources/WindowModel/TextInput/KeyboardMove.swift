/// Where the keyboard comes from and goes to, as its notifications have it in their `userInfo`.
///
/// A class, so that each event of another kind is small.
public final class KeyboardMove: Hashable, Sendable {
  /// Its frame before, on the main screen, in points.
  public let begin: Rect
  /// Its frame after, on the main screen, in points.
  public let end: Rect

  /// How long it moves, in seconds (windows-3.4B).
  public static let duration = 0.25
  /// The number of its animation curve, which no `UIView.AnimationCurve` has (windows-3.4B).
  public static let curve = 7

  init(from begin: Rect, to end: Rect) {
    self.begin = begin
    self.end = end
  }

  /// Whether two moves are from and to the same frames.
  public static func == (a: KeyboardMove, b: KeyboardMove) -> Bool {
    a.begin == b.begin && a.end == b.end
  }

  /// Takes both frames in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(begin)
    hasher.combine(end)
  }
}
