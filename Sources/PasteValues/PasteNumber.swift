/// How a variable's type converts numbers: in Swift an integer literal may be a `CGFloat`, and C truncates to an
/// integer.
package enum PasteNumber {
  case fraction, whole

  private static let fractions: Set<String> = [
    "CGFloat", "Double", "TimeInterval", "NSTimeInterval", "float", "double",
    "UIWindowLevel",
  ]
  private static let wholes: Set<String> = [
    "int", "NSInteger", "NSUInteger", "long", "short", "unsigned", "int64_t", "size_t",
  ]

  /// The conversion for a type, or for a list's type; nil for a non-numeric type.
  package init?(type: String?) {
    guard let name = type?.filter({ $0 != "[" && $0 != "]" }) else { return nil }
    if Self.fractions.contains(name) {
      self = .fraction
    } else if Self.wholes.contains(name) {
      self = .whole
    } else {
      return nil
    }
  }

  /// A number computed by a run's code. An integer of 2⁵³ or more is not exact, and so refused.
  package static func made(_ number: Double, isInteger: Bool) throws(PasteHalt) -> PasteValue {
    guard number.isFinite else { throw .skip("The result is no finite number.") }
    guard !isInteger || number.magnitude < 0x1p53 else {
      throw .skip("Whole numbers beyond 9007199254740991 are not exact here.")
    }
    return .number(number, isInteger: isInteger)
  }

  /// A value converted to the type.
  package func of(_ value: PasteValue) -> PasteValue {
    switch value {
    case .number(let number, _):
      self == .whole
        ? .number(number.rounded(.towardZero), isInteger: true) : .number(number)
    case .optional(let inner): .optional(of(inner))
    case .list(let values): .list(values.map(of))
    default: value
    }
  }
}
