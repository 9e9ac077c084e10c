/// What the app sets on a controller's `popoverPresentationController`.
public struct Popover: Hashable, Codable, Sendable {
  /// `UIPopoverArrowDirection`: the direction of a popover's arrow.
  public enum ArrowDirection: String, Hashable, Codable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// The popover's source view, held weakly, or nil.
  public internal(set) var sourceView: NodeID?
  /// The rectangle of that view that the arrow points to, in the view's own points; nil if never set.
  public internal(set) var sourceRect: Rect?
  /// The title of the popover's bar button item, or nil.
  public internal(set) var barButtonItem: String?
  /// The permitted directions of the arrow.
  public internal(set) var permittedArrowDirections = Set(ArrowDirection.allCases)
  /// What its delegate answers to `adaptivePresentationStyle(for:)`, nil without such a method.
  public internal(set) var adaptivePresentationStyle: ModalPresentationStyle?
}

/// Properties to set on a `popoverPresentationController`; nil leaves one unchanged.
public struct PopoverProperties: Hashable, Sendable {
  /// The popover's source view; `.some(nil)` for none.
  public var sourceView: Identifier??
  /// The rectangle of that view that the arrow points to, in the view's own points.
  public var sourceRect: Rect?
  /// The title of the popover's bar button item; `.some(nil)` for none.
  public var barButtonItem: String??
  /// The permitted directions of the arrow.
  public var permittedArrowDirections: Set<Popover.ArrowDirection>?
  /// What its delegate answers to `adaptivePresentationStyle(for:)`.
  public var adaptivePresentationStyle: ModalPresentationStyle?

  /// Makes a set of properties that changes nothing.
  public init() {}
}

extension ModalPresentationStyle {
  /// The styles that a delegate may adapt a presentation to; `none` keeps the style (views-2.4M).
  public static let adaptive: [Self] = [
    .none, .fullScreen, .overFullScreen, .pageSheet, .formSheet,
  ]
}

extension Application {
  /// Refuses properties that a popover can't have.
  func check(_ properties: PopoverProperties) throws(Refusal) {
    if let view = properties.sourceView.flatMap({ $0 }) { _ = try find(view, of: "sourceView") }
    if let rect = properties.sourceRect, !rect.isUsable {
      throw .invalidValue(
        property: "sourceRect",
        reason: "Its edges must be within \(Int(Point.reach)), and no side negative.")
    }
    if let title = properties.barButtonItem.flatMap({ $0 }), title.utf8.count > Self.mostTitle {
      throw .invalidValue(
        property: "barButtonItem", reason: "A title has \(Self.mostTitle) bytes at most.")
    }
    if properties.permittedArrowDirections?.isEmpty == true {
      throw .invalidValue(
        property: "permittedArrowDirections", reason: "An arrow has at least one direction.")
    }
    if let style = properties.adaptivePresentationStyle,
      !ModalPresentationStyle.adaptive.contains(style)
    {
      let names = ModalPresentationStyle.adaptive.map(\.rawValue).joined(separator: ", ")
      throw .invalidValue(
        property: "adaptivePresentationStyle", reason: "A delegate adapts to one of: \(names).")
    }
  }

  /// Sets the properties of a controller's `popoverPresentationController`.
  mutating func apply(_ properties: PopoverProperties, to id: NodeID) {
    var popover = arena[controller: id]?.popover ?? Popover()
    if let value = properties.sourceView { popover.sourceView = value.flatMap(view) }
    if let value = properties.sourceRect { popover.sourceRect = value }
    if let value = properties.barButtonItem { popover.barButtonItem = value }
    if let value = properties.permittedArrowDirections { popover.permittedArrowDirections = value }
    if let value = properties.adaptivePresentationStyle {
      popover.adaptivePresentationStyle = value
    }
    arena[controller: id]?.popover = popover
  }
}
