extension Double {
  /// The sine and the cosine of an angle, in radians.
  ///
  /// They are worked out here because C libraries differ in the last bit, and replaying a log must
  /// lead to the same frames on every machine. Beyond a billion radians neighbouring numbers are so
  /// far apart that the angle means little, and it is only taken round the circle.
  var sineAndCosine: (sine: Double, cosine: Double) {
    guard isFinite else { return (.nan, .nan) }
    let angle = abs(self) <= 1e9 ? self : remainder(dividingBy: 2 * .pi)
    let quarters = (angle / Self.quarter).rounded()
    let rest =
      angle
      .addingProduct(-quarters, Self.quarter)
      .addingProduct(-quarters, Self.quarterRest)
    let (sine, cosine) = rest.seriesOfSineAndCosine
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// A quarter of the circle, and what is missing from it to the next 53 bits.
  private static let quarter = 0x1.921fb54442d18p+0
  private static let quarterRest = 0x1.1a62633145c07p-54

  /// The Taylor series, exact to the last bits for an eighth of the circle each way.
  private var seriesOfSineAndCosine: (sine: Double, cosine: Double) {
    let square = self * self
    var sine = 1.0
    var cosine = 1.0
    for n in stride(from: 18.0, to: 0, by: -2) {
      sine = 1 - square * sine / (n * (n + 1))
      cosine = 1 - square * cosine / (n * (n - 1))
    }
    return (self * sine, cosine)
  }
}
