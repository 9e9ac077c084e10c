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
    (Rule.windowIsListedOnceMade, Rule.Confidence.high), (.windowStartsWithScreenSize, .high),
    (.windowsAreListedBackToFront, .high),
    (.makeKeyAndVisibleOrder, .high), (.oldKeyWindowResignsFirst, .high),
    (.keyFallsToFrontmost, .high), (.levelDecidesOrder, .high),
    (.addedViewIsFrontmost, .high), (.besideItselfIsFront, .medium),
    (.enteringWindowCallbacks, .high), (.removalCallbacks, .high),
    (.sceneConnects, .high), (.sceneHasItsKeyWindow, .high),
    (.safeAreaFollowsSuperview, .high),
    (.findKeyWindowAsAppsDo, .high),
    (.screenConnects, .high), (.screenChangeReshowsWindow, .high),
    (.negativeIndexIsRefused, .high),
    (.externalScreenMirrors, .high),
    (.pointsConvertAboutCenter, .high), (.hitTestPassesOver, .high),
    (.rectConvertsAsBox, .high),
    (.frontmostWindowGetsTouch, .high),
    (.touchGoesToItsWindow, .high), (.touchMakesWindowKey, .high),
    (.textInputMakesWindowKey, .medium), (.systemHasOwnWindows, .high),
    (.placelessInputGoesToFirstResponder, .high), (.inputStartsAtKeyWindow, .high),
    (.inputWithoutKeyWindowGoesToApp, .low), (.firstResponderMustBeInWindow, .high),
    (.leavingViewResignsFirstResponder, .high), (.leavingASceneHidesWindow, .high),
    (.actionFindsTarget, .high), (.windowIgnoresStatusBar, .high),
    (.deviceEdgesAreUnsafe, .high), (.hiddenStatusBarFreesSafeArea, .high),
    (.screenTurnsWithInterface, .high), (.statusBarHidesOnSide, .low),
    (.keyboardHasDevicesHeight, .high), (.tabDelegateHearsOfTaps, .high),
    (.alertPutsKeyboardAway, .high), (.viewReachesUnderBars, .high),
    (.controllerDecidesTurns, .medium),
  ])
  func `a rule is as sure as its sources`(rule: Rule, confidence: Rule.Confidence) {
    #expect(rule.entry.confidence == confidence)
  }
}
