extension Rule {
  /// The versions of iOS on which UIKit itself confirmed the rule, for example `17.5`, oldest first.
  public var confirmedOn: [String] { Self.confirmations[self, default: []] }

  /// The findings of `fenestra compare --json` in submitted results; none yet.
  private static let confirmations: [Rule: [String]] = [:]
}
