import WindowModel

/// A nib's outlets and windows, collected while its objects are created.
private struct CodeNib {
  var outlets: [(ReferenceName, Identifier)] = []
  var shown: [CodeExpression] = []

  mutating func note(_ object: CodeValue, _ name: Identifier) {
    for outlet in object["outlets"]?.texts ?? [] {
      if let outlet = ReferenceName(outlet) { outlets.append((outlet, name)) }
    }
  }
}

extension CodeDraft {
  /// Creates a nib's objects in UIKit's order, connects the outlets, then shows the windows that are not hidden
  /// (windows-12.1).
  package mutating func loadNib(_ request: CodeRequest) {
    say("A nib is loaded: its objects are made, its outlets connected, its windows shown.")
    var nib = CodeNib()
    for window in request.body["windows"]?.elements ?? [] { make(window: window, &nib) }
    for controller in request.body["controllers"]?.elements ?? [] {
      _ = make(controller: controller, isTop: true, &nib)
    }
    for view in request.body["views"]?.elements ?? [] { _ = make(view: view, isTop: true, &nib) }
    for (outlet, object) in nib.outlets { add(.store(outlet, object)) }
    for window in nib.shown { set(window, "isHidden", .bool(false)) }
  }

  private mutating func make(window body: CodeValue, _ nib: inout CodeNib) {
    let name = nibName(body, "w")
    let screen = body["screen"]?.text.flatMap { Identifier($0) } ?? .main
    let isFull = body["isFullScreenAtLaunch"]?.flag == true
    let window = makeWindow(
      body, name, isRetained: body.isKeptByItself, except: ["rootViewController", "isHidden"],
      frame: isFull ? .property(.screen(screen), "bounds") : nil)
    nib.note(body, name)
    if body["isHidden"]?.flag == false { nib.shown.append(window) }
    for view in body["subviews"]?.elements ?? [] { add(view, to: window, &nib) }
    if let root = body["rootViewController"] {
      set(window, "rootViewController", make(controller: root, isTop: false, &nib))
    }
  }

  private mutating func make(
    controller body: CodeValue, isTop: Bool, _ nib: inout CodeNib
  ) -> CodeExpression {
    let name = nibName(body, "vc")
    let controller = makeController(
      body, name, isRetained: isTop && body.isKeptByItself, except: ["view"])
    nib.note(body, name)
    if let view = body["view"] { set(controller, "view", make(view: view, isTop: false, &nib)) }
    return controller
  }

  private mutating func make(
    view body: CodeValue, isTop: Bool, _ nib: inout CodeNib
  ) -> CodeExpression {
    let name = nibName(body, "v")
    let view = makeView(body, name, isRetained: isTop && body.isKeptByItself)
    nib.note(body, name)
    // The recursion is bounded by the JSON reader's depth limit.
    for subview in body["subviews"]?.elements ?? [] { add(subview, to: view, &nib) }
    return view
  }

  private mutating func add(
    _ body: CodeValue, to superview: CodeExpression, _ nib: inout CodeNib
  ) {
    let (view, first) = (make(view: body, isTop: false, &nib), superview)
    call(first, "addSubview(_:)", "addSubview:", view)
  }
}

extension CodeValue {
  /// Whether a top-level object of a nib is stored in the variable of its name, since it has no outlet.
  fileprivate var isKeptByItself: Bool { (self["outlets"]?.elements ?? []).isEmpty }
}
