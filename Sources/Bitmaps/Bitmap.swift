import CCairo
package import JSON
import WindowModel

/// Why there is no bitmap.
package enum BitmapFault: Error, Hashable {
  /// The library that draws is not on this machine; why not.
  case noLibrary(String)
  /// At this scale it has more pixels than a bitmap may have.
  case tooLarge
  /// More views that light shines through lie within each other than a bitmap may have.
  case tooDeep
  /// There was no memory to draw it.
  case noMemory
  /// The picture has what a bitmap does not know.
  case unreadable
}

/// A picture in pixels, for what takes no SVG, as link previews.
///
/// It is drawn from the SVG itself, so the two can't differ.
package enum Bitmap {
  /// The most pixels.
  package static let mostPixels = 3_000_000
  /// The most pixels along a side.
  private static let mostAlong = 16_384.0
  /// The scales that there may be, in pixels a point.
  package static let scales = 0.01...4.0
  /// How many bytes drawing takes at most: the image, and one for each view that light shines through and
  /// that lies within another one.
  package static let mostBytes = 4 * mostPixels * (1 + Painter.mostGroups)

  /// Draws a picture as a PNG.
  ///
  /// Without a scale it has two pixels a point, or as many as it may have.
  package static func png(
    of svg: consuming ByteBuffer, scale: Double?
  ) throws(BitmapFault) -> ByteBuffer {
    if let failure = cairo_load() { throw .noLibrary(String(cString: failure)) }
    let bytes = svg.withBytes(Array.init)
    let area = try area(of: bytes)
    let (width, height) = (area.size.width, area.size.height)
    let most = min(
      mostAlong / max(width, height), (Double(mostPixels) / (width * height)).squareRoot())
    let scale = scale ?? min(2, most)
    guard scale <= most,
      let columns = Int32(exactly: max(1, (width * scale).rounded(.down))),
      let rows = Int32(exactly: max(1, (height * scale).rounded(.down)))
    else { throw .tooLarge }
    guard let drawing = cairo_begin(columns, rows) else { throw .noMemory }
    defer { cairo_end(drawing) }
    var painter = Painter(
      drawing, width: Double(columns), height: Double(rows),
      start: AffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -area.origin.x * scale, ty: -area.origin.y * scale))
    try painter.draw(bytes)
    var png = [UInt8]()
    let isWritten = withUnsafeMutablePointer(to: &png) { png in
      cairo_write(
        drawing,
        { context, bytes, count in
          context.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(clamping: count)))
          return 1
        }, png)
    }
    guard isWritten != 0 else { throw .noMemory }
    var buffer = ByteBuffer(capacity: png.count)
    buffer.append(png)
    return buffer
  }

  /// The part of the plane that the picture shows.
  private static func area(of bytes: [UInt8]) throws(BitmapFault) -> Rect {
    var markup = Markup(bytes)
    guard case .begin(let root)? = try markup.next(), let box = root.text("viewBox") else {
      throw .unreadable
    }
    let numbers = box.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0, numbers[3] > 0 else {
      throw .unreadable
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
