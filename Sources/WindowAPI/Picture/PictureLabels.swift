import WindowModel

// The names in a picture.
extension SVGWriter {
  /// Adds a label below so many others in the top left corner, as large as fits; none where that can't
  /// be read.
  mutating func label(_ text: String, in rect: Rect, line: Int) {
    guard let size = size(of: text, in: rect), size * Double(line + 1) <= rect.size.height else {
      return
    }
    let corner = Point(
      x: rect.origin.x + 2, y: rect.origin.y + size * Double(line + 1))
    letters(text, size, at: corner, isAtEnd: false)
  }

  /// Adds the label of one of the system's clear windows, which cover all: they stand on the right, one
  /// below the other.
  mutating func systemLabel(_ text: String, in rect: Rect) {
    guard let size = size(of: text, in: rect) else { return }
    systemLabels += 1
    let corner = Point(
      x: rect.origin.x + rect.size.width - 2, y: rect.origin.y + size * Double(systemLabels))
    letters(text, size, at: corner, isAtEnd: true)
  }

  /// How high the letters of a label are; nil where they could not be read.
  private func size(of label: String, in rect: Rect) -> Double? {
    // A letter of a monospaced font is three fifths as wide as it is high.
    let width = (rect.size.width - 4) / (0.6 * Double(label.count))
    let size = min(10, rect.size.height * 0.7, width).rounded(.down)
    return size >= 4 ? size : nil
  }

  private mutating func letters(_ text: String, _ size: Double, at place: Point, isAtEnd: Bool) {
    raw("<text")
    attribute("x", place.x)
    attribute("y", place.y)
    if isAtEnd { raw(" text-anchor=\"end\"") }
    attribute("font-size", size)
    raw(" fill=\"#000\" stroke=\"#fff\" stroke-width=\"2\" paint-order=\"stroke\">")
    self.text(text)
    raw("</text>")
  }

  /// How many labels stand in a view's corner already: those of the views around it that begin at the
  /// same point, as a controller's view and its containers do, and those that are seen through their
  /// window.
  func line(of view: borrowing View, _ id: NodeID, in application: borrowing Application) -> Int {
    var line = 0
    var (outermost, frame, superview) = (id, view.frame, view.superview)
    while line < Self.mostLines, let id = superview, let outer = application.view(id),
      frame.origin == outer.bounds.origin
    {
      line += 1
      (outermost, frame, superview) = (id, outer.frame, outer.superview)
    }
    return superview == nil ? line + lines(behind: outermost, in: application) : line
  }

  private static let mostLines = 8

  /// How many windows that begin at the same point are seen through a clear one.
  private func lines(behind id: NodeID, in application: borrowing Application) -> Int {
    guard let front = application.view(id), front.window != nil, front.backgroundColor == nil,
      let place = application.windows.lastIndex(of: id)
    else { return 0 }
    var lines = 0
    for id in application.windows[..<place].reversed() {
      guard lines < Self.mostLines, let window = application.view(id) else { break }
      guard application.isOnScreen(id), window.window?.isSystem != true,
        window.frame.origin == front.frame.origin
      else { continue }
      lines += 1
      if window.backgroundColor != nil { break }
    }
    return lines
  }
}
