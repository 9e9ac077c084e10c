/// A way in which apps look for the visible controller.
public enum CurrentControllerAlgorithm: String, Hashable, Sendable, CaseIterable {
  /// The article's: the next responder of the key window's backmost subview, else the root (windows-6.9).
  case getCurrentVC
  /// From the root along the presented controllers (views-3.3).
  case presentedChain
  /// From the root into the presented, selected or topmost controllers (views-3.4).
  case recursive
  /// From a view along its responder chain (views-3.5).
  case responderChain
  /// From a view along its responder chain to the first presented controller or the root (views-3.5A).
  case topMost

  /// Whether it follows a view's responder chain.
  public var beginsAtView: Bool { self == .responderChain || self == .topMost }

  /// The rule behind it.
  public var rule: Rule {
    switch self {
    case .getCurrentVC: .findKeyWindowAsAppsDo
    case .presentedChain: .followPresentedChain
    case .recursive: .searchRecursively
    case .responderChain: .searchResponderChain
    case .topMost: .searchPresentedFromView
    }
  }
}

/// The current controller that a search found, and its path.
public struct CurrentControllerQuery: Hashable, Sendable {
  /// What the search found at an object.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case keyWindow, noKeyWindow, levelNotNormal, firstNormalWindow, noNormalWindow
    case backmostSubview, noSubviews, nextIsController, nextIsNoController
    case root, noRoot, presented, selected, onTop, noOther, notAController, noController
    case notPresented, inChain

    /// The explanation, in a sentence.
    public var text: String {
      switch self {
      case .keyWindow: "It is the key window, so the search begins here."
      case .noKeyWindow: "There is no key window, so there is nothing to search."
      case .levelNotNormal:
        "Its level is not normal, so the first window of the normal level takes its place."
      case .firstNormalWindow:
        "It is the first of application.windows whose level is normal; the code doesn't check whether it is visible."
      case .noNormalWindow: "No window has the normal level, so the search stays here."
      case .backmostSubview:
        "It is subviews[0], the backmost subview, not the topmost as the code assumes."
      case .noSubviews: "It has no subviews, so objectAtIndex:0 raises NSRangeException."
      case .nextIsController: "It is the next responder and a controller, so it is the answer."
      case .nextIsNoController:
        "It is the next responder but not a controller, so the window's root is the answer."
      case .root: "It is the window's root view controller."
      case .noRoot: "The window has no root view controller."
      case .presented: "The previous controller presents it."
      case .selected: "It is the selected controller of the previous tab bar controller."
      case .onTop: "It is on top of the previous navigation controller."
      case .noOther: "It leads to no other, so it is the answer."
      case .notAController: "It is not a controller, so the search goes to its next responder."
      case .notPresented:
        "It is a controller, but neither the root nor presented, so the search goes to its next responder."
      case .inChain: "It is the root or presented, so it is the answer."
      case .noController: "No responder in the chain is a controller."
      }
    }
  }

  /// One object on the path.
  public struct Step: Hashable, Sendable {
    /// The object, or nil if there is none.
    public let object: NodeID?
    /// What the search found there.
    public let outcome: Outcome
  }

  /// The algorithm of the search.
  public let algorithm: CurrentControllerAlgorithm
  /// The controller found, or nil.
  public internal(set) var controller: NodeID?
  /// The path, in order.
  public internal(set) var steps: [Step] = []

  init(_ algorithm: CurrentControllerAlgorithm) { self.algorithm = algorithm }

  /// The first step that the other search does not have, where they part; the last step if it has all of
  /// them, or if this one found nothing.
  public func parting(from other: CurrentControllerQuery) -> Step? {
    controller == nil ? steps.last : steps.first { !other.steps.contains($0) } ?? steps.last
  }

  mutating func step(_ object: NodeID?, _ outcome: Outcome) {
    steps.append(Step(object: object, outcome: outcome))
  }
}
