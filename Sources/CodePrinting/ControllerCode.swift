package import WindowModel

extension CodeCommand {
  /// The properties of a controller in the order in which the model sets them.
  package static let controller: [CodeProperty] = [
    .text("title"),
    .override("viewClass") { field in
      "makes a \(ViewClass(field.text ?? "")?.name ?? "UIView") in loadView()"
    },
    .flag("definesPresentationContext"),
    CodeProperty("modalPresentationStyle") { field in
      field.text.map { .choice($0, "UIModalPresentation") }
    },
    .flag("isModalInPresentation"),
    CodeProperty("preferredContentSize") { $0.size }, popover, sheet,
    .text("message"), alertActions, textFields,
    .answer("shouldAutomaticallyForwardAppearanceMethods"),
    .override("handles") { "handles \(CodeComment.list($0.texts))" },
    .override("respondsTo") { "has methods for \(CodeComment.list($0.texts))" },
    .answer("canBecomeFirstResponder"), .answer("canResignFirstResponder"),
    .inputView("inputView"), .inputView("inputAccessoryView"),
    CodeProperty("additionalSafeAreaInsets") { $0.insets },
    .object("view"),
    CodeProperty("viewControllers") { $0.objects }, pages, collapsesSecondary,
    delegate, .flag("isNavigationBarHidden"), .flag("isToolbarHidden"), prefersLargeTitles,
    largeTitleDisplayMode, .flag("hidesBottomBarWhenPushed"),
    CodeProperty("edgesForExtendedLayout") { $0.options("UIRectEdge") },
    .flag("modalPresentationCapturesStatusBarAppearance"), .answer("prefersStatusBarHidden"),
    .override("childForStatusBarHidden") { field in
      "answers \(field.text ?? "nil") to childForStatusBarHidden"
    },
    .override("supportedInterfaceOrientations") { field in
      "answers \(CodeComment.list(field.texts)) to supportedInterfaceOrientations"
    },
    .answer("shouldAutorotate"),
  ]

  private static let prefersLargeTitles = CodeProperty("prefersLargeTitles") {
    draft, object, field in
    guard let flag = field.flag else { return }
    draft.set(.property(object, "navigationBar"), "prefersLargeTitles", .bool(flag))
  }

  private static let largeTitleDisplayMode = CodeProperty("largeTitleDisplayMode") {
    draft, object, field in
    guard let mode = field.text else { return }
    draft.set(
      .property(object, "navigationItem"), "largeTitleDisplayMode",
      .choice(mode, "UINavigationItemLargeTitleDisplayMode"))
  }

  /// A container's delegate; the program can't prove that its class conforms.
  private static let delegate = CodeProperty("delegate") { draft, object, field in
    let wanted: CodeClass =
      switch draft.containerKind(of: object) {
      case .tabBar: .tabBarDelegate
      case .pages: .pageDelegate
      case .split: .splitDelegate
      default: .navigationDelegate
      }
    if field.isNull {
      draft.set(object, "delegate", .null)
    } else if let delegate = field.text.flatMap({ Identifier($0) }) {
      draft.set(object, "delegate", .cast(.object(delegate), wanted, isSure: false))
    }
  }
}

extension CodeCommand {
  /// A comment for the data source of a page view controller.
  private static let pages = CodeProperty.comment("pages") { name, field in
    "The data source of \(name) gives the pages \(CodeComment.list(field.texts))."
  }

  /// A comment for an answer of a split view controller's delegate.
  private static let collapsesSecondary = CodeProperty.delegateAnswer(
    "collapsesSecondary", "splitViewController(_:collapseSecondary:onto:)")

  /// Sets a container's controllers; a page view controller's method also takes a direction.
  package static let setViewControllers = CodeCommand { draft, request in
    if draft.containerKind(of: request.target) == .split {
      // It has only the property.
      draft.set(
        request.target, "viewControllers", request.body["viewControllers"]?.objects ?? .null)
    } else {
      (request.body["direction"] == nil ? setList : setPage).add(&draft, request)
    }
  }

  private static let setList = call(
    "setViewControllers(_:animated:)", "setViewControllers:animated:", .objects("viewControllers"),
    .flag("animated"))

  private static let setPage = call(
    "setViewControllers(_:direction:animated:completion:)",
    "setViewControllers:direction:animated:completion:", .objects("viewControllers"),
    .choice("direction", "UIPageViewControllerNavigationDirection"), .flag("animated"),
    .finishedBlock("completion"))
}

extension CodeDraft {
  /// Creates a controller from a request body.
  package mutating func makeController(
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
    if (made.superclass ?? made.name) == ControllerClass.Kind.pages.rawValue {
      value = .make(
        made,
        CodeMethod(
          "init(transitionStyle:navigationOrientation:options:)",
          "initWithTransitionStyle:navigationOrientation:options:"),
        [
          .choice(
            body["transitionStyle"]?.text ?? "pageCurl", "UIPageViewControllerTransitionStyle"),
          .choice(
            body["navigationOrientation"]?.text ?? "horizontal",
            "UIPageViewControllerNavigationOrientation"),
          .null,
        ])
    }
    let controller = make(name, made, value, isRetained: isRetained)
    apply(CodeCommand.controller, of: body, to: controller, except: others)
    return controller
  }
}

extension CodeValue {
  /// A list of objects, or nil for null.
  var objects: CodeExpression { .array(texts.compactMap { Identifier($0) }.map { .object($0) }) }
}
