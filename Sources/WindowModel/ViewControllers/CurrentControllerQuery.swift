/// A way in which apps look for the controller that a person sees.
public enum CurrentControllerAlgorithm: String, Hashable, Sendable, CaseIterable {
  /// The article's: what follows the key window's backmost subview, else the root (windows-6.9).
  case getCurrentVC
  /// From the root along what is presented (views-3.3).
  case presentedChain
  /// From the root into what is presented, selected or on top (views-3.4).
  case recursive
  /// From a view along its responder chain (views-3.5).
  case responderChain
  /// From a view along its responder chain to the first that is presented, or the root (views-3.5A).
  case topMost

  /// Whether it looks at a view's responder chain.
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

/// The answer to the question which controller is current, and the way to it.
public struct CurrentControllerQuery: Hashable, Sendable {
  /// What became of an object on the way.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case keyWindow, noKeyWindow, levelNotNormal, firstNormalWindow, noNormalWindow
    case backmostSubview, noSubviews, nextIsController, nextIsNoController
    case root, noRoot, presented, selected, onTop, noOther, notAController, noController
    case notPresented, inChain

    /// Why, in a sentence.
    public var text: String {
      switch self {
      case .keyWindow: "It is the key window, so the search begins here."
      case .noKeyWindow: "There is no key window, so there is nothing to search."
      case .levelNotNormal:
        "Its level is not normal, so the first window of the normal level takes its place."
      case .firstNormalWindow:
        "It is the first of application.windows whose level is normal; nobody asked whether it is seen."
      case .noNormalWindow: "No window has the normal level, so the search stays here."
      case .backmostSubview:
        "It is subviews[0], which is the backmost and not the topmost that the code takes it for."
      case .noSubviews: "It has no subviews, so objectAtIndex:0 raises NSRangeException."
      case .nextIsController: "It is the next responder and a controller, so it is the answer."
      case .nextIsNoController:
        "It is the next responder and no controller, so the window's root is the answer."
      case .root: "It is the window's root view controller."
      case .noRoot: "The window has no root view controller."
      case .presented: "The one before presents it."
      case .selected: "It is the selected controller of the tab bar controller before."
      case .onTop: "It is on top of the navigation controller before."
      case .noOther: "It leads to no other, so it is the answer."
      case .notAController: "It is no controller, so its next responder is asked."
      case .notPresented:
        "It is a controller, but neither the root nor presented, so its next responder is asked."
      case .inChain: "It is the root or presented, so it is the answer."
      case .noController: "Nobody along the responder chain is a controller."
      }
    }
  }

  /// One object on the way.
  public struct Step: Hashable, Sendable {
    /// Which one, or nil where there is none.
    public let object: NodeID?
    /// What became of it.
    public let outcome: Outcome
  }

  /// How it was searched.
  public let algorithm: CurrentControllerAlgorithm
  /// Which one it is, or nil.
  public internal(set) var controller: NodeID?
  /// The way, in order.
  public internal(set) var steps: [Step] = []

  init(_ algorithm: CurrentControllerAlgorithm) { self.algorithm = algorithm }

  /// The first step on its way that another one did not take, which is where they part; the last
  /// where it took all of them, or found nobody.
  public func parting(from other: CurrentControllerQuery) -> Step? {
    controller == nil ? steps.last : steps.first { !other.steps.contains($0) } ?? steps.last
  }

  mutating func step(_ object: NodeID?, _ outcome: Outcome) {
    steps.append(Step(object: object, outcome: outcome))
  }
}
