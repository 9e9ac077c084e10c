extension Rule {
  /// The versions of iOS on which UIKit itself confirmed the rule, as in `17.5`, the oldest first.
  public var confirmedOn: [String] { Self.confirmations[self, default: []] }

  /// What `fenestra compare --json` found of results that were sent in; nothing yet.
  private static let confirmations: [Rule: [String]] = [:]
}
