extension Double {
  /// The sine and the cosine of an angle, in radians, or no numbers where the angle is not within a
  /// billion.
  ///
  /// They are worked out here, with nothing but the four operations, because C libraries differ in
  /// the last bit, and replaying a log must lead to the same frames on every machine.
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

  /// A quarter of the circle in parts so short that a product with a number of quarters is exact.
  private static let quarter = [
    0x1.921fb4p+0, 0x1.4442dp-24, 0x1.84698p-48, 0x1.3198a2e037073p-69,
  ]

  /// The Taylor series, exact to the last bits for an eighth of the circle each way.
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
}
