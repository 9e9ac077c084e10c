package import JSON
package import WindowModel

extension JSONWriter {
  /// What a session runs on, within an object.
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

  /// The version of the system and the device, within an object.
  mutating func system(of settings: Settings) {
    field("profile", settings.profile.rawValue)
    field("device", settings.device.name)
  }
}
