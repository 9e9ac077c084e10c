/// A client's description of a new constraint.
package struct NewConstraint: Hashable, Sendable {
  package var identifier: Identifier?
  package var first = Identifier.unnamed
  package var isFirstSafeArea = false
  package var firstAttribute = Constraint.Attribute.width
  package var relation = Constraint.Relation.equal
  package var second: Identifier?
  package var isSecondSafeArea = false
  package var secondAttribute: Constraint.Attribute?
  package var multiplier = 1.0
  /// The number added, in points.
  package var constant = 0.0
  package var priority = Constraint.required
  package var isActive = true

  package init() {}
}

/// `NSLayoutConstraint.activate(_:)` of new constraints, all or none.
package struct AddConstraints: CommandAction {
  package static let name = "addConstraints"
  package var constraints: [NewConstraint] = []

  package init() {}

  package var subject: String? { constraints.first?.first.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.addConstraints(constraints)
  }
}

/// Sets a constraint's properties.
package struct ChangeConstraint: CommandAction {
  package static let name = "changeConstraint"
  package var constraint = Identifier.unnamed
  package var constant: Double?
  package var priority: Double?
  package var isActive: Bool?

  package init() {}

  package var subject: String? { constraint.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.changeConstraint(self)
  }
}

/// Deactivates a constraint without other holders, which deletes it.
package struct RemoveConstraint: CommandAction {
  package static let name = "removeConstraint"
  package var constraint = Identifier.unnamed

  package init() {}

  package var subject: String? { constraint.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.removeConstraint(constraint)
  }
}

/// `sizeToFit()`.
package struct SizeToFit: CommandAction {
  package static let name = "sizeToFit"
  package var view = Identifier.unnamed

  package init() {}

  package var subject: String? { view.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.sizeToFit(view)
  }
}

extension Application {
  fileprivate mutating func addConstraints(_ new: [NewConstraint]) throws(Refusal) {
    guard constraints.count + new.count <= Constraint.most else {
      throw .full(.constraint, limit: Constraint.most)
    }
    let before = autoLayout
    var made: [Constraint] = []
    do throws(Refusal) {
      for (index, new) in new.enumerated() {
        do throws(Refusal) { made.append(try constraint(new)) } catch {
          throw .within("/constraints/\(index)", error)
        }
      }
    } catch {
      autoLayout = before
      throw error
    }
    changeAutoLayout { $0.constraints += made }
    for constraint in made where constraint.isActive { setNeedsLayout(by: constraint) }
    turn.constraints = made.map(\.identifier)
    turn.isCreation = true
  }

  /// Checks a new constraint, and names it.
  private mutating func constraint(_ new: NewConstraint) throws(Refusal) -> Constraint {
    if let name = new.identifier, autoLayout?.isTaken(name) == true {
      throw .identifierTaken(name)
    }
    let first = try find(new.first, of: "item")
    var second: Constraint.Item?
    if let other = new.second {
      second = Constraint.Item(
        view: try find(other, of: "toItem"), isSafeArea: new.isSecondSafeArea)
    }
    guard (second == nil) == (new.secondAttribute == nil) else {
      throw .invalidValue(
        property: "toAttribute", reason: "toItem and toAttribute need each other.")
    }
    try Constraint.check(
      constant: new.constant, priority: new.priority, multiplier: new.multiplier)
    let item = Constraint.Item(view: first, isSafeArea: new.isFirstSafeArea)
    var name: Identifier?
    func constraint(_ name: Identifier) -> Constraint {
      Constraint(
        identifier: name, first: item, firstAttribute: new.firstAttribute, relation: new.relation,
        second: second, secondAttribute: new.secondAttribute, multiplier: new.multiplier,
        constant: new.constant, priority: new.priority, isActive: new.isActive)
    }
    let draft = constraint(.unnamed)
    try Constraint.checkPairing(
      new.firstAttribute, new.secondAttribute, multiplier: new.multiplier)
    if draft.items.contains(where: \.isSafeArea), !hasSafeArea {
      throw .notPossible("Views have a safe area from iOS 11 on.")
    }
    if new.isActive { try checkActivation(of: draft) }
    changeAutoLayout { name = $0.name(new.identifier) }
    return constraint(name ?? .unnamed)
  }

