import WindowModel

extension CodeDraft {
  /// Creates constraints from a request body, each in a variable of its name.
  package mutating func addConstraints(_ body: CodeValue) {
    for constraint in body["constraints"]?.elements ?? [] {
      let name = name(constraint["id"]?.text.flatMap(Identifier.init), nil, "c", in: .constraints)
      let variable = CodeExpression.constraint(name)
      add(.find(variable, CodeExpression.constraint(constraint)))
      if let priority = constraint["priority"]?.number, priority != Constraint.required {
        set(variable, "priority", .layoutPriority(priority))
      }
      if constraint["isActive"]?.flag != false { set(variable, "isActive", .bool(true)) }
    }
  }

  /// Sets the properties of a constraint that a body names.
  package mutating func changeConstraint(_ request: CodeRequest) {
    guard let name = Identifier(request.name) else { return }
    let variable = CodeExpression.constraint(name)
    if let constant = request.body["constant"]?.number {
      set(variable, "constant", .number(constant))
    }
    if let priority = request.body["priority"]?.number {
      set(variable, "priority", .layoutPriority(priority))
    }
    if let isActive = request.body["isActive"]?.flag { set(variable, "isActive", .bool(isActive)) }
  }
}

extension CodeExpression {
  /// A priority of Auto Layout.
  static func layoutPriority(_ number: Double) -> CodeExpression {
    .spelled(
      swift: "UILayoutPriority(\(CodeComment.number(number)))", objC: CodeComment.number(number))
  }

  /// A new constraint: from anchors, or from its parts if the anchors have no method for it.
  fileprivate static func constraint(_ body: CodeValue) -> CodeExpression {
    let attribute = body["attribute"]?.text ?? ""
    let second = body["toItem"]?.text
    let multiplier = body["multiplier"]?.number ?? 1
    let constant = body["constant"]?.number ?? 0
    let isSize = attribute == "width" || attribute == "height"
    let word =
      switch body["relation"]?.text {
      case "lessThanOrEqual": "lessThanOrEqualTo"
      case "greaterThanOrEqual": "greaterThanOrEqualTo"
      default: "equalTo"
      }
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    let anchor = CodeExpression.property(item(body["item"]), attribute + "Anchor")
    guard second != nil else {
      return .call(
        anchor, CodeMethod("constraint(\(word)Constant:)", "constraint\(capital)Constant:"),
        [.number(constant)])
    }
    guard multiplier == 1 || isSize else { return parts(body, attribute) }
    var (swift, objC) = ("constraint(\(word):", "constraint\(capital)Anchor:")
    var arguments = [
      CodeExpression.property(item(body["toItem"]), (body["toAttribute"]?.text ?? "") + "Anchor")
    ]
    if multiplier != 1 {
      (swift, objC) = (swift + "multiplier:", objC + "multiplier:")
      arguments.append(.number(multiplier))
    }
    if constant != 0 {
      (swift, objC) = (swift + "constant:", objC + "constant:")
      arguments.append(.number(constant))
    }
    return .call(anchor, CodeMethod(swift + ")", objC), arguments)
  }

  private static func parts(_ body: CodeValue, _ attribute: String) -> CodeExpression {
    .make(
      .constraint,
      CodeMethod(
        "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
        "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:"),
      [
        item(body["item"]), .choice(attribute, "NSLayoutAttribute"),
        .choice(body["relation"]?.text ?? "equal", "NSLayoutRelation"), item(body["toItem"]),
        .choice(body["toAttribute"]?.text ?? "", "NSLayoutAttribute"),
        .number(body["multiplier"]?.number ?? 1), .number(body["constant"]?.number ?? 0),
      ])
  }

  /// A view, or its safe area.
  private static func item(_ field: CodeValue?) -> CodeExpression {
    let parts = (field?.text ?? "").split(separator: ".")
    let view = CodeExpression.optional(parts.first.flatMap { Identifier(String($0)) })
    return parts.count > 1 ? .property(view, "safeAreaLayoutGuide") : view
  }
}
