package import WindowModel

/// A screen seen from the side: one group for each level, in which each view is separate, at its
/// place on the screen.
///
/// Levels never cross, so drawing them in order is enough. Views on one level don't overlap, or are
/// drawn in order.
package struct ExplodedPicture {
  /// A view or a window, at its place.
  package struct Piece {
    let id: NodeID
    let window: NodeID
    /// From its own coordinates to the screen's.
    let transform: AffineTransform
    /// Its own opacity multiplied by those of all its ancestors.
    let alpha: Double
    /// The innermost clip around it.
    let clip: PictureClip?
    /// The visible area of it and its contents; nil if nothing is visible.
    let visible: Rect?
    let level: Int

    /// How far its shapes are moved if its transform does nothing else: a browser draws thousands
    /// of shapes faster in one coordinate system than each in its own.
    var move: Point { transform.isMove ? Point(x: transform.tx, y: transform.ty) : .zero }
  }

  /// An item on a level.
  package enum Drawn {
    case piece(Piece)
    case system(SystemWindow, Rect)
  }

  /// The items on each level, in order.
  package private(set) var drawn: [[Drawn]] = Array(repeating: [], count: PictureLevels.most + 1)
  /// The views that clip their contents, each before those within it.
  package private(set) var clips: [Piece] = []
  private var levels: PictureLevels
  private var lost = 0

  package init(_ content: borrowing PictureContent) {
    levels = PictureLevels(content.screen.bounds)
    for layer in content.layers {
      switch layer {
      case .system(let window, let area):
        drawn[levels.placeWindow(area)].append(.system(window, area))
      case .window(let id): place(id, of: content)
      }
    }
  }

  /// The highest level.
  package var top: Int { levels.top }

  /// Describes the omissions of the picture.
  package var notes: [String] {
    var notes = ["Seen from the side, on levels 0 to \(top)."]
    if levels.isCapped {
      notes.append("There are \(PictureLevels.most) levels at most: what is higher is on the last.")
    }
    if lost > 0 { notes.append("\(lost) views lie too far out to be drawn.") }
    return notes
  }

  private mutating func place(_ window: NodeID, of content: borrowing PictureContent) {
    let screen = Piece(
      id: window, window: window, transform: .identity, alpha: 1, clip: content.clip(of: window),
      visible: content.area(of: window), level: levels.top + 1)
    var waiting = [(id: window, superview: screen)]
    while let (id, superview) = waiting.popLast() {
      guard let view = content.view(id) else { continue }
      let transform = content.application.transformToSuperview(of: id, view)
        .concatenating(superview.transform)
      guard let box = transform.box(round: view.bounds) else {
        lost += 1
        continue
      }
      let visible = superview.visible.flatMap(box.intersection)
      let isClipping = view.clipsToBounds && !view.subviews.isEmpty
      let piece = Piece(
        id: id, window: window, transform: transform, alpha: superview.alpha * view.alpha,
        clip: superview.clip, visible: isClipping ? visible : superview.visible,
        level: levels.place(visible, above: superview.level))
      drawn[piece.level].append(.piece(piece))
      if isClipping { clips.append(piece) }
      let inner = Piece(
        id: id, window: window, transform: transform, alpha: piece.alpha,
        clip: isClipping ? .view(id) : piece.clip, visible: piece.visible, level: piece.level)
      waiting += view.subviews.reversed().map { ($0, inner) }
    }
  }
}

extension AffineTransform {
  /// Returns the bounding box of a transformed rectangle, or nil if its numbers are not finite.
  func box(round rect: Rect) -> Rect? {
    // Most views are only moved.
    let moved = isMove ? rect.moved(by: Point(x: tx, y: ty)) : nil
    guard let box = moved ?? Rect(around: rect.corners.map(callAsFunction)) else { return nil }
    let isFinite =
      box.origin.x.isFinite && box.origin.y.isFinite && box.size.width.isFinite
      && box.size.height.isFinite
    return isFinite ? box : nil
  }
}

extension SVGWriter {
  /// Adds the clip shapes, and the visible levels.
  mutating func draw(
    _ picture: borrowing ExplodedPicture, _ explosion: Explosion,
    of content: borrowing PictureContent
  ) {
    raw("<defs>")
    clips(of: content)
    for piece in picture.clips { clip(to: piece, in: content.application) }
    raw("</defs>\n")
    for level in 0...max(picture.top, 0) where explosion.depth.contains(level) {
      raw("<g class=\"level\"")
      attribute("data-depth", Double(level))
      transform(explosion.transform(of: level))
      raw(" clip-path=\"url(#screen-clip)\">\n")
      if level == 0 { screen(content.screen) }
      for drawn in picture.drawn[level] { draw(drawn, of: content) }
      raw("</g>\n")
    }
  }

  /// Adds the screen's shape, which clips each level, and those of the scenes that share the screen.
  package mutating func clips(of content: borrowing PictureContent) {
    raw("<clipPath id=\"screen-clip\"><rect")
    attributes(of: content.screen.bounds)
    raw("/></clipPath>")
    for (scene, area) in content.sharedScenes { clip(to: .scene(scene), area, of: content) }
  }

  /// Adds the shape of a rectangular clip, in points of the screen.
  mutating func clip(to clip: PictureClip, _ area: Rect, of content: borrowing PictureContent) {
    raw("<clipPath")
    attribute("id", clip.name(in: content.application))
    raw("><rect")
    attributes(of: area)
    raw("/></clipPath>")
  }

  /// Adds an item of a level.
  package mutating func draw(_ drawn: ExplodedPicture.Drawn, of content: borrowing PictureContent) {
    switch drawn {
    case .system(let window, let area): system(window, area, of: content)
    case .piece(let piece): draw(piece, of: content)
    }
  }

  /// Adds the shape of a view that clips its contents.
  package mutating func clip(
    to piece: ExplodedPicture.Piece, in application: borrowing Application
  ) {
    guard let view = application.view(piece.id) else { return }
    raw("<clipPath")
    attribute("id", PictureClip.view(piece.id).name(in: application))
    if let outer = piece.clip {
      attribute("clip-path", "url(#\(outer.name(in: application)))")
    }
    raw("><rect")
    if !piece.transform.isMove { transform(piece.transform) }
    attributes(of: view.bounds.moved(by: piece.move))
    raw("/></clipPath>\n")
  }

  private mutating func draw(
    _ piece: ExplodedPicture.Piece, of content: borrowing PictureContent
  ) {
    let application = content.application
    guard let view = application.view(piece.id) else { return }
    // The shape is in the screen's coordinates, so it goes around the group that moves.
    if let clip = piece.clip { beginClipped(by: clip, in: application) }
    raw("<g")
    data(of: view, piece.id, in: application)
    if let superview = view.superview {
      attribute("data-superview", application.identifier(of: superview).text)
      attribute("data-window", application.identifier(of: piece.window).text)
    }
    if !piece.transform.isMove { transform(piece.transform) }
    if piece.alpha != 1 { attribute("opacity", piece.alpha) }
    raw(">")
    body(of: view, piece.id, in: content, movedBy: piece.move)
    if piece.clip != nil { raw("</g>") }
    raw("</g>\n")
  }
}
