package import WindowModel

extension CodeCommand {
  /// The properties of a window in the order in which the model sets them.
  package static let window: [CodeProperty] =
    [
      .answer("canBecomeKey"),
      .override("overrides") {
        "overrides \(CodeComment.list($0.texts)) without calling super"
      },
      CodeProperty("windowScene") { field in
        field.isNull ? .null : field.text.flatMap(Identifier.init).map { .scene($0) }
      },
      CodeProperty("screen") { $0.text.flatMap(Identifier.init).map { .screen($0) } },
    ] + view.filter { $0.name != "isHidden" } + [
      CodeProperty("windowLevel") { field in
        let level = field.text.flatMap(WindowLevel.init(asWritten:))
        let name = level.flatMap { level in WindowLevel.named.first { $0.level == level }?.name }
        return name.map { .choice($0, "UIWindowLevel") }
          ?? (level?.rawValue ?? field.number).map {
            .function(CodeMethod("UIWindow.Level(rawValue:)", ""), [.number($0)])
          }
      },
      .object("rootViewController"),
      .flag("isHidden"),
    ]
}

extension CodeDraft {
  /// Creates a window from a request body, except for the fields in `except`.
  @discardableResult
  package mutating func makeWindow(
    _ body: CodeValue, _ name: Identifier, isRetained: Bool, except others: Set<String> = [],
    frame: CodeExpression? = nil
  ) -> CodeExpression {
    let made = CodeClass(body["class"]?.text ?? "UIWindow", superclass: "UIWindow")
    var set = others.union(["frame"])
    var initializer = CodeMethod("init(frame:)", "initWithFrame:")
    var arguments: [CodeExpression] = []
    let scene = body["windowScene"]?.text.flatMap { Identifier($0) }
    let screen = body["screen"]?.text.flatMap { Identifier($0) }
    if let frame = frame ?? body["frame"]?.rect {
      arguments = [frame]
    } else if let scene, screen == nil {
      initializer = CodeMethod("init(windowScene:)", "initWithWindowScene:")
      arguments = [.scene(scene)]
      set.insert("windowScene")
    } else if let bounds = standardBounds(of: screen, isInScene: scene != nil) {
      arguments = [bounds]
    } else {
      initializer = .plain
    }
    let window = make(name, made, .make(made, initializer, arguments), isRetained: isRetained)
    apply(CodeCommand.window, of: body, to: window, except: set)
    return window
  }

  /// The frame of a window created without one, if `UIWindow()` has a different one in this version (windows-1.4).
  private func standardBounds(of screen: Identifier?, isInScene: Bool) -> CodeExpression? {
    let isEmpty = settings.knobs.windowInitFrame == .zero && !isInScene
    if let screen, screen != .main, !isEmpty { return .property(.screen(screen), "bounds") }
    guard settings.knobs.windowInitFrame != settings.profile.knobs.windowInitFrame else {
      return nil
    }
    return isEmpty
      ? .spelled(swift: "CGRect.zero", objC: "CGRectZero") : .property(.screen(.main), "bounds")
  }
}

extension CodeMethod {
  /// The initializer without parameters.
  static let plain = CodeMethod("init()", "init")
}
