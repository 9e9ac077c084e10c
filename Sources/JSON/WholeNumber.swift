extension Int {
  /// A whole number of a request's target or head, as JSON would write it: without a plus and without
  /// zeros before it; nil for anything else, and beyond ±(2⁵³ − 1), where JSON's numbers are not all
  /// different.
  package init?(asWritten text: some StringProtocol) {
    // checked: reads text
    guard let number = Int(text), number.magnitude < 1 << 53, "\(number)" == text else {
      return nil
    }
    self = number
  }

  /// The whole number at or below `number`, or the nearer end of a range that does not hold it; the
  /// range's lower end for NaN.
  package init(clamping number: Double, to range: ClosedRange<Int>) {
    let whole = number.rounded(.down)
    if whole >= Double(range.upperBound) {
      self = range.upperBound
    } else {
      self = Int(exactly: Swift.max(whole, Double(range.lowerBound))) ?? range.lowerBound
    }
  }
}
