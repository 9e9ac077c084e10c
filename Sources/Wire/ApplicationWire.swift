package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes a session's whole state, within an object.
  package mutating func state(of application: borrowing Application) {
    key("application")
    beginObject()
    self.application(application)
    endObject()
    screens(of: application)
    if application.settings.knobs.scenes != .none { scenes(of: application) }
    windows(of: application)
    views(of: application)
    controllers(of: application)
    references(of: application)
    if !application.constraints.isEmpty { constraints(of: application) }
  }

  /// Writes an application, within an object.
  package mutating func application(_ application: borrowing Application) {
    field("state", application.state.rawValue)
    field("orientation", application.orientation.rawValue)
    if application.deviceOrientation != application.orientation {
      field("deviceOrientation", application.deviceOrientation.rawValue)
    }
    key("statusBar")
    beginObject()
    field("isHidden", application.statusBar.isHidden)
    field("frame", application.statusBar.frame)
    field("windowLevel", WindowLevel.statusBar.rawValue)
    if let controller = application.statusBarController {
      field("viewController", application.identifier(of: controller))
    }
    endObject()
    if application.hasHardwareKeyboard { field("hasHardwareKeyboard", true) }
    optionalField("keyWindow", application.keyWindow.map { application.identifier(of: $0).text })
    array("windows", application.listedWindows) { json, id in
      json.value(application.identifier(of: id).text)
    }
    key("delegate")
    beginObject()
    let window = application.object(heldBy: .delegateWindow)
    optionalField("window", window.map { application.identifier(of: $0).text })
    endObject()
  }
}
