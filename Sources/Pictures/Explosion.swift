import WindowModel

/// The projection of an exploded picture: from the side, without perspective. Each level has the
/// screen's matrix, shifted by its height.
package struct Explosion: Hashable {
  /// The valid spacings, in points.
  package static let spacings = 0.0...200.0

  /// The distance between levels, in points.
  package var spacing = 24.0
  /// The levels that are drawn; the screen's own is 0.
  package var depth = 0...PictureLevels.most

  /// Makes the standard projection: 24 points apart, with all levels.
  package init() {}

  /// The rotation of the screen about its vertical axis: 30°.
  private static let (sine, cosine) = (0.5, 0.8660254037844386)
  /// The visible fractions of a height, and of a length that lies flat.
  private static let (rise, flattening) = (0.35, 0.9367496997597597)

  /// Returns the transform from the screen to a level.
  func transform(of level: Int) -> AffineTransform {
    let height = Double(level) * spacing
    return AffineTransform(
      a: Self.cosine, b: -Self.rise * Self.sine, c: 0, d: Self.flattening,
      tx: height * Self.sine, ty: -height * Self.rise)
  }

  /// Returns the area of a screen with so many levels, with a margin. It includes levels that are
  /// not drawn, so that the picture stays in place when others are.
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
