import HTTP
import JSON
import WindowModel

/// What a request that makes a controller asks for.
struct NewController {
  var identifier: Identifier?
  var name = ControllerClass.Kind.plain.rawValue
  var superclass: ControllerClass.Kind?
  var properties = ControllerProperties()
  var retained = true

  /// The class, which a name that is not UIKit's inherits from `superclass`.
  var controllerClass: ControllerClass {
    get throws(Problem) {
      guard let made = ControllerClass(name, superclass: superclass ?? .plain) else {
        throw Problem(
          .invalidValue,
          "A class's name is a letter or _ and then letters, digits, _ or ., 64 characters at most.",
          pointer: "/class")
      }
      guard superclass == nil || made.kind == superclass, superclass?.rawValue != name else {
        throw Problem(
          .invalidValue, "\(name) is UIKit's own and inherits from what it does.",
          pointer: "/superclass")
      }
      return made
    }
  }

  /// The fields of such a request: its own and every property's.
  static let fields: [Body.Field<NewController>] =
    [
      .init("id", example: "\"home\"") { body, it throws(Problem) in
        it.identifier = try body.identifier()
      },
      .init("class", example: "\"UIViewController\"") { body, it throws(Problem) in
        it.name = try body.string()
      },
      .init("superclass", example: "\"UIViewController\"") { body, it throws(Problem) in
        it.superclass = try body.choice(ControllerClass.Kind.self)
      },
      .init("retained", example: "false") { body, it throws(Problem) in
        it.retained = try body.bool()
      },
    ] + ControllerProperties.fields.map { $0.within(\.properties) }
}

extension ControllerProperties {
  /// The fields of a controller that a request may set.
  static let fields: [Body.Field<ControllerProperties>] =
    [
      .init("title", example: "\"Home\"") { body, it throws(Problem) in
        if try body.kind() == .null {
          try body.null()
          it.title = .some(nil)
        } else {
          it.title = .some(try body.string())
        }
      },
      .init("view", example: "null") { body, it throws(Problem) in
        it.view = .some(try body.optionalIdentifier())
      },
      .init("viewClass", example: "\"UIScrollView\"") { body, it throws(Problem) in
        it.viewClass = try body.viewClass()
      },
      .init("definesPresentationContext", example: "true") { body, it throws(Problem) in
        it.definesPresentationContext = try body.bool()
      },
      .init("modalPresentationStyle", example: "\"fullScreen\"") { body, it throws(Problem) in
        it.modalPresentationStyle = try body.choice(ModalPresentationStyle.self)
      },
      .init("isModalInPresentation", example: "true") { body, it throws(Problem) in
        it.isModalInPresentation = try body.bool()
      },
      .init("shouldAutomaticallyForwardAppearanceMethods", example: "false") {
        body, it throws(Problem) in it.forwardsAppearance = try body.bool()
      },
      .init("handles", example: "[\"motion\"]") { body, it throws(Problem) in
        it.handles = try body.choices(InputKind.self)
      },
      .init("respondsTo", example: "[\"save:\"]") { body, it throws(Problem) in
        it.respondsTo = try body.selectors()
      },
      .init("canBecomeFirstResponder", example: "true") { body, it throws(Problem) in
        it.canBecomeFirstResponder = try body.bool()
      },
      .init("canResignFirstResponder", example: "false") { body, it throws(Problem) in
        it.canResignFirstResponder = try body.bool()
      },
      .init("additionalSafeAreaInsets", example: "[10,0,0,0]") { body, it throws(Problem) in
        it.additionalSafeAreaInsets = try body.insets()
      },
      .init("viewControllers", example: "[\"home\"]") { body, it throws(Problem) in
        it.viewControllers = .some(try body.identifiers())
      },
      .init("isNavigationBarHidden", example: "true") { body, it throws(Problem) in
        it.isNavigationBarHidden = try body.bool()
      },
      .init("isToolbarHidden", example: "false") { body, it throws(Problem) in
        it.isToolbarHidden = try body.bool()
      },
      .init("delegate", example: "\"home\"") { body, it throws(Problem) in
        it.delegate = .some(try body.optionalIdentifier())
      },
    ] + AlertProperties.fields.map { $0.within(\.alert) }
}

extension Body {
  /// An identifier, or null for none.
  mutating func optionalIdentifier() throws(Problem) -> Identifier? {
    guard try kind() == .null else { return try identifier() }
    try null()
    return nil
  }
}

extension JSONWriter {
  /// A controller as every reply shows it.
  mutating func controller(_ id: NodeID, in application: borrowing Application) {
    beginObject()
    fields(ofController: id, in: application)
    endObject()
  }

  /// A controller, within an object.
  mutating func fields(ofController id: NodeID, in application: borrowing Application) {
    guard let controller = application.controller(id) else { return }
    field("id", application.identifier(of: id).text)
    field("class", controller.controllerClass.name)
    field("kind", controller.controllerClass.kind.rawValue)
    optionalField("title", controller.title)
    field("isViewLoaded", controller.isViewLoaded)
    name("view", controller.view, in: application)
    field("viewClass", controller.viewClass.name)
    name("parent", controller.parent, in: application)
    names("children", controller.children, in: application)
    name("navigationController", application.container(of: id, .navigation), in: application)
    name("tabBarController", application.container(of: id, .tabBar), in: application)
    field("isMovingToParent", application.isMoving(id) == true)
    field("isMovingFromParent", application.isMoving(id) == false)
    field("isBeingPresented", controller.presentation?.isBeingPresented == true)
    field("isBeingDismissed", controller.presentation?.isBeingDismissed == true)
    name("presentedViewController", application.presentedController(of: id), in: application)
    name("presentingViewController", application.presentingController(of: id), in: application)
    name("window", controller.window, in: application)
    field("appearance", controller.appearance.rawValue)
    field("definesPresentationContext", controller.definesPresentationContext)
    field("shouldAutomaticallyForwardAppearanceMethods", controller.forwardsAppearance)
    if let stack = controller.stack { fields(of: stack, id, controller, in: application) }
    if controller.additionalSafeAreaInsets != .zero {
      field("additionalSafeAreaInsets", controller.additionalSafeAreaInsets)
    }
    presentationFields(of: controller, in: application)
    fields(of: controller.overrides)
    key("references")
    beginArray()
    for name in application.references(to: id) { value(name.text) }
    endArray()
  }

  /// All controllers, in the order of their making.
  mutating func controllers(of application: borrowing Application) {
    key("controllers")
    beginArray()
    for id in application.controllers { controller(id, in: application) }
    endArray()
  }

  /// Identifiers of objects.
  mutating func names(
    _ name: StaticString, _ ids: [NodeID], in application: borrowing Application
  ) {
    key(name)
    beginArray()
    for id in ids { value(application.identifier(of: id).text) }
    endArray()
  }
}
