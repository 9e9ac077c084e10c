package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes the current targets of input without a location.
  package mutating func focus(of application: borrowing Application) {
    let first = application.keyWindow.flatMap { application.view($0)?.window?.firstResponder }
    beginObject()
    name("keyWindow", application.keyWindow, in: application)
    name("firstResponder", first, in: application)
    endObject()
  }

  /// Writes a window of the system, as an object.
  package mutating func systemWindow(
    _ window: SystemWindow, in application: borrowing Application
  ) {
    beginObject()
    field("class", window.viewClass.name)
    field("windowLevel", window.level.rawValue)
    field("isHidden", window.isHidden)
    field("isListed", window.window != nil)
    name("id", window.window, in: application)
    endObject()
  }
}
