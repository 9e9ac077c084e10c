import WindowModel

extension CodeDraft {
  /// Creates a gesture recognizer from a request body, and adds it to the view in the path.
  package mutating func addGestureRecognizer(_ request: CodeRequest) {
    let made = CodeClass(
      spelled: request.body["class"]?.text.flatMap(GestureRecognizer.Kind.init)?.rawValue
        ?? GestureRecognizer.Kind.tap.rawValue)
    let first = request.body["actions"]?.texts.first
    let recognizer = make(
      name(request.object("id"), nil, "gesture"), made,
      .make(
        made, CodeMethod("init(target:action:)", "initWithTarget:action:"),
        [first == nil ? .null : .appDelegate, first.map { .selector($0) } ?? .null]),
      isRetained: true)
    for action in request.body["actions"]?.texts.dropFirst() ?? [] {
      call(recognizer, "addTarget(_:action:)", "addTarget:action:", .appDelegate, .selector(action))
    }
    apply(CodeCommand.gestureRecognizer, of: request.body, to: recognizer, except: ["actions"])
    if case .object(let identifier) = recognizer { gestureViews[identifier] = request.target }
    call(
      request.target, "addGestureRecognizer(_:)", "addGestureRecognizer:", recognizer)
  }

  /// Removes a recognizer from its view.
  package mutating func removeGestureRecognizer(_ request: CodeRequest) {
    guard let identifier = Identifier(request.name) else { return }
    guard let view = gestureViews.removeValue(forKey: identifier) else {
      return say("The view of \(identifier) removes it.")
    }
    call(view, "removeGestureRecognizer(_:)", "removeGestureRecognizer:", request.target)
    add(.drop(identifier))
  }
}

extension CodeCommand {
  /// The properties of a gesture recognizer.
  package static let gestureRecognizer: [CodeProperty] = [
    CodeProperty("actions") { draft, object, field in
      draft.call(object, "removeTarget(_:action:)", "removeTarget:action:", .null, .null)
      for action in field.texts {
        draft.call(
          object, "addTarget(_:action:)", "addTarget:action:", .appDelegate, .selector(action))
      }
    },
    .number("numberOfTapsRequired"), .number("numberOfTouchesRequired"),
    .number("minimumPressDuration"), .number("allowableMovement"),
    .number("minimumNumberOfTouches"),
    CodeProperty("direction") { $0.options("UISwipeGestureRecognizerDirection") },
    CodeProperty("edges") { $0.options("UIRectEdge") },
    .flag("cancelsTouchesInView"), .flag("delaysTouchesBegan"), .flag("delaysTouchesEnded"),
    CodeProperty("requiresToFail") { draft, object, field in
      for name in field.texts.compactMap(Identifier.init) {
        draft.call(
          object, "require(toFail:)", "requireGestureRecognizerToFail:", .object(name))
      }
    },
    .delegateAnswer("shouldBegin", "gestureRecognizerShouldBegin(_:)"),
    .delegateAnswer("shouldReceiveTouch", "gestureRecognizer(_:shouldReceive:)"),
    .delegateAnswer(
      "recognizesSimultaneously", "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"),
    .flag("isEnabled"),
  ]
}
