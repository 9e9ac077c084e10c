/// The frames of sheets and popovers that do not fill the screen.
extension Application {
  /// The default size of a form sheet, in points (views-2.4I).
  private static let formSheet = Size(width: 540, height: 620)
  /// A page sheet's width from iOS 13 on, and its distance from the upper and lower edge, in points;
  /// undocumented (views-2.4I).
  private static let pageSheet = (width: 704.0, gap: 20.0)
  /// The default size of a popover's content, in points, where there is room (views-2.4J).
  private static let popover = Size(width: 320, height: 1100)
  /// The width of an action sheet in a popover, in points; undocumented (views-5I).
  private static let actionSheetWidth = 304.0
  /// The height of a popover's arrow and its distance from the screen's edges, in points; the first is
  /// undocumented (views-2.4J).
  private static let (arrow, margin) = (13.0, 10.0)

  /// A sheet's card in a container of this size, in points, and how it resizes with the container.
  func cardPlace(of id: NodeID, in size: Size) -> (frame: Rect, mask: AutoresizingMask) {
    let sides: AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    guard isInRegularWidth(id) else {
      let height =
        hasCompactHeight ? size.height : min(sheetHeight(of: id, in: size.height), size.height)
      return (
        Rect(x: 0, y: size.height - height, width: size.width, height: height),
        [.flexibleWidth, .flexibleHeight]
      )
    }
    if hasItsOwnSize(id) {
      let card = preferredSize(of: id, else: Self.formSheet).fitting(in: size)
      return (
        Rect(center: Point(x: size.width / 2, y: size.height / 2), size: card).onWholePoints,
        [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
      )
    }
    let hasSheets = settings.fixedKnobs.hasSheets
    let width = min(hasSheets ? Self.pageSheet.width : settings.device.screenSize.width, size.width)
    let top = min(hasSheets ? Self.pageSheet.gap : statusBar.frame.size.height, size.height / 2)
    let bottom = hasSheets ? top : 0
    return (
      Rect(
        x: ((size.width - width) / 2).rounded(.down), y: top, width: width,
        height: size.height - top - bottom),
      sides.union(.flexibleHeight)
    )
  }

  private func preferredSize(of id: NodeID, else standard: Size) -> Size {
    let preferred = arena[controller: id]?.preferredContentSize ?? .zero
    return Size(
      width: preferred.width > 0 ? preferred.width : standard.width,
      height: preferred.height > 0 ? preferred.height : standard.height)
  }

  /// Moves popovers to their sources, and sheets in compact width to their detents.
  mutating func placePresented() {
    for id in arena.livingControllers {
      switch arena[controller: id]?.presentation?.form {
      case .popover?: placePopover(of: id)
      case .sheet? where !isInRegularWidth(id): placeCard(of: id)
      case .sheet?, .cover?, .over?, nil: break
      }
    }
  }

  /// Moves a sheet's card to its detent, and dims the view behind it or not (views-2.4N, views-2.4O).
  mutating func placeCard(of id: NodeID) {
    guard let presentation = arena[controller: id]?.presentation, presentation.form == .sheet,
      let container = living(presentation.container), let view = arena[controller: id]?.view,
      let card = arena[view].superview, arena[card].viewClass == .dropShadowView
    else { return }
    let frame = cardPlace(of: id, in: arena[container].bounds.size).frame
    if arena[card].frame != frame { resize(card) { $0.frame = frame } }
    dim(behind: id)
  }

  /// Puts a popover beside its source: below it if there is room and the arrow may point up, else above,
  /// right or left. Without enough room anywhere, it goes where there is most (views-2.4J).
  mutating func placePopover(of id: NodeID) {
    guard let presentation = arena[controller: id]?.presentation,
      let container = living(presentation.container), let view = arena[controller: id]?.view,
      let bubble = arena[view].superview, arena[bubble].viewClass == .popoverView
    else { return }
    let size = arena[container].bounds.size
    var room = Rect(origin: .zero, size: size).insetBy(Self.margin)
    let top = max(safeArea.top - Self.margin, 0)
    room = Rect(
      x: room.origin.x, y: room.origin.y + top, width: max(room.size.width, 0),
      height: max(room.size.height - top, 0))
    let source = source(of: id, in: presentation.superview, of: size)
    let (frame, content) = bubblePlace(
      of: popoverSize(of: id), at: source, in: room,
      permitted: arena[controller: id]?.popover?.permittedArrowDirections ?? [])
    arena[view].autoresizingMask = []
    arena[view].transform = .identity
    resize(bubble) { $0.frame = frame }
    if arena[controller: id]?.alert == nil {
      resize(view) { $0.frame = content }
    } else {
      placeAlert(view, of: id, filling: content)
    }
  }

  /// The size of a popover's content, in points.
  private func popoverSize(of id: NodeID) -> Size {
    guard let alert = arena[controller: id]?.alert else {
      return preferredSize(of: id, else: Self.popover)
    }
    // Touching beside it replaces the cancel button.
    let buttons = alert.actions.count { $0.style != .cancel }
    return Size(width: Self.actionSheetWidth, height: Double(60 + 44 * buttons))
  }

  /// The rectangle that a popover points to, in points of the view that its container fills.
  private func source(of id: NodeID, in superview: NodeID, of size: Size) -> Rect {
    let popover = arena[controller: id]?.popover
    if let view = living(popover?.sourceView) {
      let bounds = arena[view].bounds
      let whole =
        settings.fixedKnobs.popoverPointsAtBounds
        ? bounds : Rect(origin: bounds.origin, size: .zero)
      let place = convert(popover?.sourceRect ?? whole, from: .view(view), to: .view(superview))
      return place ?? .zero
    }
    // A bar button item is at the right end of the bar.
    return Rect(x: size.width - 54, y: safeArea.top, width: 44, height: 44)
  }

  /// A popover's frame and, within it, the frame of its content, in points.
  private func bubblePlace(
    of content: Size, at source: Rect, in room: Rect, permitted: Set<Popover.ArrowDirection>
  ) -> (frame: Rect, content: Rect) {
    let right = source.origin.x + source.size.width
    let bottom = source.origin.y + source.size.height
    let end = Point(x: room.origin.x + room.size.width, y: room.origin.y + room.size.height)
    // Where the arrow points up, the popover lies below.
    let free: [(direction: Popover.ArrowDirection, space: Double)] = [
      (.up, end.y - bottom), (.down, source.origin.y - room.origin.y), (.left, end.x - right),
      (.right, source.origin.x - room.origin.x),
    ].filter { permitted.isEmpty || permitted.contains($0.direction) }
    let fitting = free.first { direction, space in
      let isUpright = direction == .up || direction == .down
      return space >= (isUpright ? content.height : content.width) + Self.arrow
    }
    guard let (direction, space) = fitting ?? free.max(by: { $0.space < $1.space }) else {
      return (room, Rect(origin: .zero, size: room.size))
    }
    let isUpright = direction == .up || direction == .down
    let most = max(space - Self.arrow, 0)
    let size = Size(
      width: min(content.width, isUpright ? room.size.width : most),
      height: min(content.height, isUpright ? most : room.size.height))
    func centered(_ middle: Double, _ length: Double, _ start: Double, _ end: Double) -> Double {
      max(start, min(middle - length / 2, end - length)).rounded()
    }
    let x = centered(source.center.x, size.width, room.origin.x, end.x)
    let y = centered(source.center.y, size.height, room.origin.y, end.y)
    let (width, height) = (size.width, size.height)
    return switch direction {
    case .up:
      (
        Rect(x: x, y: bottom, width: width, height: height + Self.arrow),
        Rect(x: 0, y: Self.arrow, width: width, height: height)
      )
    case .down:
      (
        Rect(
          x: x, y: source.origin.y - height - Self.arrow, width: width, height: height + Self.arrow),
        Rect(x: 0, y: 0, width: width, height: height)
      )
    case .left:
      (
        Rect(x: right, y: y, width: width + Self.arrow, height: height),
        Rect(x: Self.arrow, y: 0, width: width, height: height)
      )
    case .right:
      (
        Rect(
          x: source.origin.x - width - Self.arrow, y: y, width: width + Self.arrow, height: height),
        Rect(x: 0, y: 0, width: width, height: height)
      )
    }
  }
}

extension Size {
  fileprivate func fitting(in room: Size) -> Size {
    Size(width: min(width, room.width), height: min(height, room.height))
  }
}

extension Rect {
  fileprivate var onWholePoints: Rect {
    Rect(
      x: origin.x.rounded(.down), y: origin.y.rounded(.down), width: size.width,
      height: size.height)
  }
}
