import JSON
import WindowModel

extension JSONWriter {
  /// Writes how a view takes part in events, within an object: the differences from a plain view.
  mutating func responderFields(
    of view: View, _ id: NodeID, in application: borrowing Application
  ) {
    fields(of: view.overrides)
    if let first = view.window?.firstResponder {
      field("firstResponder", application.identifier(of: first).text)
    }
    if let overrides = view.window?.keyOverrides, !overrides.isEmpty {
      key("overrides")
      beginArray()
      for method in KeyMethod.allCases where overrides.contains(method) { value(method.rawValue) }
      endArray()
    }
    inputViewFields(of: id, in: application)
    if view.window?.isSystem == true { field("isSystem", true) }
    if view.control?.isEnabled == false { field("isEnabled", false) }
    if let text = view.text { field("text", text) }
    if let actions = view.control?.actions, !actions.isEmpty { field(actions) }
  }

  /// Writes the views that replace a responder's keyboard, within an object.
  mutating func inputViewFields(of id: NodeID, in application: borrowing Application) {
    let views = application.inputViews(of: id)
    if let view = views.inputView { name("inputView", view, in: application) }
    if let view = views.inputAccessoryView { name("inputAccessoryView", view, in: application) }
  }

  /// Writes the methods that a view's or controller's class overrides, within an object.
  mutating func fields(of overrides: Overrides) {
    if !overrides.handles.isEmpty {
      key("handles")
      beginArray()
      for kind in InputKind.allCases where overrides.handles.contains(kind) { value(kind.rawValue) }
      endArray()
    }
    if !overrides.respondsTo.isEmpty {
      array("respondsTo", overrides.respondsTo.sorted()) { json, action in json.value(action.name) }
    }
    if overrides.hitTest != .standard { field("hitTest", overrides.hitTest.rawValue) }
    if overrides.canBecomeFirstResponder { field("canBecomeFirstResponder", true) }
    if !overrides.canResignFirstResponder { field("canResignFirstResponder", false) }
  }

  private mutating func field(_ actions: [ControlAction]) {
    objects("actions", actions) { json, action in
      json.field("event", action.event.rawValue)
      json.field("action", action.action.name)
      if action.isForChain { json.nullField("target") }
    }
  }
}
