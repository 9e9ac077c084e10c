import CCairo
package import JSON
import WindowModel

/// The reason why a bitmap can't be drawn.
package enum BitmapFault: Error, Hashable {
  /// The drawing library is missing on this machine, with the reason.
  case noLibrary(String)
  /// At this scale it exceeds the maximum number of pixels.
  case tooLarge
  /// Too many translucent views are nested.
  case tooDeep
  /// Memory ran out.
  case noMemory
  /// The picture has an element that bitmaps do not support.
  case unreadable
}

/// A picture in pixels, for programs without SVG, such as link previews.
///
/// It is drawn from the SVG itself, so that the two can't differ.
package enum Bitmap {
  /// The maximum number of pixels.
  package static let mostPixels = 3_000_000
  /// The maximum number of pixels along a side.
  private static let mostAlong = 16_384.0
  /// The valid scales, in pixels per point.
  package static let scales = 0.01...4.0
  /// The maximum bytes for drawing: the image, and one more for each nested translucent view.
  package static let mostBytes = 4 * mostPixels * (1 + Painter.mostGroups)

  /// Draws a picture as a PNG.
  ///
  /// Without a scale it has two pixels per point, or as many as allowed.
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

  /// Returns the part of the plane that the picture shows.
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
