package import ProgramRuntime

extension Library {
  /// Dates without a calendar. A program's clock starts at the beginning of 2026, and goes with its run loop.
  package static let dates = """
    struct Date: Comparable, Hashable, CustomStringConvertible {
      var timeIntervalSince1970: TimeInterval
      init() { timeIntervalSince1970 = 1767225600 + DispatchTime.now().seconds }
      init(timeIntervalSince1970: TimeInterval) { self.timeIntervalSince1970 = timeIntervalSince1970 }
      init(timeIntervalSinceReferenceDate: TimeInterval) { timeIntervalSince1970 = timeIntervalSinceReferenceDate + 978307200 }
      init(timeIntervalSinceNow: TimeInterval) { timeIntervalSince1970 = Date().timeIntervalSince1970 + timeIntervalSinceNow }
      init(timeInterval: TimeInterval, since date: Date) { timeIntervalSince1970 = date.timeIntervalSince1970 + timeInterval }
      static var now: Date { return Date() }
      static var distantPast: Date { return Date(timeIntervalSince1970: -62135769600) }
      static var distantFuture: Date { return Date(timeIntervalSince1970: 64092211200) }
      var timeIntervalSinceReferenceDate: TimeInterval { return timeIntervalSince1970 - 978307200 }
      var timeIntervalSinceNow: TimeInterval { return timeIntervalSince(Date()) }
      func timeIntervalSince(_ other: Date) -> TimeInterval { return timeIntervalSince1970 - other.timeIntervalSince1970 }
      func addingTimeInterval(_ interval: TimeInterval) -> Date { return Date(timeIntervalSince1970: timeIntervalSince1970 + interval) }
      func advanced(by interval: TimeInterval) -> Date { return addingTimeInterval(interval) }
      func distance(to other: Date) -> TimeInterval { return other.timeIntervalSince(self) }
      mutating func addTimeInterval(_ interval: TimeInterval) { timeIntervalSince1970 += interval }
      func compare(_ other: Date) -> ComparisonResult { return self < other ? .orderedAscending : self > other ? .orderedDescending : .orderedSame }
      static func < (a: Date, b: Date) -> Bool { return a.timeIntervalSince1970 < b.timeIntervalSince1970 }
      static func + (a: Date, b: TimeInterval) -> Date { return a.addingTimeInterval(b) }
      static func - (a: Date, b: TimeInterval) -> Date { return a.addingTimeInterval(-b) }
      var description: String {
        let seconds = Int(timeIntervalSince1970.rounded(.down))
        var day = seconds / 86400
        if seconds % 86400 < 0 { day -= 1 }
        let rest = seconds - day * 86400
        // Days count from the first of March of the year 0, so that a leap day ends its year.
        let shifted = day + 719468
        let era = (shifted >= 0 ? shifted : shifted - 146096) / 146097
        let inEra = shifted - era * 146097
        let year = (inEra - inEra / 1460 + inEra / 36524 - inEra / 146096) / 365
        let inYear = inEra - (365 * year + year / 4 - year / 100)
        let part = (5 * inYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        let full = year + era * 400 + (month <= 2 ? 1 : 0)
        let text = String(format: "%04d-%02d-%02d", full, month, inYear - (153 * part + 2) / 5 + 1)
        return text + String(format: " %02d:%02d:%02d +0000", rest / 3600, rest / 60 % 60, rest % 60)
      }
    }
    """
}
