/// What a type makes of a number that is stored in a variable of it: in Swift a whole number's text may
/// be a `CGFloat`, and C takes away what a whole number has no room for.
package enum PasteNumber {
  case fraction, whole

  private static let fractions: Set<String> = [
    "CGFloat", "Double", "Float", "TimeInterval", "NSTimeInterval", "float", "double",
    "UIWindowLevel",
  ]
  private static let wholes: Set<String> = [
    "int", "NSInteger", "NSUInteger", "long", "short", "unsigned", "int64_t", "size_t",
  ]

  /// What a type, or a list's type, makes of numbers; nil where it is no type of theirs.
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

  /// A number as a run's code makes it. A whole one from 2⁵³ on is not kept exactly, so that it is refused.
  package static func made(_ number: Double, isInteger: Bool) throws(PasteHalt) -> PasteValue {
    guard number.isFinite else { throw .skip("The result is no finite number.") }
    guard !isInteger || number.magnitude < 0x1p53 else {
      throw .skip("Whole numbers beyond 9007199254740991 are not told exactly here.")
    }
    return .number(number, isInteger: isInteger)
  }

  /// A value as the type has it.
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
