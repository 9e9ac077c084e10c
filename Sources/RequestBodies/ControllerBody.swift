package import HTTP
import JSON
import Problems
package import WindowModel

/// The body of a request that makes a controller.
package struct NewController {
  package var identifier: Identifier?
  package var name = ControllerClass.Kind.plain.rawValue
  package var superclass: ControllerClass.Kind?
  package var properties = ControllerProperties()
  package var retained = true

  /// The class; one that is not UIKit's inherits from `superclass`.
  package var controllerClass: ControllerClass {
    get throws(Problem) {
      guard let made = ControllerClass(name, superclass: superclass ?? .plain) else {
        throw Problem(
          .invalidValue,
          "A class's name is a letter or _ and then letters, digits, _ or ., 64 characters at most.",
          pointer: "/class")
      }
      guard superclass == nil || made.kind == superclass, superclass?.rawValue != name else {
        throw Problem(
          .invalidValue, "\(name) is UIKit's own class, whose superclass is fixed.",
          pointer: "/superclass")
      }
      return made
    }
  }

  package init() {}

  /// The fields of such a request: its own and all properties.
  package static let fields: [Body.Field<NewController>] =
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
  package static let fields: [Body.Field<ControllerProperties>] =
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
      .init("preferredContentSize", .size, example: "[320,400]") { $0.preferredContentSize = $1 },
      .init("popoverPresentationController", example: "{\"sourceView\":\"button\"}") {
        body, it throws(Problem) in
        var popover = PopoverProperties()
        try body.object("a popover", PopoverProperties.fields, into: &popover)
        it.popover = popover
      },
      .init("sheetPresentationController", example: "{\"detents\":[\"medium\",\"large\"]}") {
        body, it throws(Problem) in
        var sheet = SheetProperties()
        try body.object("a sheet", SheetProperties.fields, into: &sheet)
        it.sheet = sheet
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
      .init("transitionStyle", .choice, example: "\"scroll\"") { $0.transitionStyle = $1 },
      .init("navigationOrientation", .choice, example: "\"vertical\"") {
        $0.navigationOrientation = $1
      },
      .init("pages", example: "[\"home\"]") { body, it throws(Problem) in
        it.pages = .some(try body.identifiers())
      },
      .init("viewControllers", example: "[\"home\"]") { body, it throws(Problem) in
        it.viewControllers = .some(try body.identifiers())
      },
      .init("collapsesSecondary", .flag, example: "true") { $0.collapsesSecondary = $1 },
      .init("isNavigationBarHidden", example: "true") { body, it throws(Problem) in
        it.isNavigationBarHidden = try body.bool()
      },
      .init("isToolbarHidden", example: "false") { body, it throws(Problem) in
        it.isToolbarHidden = try body.bool()
      },
      .init("prefersLargeTitles", .flag, example: "true") { $0.prefersLargeTitles = $1 },
      .init("largeTitleDisplayMode", .choice, example: "\"never\"") {
        $0.largeTitleDisplayMode = $1
      },
      .init("hidesBottomBarWhenPushed", .flag, example: "true") {
        $0.hidesBottomBarWhenPushed = $1
      },
      .init("edgesForExtendedLayout", example: "[\"left\",\"right\"]") { body, it throws(Problem) in
        it.extendedEdges = try body.choices(GestureSettings.Edge.self)
      },
      .init("delegate", example: "\"home\"") { body, it throws(Problem) in
        it.delegate = .some(try body.optionalIdentifier())
      },
    ] + InputViewChange.fields.map { $0.within(\.inputs) }
    + ScreenPreferencesChange.fields.map { $0.within(\.screen) }
    + AlertProperties.fields.map { $0.within(\.alert) }
}

extension Body {
  /// Reads an identifier, or null.
  package mutating func optionalIdentifier() throws(Problem) -> Identifier? {
    guard try kind() == .null else { return try identifier() }
    try null()
    return nil
  }

  /// Reads identifiers of objects, or null.
  package mutating func identifiers() throws(Problem) -> [Identifier]? {
    guard try kind() != .null else {
      try null()
      return nil
    }
    var identifiers: [Identifier] = []
    try array { body, _ throws(Problem) in identifiers.append(try body.identifier()) }
    return identifiers
  }
}
