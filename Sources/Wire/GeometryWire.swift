package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes a rectangle, as an object of four numbers.
  package mutating func field(_ name: StaticString, _ rect: Rect) {
    key(name)
    beginObject()
    field("x", rect.origin.x)
    field("y", rect.origin.y)
    field("width", rect.size.width)
    field("height", rect.size.height)
    endObject()
  }

  /// Writes a point, as an object of two numbers.
  package mutating func field(_ name: StaticString, _ point: Point) {
    key(name)
    beginObject()
    field("x", point.x)
    field("y", point.y)
    endObject()
  }

  /// Writes a size, as an object of two numbers.
  package mutating func field(_ name: StaticString, _ size: Size) {
    key(name)
    beginObject()
    field("width", size.width)
    field("height", size.height)
    endObject()
  }

  /// Writes insets, as an object of four numbers.
  package mutating func field(_ name: StaticString, _ insets: EdgeInsets) {
    key(name)
    beginObject()
    field("top", insets.top)
    field("left", insets.left)
    field("bottom", insets.bottom)
    field("right", insets.right)
    endObject()
  }
}
