package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes a controller's presentation and its alert's contents, within an object: the differences
  /// from a plain controller.
  mutating func presentationFields(
    of controller: ViewController, in application: borrowing Application
  ) {
    if let style = controller.modalPresentationStyle {
      field("modalPresentationStyle", style.rawValue)
    }
    if controller.isModalInPresentation { field("isModalInPresentation", true) }
    if controller.preferredContentSize != .zero {
      field("preferredContentSize", controller.preferredContentSize)
    }
    if let popover = controller.popover { field(popover, in: application) }
    if let sheet = controller.sheet { field(sheet) }
    if let presentation = controller.presentation {
      key("presentation")
      beginObject()
      fields(of: presentation, in: application)
      endObject()
    }
    guard let alert = controller.alert else { return }
    field("preferredStyle", alert.style.rawValue)
    optionalField("message", alert.message)
    objects("actions", alert.actions) { json, action in
      json.field("title", action.title)
      json.field("style", action.style.rawValue)
    }
    texts("textFields", alert.textFields)
  }

  /// Writes the popover properties that were set, within an object.
  private mutating func field(_ popover: Popover, in application: borrowing Application) {
    key("popoverPresentationController")
    beginObject()
    let view = popover.sourceView.flatMap { application.view($0) == nil ? nil : $0 }
    name("sourceView", view, in: application)
    if let rect = popover.sourceRect { field("sourceRect", rect) }
    if let title = popover.barButtonItem { field("barButtonItem", title) }
    choices("permittedArrowDirections", popover.permittedArrowDirections)
    if let style = popover.adaptivePresentationStyle {
      field("adaptivePresentationStyle", plain: style.rawValue)
    }
    endObject()
  }

  /// Writes the sheet properties that were set, within an object.
  private mutating func field(_ sheet: Sheet) {
    key("sheetPresentationController")
    beginObject()
    key("detents")
    beginArray()
    for detent in sheet.detents { value(detent) }
    endArray()
    if let detent = sheet.selected {
      key("selectedDetentIdentifier")
      value(detent)
    }
    if let detent = sheet.largestUndimmed {
      key("largestUndimmedDetentIdentifier")
      value(detent)
    }
    endObject()
  }

  private mutating func value(_ detent: Detent) {
    switch detent {
    case .medium: value(plain: "medium")
    case .large: value(plain: "large")
    case .custom(let height): value(height)
    }
  }

  private mutating func fields(
    of presentation: Presentation, in application: borrowing Application
  ) {
    field("form", presentation.form.rawValue)
    field("stage", presentation.stage.rawValue)
    let isAlive = application.view(presentation.superview) != nil
    name(
      "window", isAlive ? application.window(of: presentation.superview) : nil, in: application)
    name("container", presentation.container, in: application)
  }

  /// Writes an alert view or an action sheet, as an object.
  package mutating func alertView(
    _ id: NodeID, _ alertView: AlertView, in application: borrowing Application
  ) {
    beginObject()
    fields(of: alertView, id, in: application)
    endObject()
  }

  /// Writes an alert view or an action sheet, within an object.
  package mutating func fields(
    of alertView: AlertView, _ id: NodeID, in application: borrowing Application
  ) {
    field("id", application.identifier(of: id).text)
    field("class", alertView.kind.rawValue)
    optionalField("title", alertView.title)
    optionalField("message", alertView.message)
    texts("buttons", alertView.buttons)
    field("alertViewStyle", alertView.style.rawValue)
    field("isVisible", alertView.window != nil)
    name("window", alertView.window, in: application)
    name("controller", alertView.controller, in: application)
    array("references", application.references(to: id)) { json, name in json.value(name.text) }
  }

  private mutating func texts(_ name: StaticString, _ texts: [String]) {
    key(name)
    beginArray()
    for text in texts { value(text) }
    endArray()
  }
}
