package import JSON
package import WindowModel

extension JSONWriter {
  /// All windows, back to front.
  package mutating func windows(of application: borrowing Application) {
    key("windows")
    beginArray()
    for id in application.windows { view(id, in: application) }
    endArray()
  }
}
