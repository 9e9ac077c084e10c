public import WindowModel

/// Generates Auto Layout commands.
extension CommandGenerator {
  /// The next command; half of them concern Auto Layout.
  public mutating func layoutCommand(for app: Application) -> Command {
    random.chance(50) ? constraintCommand(for: app) : command(for: app)
  }

  private mutating func constraintCommand(for app: Application) -> Command {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: return .addConstraints((0..<2).map { _ in constraint(in: app) })
    case 5..<7: return .changeView(view(in: app), layoutProperties())
    case 7..<9:
      return .changeConstraint(
        name(in: app), constant: random.chance(60) ? number() : nil,
        priority: random.chance(30) ? priority() : nil,
        isActive: random.chance(30) ? random.chance(60) : nil)
    case 9..<10: return .removeConstraint(name(in: app))
    case 10..<11: return .sizeToFit(view(in: app))
    default: return .layoutIfNeeded(view(in: app))
    }
  }

  private mutating func priority() -> Double { random.pick([1000, 750, 250, 1, 0], else: 1000) }

  private mutating func name(in app: Application) -> Identifier {
    random.pick(app.constraints.map(\.identifier), else: "c1")
  }

  private mutating func constraint(in app: Application) -> NewConstraint {
    var new = NewConstraint()
    if random.chance(20) { new.identifier = random.pick(["c1", "c2", "n1"], else: "c1") }
    new.first = view(in: app)
    new.isFirstSafeArea = random.chance(10)
    new.firstAttribute = random.pick(Constraint.Attribute.allCases, else: .width)
    new.relation = random.pick(Constraint.Relation.allCases, else: .equal)
    if random.chance(70) {
      new.second = view(in: app)
      new.isSecondSafeArea = random.chance(20)
      new.secondAttribute =
        random.chance(80)
        ? new.firstAttribute : random.pick(Constraint.Attribute.allCases, else: .width)
    }
    if random.chance(10) { new.multiplier = random.pick([0, 2, 0.5, -1], else: 1) }
    if random.chance(60) { new.constant = number() }
    if random.chance(30) { new.priority = priority() }
    new.isActive = random.chance(85)
    return new
  }

  private mutating func layoutProperties() -> ViewProperties {
    var properties = ViewProperties()
    if random.chance(80) {
      properties.translatesAutoresizingMaskIntoConstraints = random.chance(15)
    }
    if random.chance(30) {
      properties.intrinsicContentSize = .some(random.chance(20) ? nil : rect().size)
    }
    if random.chance(20) { properties.contentHuggingPriority = (priority(), nil) }
    if random.chance(20) { properties.contentCompressionResistancePriority = (nil, priority()) }
    return properties
  }
}