  /// Refuses activations for which UIKit throws, and those that decide a scroll view's content size.
  private mutating func checkActivation(of constraint: Constraint) throws(Refusal) {
    guard let second = constraint.second, let secondAttribute = constraint.secondAttribute else {
      return
    }
    guard let holder = holder(of: constraint) else {
      let a = anchor(constraint.first, constraint.firstAttribute)
      let b = anchor(second, secondAttribute)
      throw .exception(
        name: "NSGenericException",
        reason:
          "Unable to activate constraint with anchors \(a) and \(b) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      )
    }
    let isLocation = constraint.firstAttribute.kind != .size
    guard isLocation, arena[holder].contentOffset != nil,
      constraint.first.view != second.view,
      constraint.items.contains(where: { $0.view == holder && !$0.isSafeArea })
    else { return }
    throw .notPossible(
      "A constraint to an edge of the scroll view around it sets the content size, which is not modelled."
    )
  }

  private func anchor(_ item: Constraint.Item, _ attribute: Constraint.Attribute) -> String {
    let kind =
      switch attribute.kind {
      case .horizontal: "NSLayoutXAxisAnchor"
      case .vertical: "NSLayoutYAxisAnchor"
      case .size: "NSLayoutDimension"
      }
    return "<\(kind) \"\(shown(item)).\(attribute.rawValue)\">"
  }

  /// An item as messages name it.
  func shown(_ item: Constraint.Item) -> String {
    guard arena.isView(item.view) else { return "nil" }
    let name = arena.identifier(of: item.view)
    return item.isSafeArea
      ? "UILayoutGuide:'UIViewSafeAreaLayoutGuide' of \(arena[item.view].className):\(name)"
      : "\(arena[item.view].className):\(name)"
  }

  fileprivate mutating func changeConstraint(_ change: ChangeConstraint) throws(Refusal) {
    guard let index = autoLayout?.index(of: change.constraint),
      var constraint = autoLayout?.constraints[index]
    else { throw .notFound(.constraint, change.constraint.text) }
    try Constraint.check(constant: change.constant, priority: change.priority)
    let old = constraint
    if let constant = change.constant { constraint.constant = constant }
    if let priority = change.priority {
      if constraint.isActive, (priority >= Constraint.required) != constraint.isRequired {
        throw .exception(
          name: "NSInternalInconsistencyException",
          reason:
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(priority.short) and the existing priority was \(constraint.priority.short)."
        )
      }
      constraint.priority = priority
    }
    if let isActive = change.isActive { constraint.isActive = isActive }
    if constraint.isActive, !old.isActive { try checkActivation(of: constraint) }
    let new = constraint
    changeAutoLayout { layout in
      layout.constraints[index] = new
      if !new.isActive { layout.broken.remove(new.identifier) }
    }
    if new != old, new.isActive || old.isActive { setNeedsLayout(by: new) }
    turn.constraints = [new.identifier]
  }

  fileprivate mutating func removeConstraint(_ name: Identifier) throws(Refusal) {
    guard let index = autoLayout?.index(of: name), let old = autoLayout?.constraints[index] else {
      throw .notFound(.constraint, name.text)
    }
    changeAutoLayout { layout in
      layout.constraints.remove(at: index)
      layout.broken.remove(name)
    }
    if old.isActive { setNeedsLayout(by: old) }
  }

  /// `sizeToFit()`: takes the size of the content, if it has one, with the same origin (views-A6A).
  fileprivate mutating func sizeToFit(_ identifier: Identifier) throws(Refusal) {
    let id = try find(.view, identifier)
    try checkIsOwn(id)
    turn.result = id
    let size = contentSize(of: id)
    guard size.width >= 0 || size.height >= 0 else { return }
    let frame = arena[id].frame
    let fitting = Size(
      width: size.width >= 0 ? size.width : frame.size.width,
      height: size.height >= 0 ? size.height : frame.size.height)
    resize(id) { $0.frame = Rect(origin: frame.origin, size: fitting) }
  }
}

extension Double {
  /// The number as messages show it: without a fraction if it is whole.
  var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
