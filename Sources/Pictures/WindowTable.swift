package import JSON
package import WindowModel

/// A session's windows as an aligned table, the frontmost first; `*` marks the key window.
package enum WindowTable {
  private static let header = [
    "", "window", "level", "hidden", "frame", "alpha", "color", "held by",
  ]

  /// The cells of each window; the last one has the variables that hold it.
  package static func rows(of application: borrowing Application) -> [[String]] {
    var rows: [[String]] = []
    for id in application.windows.reversed() {
      guard let view = application.view(id), let window = view.window else { continue }
      rows.append([
        application.isKey(id) ? "*" : "",
        application.identifier(of: id).text,
        Printed.number(window.level.rawValue),
        view.isHidden ? "hidden" : "",
        Printed.frame(view.frame),
        Printed.number(view.alpha),
        view.backgroundColor?.text ?? "",
        view.references.map(\.text).joined(separator: " "),
      ])
    }
    return rows
  }

  package static func bytes(of application: borrowing Application) -> ByteBuffer {
    let rows = [header] + rows(of: application)
    let widths = header.indices.map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    var buffer = ByteBuffer()
    for row in rows {
      var line = ""
      for (cell, width) in zip(row, widths) {
        // checked: the widest of its column
        line += cell + String(repeating: " ", count: width - cell.utf8.count + 2)
      }
      buffer.append(String(line.reversed().drop { $0 == " " }.reversed()))
      buffer.append(UInt8(ascii: "\n"))
    }
    return buffer
  }
}
