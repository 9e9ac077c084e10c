package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes a view or a window, as in every reply.
  package mutating func view(_ id: NodeID, in application: borrowing Application) {
    beginObject()
    fields(ofView: id, in: application)
    endObject()
  }

  /// Writes a view or a window, or null.
  package mutating func view(_ id: NodeID?, in application: borrowing Application) {
    if let id { view(id, in: application) } else { null() }
  }

  /// Writes a view or a window, within an object: the fields of every view, and a window's own.
  package mutating func fields(ofView id: NodeID, in application: borrowing Application) {
    application.withView(id) { view in fields(of: view, id, in: application) }
  }

  private mutating func fields(
    of view: borrowing View, _ id: NodeID, in application: borrowing Application
  ) {
    field("id", application.identifier(of: id))
    field("class", plain: view.className)
    if let window = view.window {
      field("screen", window.screen)
      if application.settings.knobs.scenes != .none {
        optionalField("windowScene", window.scene?.text)
      }
      field("isOnScreen", application.isOnScreen(id))
    }
    field("isHidden", view.isHidden)
    if let window = view.window {
      field("isKeyWindow", application.isKey(id))
      field("windowLevel", window.level.rawValue)
      field("canBecomeKey", window.canBecomeKey)
      name("rootViewController", window.rootViewController, in: application)
    }
    field("frame", view.frame)
    field("bounds", view.bounds)
    field("center", view.center)
    field("transform", view.transform)
    if let offset = view.contentOffset {
      field("contentOffset", offset)
      scrollFields(of: id, in: application)
    }
    field("alpha", view.alpha)
    optionalField("backgroundColor", view.backgroundColor?.text)
    field("isOpaque", view.isOpaque)
    field("clipsToBounds", view.clipsToBounds)
    field("isUserInteractionEnabled", view.isUserInteractionEnabled)
    if view.isMultipleTouchEnabled { field("isMultipleTouchEnabled", true) }
    if view.isExclusiveTouch { field("isExclusiveTouch", true) }
    field("tag", view.tag)
    field("autoresizesSubviews", view.autoresizesSubviews)
    field("autoresizingMask", view.autoresizingMask)
    name("superview", view.superview, in: application)
    name("window", application.window(of: id), in: application)
    array("subviews", view.subviews) { json, subview in
      json.value(application.identifier(of: subview))
    }
    if let controller = application.controller(ofView: id) {
      name("viewController", controller, in: application)
    }
    layoutFields(of: id, in: application)
    tableFields(of: id, in: application)
    array("references", view.references) { json, name in json.value(plain: name.text) }
    responderFields(of: view, id, in: application)
    gestureRecognizers(of: id, in: application)
  }

  /// Writes the views except windows created after `first`, in the order of creation, and how many
  /// more follow if one reply can't have them all.
  package mutating func views(of application: borrowing Application, after first: NodeID? = nil) {
    var views = application.views[...]
    if let first { views = views.drop { $0 <= first } }
    var rest = ListLimit.objects
    key("views")
    beginArray()
    while rest > 0, let id = views.popFirst() {
      if application.isWindow(id) { continue }
      view(id, in: application)
      rest -= 1
    }
    endArray()
    let omitted = views.count { !application.isWindow($0) }
    if omitted > 0 { field("omittedViews", omitted) }
  }

  /// Writes a set of choices as a list, in the order of their declaration.
  package mutating func choices<Choice: RawRepresentable<String> & CaseIterable & Hashable>(
    _ name: StaticString, _ choices: Set<Choice>
  ) {
    array(name, Choice.allCases.filter(choices.contains)) { $0.value($1.rawValue) }
  }

  /// Writes an object's identifier, or null.
  package mutating func name(
    _ name: StaticString, _ id: NodeID?, in application: borrowing Application
  ) {
    if let id { field(name, application.identifier(of: id)) } else { nullField(name) }
  }

  /// Writes a key and an identifier, which has nothing to escape.
  package mutating func field(_ name: StaticString, _ identifier: Identifier) {
    field(name, plain: identifier.text)
  }

  /// Writes an identifier, which has nothing to escape.
  package mutating func value(_ identifier: Identifier) { value(plain: identifier.text) }

  private mutating func field(_ name: StaticString, _ transform: AffineTransform) {
    key(name)
    // Nearly every view has this one.
    if transform == .identity { return raw(#"{"a":1,"b":0,"c":0,"d":1,"tx":0,"ty":0}"#) }
    beginObject()
    field("a", transform.a)
    field("b", transform.b)
    field("c", transform.c)
    field("d", transform.d)
    field("tx", transform.tx)
    field("ty", transform.ty)
    endObject()
  }

  private mutating func field(_ name: StaticString, _ mask: AutoresizingMask) {
    key(name)
    if mask.isEmpty { return raw("[]") }
    beginArray()
    for part in AutoresizingMask.parts where mask.contains(part.mask) { value(part.name) }
    endArray()
  }
}
