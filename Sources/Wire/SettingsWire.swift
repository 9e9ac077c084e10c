package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes a session's settings, within an object.
  package mutating func settings(_ settings: Settings) {
    system(of: settings)
    field("launch", settings.launch.rawValue)
    field("runLoop", settings.runLoop.rawValue)
    key("knobs")
    beginObject()
    field("scenes", settings.knobs.scenes.rawValue)
    field("touchMakesKey", settings.knobs.touchMakesKey)
    field("keyOnDealloc", settings.knobs.keyOnDealloc.rawValue)
    field("windowInitFrame", settings.knobs.windowInitFrame.rawValue)
    field("tabSwitchOrder", settings.knobs.tabSwitchOrder.rawValue)
    field("defaultModalStyle", settings.knobs.defaultModalStyle.rawValue)
    field("viewIsAppearing", settings.knobs.viewIsAppearing)
    field("leavesPresentedViews", settings.knobs.leavesPresentedViews)
    field("opaqueStatusBar", settings.knobs.opaqueStatusBar)
    endObject()
  }

  /// Writes the system's version and the device, within an object.
  mutating func system(of settings: Settings) {
    field("profile", settings.profile.rawValue)
    field("device", settings.device.name)
  }
}
