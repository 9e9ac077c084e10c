/// What a page view controller has beyond other containers.
public struct Pages: Hashable, Codable, Sendable {
  /// `UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: String, Hashable, Codable, Sendable, CaseIterable {
    case pageCurl, scroll
  }

  /// `UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: String, Hashable, Codable, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// `UIPageViewController.NavigationDirection`.
  public enum NavigationDirection: String, Hashable, Codable, Sendable, CaseIterable {
    case forward, reverse

    /// The other one.
    var opposite: Self { self == .forward ? .reverse : .forward }
  }

  /// A page beside the one that is shown, as the data source answered (views-2.8C).
  struct Neighbour: Hashable, Codable {
    /// Whether the data source was asked.
    var isKnown = false
    /// What it answered, nil for no page.
    var page: NodeID?
  }

  /// A page that is being turned.
  struct Turning: Hashable, Codable {
    let direction: NavigationDirection
    /// Whether a person turns it, so that the delegate is told.
    let isByPerson: Bool
    /// The block that is called at the end.
    var completion: Completion?
    /// How much of the page a finger has turned, from 0 to 1; nil where none is on it.
    var drag: Double?
  }

  /// UIKit's views in the controller's view (views-2.8).
  struct Views: Hashable, Codable {
    let scroll: NodeID
    /// What the pages' views lie in, in the order of the pages; the middle one is seen.
    var slots: [NodeID]
    /// The recognizer that turns the pages.
    let pan: Identifier

    /// All of them.
    var all: [NodeID] { [scroll] + slots }

    /// The slot of the page that is seen, or of the one that comes from a direction.
    func slot(_ direction: NavigationDirection? = nil) -> NodeID? {
      let index =
        switch direction {
        case .reverse: 0
        case nil: 1
        case .forward: 2
        }
      return slots.indices.contains(index) ? slots[index] : nil
    }
  }

  /// How it turns its pages.
  public internal(set) var transitionStyle = TransitionStyle.pageCurl
  /// In which direction.
  public internal(set) var navigationOrientation = NavigationOrientation.horizontal
  /// The pages that stand for those of a data source, which it does not keep alive; nil for none.
  public internal(set) var list: [NodeID]?
  var before = Neighbour()
  var after = Neighbour()
  /// The page that is being turned, or nil.
  var turning: Turning?
  /// The views in its view; nil while that is not loaded, and where pages curl.
  var views: Views?

  subscript(direction: NavigationDirection) -> Neighbour {
    get { direction == .forward ? after : before }
    set { if direction == .forward { after = newValue } else { before = newValue } }
  }
}

extension Application {
  /// What a living page view controller has, nil for any other.
  func pages(of id: NodeID) -> Pages? { arena[controller: id]?.stack?.pages }

  /// Refuses what only page view controllers have, and what they get when they are made.
  func checkPages(
    _ properties: ControllerProperties, on controller: ViewController, isNew: Bool
  ) throws(Refusal) {
    let isPages = controller.controllerClass.kind == .pages
    for (name, isSet, isThere) in [
      ("pages", properties.pages != nil, isPages),
      ("transitionStyle", properties.transitionStyle != nil, isPages),
      ("navigationOrientation", properties.navigationOrientation != nil, isPages),
    ] where isSet && !isThere {
      throw .invalidValue(property: name, reason: "A \(controller.controllerClass) has none.")
    }
    for (name, isSet) in [
      ("transitionStyle", properties.transitionStyle != nil),
      ("navigationOrientation", properties.navigationOrientation != nil),
    ] where isSet && !isNew {
      throw .invalidValue(
        property: name, reason: "A page view controller gets it when it is made.")
    }
    var seen: Set<Identifier> = []
    for name in properties.pages.flatMap({ $0 }) ?? [] {
      _ = try findController(name, of: "pages")
      guard seen.insert(name).inserted else {
        throw .invalidValue(property: "pages", reason: "\(name) is in the list twice.")
      }
    }
  }

  mutating func applyPages(_ properties: ControllerProperties, to id: NodeID) {
    if let value = properties.transitionStyle {
      arena[controller: id]?.stack?.pages?.transitionStyle = value
    }
    if let value = properties.navigationOrientation {
      arena[controller: id]?.stack?.pages?.navigationOrientation = value
    }
    if let value = properties.pages {
      forgetNeighbours(of: id)
      let list = value?.compactMap(controller)
      arena[controller: id]?.stack?.pages?.list = list
    }
  }
}
