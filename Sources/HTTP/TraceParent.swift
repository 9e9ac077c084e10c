/// The trace of a request, and the step of it that sent it (W3C Trace Context, `traceparent`).
public struct TraceParent: Hashable, Sendable {
  /// The trace, 32 hexadecimal digits.
  public let trace: String
  /// The step, 16 hexadecimal digits.
  public let span: String
  /// Two hexadecimal digits; the last bit tells whether the trace is recorded.
  public let flags: String

  /// Makes a trace parent from a field's digits.
  public init(trace: String, span: String, flags: String = "00") {
    self.trace = trace
    self.span = span
    self.flags = flags
  }

  /// Parses a field's value; nil if malformed. A later version may append more.
  public init?(_ value: String) {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0].isDigits(2), parts[0] != "ff", parts[1].isDigits(32),
      parts[2].isDigits(16), parts[3].isDigits(2), parts[0] != "00" || parts.count == 4,
      parts[1].contains(where: { $0 != "0" }), parts[2].contains(where: { $0 != "0" })
    else { return nil }
    self.init(trace: String(parts[1]), span: String(parts[2]), flags: String(parts[3]))
  }

  /// The field's value, in version 00.
  public var text: String { "00-\(trace)-\(span)-\(flags)" }
}

extension Substring {
  fileprivate func isDigits(_ count: Int) -> Bool {
    utf8.count == count
      && utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
