extension Int {
  /// A whole number of a request's target or head, as JSON would write it: without a plus and without
  /// zeros before it; nil for anything else, and beyond ±(2⁵³ − 1), where JSON's numbers are not all
  /// different.
  init?(asWritten text: some StringProtocol) {
    guard let number = Int(text), number.magnitude < 1 << 53, "\(number)" == text else {
      return nil
    }
    self = number
  }
}
