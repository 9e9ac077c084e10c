import WindowModel

/// What a test or a probe has seen so far.
struct SeenObjects {
  /// Whether it is a probe: each expectation says which rules it tests, and callbacks are expected too.
  let isProbe: Bool
  var windows: [Identifier: CodeOutcome.Window] = [:]
  var order: [Identifier] = []
  var keyWindow: Identifier?
  /// The objects that were named.
  var named: Set<Identifier> = []
  /// How many screens and scenes the session has found.
  var screens = 1
  var scenes = 0
  /// The main screen's bounds.
  var screen: Rect?
  /// Whether the command at hand gives frames.
  var hasFrames = false
  /// The rules that are tested, in the order of the first.
  private(set) var rules: [Rule] = []
  /// What the command at hand does that no code does; nil where code does all of it.
  private(set) var lack: String?
  /// Why it ends where it has come to, or nil.
  var end: String?
  /// Whether it has come to its end.
  var isOver: Bool { end != nil }

  init(isProbe: Bool = false) { self.isProbe = isProbe }

  /// Notes that no code does something, which a sentence names.
  mutating func lack(_ text: String) { lack = lack ?? text }

  /// Notes that an expectation tests rules.
  mutating func test(_ tested: [Rule]) {
    for rule in tested where !rules.contains(rule) { rules.append(rule) }
  }
}
