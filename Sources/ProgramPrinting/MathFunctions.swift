import Glibc

/// C's mathematical functions, with the values that compiled programs get of them.
package enum MathFunctions {
  package typealias OfOne = @Sendable (Double) -> Double

  package static let ofOne: [String: OfOne] = [
    "sin": { Glibc.sin($0) }, "cos": { Glibc.cos($0) }, "tan": { Glibc.tan($0) },
    "asin": { Glibc.asin($0) }, "acos": { Glibc.acos($0) }, "atan": { Glibc.atan($0) },
    "exp": { Glibc.exp($0) }, "log": { Glibc.log($0) }, "log2": { Glibc.log2($0) },
    "log10": { Glibc.log10($0) }, "cbrt": { Glibc.cbrt($0) },
  ]
  package static let ofTwo: [String: @Sendable (Double, Double) -> Double] = [
    "pow": { Glibc.pow($0, $1) }, "hypot": { Glibc.hypot($0, $1) },
    "atan2": { Glibc.atan2($0, $1) }, "fmod": { Glibc.fmod($0, $1) },
  ]
}
