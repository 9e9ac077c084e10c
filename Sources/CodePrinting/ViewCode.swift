package import WindowModel

extension CodeCommand {
  /// The properties of a view in the order in which the model sets them.
  package static let view: [CodeProperty] = [
    .number("tag"),
    CodeProperty("autoresizingMask") { $0.options("UIViewAutoresizing") },
    .flag("autoresizesSubviews"),
    CodeProperty("transform") { $0.transform },
    .rect("bounds"), .point("center"), .rect("frame"),
    CodeProperty("contentSize") { $0.size }, CodeProperty("contentInset") { $0.insets },
    CodeProperty("contentInsetAdjustmentBehavior") { field in
      field.text.map { .choice($0, "UIScrollViewContentInsetAdjustment") }
    },
    .flag("isScrollEnabled"), .flag("delaysContentTouches"), .flag("canCancelContentTouches"),
    .flag("bounces"), .flag("alwaysBounceVertical"), .flag("alwaysBounceHorizontal"),
    CodeProperty("keyboardDismissMode") { field in
      field.text.map { .choice($0, "UIScrollViewKeyboardDismissMode") }
    },
    .point("contentOffset"),
    .number("alpha"),
    CodeProperty("backgroundColor") { field in
      field.isNull ? .null : field.text.flatMap(Color.init).flatMap { CodeColor.expression(of: $0) }
    },
    .flag("isOpaque"), .flag("clipsToBounds"), .flag("isUserInteractionEnabled"),
    .flag("isMultipleTouchEnabled"), .flag("isExclusiveTouch"),
    .override("handles") { "handles \(CodeComment.list($0.texts))" },
    .override("respondsTo") { "has methods for \(CodeComment.list($0.texts))" },
    .override("hitTest") { field in
      field.text == "passThrough"
        ? "overrides hitTest(_:with:) to answer nil in place of the view itself"
        : "does not override hitTest(_:with:)"
    },
    .answer("canBecomeFirstResponder"), .answer("canResignFirstResponder"),
    .inputView("inputView"), .inputView("inputAccessoryView"), .flag("isEnabled"), actions,
    .text("text"),
    .flag("translatesAutoresizingMaskIntoConstraints"),
    .override("intrinsicContentSize") { field in
      guard let size = field.numbers(["width", "height"]) else {
        return "does not override intrinsicContentSize"
      }
      return
        "overrides intrinsicContentSize to answer \(size.map(CodeComment.number).joined(separator: " x "))"
    },
    priority("contentHuggingPriority", "ContentHuggingPriority"),
    priority("contentCompressionResistancePriority", "ContentCompressionResistancePriority"),
    .number("rowHeight"), .flag("allowsSelection"), .flag("allowsMultipleSelection"), rows,
    .flag("isHidden"),
  ]

  /// A comment for the data source of a table view.
  private static let rows = CodeProperty.comment("rows") { name, field in
    let counts = field.elements.compactMap(\.number).map(CodeComment.number)
    return "The data source of \(name) has \(CodeComment.list(counts)) rows in its sections."
  }

  /// A content priority of a view, for each axis named.
  private static func priority(_ name: String, _ method: String) -> CodeProperty {
    CodeProperty(name) { draft, object, field in
      for axis in ["horizontal", "vertical"] {
        guard let number = field[axis]?.number else { continue }
        draft.call(
          object, "set\(method)(_:for:)", "set\(method):forAxis:", .layoutPriority(number),
          .choice(axis, "UILayoutConstraintAxis"))
      }
    }
  }

  /// A control's actions, which replace all previous ones.
  private static let actions = CodeProperty("actions") { draft, object, field in
    func all(_ action: CodeValue) -> [CodeExpression] {
      [
        action["target"].map { _ in .null } ?? .appDelegate,
        .selector(action["action"]?.text ?? ""),
        .choice(action["event"]?.text ?? "", "UIControlEvent"),
      ]
    }
    if !draft.isNew(object) {
      draft.call(
        object, "removeTarget(_:action:for:)", "removeTarget:action:forControlEvents:", .null,
        .null, .spelled(swift: ".allEvents", objC: "UIControlEventAllEvents"))
    }
    for action in field.elements {
      draft.add(
        .call(
          .call(
            object,
            CodeMethod("addTarget(_:action:for:)", "addTarget:action:forControlEvents:"),
            all(action))))
    }
  }
}

extension CodeDraft {
  /// Creates a view from a request body.
  package mutating func makeView(
    _ body: CodeValue, _ name: Identifier, isRetained: Bool
  ) -> CodeExpression {
    let made = CodeClass(body["class"]?.text ?? "UIView", superclass: "UIView")
    let frame = body["frame"]?.rect
    let value = CodeExpression.make(
      made, frame == nil ? .plain : CodeMethod("init(frame:)", "initWithFrame:"),
      frame.map { [$0] } ?? [])
    let view = make(name, made, value, isRetained: isRetained)
    apply(CodeCommand.view, of: body, to: view, except: ["frame"])
    return view
  }

  /// Inserts a view into another at the position that the body gives.
  package mutating func insert(
    _ view: CodeExpression, into superview: CodeExpression, _ body: CodeValue
  ) {
    if let index = body["at"]?.number {
      call(superview, "insertSubview(_:at:)", "insertSubview:atIndex:", view, .number(index))
    } else if let other = body["above"]?.text.flatMap({ Identifier($0) }) {
      call(
        superview, "insertSubview(_:aboveSubview:)", "insertSubview:aboveSubview:", view,
        .object(other))
    } else if let other = body["below"]?.text.flatMap({ Identifier($0) }) {
      call(
        superview, "insertSubview(_:belowSubview:)", "insertSubview:belowSubview:", view,
        .object(other))
    } else {
      call(superview, "addSubview(_:)", "addSubview:", view)
    }
  }
}

extension CodeExpression {
  /// A selector value.
  package static func selector(_ name: String) -> CodeExpression {
    // Its characters need no escaping.
    let name = Selector(name)?.name ?? ""
    return .spelled(swift: "Selector((\"\(name)\"))", objC: "NSSelectorFromString(@\"\(name)\")")
  }
}
