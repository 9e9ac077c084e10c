import WindowModel

/// What a test has seen so far.
struct SeenWindows {
  fileprivate var windows: [Identifier: CodeOutcome.Window] = [:]
  fileprivate var order: [Identifier] = []
  fileprivate var keyWindow: Identifier?
  fileprivate var named: Set<Identifier> = []
  /// How many screens and scenes the session has found.
  fileprivate var screens = 1
  fileprivate var scenes = 0
  /// Whether the command at hand does something that no code does.
  var lacksSomething = false
  /// Whether the test has come to such a command, and so to its end.
  fileprivate(set) var isOver = false
}

extension CodeDraft {
  /// Adds what a test checks once a command, whose statements begin at an index, has been carried out: what
  /// was told, and what changed.
  ///
  /// Windows that UIKit makes by itself are passed over, as a device may have others.
  mutating func check(_ outcome: CodeOutcome, from start: Int) {
    guard seen?.isOver == false else { return }
    if seen?.lacksSomething == true { return endTest() }
    guard var seen else { return }
    defer { self.seen = seen }
    for statement in statements.dropFirst(start) { find(statement, &seen) }
    let told = CodeExpression.name("told")
    let order = outcome.order.filter(isOwn)
    for window in order + outcome.told.map(\.window) where isOwn(window) {
      guard seen.named.insert(window).inserted else { continue }
      call(told, "name(_:_:)", "name::", .object(window), .text(window.text))
    }
    let turn = CodeExpression.call(
      told, CodeMethod("turn(_:)", "turn:"), outcome.isTransition ? [.number(1)] : [])
    assertEqual(
      turn, .array(outcome.told.filter { isOwn($0.window) }.map { .text($0.text) }))
    let keyWindow = CodeExpression.property(.application, "keyWindow")
    if outcome.keyWindow != seen.keyWindow {
      if let key = outcome.keyWindow {
        if isOwn(key) { assert("XCTAssertIdentical(_:_:)", keyWindow, .object(key)) }
      } else {
        assert("XCTAssertNil(_:)", keyWindow)
      }
    }
    if order != seen.order {
      assertEqual(.property(told, "windows"), .array(order.map { .text($0.text) }))
    }
    for name in order {
      guard let window = outcome.windows[name] else { continue }
      let before = seen.windows[name]
      if window.frame != before?.frame {
        assertEqual(.property(.object(name), "frame"), .rect(window.frame))
      }
      if window.isHidden != before?.isHidden {
        assertEqual(.property(.object(name), "isHidden"), .bool(window.isHidden))
      }
      if window.level != before?.level {
        let level = CodeExpression.property(.object(name), "windowLevel")
        assertEqual(.property(level, "rawValue"), .number(window.level))
      }
    }
    seen.windows = outcome.windows
    seen.order = order
    seen.keyWindow = outcome.keyWindow
  }

  /// Has the test end here.
  mutating func endTest() {
    add(.call(.spelled(swift: #"throw XCTSkip("A test can't do what comes here.")"#, objC: "")))
    seen?.isOver = true
  }

  /// Has the test go on only where the device has the screen or the scene that a statement finds.
  private mutating func find(_ statement: CodeStatement, _ seen: inout SeenWindows) {
    guard case .find(let place, _) = statement else { return }
    let condition: String
    if case .screen = place {
      seen.screens += 1
      condition = "UIScreen.screens.count < \(seen.screens)"
    } else {
      seen.scenes += 1
      condition = "UIApplication.shared.connectedScenes.count < \(seen.scenes)"
    }
    let text = #"try XCTSkipIf(\#(condition), "The device has no more of these.")"#
    add(.call(.spelled(swift: text, objC: "")))
  }

  /// Whether the session made a window, and it still has a name here.
  private func isOwn(_ window: Identifier) -> Bool { classes[window] != nil }

  private mutating func assertEqual(_ value: CodeExpression, _ expected: CodeExpression) {
    assert("XCTAssertEqual(_:_:)", value, expected)
  }

  private mutating func assert(_ name: String, _ arguments: CodeExpression...) {
    add(.call(.function(CodeMethod(name, name), arguments)))
  }
}
