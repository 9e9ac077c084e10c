/// `init(frame:)` of a view, then its properties, then its insertion into a superview, if any.
package struct CreateView: CommandAction {
  package static let name = "createView"
  package static let makesObject = true
  package var identifier: Identifier?
  package var viewClass: ViewClass = .view
  package var properties: ViewProperties = ViewProperties()
  package var superview: Identifier?
  package var placement: Placement?
  package var isRetained = true

  package init() {}

  package var subject: String? { identifier?.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.createView(
      identifier, viewClass, properties, in: superview, placement ?? .top, retained: isRetained)
  }
}

/// Sets the properties of a view, or a window's properties as a view.
package struct ChangeView: CommandAction {
  package static let name = "changeView"
  package var view = Identifier.unnamed
  package var properties: ViewProperties = ViewProperties()

  package init() {}

  package var subject: String? { view.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.changeView(view, properties)
  }
}

extension Application {
  /// `init(frame:)` of a view's class, by default with an empty frame, then its properties, then its
  /// insertion into the superview.
  mutating func createView(
    _ identifier: Identifier?, _ viewClass: ViewClass, _ properties: ViewProperties,
    in superview: Identifier?, _ placement: Placement, retained: Bool
  ) throws(Refusal) {
    guard viewClass != .window else {
      throw .invalidValue(property: "class", reason: "A window can't be made as a view.")
    }
    try checkRoom(for: identifier, retained: retained)
    let parts = viewClass.isCell ? 1 : 0
    guard arena.viewCount - windows.count + parts < capacity.views else {
      throw .full(.view, limit: capacity.views)
    }
    let view = View(viewClass, frame: properties.frame ?? .zero)
    try properties.check(onNew: view)
    try check(properties.inputs)
    try check(properties.scrolling)
    var destination: (superview: NodeID, place: Place)?
    if let superview {
      let superview = try find(superview, of: "superview")
      try checkDepth(of: 1 + parts, in: superview)
      destination = try (superview, check(placement))
    }

    let id = insert(view, as: identifier ?? nextIdentifier(.view), retained: retained)
    var rest = properties
    rest.frame = nil
    apply(rest, to: id)
    applyHiding(rest, to: id)
    if viewClass.isCell { makeContentView(of: id) }
    if let (superview, place) = destination { insert(id, into: superview, place) }
    turn.checkSpelling(of: viewClass.name)
    turn.result = id
    turn.isCreation = true
  }

  /// Sets a view's properties; a window is a view too.
  mutating func changeView(_ identifier: Identifier, _ properties: ViewProperties) throws(Refusal) {
    let id = try find(.view, identifier)
    try checkIsOwn(id)
    try properties.check(on: arena[id])
    try check(properties.inputs, of: id)
    try check(properties.scrolling)
    apply(properties, to: id)
    applyHiding(properties, to: id)
    turn.result = id
  }

  /// Gives a new object its name and, if `retained`, the variable of that name.
  mutating func insert(_ view: View, as identifier: Identifier, retained: Bool) -> NodeID {
    let id = arena.insert(view, as: identifier)
    hold(id, as: identifier, retained: retained)
    return id
  }

  /// Stores a new object in the variable of its name, or leaves it to a holder within this turn.
  mutating func hold(_ id: NodeID, as identifier: Identifier, retained: Bool) {
    if retained {
      assign(id, to: ReferenceName(of: identifier))
    } else {
      releasePool.append(id)
    }
  }

  /// Releases a view (views-1.1) or a window (windows-1.5) without holders.
  mutating func dealloc(_ id: NodeID) {
    code.running?.goes(id, in: &self)
    let rule: Rule = !arena[id].isWindow ? .unheldViewIsReleased : .unheldWindowIsReleased
    if arena[id].isWindow { endWindow(id) }
    forgetGestures(of: id)
    forgetInputViews(of: id)
    forgetTable(of: id)
    forgetScrolling(of: id)
    dropSubviews(of: id)
    let reason: Event.Reason = arena[id].wasRetained ? .lastReferenceGone : .neverRetained
    forgetLayout(of: id)
    arena.remove(id)
    if !alertViewsByID.isEmpty { alertViewsByID[id] = nil }
    post(.dealloc, id, rule, reason)
  }
}
