import JSON
import PasteValues
import SourceCode
import WindowModel

extension PasteRunner {
  /// Sends a message to a controller; nil if it has no such method.
  func controllerMessage(
    _ call: Expression.Call, _ object: Identifier
  ) throws(PasteHalt) -> PasteValue? {
    let path = "/controllers/\(object)"
    switch call.base {
    case "presentViewController", "present":
      try transition(call, "\(path)/present", "viewController")
    case "dismissViewControllerAnimated", "dismiss": try transition(call, "\(path)/dismiss", nil)
    case "pushViewController": try stack(call, "\(path)/push", "controller", .object)
    case "popViewControllerAnimated", "popViewController":
      try stack(call, "\(path)/pop", nil, .object)
    case "popToViewController": try stack(call, "\(path)/popTo", "controller", .object)
    case "popToRootViewControllerAnimated", "popToRootViewController":
      try stack(call, "\(path)/popToRoot", nil, .object)
    case "setViewControllers" where call.arguments.count > 2:
      try turnPage(call, "\(path)/setViewControllers")
    case "setViewControllers":
      try stack(call, "\(path)/setViewControllers", "viewControllers", .objects)
    case "addChildViewController", "addChild":
      try ask(PasteRequest.post("\(path)/addChild", ("controller", argument(call, 0, .object))))
    case "showViewController", "show":
      try ask(PasteRequest.post("\(path)/show", ("controller", argument(call, 0, .object))))
    case "showDetailViewController":
      try ask(PasteRequest.post("\(path)/\(call.base)", ("controller", argument(call, 0, .object))))
    case "removeFromParentViewController", "removeFromParent":
      try ask(PasteRequest.post("\(path)/removeFromParent"))
    case "willMoveToParentViewController", "willMove", "didMoveToParentViewController", "didMove":
      let method = call.base.hasPrefix("will") ? "willMove" : "didMove"
      try ask(PasteRequest.post("\(path)/\(method)", ("toParent", argument(call, 0, .object))))
    case "loadViewIfNeeded": try ask(PasteRequest.post("\(path)/loadViewIfNeeded"))
    case "beginAppearanceTransition":
      try ask(
        PasteRequest.post(
          "\(path)/beginAppearanceTransition", ("isAppearing", argument(call, 0, .bool)),
          ("animated", argument(call, 1, .bool))))
    case "endAppearanceTransition":
      try ask(PasteRequest.post("\(path)/endAppearanceTransition"))
    case "setNavigationBarHidden", "setToolbarHidden":
      let field = call.base == "setToolbarHidden" ? "isToolbarHidden" : "isNavigationBarHidden"
      try ask(PasteRequest.patch(path, (field, argument(call, 0, .bool))))
    case "addAction": try addAction(call, object, path)
    case "addTextFieldWithConfigurationHandler", "addTextField":
      try addTextField(object, path)
    default: return nil
    }
    return .nothing
  }

  private func argument(
    _ call: Expression.Call, _ index: Int, _ kind: PasteKind
  ) throws(PasteHalt) -> String {
    guard call.arguments.indices.contains(index) else {
      throw .skip("'\(call.name)' is not part of the model.")
    }
    return try json(call.arguments[index], kind)
  }

  /// A presentation or a dismissal, without its completion block.
  private func transition(
    _ call: Expression.Call, _ path: String, _ field: String?
  ) throws(PasteHalt) {
    var request = PasteRequest.post(path)
    if let field { request.fields.append((field, try argument(call, 0, .object))) }
    let place = field == nil ? 0 : 1
    request.fields.append(("animated", try argument(call, place, .bool)))
    addCompletion(call, place + 1, to: &request)
    try ask(request)
  }

  private func stack(
    _ call: Expression.Call, _ path: String, _ field: String?, _ kind: PasteKind
  ) throws(PasteHalt) {
    var request = PasteRequest.post(path)
    if let field { request.fields.append((field, try argument(call, 0, kind))) }
    let place = field == nil ? 0 : 1
    if call.arguments.count > place {
      request.fields.append(("animated", try argument(call, place, .bool)))
    }
    try ask(request)
  }

  /// Sets a page, without its completion block.
  private func turnPage(_ call: Expression.Call, _ path: String) throws(PasteHalt) {
    var request = PasteRequest.post(
      path, ("viewControllers", try argument(call, 0, .objects)),
      ("direction", try argument(call, 1, .style)), ("animated", try argument(call, 2, .bool)))
    addCompletion(call, 3, to: &request)
    try ask(request)
  }

  private func addCompletion(
    _ call: Expression.Call, _ place: Int, to request: inout PasteRequest
  ) {
    guard call.arguments.count > place, call.arguments[place].isBlock else { return }
    request.fields.append(("completion", "\"completion\""))
    remarks.append("The block does not run.")
  }

  private func alert(_ object: Identifier) throws(PasteHalt) -> Alert {
    let application = try application()
    guard let id = application.controller(object), let alert = application.controller(id)?.alert
    else { throw .skip("'\(object)' is no alert.") }
    return alert
  }

  private func addAction(
    _ call: Expression.Call, _ object: Identifier, _ path: String
  ) throws(PasteHalt) {
    guard let first = call.arguments.first,
      case .action(let title, let style) = try evaluate(first).unwrapped
    else { throw .skip("Its argument is not part of the model.") }
    let actions =
      try alert(object).actions.map { Self.text($0.title, $0.style.rawValue) }
      + [Self.text(title, style)]
    try ask(PasteRequest.patch(path, ("actions", JSONText.list(actions))))
  }

  private static func text(_ title: String, _ style: String) -> String {
    "{\"title\":\(JSONText.string(title)),\"style\":\(JSONText.string(style))}"
  }

  private func addTextField(_ object: Identifier, _ path: String) throws(PasteHalt) {
    let fields = try alert(object).textFields.map(JSONText.string) + ["\"\""]
    try ask(PasteRequest.patch(path, ("textFields", JSONText.list(fields))))
  }
}
