package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes all windows, or those that application.windows lists, back to front.
  package mutating func windows(
    of application: borrowing Application, listedOnly: Bool = false
  ) {
    array("windows", listedOnly ? application.listedWindows : application.windows) { json, id in
      json.view(id, in: application)
    }
  }
}
