import WindowModel

extension CodeCommand {
  /// What is done to navigation and tab bar controllers.
  static let stacks: [String: Write] = [
    "push": {
      $0.call(
        $1.target, "pushViewController(_:animated:)", "pushViewController:animated:",
        .optional($1.object("controller")), $1.animated)
    },
    "pop": {
      $0.call($1.target, "popViewController(animated:)", "popViewControllerAnimated:", $1.animated)
    },
    "popTo": {
      $0.call(
        $1.target, "popToViewController(_:animated:)", "popToViewController:animated:",
        .optional($1.object("controller")), $1.animated)
    },
    "popToRoot": {
      $0.call(
        $1.target, "popToRootViewController(animated:)", "popToRootViewControllerAnimated:",
        $1.animated)
    },
    "setViewControllers": {
      $0.call(
        $1.target, "setViewControllers(_:animated:)", "setViewControllers:animated:",
        $1.body["viewControllers"]?.objects ?? .array([]), $1.animated)
    },
    "select": { draft, request in
      if let index = request.body["index"]?.number {
        draft.set(request.target, "selectedIndex", .number(index))
      } else {
        draft.set(
          request.target, "selectedViewController", .optional(request.object("controller")))
      }
    },
  ]

  /// What presents and dismisses.
  static let presentations: [String: Write] = [
    "present": { $0.present($1, on: $1.target) },
    "presentFromWindow": { draft, request in
      let root: CodeExpression =
        request.body["from"]?.text == "delegate.window"
        ? .spelled(
          swift: "appDelegate.window?.rootViewController?",
          objC: "appDelegate.window.rootViewController")
        : .spelled(
          swift: "UIApplication.shared.keyWindow?.rootViewController?",
          objC: "[UIApplication sharedApplication].keyWindow.rootViewController")
      draft.present(request, on: root)
    },
    "dismiss": {
      $0.call(
        $1.target, "dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:",
        $1.animated, $1.completion)
    },
    "pullDown": { draft, request in
      draft.say("A person pulls \(Identifier(request.name)?.text ?? "") down.")
    },
    "chooseAction": { draft, request in
      let title = CodeComment.quoted(request.body["action"]?.text ?? "")
      draft.say("A person touches \(title) of \(Identifier(request.name)?.text ?? "").")
    },
  ]
}

extension CodeDraft {
  fileprivate mutating func present(_ request: CodeRequest, on receiver: CodeExpression) {
    guard let controller = request.object("viewController") else {
      return say("Nobody is presented.")
    }
    call(
      receiver, "present(_:animated:completion:)", "presentViewController:animated:completion:",
      .object(controller), request.animated, request.completion)
  }
}

extension CodeRequest {
  /// What a transition calls at its end.
  fileprivate var completion: CodeExpression {
    body["completion"]?.text.map { .block($0) } ?? .null
  }
}
