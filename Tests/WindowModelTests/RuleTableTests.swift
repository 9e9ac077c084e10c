import TestSupport
import Testing
import WindowModel

@Suite struct RuleTableTests {
  @Test(arguments: Rule.allCases)
  func `a rule's identifier is its file's name and number`(rule: Rule) {
    let form = /(windows|views|code)-[A-Z]?[0-9]+(\.[0-9]+)?[A-Z]?/
    #expect(rule.rawValue.wholeMatch(of: form) != nil)
  }

  @Test(arguments: Rule.allCases)
  func `a rule says what it is in sentences, and where it comes from`(rule: Rule) {
    #expect(rule.entry.statement.last == ".")
    #expect(!rule.entry.source.isEmpty)
    #expect(rule.entry.source.last != ".")
  }

  @Test func `no two rules say the same`() {
    #expect(Set(Rule.allCases.map(\.entry.statement)).count == Rule.allCases.count)
  }

  @Test func `three in four rules are sure, and nineteen in twenty have a source`() {
    let entries = Rule.allCases.map(\.entry)
    #expect(entries.count { $0.confidence == .high } * 4 >= entries.count * 3)
    #expect(entries.count { $0.source == "No source" } * 20 <= entries.count)
  }

  @Test func `what nobody documents is marked as assumed`() {
    #expect(
      Rule.allCases.filter { $0.entry.confidence == .assumed }
        == [
          .keyWindowOutlivesCanBecomeKey,
          .keyboardWindowsHideWithoutText,
          .lostScreenLeavesWindows,
          .actionStartsAtKeyWindow,
          .fullWindowFollowsTurn,
          .touchClockGoesByInputs,
          .controllerResignsFirstResponder,
          .autoresizingOfNothing,
          .rootChangeOrder,
          .presentationChecksInOrder,
        ])
    #expect(
      Rule.allCases.filter { $0.entry.source == "No source" }
        == [
          .keyWindowOutlivesCanBecomeKey,
          .keyboardWindowsHideWithoutText,
          .lostScreenLeavesWindows,
          .actionStartsAtKeyWindow,
          .controllerResignsFirstResponder,
          .autoresizingOfNothing,
        ])
  }

  @Test(arguments: [
    (Rule.windowIsListedOnceMade, Rule.Confidence.high), (None.windowStartsWithScreenSize, .high),
    (None.windowsAreListedBackToFront, .high),
    (None.makeKeyAndVisibleOrder, .high), (None.oldKeyWindowResignsFirst, .high),
    (None.keyFallsToFrontmost, .high), (None.levelDecidesOrder, .high),
    (None.addedViewIsFrontmost, .high), (None.besideItselfIsFront, .medium),
    (None.enteringWindowCallbacks, .high), (None.removalCallbacks, .high),
    (None.sceneConnects, .high), (None.sceneHasItsKeyWindow, .high),
    (None.safeAreaFollowsSuperview, .high),
    (None.findKeyWindowAsAppsDo, .high),
    (None.screenConnects, .high), (None.screenChangeReshowsWindow, .low),
    (None.negativeIndexIsRefused, .high),
    (None.externalScreenMirrors, .medium),
    (None.pointsConvertAboutCenter, .high), (None.hitTestPassesOver, .high),
    (None.rectConvertsAsBox, .high),
    (None.frontmostWindowGetsTouch, .medium),
    (None.touchGoesToItsWindow, .high), (None.touchMakesWindowKey, .high),
    (None.textInputMakesWindowKey, .medium), (None.systemHasOwnWindows, .high),
    (None.placelessInputGoesToFirstResponder, .high), (None.inputStartsAtKeyWindow, .medium),
    (None.inputWithoutKeyWindowGoesToApp, .low), (None.firstResponderMustBeInWindow, .high),
    (None.leavingViewResignsFirstResponder, .high), (None.leavingASceneHidesWindow, .high),
    (None.actionFindsTarget, .medium), (None.windowIgnoresStatusBar, .high),
    (None.deviceEdgesAreUnsafe, .medium), (None.hiddenStatusBarFreesSafeArea, .medium),
    (None.screenTurnsWithInterface, .high), (None.statusBarHidesOnSide, .low),
    (None.keyboardHasDevicesHeight, .high), (None.tabDelegateHearsOfTaps, .high),
    (None.alertPutsKeyboardAway, .high), (None.viewReachesUnderBars, .high),
    (None.controllerDecidesTurns, .medium),
  ])
  func `a rule is as sure as its sources`(rule: Rule, confidence: Rule.Confidence) {
    #expect(rule.entry.confidence == confidence)
  }
}
