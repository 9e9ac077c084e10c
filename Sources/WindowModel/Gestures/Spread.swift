/// What two fingers make of a pinch and a rotation: how far apart they are and how they turned
/// (windows-10.12).
public struct Spread: Hashable, Codable, Sendable {
  /// How many times as far apart they are as at first, or as the app sets it.
  public private(set) var scale = 1.0
  /// How far they turned since, clockwise in radians.
  public private(set) var rotation = 0.0
  /// How fast the scale changes, a second.
  package private(set) var scaleVelocity = 0.0
  /// How fast they turn, in radians a second.
  package private(set) var rotationVelocity = 0.0
  /// The vector from the first to the second, in points, nil while there are no two.
  private var vector: Point?
  /// How far apart they were when the scale was `startScale`, in points.
  private var start = 0.0
  private var startScale = 1.0

  init() {}

  /// How much farther apart they are than at first, in points.
  var stretch: Double { vector.map { $0.length - start } ?? 0 }

  /// Goes on from other fingers, or from those that are left: no number jumps.
  mutating func hold(_ points: [Point]) {
    guard let first = points.first, let second = points.dropFirst().first else {
      vector = nil
      return
    }
    vector = second - first
    restart()
  }

  /// Takes in where two fingers have moved, so many seconds after the movement before.
  mutating func follow(_ points: [Point], after seconds: Double) {
    guard let first = points.first, let second = points.dropFirst().first, let old = vector else {
      return
    }
    let new = second - first
    let turned = Double.angle(from: old, to: new)
    let before = scale
    vector = new
    // Two fingers that began at one place have no scale.
    let wanted = start > 0 ? startScale * new.length / start : scale
    if wanted.magnitude <= Point.reach { scale = wanted }
    rotation += turned
    guard seconds > 0 else { return }
    scaleVelocity = (scale - before) / seconds
    rotationVelocity = turned / seconds
  }

  /// The setter of `scale`, after which fingers count from here.
  mutating func set(scale: Double) {
    self.scale = scale
    scaleVelocity = 0
    restart()
  }

  /// The setter of `rotation`.
  mutating func set(rotation: Double) {
    self.rotation = rotation
    rotationVelocity = 0
  }

  private mutating func restart() {
    (start, startScale) = (vector?.length ?? 0, scale)
  }
}

extension Application {
  /// The setter of a pinch's `scale`, which takes numbers that transforms take.
  package mutating func setScale(_ scale: Double, of recognizer: Identifier) {
    guard scale.magnitude <= Point.reach else { return }
    gestures[recognizer]?.spread?.set(scale: scale)
  }

  /// The setter of a rotation's `rotation`, in radians.
  package mutating func setRotation(_ rotation: Double, of recognizer: Identifier) {
    guard rotation.magnitude <= Point.reach else { return }
    gestures[recognizer]?.spread?.set(rotation: rotation)
  }
}
