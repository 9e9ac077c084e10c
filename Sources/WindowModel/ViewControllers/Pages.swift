/// The state that a page view controller adds to other containers.
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

    /// The opposite direction.
    var opposite: Self { self == .forward ? .reverse : .forward }
  }

  /// A page next to the shown one, as the data source answered (views-2.8C).
  struct Neighbour: Hashable, Codable {
    /// Whether the data source was asked.
    var isKnown = false
    /// Its answer, nil for no page.
    var page: NodeID?
  }

  /// A page turn in progress.
  struct Turning: Hashable, Codable {
    let direction: NavigationDirection
    /// Whether the user turns it, so that the delegate is called.
    let isByPerson: Bool
    /// The block called at the end.
    var completion: Completion?
    /// How far a finger has turned the page, from 0 to 1; nil without a finger.
    var drag: Double?
  }

  /// UIKit's views in the controller's view (views-2.8).
  struct Views: Hashable, Codable {
    let scroll: NodeID
    /// The views that hold the pages' views, in page order; the middle one is visible.
    var slots: [NodeID]
    /// The recognizer that turns the pages.
    let pan: Identifier

    /// All of them.
    var all: [NodeID] { [scroll] + slots }

    /// The slot of the visible page, or of the page that comes from a direction.
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

  /// The transition style.
  public internal(set) var transitionStyle = TransitionStyle.pageCurl
  /// The direction in which it turns its pages.
  public internal(set) var navigationOrientation = NavigationOrientation.horizontal
  /// The pages in place of a data source, held weakly; nil for none.
  public internal(set) var list: [NodeID]?
  var before = Neighbour()
  var after = Neighbour()
  /// The page turn in progress, or nil.
  var turning: Turning?
  /// The views in its view; nil while that is not loaded, and for a page curl.
  var views: Views?

  subscript(direction: NavigationDirection) -> Neighbour {
    get { direction == .forward ? after : before }
    set { if direction == .forward { after = newValue } else { before = newValue } }
  }
}

extension Application {
  /// The state of a living page view controller, nil for any other.
  func pages(of id: NodeID) -> Pages? { arena[controller: id]?.stack?.pages }

  /// Refuses properties that only page view controllers have, or only get when they are made.
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
        property: name, reason: "It can only be set when a page view controller is made.")
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
