import WindowModel

extension CodeCommand {
  /// What is done to controllers by themselves and to their children.
  static let controllers: [String: Write] = [
    "createController": { draft, request in
      _ = draft.makeController(
        request.body, draft.name(request.object("id"), request.made, "vc"),
        isRetained: request.body["retained"]?.flag ?? true)
    },
    "changeController": { draft, request in
      if request.body["actions"] != nil || request.body["textFields"] != nil {
        draft.say("UIKit can only add to an alert; these take the place of those before.")
      }
      draft.apply(controller, of: request.body, to: request.target)
    },
    "releaseController": { draft, request in
      draft.call(request.target, "removeFromParent()", "removeFromParentViewController")
      if let identifier = Identifier(request.name) { draft.add(.drop(identifier)) }
    },
    "loadViewIfNeeded": { draft, request in
      if draft.settings.fixedKnobs.hasLoadViewIfNeeded {
        draft.call(request.target, "loadViewIfNeeded()", "loadViewIfNeeded")
      } else {
        draft.add(.read(.property(request.target, "view")))
      }
    },
    "addChild": {
      $0.call(
        $1.target, "addChild(_:)", "addChildViewController:", .optional($1.object("controller")))
    },
    "removeFromParent": {
      $0.call($1.target, "removeFromParent()", "removeFromParentViewController")
    },
    "willMove": {
      $0.call(
        $1.target, "willMove(toParent:)", "willMoveToParentViewController:",
        .optional($1.object("toParent")))
    },
    "didMove": {
      $0.call(
        $1.target, "didMove(toParent:)", "didMoveToParentViewController:",
        .optional($1.object("toParent")))
    },
    "beginAppearanceTransition": {
      $0.call(
        $1.target, "beginAppearanceTransition(_:animated:)", "beginAppearanceTransition:animated:",
        .bool($1.body["isAppearing"]?.flag ?? false), $1.animated)
    },
    "endAppearanceTransition": {
      $0.call($1.target, "endAppearanceTransition()", "endAppearanceTransition")
    },
  ]

  /// The properties of a controller in the order in which the model sets them.
  static let controller: [CodeProperty] = [
    .text("title"),
    .override("viewClass") { field in
      "makes a \(ViewClass(field.text ?? "")?.name ?? "UIView") in loadView()"
    },
    .flag("definesPresentationContext"),
    CodeProperty("modalPresentationStyle") { field in
      field.text.map { .choice($0, "UIModalPresentation") }
    },
    .flag("isModalInPresentation"),
    .text("message"), alertActions, textFields,
    .answer("shouldAutomaticallyForwardAppearanceMethods"),
    .override("handles") { "handles \(CodeComment.list($0.texts))" },
    .override("respondsTo") { "has methods for \(CodeComment.list($0.texts))" },
    .answer("canBecomeFirstResponder"), .answer("canResignFirstResponder"),
    CodeProperty("additionalSafeAreaInsets") { $0.insets },
    .object("view"),
    CodeProperty("viewControllers") { $0.objects },
    delegate, .flag("isNavigationBarHidden"), .flag("isToolbarHidden"),
  ]

  /// A navigation controller's delegate, of whose class the program can't say that it is one.
  private static let delegate = CodeProperty("delegate") { field in
    field.isNull
      ? .null
      : field.text.flatMap(Identifier.init).map {
        .cast(.object($0), .navigationDelegate, isSure: false)
      }
  }
}

extension CodeDraft {
  /// Makes a controller as a body describes it.
  mutating func makeController(
    _ body: CodeValue, _ name: Identifier, isRetained: Bool, except others: Set<String> = []
  ) -> CodeExpression {
    let made = CodeClass(
      body["class"]?.text ?? "UIViewController",
      superclass: ControllerClass.Kind(rawValue: body["superclass"]?.text ?? "")?.rawValue
        ?? "UIViewController")
    var others = others
    var value = CodeExpression.make(made, .plain, [])
    if (made.superclass ?? made.name) == "UIAlertController" {
      others.formUnion(["title", "message"])
      let style = body["preferredStyle"]?.text ?? "alert"
      value = .make(
        made,
        CodeMethod(
          "init(title:message:preferredStyle:)",
          "alertControllerWithTitle:message:preferredStyle:"),
        [
          body["title"]?.text.map { .text($0) } ?? .null,
          body["message"]?.text.map { .text($0) } ?? .null,
          .choice(style, "UIAlertControllerStyle"),
        ])
    }
    let controller = make(name, made, value, isRetained: isRetained)
    apply(CodeCommand.controller, of: body, to: controller, except: others)
    return controller
  }
}

extension CodeRequest {
  /// Whether a transition is animated.
  var animated: CodeExpression { .bool(body["animated"]?.flag ?? false) }
}

extension CodeValue {
  /// Objects in a list, null for none.
  var objects: CodeExpression { .array(texts.compactMap { Identifier($0) }.map { .object($0) }) }
}
