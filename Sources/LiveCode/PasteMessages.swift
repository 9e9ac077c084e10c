import JSON
import PasteValues
import SourceCode
import WindowModel

extension PasteRunner {
  /// Sends a message to a view, a window, a controller or an alert view; nil if it has no such method.
  func message(_ call: Expression.Call, _ object: Identifier) throws(PasteHalt) -> PasteValue? {
    if call.arguments.count == 1, let name = call.setter {
      try set(name, to: evaluate(call.arguments[0], .loose("\(object)-\(name)")), of: object)
      return .nothing
    }
    let application = try application()
    if application.alertView(object) != nil {
      guard call.base == "show" || call.base == "showInView" else { return nil }
      try ask(PasteRequest.post("/alerts/\(object)/show"))
      return .nothing
    }
    return application.controller(object) == nil
      ? try viewMessage(call, object) : try controllerMessage(call, object)
  }

  private static let windowMethods = [
    "makeKeyAndVisible": "makeKeyAndVisible", "makeKeyWindow": "makeKey", "makeKey": "makeKey",
  ]
  private static let viewMethods: Set<String> = [
    "removeFromSuperview", "setNeedsLayout", "layoutIfNeeded", "becomeFirstResponder",
    "resignFirstResponder", "reloadInputViews",
  ]

  private func viewMessage(
    _ call: Expression.Call, _ object: Identifier
  ) throws(PasteHalt) -> PasteValue? {
    let path = "/views/\(object)"
    switch call.name {
    case _ where call.arguments.isEmpty && Self.windowMethods[call.base] != nil:
      try ask(PasteRequest.post("/windows/\(object)/\(Self.windowMethods[call.base] ?? "")"))
    case _ where call.arguments.isEmpty && Self.viewMethods.contains(call.base):
      try ask(PasteRequest.post("\(path)/\(call.base)"))
      return call.base.hasSuffix("FirstResponder") ? .bool(true) : .nothing
    case "addSubview:", "addSubview(_:)": try insert(call, path, nil)
    case "insertSubview:atIndex:", "insertSubview(_:at:)":
      try insert(call, path, ("at", json(call.arguments[1], .integer)))
    case "insertSubview:aboveSubview:", "insertSubview(_:aboveSubview:)":
      try insert(call, path, ("above", json(call.arguments[1], .object)))
    case "insertSubview:belowSubview:", "insertSubview(_:belowSubview:)":
      try insert(call, path, ("below", json(call.arguments[1], .object)))
    case "bringSubviewToFront:", "bringSubviewToFront(_:)", "bringSubview(toFront:)":
      let view = try json(call.arguments[0], .object)
      try ask(PasteRequest.post("\(path)/bringSubviewToFront", ("view", view)))
    case "sendSubviewToBack:", "sendSubviewToBack(_:)", "sendSubview(toBack:)":
      let view = try json(call.arguments[0], .object)
      try ask(PasteRequest.post("\(path)/sendSubviewToBack", ("view", view)))
    case "exchangeSubviewAtIndex:withSubviewAtIndex:", "exchangeSubview(at:withSubviewAt:)":
      let first = try json(call.arguments[0], .integer)
      let second = try json(call.arguments[1], .integer)
      try ask(PasteRequest.post("\(path)/exchangeSubview", ("at", first), ("with", second)))
    case "addTarget:action:forControlEvents:", "addTarget(_:action:for:)":
      try addTarget(call, object)
    default: return try question(call, object)
    }
    return .nothing
  }

  private func insert(
    _ call: Expression.Call, _ path: String, _ place: (String, String)?
  ) throws(PasteHalt) {
    let view = try json(call.arguments[0], .object)
    guard view != "null" else { return remarks.append("There is no view to put into it.") }
    var request = PasteRequest.post("\(path)/subviews", ("view", view))
    if let place { request.fields.append((name: place.0, json: place.1)) }
    try ask(request)
  }

