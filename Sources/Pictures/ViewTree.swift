package import JSON
package import WindowModel

/// Views and their subviews in the format of `recursiveDescription`: one view per line, subviews
/// indented below it, back to front, and only properties that differ from a new view's.
package enum ViewTree {
  package static func bytes(
    of roots: [NodeID], in application: borrowing Application
  ) -> ByteBuffer {
    var buffer = ByteBuffer()
    var waiting = roots.reversed().map { (id: $0, depth: 0) }
    var omitted = 0
    while let (id, depth) = waiting.popLast() {
      guard let view = application.view(id) else { continue }
      waiting += view.subviews.reversed().map { (id: $0, depth: depth + 1) }
      guard buffer.count < most else {
        omitted += 1
        continue
      }
      for _ in 0..<depth { buffer.append(indentation) }
      buffer.append("<\(view.className): \(application.identifier(of: id)); ")
      buffer.append(properties(of: view).joined(separator: "; "))
      buffer.append(">\n" as StaticString)
    }
    if omitted > 0 {
      buffer.append(
        "\(omitted) more are left out: a tree has \(most) bytes at most, or a line more.\n")
    }
    return buffer
  }

  /// The maximum bytes of a text: lines get longer with the depth of the views.
  static let most = 4 << 20

  /// The prefix of a line, once for each enclosing view.
  static let indentation: StaticString = "   | "

  /// Returns the properties that differ from a new view's.
  package static func properties(of view: View) -> [String] {
    var properties = view.describedProperties(Printed.number)
    if let color = view.backgroundColor { properties.append("backgroundColor = \(color.text)") }
    if let offset = view.contentOffset {
      properties.append("contentOffset: {\(Printed.number(offset.x)), \(Printed.number(offset.y))}")
    }
    return properties
  }
}

/// Formats values as UIKit prints them.
package enum Printed {
  static func frame(_ rect: Rect) -> String { rect.described(number) }

  package static func number(_ value: Double) -> String {
    var json = JSONWriter(capacity: 32)
    json.value(value)
    return json.finish().text
  }
}
