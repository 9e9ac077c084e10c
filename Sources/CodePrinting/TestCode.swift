import WindowModel

extension CodeDraft {
  /// Adds a test's checks after a command whose statements begin at `start`: its events and its changes.
  ///
  /// Windows that UIKit creates are skipped, as a device may have others. A command without events tests the rules
  /// that explain why, or otherwise those of the step.
  mutating func check(_ outcome: CodeOutcome, of step: CodeStep, from start: Int) {
    guard seen?.isOver == false else { return }
    for statement in statements.dropFirst(start) { find(statement) }
    if let lack = seen?.lack { return endTest(lack) }
    guard let seen else { return }
    self.seen?.screen = outcome.screen
    let told = outcome.told.filter(isHeard)
    let order = outcome.order.filter(isOwn)
    name(order + told.map(\.object) + made(from: start))
    let turn = CodeExpression.call(
      .told, CodeMethod("turn(_:)", "turn:"), outcome.isTransition ? [.number(1)] : [])
    let tested = told.map(\.rule) + outcome.noted + step.alsoTests
    assertEqual(
      turn, .array(told.map { .text($0.text) }),
      testing: tested.isEmpty ? step.silenceTests : tested)
    if outcome.keyWindow != seen.keyWindow, outcome.keyWindow.map(isOwn) ?? true {
      assertIdentical(
        .property(.application, "keyWindow"), outcome.keyWindow,
        testing: told.filter(\.isOfKey).map(\.rule))
    }
    if order != seen.order {
      let isListed = order.count > seen.order.count
      assertEqual(
        .property(.told, "windows"), .array(order.map { .text($0.text) }),
        testing: isListed ? [.windowIsListedOnceMade] : [.windowsAreListedBackToFront])
    }
    for name in order {
      guard let window = outcome.windows[name] else { continue }
      check(name, window, before: seen.windows[name], told.filter(\.isOfWindow).map(\.rule))
    }
    self.seen?.windows = outcome.windows
    self.seen?.order = order
    self.seen?.keyWindow = outcome.keyWindow
  }

  /// Adds a test's checks of a new or changed window; `rules` are those of the events.
  private mutating func check(
    _ name: Identifier, _ window: CodeOutcome.Window, before: CodeOutcome.Window?, _ rules: [Rule]
  ) {
    let isNew = before == nil
    if window.frame != before?.frame {
      assertEqual(
        .property(.object(name), "frame"), rect(window.frame),
        testing: isNew ? [.windowStartsWithScreenSize] : [])
    }
    if window.isHidden != before?.isHidden {
      assertEqual(
        .property(.object(name), "isHidden"), .bool(window.isHidden),
        testing: isNew && window.isHidden ? [.newWindowIsHidden] : rules)
    }
    if window.level != before?.level {
      let level = CodeExpression.property(.object(name), "windowLevel")
      assertEqual(
        .property(level, "rawValue"), .number(window.level),
        testing: isNew && window.level == 0 ? [.newWindowHasDefaults] : [])
    }
  }

  /// A rectangle as code: the screen's bounds if no command set it, so that a probe runs on any device.
  func rect(_ rect: Rect) -> CodeExpression {
    guard seen?.isProbe == true, rect == seen?.screen, seen?.hasFrames == false else {
      return .rect(rect)
    }
    return .property(.screen(.main), "bounds")
  }

  /// Ends the test here, with a reason.
  mutating func endTest(_ reason: String) {
    if seen?.isProbe == false {
      add(
        .call(.spelled(swift: #"throw XCTSkip("A test can't do what comes here.")"#, objC: "")))
    }
    seen?.end = reason
  }

  /// Skips the rest of the test if the device lacks the screen or the scene that a statement finds.
  private mutating func find(_ statement: CodeStatement) {
    guard case .find(let place, _) = statement, let seen else { return }
    let condition: String
    switch place {
    case .screen:
      self.seen?.screens += 1
      condition = "UIScreen.screens.count < \(seen.screens + 1)"
      if seen.isProbe { self.seen?.lack("A screen is plugged in.") }
    case .scene:
      self.seen?.scenes += 1
      condition = "UIApplication.shared.connectedScenes.count < \(seen.scenes + 1)"
      if seen.isProbe, seen.scenes > 0 { self.seen?.lack("The system connects a second scene.") }
    default: return
    }
    // A probe's app has a scene.
    if seen.isProbe { return }
    let text = #"try XCTSkipIf(\#(condition), "The device has no more of these.")"#
    add(.call(.spelled(swift: text, objC: "")))
  }

  /// The objects besides windows that a probe names: those that the statements from `start` created and a variable
  /// holds.
  private func made(from start: Int) -> [Identifier] {
    guard seen?.isProbe == true else { return [] }
    return statements.dropFirst(start).compactMap { statement in
      if case .make(let name, _, isRetained: true) = statement { name } else { nil }
    }
  }

  /// Registers the objects' names.
  private mutating func name(_ objects: [Identifier]) {
    for object in objects where isOwn(object) {
      guard seen?.named.insert(object).inserted == true else { continue }
      call(.told, "name(_:_:)", "name::", .object(object), .text(object.text))
    }
  }

  /// Whether the session created an object that still has a name here.
  func isOwn(_ object: Identifier) -> Bool { classes[object] != nil }

  /// Whether the program observes an event: a notification of its window or, in a probe, a callback of a plain
  /// view or controller.
  private func isHeard(_ told: CodeOutcome.Told) -> Bool {
    guard let made = classes[told.object] else { return false }
    let isPlain = ["UIView", "UIViewController"].contains(made.superclass ?? made.name)
    return told.isOfWindow || seen?.isProbe == true && isPlain
  }

  /// Expects a value to equal the model's; `rules` are the rules tested.
  mutating func assertEqual(
    _ value: CodeExpression, _ expected: CodeExpression, testing rules: [Rule]
  ) {
    guard seen?.isProbe == true else { return assert("XCTAssertEqual(_:_:)", value, expected) }
    var tested: [Rule] = []
    for rule in rules where !tested.contains(rule) { tested.append(rule) }
    seen?.test(tested)
    assert(
      "try told.expect(_:_:_:)", .array(tested.map { .text($0.rawValue) }), value, expected)
  }

  /// Expects a value to be an object or nil; `rules` are the rules tested.
  mutating func assertIdentical(
    _ value: CodeExpression, _ expected: Identifier?, testing rules: [Rule]
  ) {
    if seen?.isProbe == true {
      let name = CodeExpression.call(.told, CodeMethod("name(of:)", ""), [value])
      assertEqual(name, expected.map { .text($0.text) } ?? .null, testing: rules)
    } else if let expected {
      assert("XCTAssertIdentical(_:_:)", value, .object(expected))
    } else {
      assert("XCTAssertNil(_:)", value)
    }
  }

  private mutating func assert(_ name: String, _ arguments: CodeExpression...) {
    add(.call(.function(CodeMethod(name, name), arguments)))
  }
}

extension CodeExpression {
  /// The recorder of UIKit's events.
  static let told = name("told")
}
