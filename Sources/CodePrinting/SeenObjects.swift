import WindowModel

/// What a test or a probe has observed so far.
struct SeenObjects {
  /// Whether it is a probe: each expectation lists the rules it tests, and callbacks are expected too.
  let isProbe: Bool
  var windows: [Identifier: CodeOutcome.Window] = [:]
  var order: [Identifier] = []
  var keyWindow: Identifier?
  /// The objects that have names.
  var named: Set<Identifier> = []
  /// The number of screens and scenes the session has found.
  var screens = 1
  var scenes = 0
  /// The main screen's bounds.
  var screen: Rect?
  /// Whether the current command specifies frames.
  var hasFrames = false
  /// The tested rules, in the order of first use.
  private(set) var rules: [Rule] = []
  /// The part of the current command that code can't do; nil if there is none.
  private(set) var lack: String?
  /// Why it ends here; nil if it does not.
  var end: String?
  /// Whether it has ended.
  var isOver: Bool { end != nil }

  init(isProbe: Bool = false) { self.isProbe = isProbe }

  /// Records a sentence about something that code can't do.
  mutating func lack(_ text: String) { lack = lack ?? text }

  /// Records the rules that an expectation tests.
  mutating func test(_ tested: [Rule]) {
    for rule in tested where !rules.contains(rule) { rules.append(rule) }
  }
}
