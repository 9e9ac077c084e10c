import WindowModel

/// How an exploded picture is seen: from the side, without perspective, so that each level is the
/// screen under the same matrix, moved along by its height.
package struct Explosion: Hashable {
  /// The spacings that there may be, in points.
  package static let spacings = 0.0...200.0

  /// From one level to the next, in points.
  package var spacing = 24.0
  /// The levels that are drawn, the screen's own being 0.
  package var depth = 0...PictureLevels.most

  /// Makes the standard one: 24 points apart, with all levels.
  package init() {}

  /// The turn of the screen about its upright axis: 30°.
  private static let (sine, cosine) = (0.5, 0.8660254037844386)
  /// How much of a height is seen, and how much of a length that lies flat.
  private static let (rise, flattening) = (0.35, 0.9367496997597597)

  /// Where a point of the screen goes at a level.
  func transform(of level: Int) -> AffineTransform {
    let height = Double(level) * spacing
    return AffineTransform(
      a: Self.cosine, b: -Self.rise * Self.sine, c: 0, d: Self.flattening,
      tx: height * Self.sine, ty: -height * Self.rise)
  }

  /// The area that a screen with so many levels takes, with a margin: also of levels that are not
  /// drawn, so that the picture stays in place when others are.
  func area(of screen: Screen, top: Int) -> Rect {
    let corners = [0, top].flatMap { screen.bounds.corners.map(transform(of: $0).callAsFunction) }
    let box = Rect(around: corners) ?? screen.bounds
    let margin = 8.0
    return Rect(
      x: (box.origin.x - margin).rounded(.down), y: (box.origin.y - margin).rounded(.down),
      width: (box.size.width + 2 * margin + 1).rounded(.up),
      height: (box.size.height + 2 * margin + 1).rounded(.up))
  }
}
