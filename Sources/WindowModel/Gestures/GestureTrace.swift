/// One thing that a gesture recognizer did with an input.
public struct GestureStep: Hashable, Sendable {
  /// What a recognizer did.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It received the touch.
    case receives
    /// It did not receive the touch.
    case ignores
    /// It waits for other recognizers to fail.
    case waits
    case began, changed, ended, cancelled, failed
  }

  /// The reason, when the outcome leaves it open.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case isDisabled = "It is not enabled."
    case delegateRefusesTouch = "Its delegate does not let it receive the touch."
    case delegateRefusesToBegin = "Its delegate does not let it begin."
    case waitsForOthers = "It waits for another recognizer to fail."
    case requiredRecognized = "A recognizer that must fail first recognized."
    case anotherRecognized = "Another recognizer recognized, and the two may not both recognize."
    case controlActs = "The touched control has its own action for a tap."
    case contentKeepsTouch = "The touched content keeps its touch."
    case movedTooFar = "A finger moved too far."
    case movedTooLittle = "The fingers moved too little."
    case movedElsewhere = "The fingers moved in another direction."
    case tooManyFingers = "More fingers are down than it allows."
    case tooFewFingers = "Fewer fingers were down than it needs."
    case heldTooLong = "The fingers stayed too long."
    case liftedTooEarly = "The fingers were lifted too early."
    case nextTapMissing = "The next tap did not come in time."
    case touchCancelled = "The touch was cancelled."
    case turnedOff = "It was turned off."
    case notAtEdge = "The touch did not begin at one of its edges."

    /// The rule behind it.
    public var rule: Rule {
      switch self {
      case .isDisabled, .turnedOff: .gestureSeesTouchesBelow
      case .delegateRefusesTouch, .delegateRefusesToBegin: .gestureDelegateDecides
      case .waitsForOthers, .requiredRecognized: .gestureWaitsForFailure
      case .anotherRecognized: .gestureExcludesOthers
      case .controlActs: .controlActionComesFirst
      case .contentKeepsTouch: .contentTouchesAreCancelled
      case .nextTapMissing: .tapsFollowInTime
      case .touchCancelled: .touchIsCancelled
      case .notAtEdge: .edgePanStartsAtEdge
      case .movedTooFar, .movedTooLittle, .movedElsewhere, .tooManyFingers, .tooFewFingers,
        .heldTooLong, .liftedTooEarly:
        .gestureHasItsMeasure
      }
    }
  }

  /// The recognizer.
  public let recognizer: Identifier
  /// Its view.
  public let view: NodeID
  /// What it did.
  public let outcome: Outcome
  /// The reason, or nil.
  public let reason: Reason?

  /// The rule behind it.
  public var rule: Rule {
    if let reason { return reason.rule }
    return switch outcome {
    case .receives, .ignores: .gestureSeesTouchesBelow
    case .waits: .gestureWaitsForFailure
    case .cancelled: .touchIsCancelled
    case .began, .changed, .ended, .failed: .gestureHasItsMeasure
    }
  }
}

/// A question to a recognizer's delegate in the app's code.
package enum GestureQuestion: Hashable, Sendable {
  /// `gestureRecognizerShouldBegin(_:)`.
  case shouldBegin
  /// `gestureRecognizer(_:shouldReceive:)` for the touch being delivered.
  case shouldReceiveTouch
  /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` for another recognizer.
  case recognizesSimultaneously(with: Identifier)
}

extension RunningCode {
  /// The default for code without recognizers.
  package func answer(
    _ question: GestureQuestion, of recognizer: Identifier, in application: inout Application
  ) -> Bool? { nil }
}

extension Application {
  /// What a recognizer's delegate answers.
  mutating func ask(_ question: GestureQuestion, of recognizer: Identifier) -> Bool {
    if let answer = code.running?.answer(question, of: recognizer, in: &self) { return answer }
    guard let settings = gestures[recognizer]?.settings else { return false }
    return switch question {
    case .shouldBegin: settings.shouldBegin
    case .shouldReceiveTouch: settings.shouldReceiveTouch
    case .recognizesSimultaneously: settings.recognizesSimultaneously
    }
  }

  /// Records what a recognizer did.
  mutating func trace(
    _ recognizer: GestureRecognizer, _ outcome: GestureStep.Outcome,
    _ reason: GestureStep.Reason? = nil
  ) {
    if turn.trace == nil { turn.trace = InputTrace() }
    turn.trace?.recognizers.append(
      GestureStep(
        recognizer: recognizer.identifier, view: recognizer.view, outcome: outcome, reason: reason))
  }
}
