extension Double {
  /// The sine and the cosine of an angle, in radians, or NaN if the angle is beyond a billion.
  ///
  /// They are computed here, with only the four basic operations: C libraries differ in the last bit, and
  /// replaying a log must give the same frames on every machine.
  var sineAndCosine: (sine: Double, cosine: Double) {
    guard magnitude <= 1e9 else { return (.nan, .nan) }
    let quarters = Int(self / (.pi / 2) + (self < 0 ? -0.5 : 0.5))  // checked: within a billion
    let rest = Self.quarter.reduce(self) { $0 - Double(quarters) * $1 }
    let (sine, cosine) = rest.seriesOfSineAndCosine
    switch quarters & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// A quarter turn in parts so short that their products with the number of quarters are exact.
  private static let quarter = [
    0x1.921fb4p+0, 0x1.4442dp-24, 0x1.84698p-48, 0x1.3198a2e037073p-69,
  ]

  /// The Taylor series, exact to the last bits within an eighth of a turn either way.
  private var seriesOfSineAndCosine: (sine: Double, cosine: Double) {
    let square = self * self
    var sine = 1.0
    var cosine = 1.0
    for n in stride(from: 18, to: 0, by: -2).map(Double.init) {
      sine = 1 - square * sine / (n * (n + 1))
      cosine = 1 - square * cosine / (n * (n - 1))
    }
    return (self * sine, cosine)
  }

  /// The angle from one vector to another, clockwise on a screen, in radians from -π to π; 0 if one of
  /// them has no length.
  static func angle(from old: Point, to new: Point) -> Double {
    let cross = old.x * new.y - old.y * new.x
    let dot = old.x * new.x + old.y * new.y
    guard cross != 0 || dot != 0, cross.isFinite, dot.isFinite else { return 0 }
    // Within an eighth of a turn the series is short.
    if cross.magnitude <= dot.magnitude {
      let part = (cross / dot).seriesOfArcTangent
      if dot > 0 { return part }
      return cross < 0 ? part - .pi : part + .pi
    }
    return (cross > 0 ? .pi / 2 : -.pi / 2) - (dot / cross).seriesOfArcTangent
  }

  /// The arc tangent of a number from -1 to 1, exact to the last bits: the series of a quarter of the
  /// angle, computed here for the same reason as the sine.
  private var seriesOfArcTangent: Double {
    var tangent = self
    for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    var sum = 0.0
    for n in stride(from: 27, through: 1, by: -2).map(Double.init) { sum = 1 / n - square * sum }
    return 4 * tangent * sum
  }
}
