extension Application {
  /// `intrinsicContentSize` of a living view, in points, -1 for none in a direction (views-A6).
  mutating func contentSize(of id: NodeID) -> Size {
    if let size = autoLayout?.views[id]?.contentSize { return size }
    guard let size = code.running?.contentSize(of: id, in: &self), size.isUsable else {
      return arena[id].viewClass.contentSize
    }
    // Asked again only after it was invalidated.
    if autoLayout?.views[id] != nil, !arena[id].takesText {
      changeAutoLayout { $0.views[id]?.contentSize = size }
    }
    return size
  }

  /// The same, without asking the app's code.
  public func knownContentSize(of id: NodeID) -> Size {
    autoLayout?.views[id]?.contentSize ?? arena[id].viewClass.contentSize
  }

  /// `invalidateIntrinsicContentSize()`: the next layout asks the code again.
  package mutating func invalidateContentSize(of id: NodeID) {
    guard arena.isView(id), autoLayout?.views[id] != nil else { return }
    changeAutoLayout { $0.views[id]?.contentSize = nil }
    setNeedsLayout(arena[id].superview ?? id)
  }

  /// `intrinsicContentSize` of a living view, asking its class.
  package mutating func askedContentSize(of id: NodeID) -> Size { contentSize(of: id) }
}

extension Size {
  /// No content size in either direction.
  package static let noContent = Size(width: -1, height: -1)

  /// Whether it is a valid content size.
  var isUsable: Bool {
    width >= -1 && height >= -1 && width <= Point.reach && height <= Point.reach
  }
}

extension ViewClass {
  /// The content size of a new view (views-A6).
  fileprivate var contentSize: Size {
    switch name {
    case "UISwitch": Size(width: 49, height: 31)
    case "UIActivityIndicatorView": Size(width: 20, height: 20)
    case "UIProgressView": Size(width: -1, height: 2)
    case "UISlider": Size(width: -1, height: 33)
    case "UILabel": Size(width: 0, height: 0)
    case "UIButton": Size(width: 30, height: 30)
    case "UITextField": Size(width: 0, height: 22)
    default: .noContent
    }
  }
}
