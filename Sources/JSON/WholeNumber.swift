extension Int {
  /// Parses an integer from a request's target or head, in JSON's form: without a plus sign or
  /// leading zeros. Returns nil for anything else, and beyond ±(2⁵³ − 1), where JSON's numbers are
  /// not all distinct.
  package init?(asWritten text: some StringProtocol) {
    // checked: reads text
    guard let number = Int(text), number.magnitude < 1 << 53, "\(number)" == text else {
      return nil
    }
    self = number
  }

  /// Rounds `number` down, and clamps it to a range; NaN becomes the range's lower end.
  package init(clamping number: Double, to range: ClosedRange<Int>) {
    let whole = number.rounded(.down)
    if whole >= Double(range.upperBound) {
      self = range.upperBound
    } else {
      self = Int(exactly: Swift.max(whole, Double(range.lowerBound))) ?? range.lowerBound
    }
  }
}
