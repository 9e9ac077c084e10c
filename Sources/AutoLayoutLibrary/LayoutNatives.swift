package import ProgramRuntime
import ProgramUIKit
import WindowModel

/// Auto Layout.
extension Library {
  package static let layoutProperties: [String: NativeProperty] = [
    "UIView.translatesAutoresizingMaskIntoConstraints": node(
      { .bool($1.layout(of: $0).translatesAutoresizingMask) },
      set: { machine, value, new throws(Halt) in
        try machine.changeView(value) { $0.translatesAutoresizingMaskIntoConstraints = new.bool }
      }),
    "UIView.intrinsicContentSize": NativeProperty(get: { machine, value throws(Halt) in
      Machine.value(try machine.contentSize(value))
    }),
    "UIView.hasAmbiguousLayout": flag { $1.hasAmbiguousLayout($0) },
  ]

  private typealias Axes = ViewLayout.Axes

  private static func priority(_ read: @escaping @Sendable (ViewLayout) -> ViewLayout.Axes)
    -> Native
  {
    { machine, value, arguments throws(Halt) in
      let node = try machine.node(value)
      let axes = read(try machine.read { $0.layout(of: node) })
      return .parts([.double(arguments[0].isVertical ? axes.vertical : axes.horizontal)])
    }
  }

  package static let layoutNatives: [String: Native] = [
    "UIView.layoutSubviews()": { machine, value, _ throws(Halt) in
      let node = try machine.node(value)
      try machine.withModel { application throws(Refusal) in application.layOutContent(of: node) }
      return .void
    },
    "UIView.invalidateIntrinsicContentSize()": { machine, value, _ throws(Halt) in
      guard let node = value.reference?.instance.node else { return .void }
      try machine.withModel { application throws(Refusal) in
        application.invalidateContentSize(of: node)
      }
      return .void
    },
    "UIView.sizeToFit()": { machine, value, _ throws(Halt) in
      if let instance = value.reference?.instance,
        let own = machine.override("sizeThatFits(_:)", instance)
      {
        let node = try machine.node(value)
        let frame = try machine.read { $0.view(node)?.frame ?? .zero }
        let fitting = Machine.size(try machine.call(own, value, [Machine.value(frame.size)]))
        try machine.changeView(value) { $0.frame = Rect(origin: frame.origin, size: fitting) }
        return .void
      }
      var command = SizeToFit()
      command.view = try machine.identifier(value)
      try machine.carryOut(command)
      return .void
    },
    "UIView.sizeThatFits(_:)": { machine, value, _ throws(Halt) in
      let node = try machine.node(value)
      let size = try machine.contentSize(value)
      let own = try machine.read { $0.view(node)?.bounds.size ?? .zero }
      return Machine.value(
        Size(
          width: size.width >= 0 ? size.width : own.width,
          height: size.height >= 0 ? size.height : own.height))
    },
    "UIView.setContentHuggingPriority(_:for:)": { machine, value, arguments throws(Halt) in
      let priority = arguments[0].parts.first?.double
      try machine.changeView(value) {
        $0.contentHuggingPriority =
          arguments[1].isVertical ? (nil, priority) : (priority, nil)
      }
      return .void
    },
    "UIView.setContentCompressionResistancePriority(_:for:)": {
      machine, value, arguments throws(Halt) in
      let priority = arguments[0].parts.first?.double
      try machine.changeView(value) {
        $0.contentCompressionResistancePriority =
          arguments[1].isVertical ? (nil, priority) : (priority, nil)
      }
      return .void
    },
    "UIView.contentHuggingPriority(for:)": priority(\.hugging),
    "UIView.contentCompressionResistancePriority(for:)": priority(\.resistance),
    "NSLayoutConstraint.isInstalled()": { machine, value, _ throws(Halt) in
      .bool(try machine.installed(value) != nil)
    },
    "NSLayoutConstraint.check()": { machine, value, _ throws(Halt) in
      let first = try machine.attribute("firstAttribute", of: value)
      let second = try machine.attribute("secondAttribute", of: value)
      let multiplier = machine.field("multiplier", of: value).double
      try machine.withModel { _ throws(Refusal) in
        guard let first else {
          throw .exception(
            name: "NSInvalidArgumentException", reason: "The first attribute is notAnAttribute.")
        }
        try Constraint.checkPairing(first, second, multiplier: multiplier)
      }
      return .void
    },
    "NSLayoutConstraint.changed()": { machine, value, _ throws(Halt) in
      guard let name = try machine.installed(value) else { return .void }
      var command = ChangeConstraint()
      command.constraint = name
      command.constant = machine.field("constant", of: value).double
      command.priority = machine.field("priority", of: value).parts.first?.double
      try machine.carryOut(command)
      return .void
    },
    "NSLayoutConstraint.checkOwner(_:)": { machine, value, arguments throws(Halt) in
      let owner = try machine.node(arguments[0])
      for name in ["firstView", "secondView"] {
        let item = machine.field(name, of: value)
        if item.isNone { continue }
        let node = try machine.node(item)
        guard try machine.read({ $0.isDescendant(node, of: owner) }) else {
          throw .bound("A constraint is added to a view that does not contain its views.")
        }
      }
      return .void
    },
    "NSLayoutConstraint.activate(_:)": { machine, _, arguments throws(Halt) in
      try machine.activate(arguments[0].array)
      return .void
    },
    "NSLayoutConstraint.deactivate(_:)": { machine, _, arguments throws(Halt) in
      for constraint in arguments[0].array {
        guard let name = try machine.installed(constraint) else { continue }
        var command = RemoveConstraint()
        command.constraint = name
        try machine.carryOut(command)
        machine.setField("name", of: constraint, .string(""))
      }
      return .void
    },
  ]
}