  /// Adds an action to a control, after its existing ones.
  private func addTarget(_ call: Expression.Call, _ object: Identifier) throws(PasteHalt) {
    let application = try application()
    guard let id = application.view(object), let control = application.view(id)?.control,
      case .selector(let selector) = try evaluate(call.arguments[1]).unwrapped,
      case .word(let event) = try evaluate(call.arguments[2]).unwrapped
    else { throw .skip("Its argument is not part of the model.") }
    let isForChain = call.arguments[0].form == .null
    let texts =
      control.actions.map { text(of: $0.event.rawValue, $0.action.name, $0.isForChain) }
      + [text(of: event, selector, isForChain)]
    try ask(PasteRequest.patch("/views/\(object)", ("actions", JSONText.list(texts))))
  }

  private func text(of event: String, _ action: String, _ isForChain: Bool) -> String {
    "{\"event\":\(JSONText.string(event)),\"action\":\(JSONText.string(action))"
      + (isForChain ? ",\"target\":null}" : "}")
  }

  /// Evaluates a query of a view.
  private func question(
    _ call: Expression.Call, _ object: Identifier
  ) throws(PasteHalt) -> PasteValue? {
    let application = try application()
    guard let id = application.view(object) else { return nil }
    // Some of them search all views.
    try spend(application.objectCount / 64)
    switch call.name {
    case "viewWithTag:", "viewWithTag(_:)":
      guard let tag = try evaluate(call.arguments[0]).number.flatMap({ Int(exactly: $0) }) else {
        return nil
      }
      return application.viewWithTag(tag, in: id)
        .map { .object(application.identifier(of: $0)) } ?? .null
    case "isDescendantOfView:", "isDescendant(of:)":
      guard let other = try view(call.arguments[0]) else { return .bool(false) }
      return .bool(application.isDescendant(id, of: other))
    case "hitTest:withEvent:", "hitTest(_:with:)":
      guard case .point(let point) = try evaluate(call.arguments[0]).unwrapped, point.isUsable
      else { return nil }
      return application.hitTest(point, in: id).view
        .map { .object(application.identifier(of: $0)) } ?? .null
    case "pointInside:withEvent:", "point(inside:with:)":
      guard case .point(let point) = try evaluate(call.arguments[0]).unwrapped else { return nil }
      return .bool(application.view(id)?.bounds.contains(point) ?? false)
    case _ where call.base.hasPrefix("convert") && call.arguments.count == 2:
      return try convert(call, id, in: application)
    default: return nil
    }
  }

  /// The view that an argument refers to, or nil.
  private func view(_ argument: Expression) throws(PasteHalt) -> NodeID? {
    guard case .object(let object) = try evaluate(argument).unwrapped else { return nil }
    return try application().view(object)
  }

  private func convert(
    _ call: Expression.Call, _ id: NodeID, in application: Application
  ) throws(PasteHalt) -> PasteValue? {
    let isFrom =
      call.name.hasSuffix("fromView:") || call.name.hasSuffix("from:)")
      || call.name.hasSuffix("fromWindow:")
    let there = try view(call.arguments[1]).map { CoordinateSpace.view($0) } ?? .base
    let (from, to) = isFrom ? (there, .view(id)) : (.view(id), there)
    switch try evaluate(call.arguments[0]).unwrapped {
    case .point(let point) where point.isUsable:
      return application.convert(point, from: from, to: to).map { .point($0) }
    case .rect(let rect) where rect.isUsable:
      return application.convert(rect, from: from, to: to).map { .rect($0) }
    default: return nil
    }
  }
}

extension Expression.Call {
  /// The property that a setter sets, as in `setHidden:`; nil for another message.
  var setter: String? {
    guard name.hasPrefix("set"), name.hasSuffix(":"), !name.contains("(") else { return nil }
    let property = name.dropFirst(3).dropLast()
    guard let first = property.first, first.isUppercase, !property.contains(":") else { return nil }
    return first.lowercased() + property.dropFirst()
  }
}
