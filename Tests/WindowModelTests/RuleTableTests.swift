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

  @Test func `what nobody documents is marked as assumed`() {
    #expect(
      Rule.allCases.filter { $0.entry.confidence == .assumed }
        == [
          .lostSceneHidesWindow, .keyWindowOutlivesCanBecomeKey, .keyboardWindowsHideWithoutText,
          .rootLeavesItsOldWindow, .lostScreenLeavesWindows,
          .actionStartsAtKeyWindow,
          .fullWindowFollowsTurn, .touchClockGoesByInputs,
          .controllerResignsFirstResponder,
          .autoresizingOfNothing, .rootChangeOrder, .presentationChecksInOrder,
        ])
    #expect(
      Rule.allCases.filter { $0.entry.source == "No source" }
        == [
          .lostSceneHidesWindow, .keyWindowOutlivesCanBecomeKey, .keyboardWindowsHideWithoutText,
          .rootLeavesItsOldWindow, .lostScreenLeavesWindows,
          .actionStartsAtKeyWindow, .controllerResignsFirstResponder,
          .autoresizingOfNothing, .rootChangeOrder, .presentationChecksInOrder,
        ])
  }

  @Test(arguments: [
    (Rule.windowIsListedOnceMade, Rule.Confidence.high), (.windowStartsWithScreenSize, .medium),
    (.windowsAreListedBackToFront, .medium),
    (.makeKeyAndVisibleOrder, .high), (.oldKeyWindowResignsFirst, .medium),
    (.keyFallsToFrontmost, .medium), (.levelDecidesOrder, .high),
    (.addedViewIsFrontmost, .high), (.besideItselfIsFront, .medium),
    (.enteringWindowCallbacks, .medium), (.removalCallbacks, .high),
    (.sceneConnects, .high), (.sceneHasItsKeyWindow, .medium), (.safeAreaFollowsSuperview, .high),
    (.findKeyWindowAsAppsDo, .high),
    (.screenConnects, .high), (.screenChangeReshowsWindow, .low), (.negativeIndexIsRefused, .low),
    (.externalScreenMirrors, .medium),
    (.pointsConvertAboutCenter, .high), (.hitTestPassesOver, .high), (.rectConvertsAsBox, .high),
    (.frontmostWindowGetsTouch, .medium),
    (.touchGoesToItsWindow, .high), (.touchMakesWindowKey, .high),
    (.textInputMakesWindowKey, .medium), (.systemHasOwnWindows, .medium),
    (.placelessInputGoesToFirstResponder, .high), (.inputStartsAtKeyWindow, .medium),
    (.inputWithoutKeyWindowGoesToApp, .low), (.firstResponderMustBeInWindow, .high),
    (.leavingViewResignsFirstResponder, .high), (.leavingASceneHidesWindow, .medium),
    (.actionFindsTarget, .medium), (.windowIgnoresStatusBar, .high),
    (.deviceEdgesAreUnsafe, .medium), (.hiddenStatusBarFreesSafeArea, .medium),
    (.screenTurnsWithInterface, .high), (.statusBarHidesOnSide, .low),
    (.keyboardHasDevicesHeight, .high), (.tabDelegateHearsOfTaps, .high),
    (.alertPutsKeyboardAway, .medium), (.viewReachesUnderBars, .high),
    (.controllerDecidesTurns, .medium),
  ])
  func `a rule is as sure as its sources`(rule: Rule, confidence: Rule.Confidence) {
    #expect(rule.entry.confidence == confidence)
  }
}
