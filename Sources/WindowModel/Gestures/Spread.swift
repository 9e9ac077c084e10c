/// The measures of two fingers for a pinch and a rotation: their distance and their angle
/// (windows-10.12).
public struct Spread: Hashable, Codable, Sendable {
  /// The ratio of their distance to the initial one, or to the one at which the app set the scale.
  public private(set) var scale = 1.0
  /// The angle that they have turned, clockwise, in radians.
  public private(set) var rotation = 0.0
  /// The scale's change per second.
  package private(set) var scaleVelocity = 0.0
  /// The angular velocity, in radians a second.
  package private(set) var rotationVelocity = 0.0
  /// The vector from the first finger to the second, in points; nil without two fingers.
  private var vector: Point?
  /// Their distance when the scale was `startScale`, in points.
  private var start = 0.0
  private var startScale = 1.0

  init() {}

  /// The increase of their distance since the beginning, in points.
  var stretch: Double { vector.map { $0.length - start } ?? 0 }

  /// Continues with other or fewer fingers, so that no value jumps.
  mutating func hold(_ points: [Point]) {
    guard let first = points.first, let second = points.dropFirst().first else {
      vector = nil
      return
    }
    vector = second - first
    restart()
  }

  /// Updates the measures after a movement of two fingers, this many seconds after the last one.
  mutating func follow(_ points: [Point], after seconds: Double) {
    guard let first = points.first, let second = points.dropFirst().first, let old = vector else {
      return
    }
    let new = second - first
    let turned = Double.angle(from: old, to: new)
    let before = scale
    vector = new
    // Two fingers that began at the same point have no scale.
    let wanted = start > 0 ? startScale * new.length / start : scale
    if wanted.magnitude <= Point.reach { scale = wanted }
    rotation += turned
    guard seconds > 0 else { return }
    scaleVelocity = (scale - before) / seconds
    rotationVelocity = turned / seconds
  }

  /// Sets `scale`, and measures from the current distance.
  mutating func set(scale: Double) {
    self.scale = scale
    scaleVelocity = 0
    restart()
  }

  /// Sets `rotation`.
  mutating func set(rotation: Double) {
    self.rotation = rotation
    rotationVelocity = 0
  }

  private mutating func restart() {
    (start, startScale) = (vector?.length ?? 0, scale)
  }
}

extension Application {
  /// Sets a pinch's `scale`, if the number is within `Point.reach`.
  package mutating func setScale(_ scale: Double, of recognizer: Identifier) {
    guard scale.magnitude <= Point.reach else { return }
    gestures[recognizer]?.spread?.set(scale: scale)
  }

  /// Sets a rotation's `rotation`, in radians, if the number is within `Point.reach`.
  package mutating func setRotation(_ rotation: Double, of recognizer: Identifier) {
    guard rotation.magnitude <= Point.reach else { return }
    gestures[recognizer]?.spread?.set(rotation: rotation)
  }
}
