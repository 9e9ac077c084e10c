package import JSON
package import WindowModel

extension JSONWriter {
  /// All windows, or those that application.windows lists, back to front.
  package mutating func windows(
    of application: borrowing Application, listedOnly: Bool = false
  ) {
    key("windows")
    beginArray()
    for id in listedOnly ? application.listedWindows : application.windows {
      view(id, in: application)
    }
    endArray()
  }
}
