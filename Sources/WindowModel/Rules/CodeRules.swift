extension Rule.Entry {
  static let codeRunsWhenCalled = Self(
    statement:
      "The app's own code runs when UIKit calls it: an override, a delegate's method, an action, an observer or a block runs at that moment, within the turn, and what it does there happens before UIKit goes on.",
    source: "The Swift Programming Language; Apple's references of the methods that it overrides",
    confidence: .high)
}