extension Value {
  fileprivate var isVertical: Bool {
    if case .element(let index, _) = self { index == 1 } else { false }
  }
}

extension Machine {
  fileprivate func contentSize(_ view: Value) throws(Halt) -> Size {
    let node = try node(view)
    return try withModel { application throws(Refusal) in application.askedContentSize(of: node) }
  }

  /// The model's name of an active constraint, or nil.
  fileprivate func installed(_ constraint: Value) throws(Halt) -> Identifier? {
    let text = field("name", of: constraint)
    guard !text.isNone, let name = Identifier(text.string),
      try read({ $0.constraint(name) != nil })
    else { return nil }
    return name
  }

  /// An attribute of a constraint; nil for `notAnAttribute`.
  fileprivate func attribute(_ name: String, of constraint: Value) throws(Halt)
    -> Constraint.Attribute?
  {
    guard case .element(let index, _) = field(name, of: constraint) else { return nil }
    let all: [Constraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    ]
    return all.indices.contains(index) ? all[index] : nil
  }

  /// Activates constraints, all or none; active ones stay active.
  fileprivate func activate(_ constraints: [Value]) throws(Halt) {
    var command = AddConstraints()
    var added: [Value] = []
    for constraint in constraints where try installed(constraint) == nil {
      let isListed = added.contains {
        $0.reference?.instance === constraint.reference?.instance
      }
      if isListed { continue }
      added.append(constraint)
      command.constraints.append(try new(constraint))
    }
    guard !added.isEmpty else { return }
    try carryOut(command)
    let names = try read { $0.constraints.suffix(added.count).map(\.identifier.text) }
    for (constraint, name) in zip(added, names) {
      setField("name", of: constraint, .string(name))
    }
  }

  private func new(_ constraint: Value) throws(Halt) -> NewConstraint {
    var new = NewConstraint()
    let (first, second) = (
      field("firstView", of: constraint), field("secondView", of: constraint)
    )
    new.first = try identifier(first)
    new.isFirstSafeArea = field("isFirstSafeArea", of: constraint).bool
    new.firstAttribute = try attribute("firstAttribute", of: constraint) ?? .width
    if case .element(let index, _) = field("relation", of: constraint) {
      new.relation = index == 0 ? .lessThanOrEqual : index == 1 ? .equal : .greaterThanOrEqual
    }
    if let attribute = try attribute("secondAttribute", of: constraint), !second.isNone {
      new.second = try identifier(second)
      new.isSecondSafeArea = field("isSecondSafeArea", of: constraint).bool
      new.secondAttribute = attribute
    }
    new.multiplier = field("multiplier", of: constraint).double
    new.constant = field("constant", of: constraint).double
    new.priority = field("priority", of: constraint).parts.first?.double ?? Constraint.required
    return new
  }
}
