/// An app's constraints, and the Auto Layout properties of its views.
struct AutoLayout: Hashable, Codable, Sendable {
  /// All constraints, in order of creation.
  var constraints: [Constraint] = []
  /// The views that have Auto Layout properties set.
  var views: [NodeID: ViewLayout] = [:]
  /// The number of generated names.
  private var counted = 0
  /// All names ever used.
  private var names: Set<Identifier> = []
  /// The constraints that are broken by conflicts (views-A4).
  var broken: Set<Identifier> = []
  /// The views with an ambiguous layout (views-A5).
  var ambiguous: Set<NodeID> = []

  init() {}

  /// Whether nothing was ever set.
  var isEmpty: Bool { constraints.isEmpty && views.isEmpty && names.isEmpty }

  /// The index of a constraint, or nil.
  func index(of name: Identifier) -> Int? { constraints.firstIndex { $0.identifier == name } }

  func isTaken(_ name: Identifier) -> Bool { names.contains(name) }

  /// Returns the chosen name, or the next generated one.
  mutating func name(_ chosen: Identifier?) -> Identifier {
    var name = chosen
    while name == nil {
      counted += 1
      let next = Identifier(kind: "c", number: counted)
      if !names.contains(next) { name = next }
    }
    let given = name ?? .unnamed
    names.insert(given)
    return given
  }

  // Sets and dictionaries have no order, but equal states must encode to equal bytes.

  private enum CodingKeys: CodingKey {
    case constraints, ids, layouts, counted, names, broken, ambiguous
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    constraints = try container.decode([Constraint].self, forKey: .constraints)
    let ids = try container.decode([NodeID].self, forKey: .ids)
    let layouts = try container.decode([ViewLayout].self, forKey: .layouts)
    for (id, layout) in zip(ids, layouts) { views[id] = layout }
    counted = try container.decode(Int.self, forKey: .counted)
    names = Set(try container.decode([Identifier].self, forKey: .names))
    broken = Set(try container.decode([Identifier].self, forKey: .broken))
    ambiguous = Set(try container.decode([NodeID].self, forKey: .ambiguous))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let ids = views.keys.sorted()
    try container.encode(constraints, forKey: .constraints)
    try container.encode(ids, forKey: .ids)
    try container.encode(ids.map { views[$0] ?? ViewLayout() }, forKey: .layouts)
    try container.encode(counted, forKey: .counted)
    try container.encode(names.sorted { $0.text < $1.text }, forKey: .names)
    try container.encode(broken.sorted { $0.text < $1.text }, forKey: .broken)
    try container.encode(ambiguous.sorted(), forKey: .ambiguous)
  }
}

/// A view's Auto Layout properties.
public struct ViewLayout: Hashable, Codable, Sendable {
  /// One number for each axis.
  public struct Axes: Hashable, Codable, Sendable {
    /// Across.
    public var horizontal: Double
    /// Down.
    public var vertical: Double

    /// Makes the numbers of both directions.
    public init(horizontal: Double, vertical: Double) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  /// Whether its frame stays fixed and no constraint moves it (views-A2).
  public var translatesAutoresizingMask = true
  /// How strongly it resists growing larger than its content, 1 to 1000 (views-A6).
  public var hugging = Axes(horizontal: 250, vertical: 250)
  /// How strongly it resists shrinking below its content, 1 to 1000.
  public var resistance = Axes(horizontal: 750, vertical: 750)
  /// What its class returns for `intrinsicContentSize`, in points, -1 for none in a direction; nil for
  /// UIKit's own.
  public var contentSize: Size?
}

extension Application {
  /// All constraints, in order of creation.
  public var constraints: [Constraint] { autoLayout?.constraints ?? [] }

  /// The constraint with this name, or nil.
  public func constraint(_ name: Identifier) -> Constraint? {
    constraints.first { $0.identifier == name }
  }

  /// Whether a constraint conflicts with others and is therefore broken (views-A4).
  public func isBroken(_ name: Identifier) -> Bool { autoLayout?.broken.contains(name) == true }

  /// A view's Auto Layout properties, or UIKit's defaults.
  public func layout(of id: NodeID) -> ViewLayout { autoLayout?.views[id] ?? ViewLayout() }

  /// A view's Auto Layout properties if any was set, or nil.
  public func setLayout(of id: NodeID) -> ViewLayout? { autoLayout?.views[id] }

  /// `hasAmbiguousLayout`: whether the last layout had several solutions for a view's frame (views-A5).
  public func hasAmbiguousLayout(_ id: NodeID) -> Bool {
    autoLayout?.ambiguous.contains(id) == true
  }

  /// Changes the Auto Layout state, which is nil while empty.
  mutating func changeAutoLayout(_ change: (inout AutoLayout) -> Void) {
    var layout = autoLayout ?? AutoLayout()
    autoLayout = nil
    change(&layout)
    autoLayout = layout
  }

  /// Whether constraints decide a view's frame (views-A2). They don't for a window, a window's root view
  /// or a view without a superview.
  func isFree(_ id: NodeID) -> Bool {
    guard let layout = autoLayout?.views[id], !layout.translatesAutoresizingMask,
      let superview = arena[id].superview, !arena[superview].isContainer
    else { return false }
    guard let root = arena[superview].window?.rootViewController else { return true }
    return arena[id].owner != root
  }

  /// The nearest common ancestor of two views, possibly one of them; nil in different trees.
  mutating func commonAncestor(_ a: NodeID, _ b: NodeID) -> NodeID? {
    let outer = ancestors(of: a)
    turn.visits += outer.count
    let known = Set(outer)
    return ancestors(of: b).first { known.contains($0) }
  }

  /// The view that holds a constraint and applies it in its layout.
  mutating func holder(of constraint: Constraint) -> NodeID? {
    guard let second = constraint.second else { return constraint.first.view }
    return commonAncestor(constraint.first.view, second.view)
  }

  /// Marks the views that a changed constraint makes lay out (views-A3).
  mutating func setNeedsLayout(by constraint: Constraint) {
    for item in constraint.items where arena.isView(item.view) {
      setNeedsLayout(arena[item.view].superview ?? item.view)
    }
    if let holder = holder(of: constraint) { setNeedsLayout(holder) }
  }

  /// Removes the constraints between a view that leaves its superview and views outside it (views-A3A).
  mutating func dropConstraints(leaving id: NodeID) {
    guard autoLayout?.constraints.isEmpty == false else { return }
    let within = Set(subtree(of: id))
    turn.visits += within.count
    dropConstraints { constraint in
      constraint.isActive
        && Set(constraint.items.map { within.contains($0.view) }).count > 1
    }
  }

  /// Removes the Auto Layout state of a released view.
  mutating func forgetLayout(of id: NodeID) {
    guard let layout = autoLayout else { return }
    // Many views may be released at once, but few have constraints.
    turn.visits += layout.constraints.count / 16
    if layout.constraints.contains(where: { $0.involves(id) }) {
      dropConstraints { $0.involves(id) }
    }
    guard layout.views[id] != nil || layout.ambiguous.contains(id) else { return }
    changeAutoLayout {
      $0.views[id] = nil
      $0.ambiguous.remove(id)
    }
  }

  private mutating func dropConstraints(where isGone: (Constraint) -> Bool) {
    guard let all = autoLayout?.constraints else { return }
    let gone = all.filter(isGone)
    guard !gone.isEmpty else { return }
    changeAutoLayout { layout in
      layout.constraints.removeAll(where: isGone)
      for constraint in gone { layout.broken.remove(constraint.identifier) }
    }
    for constraint in gone where constraint.isActive { setNeedsLayout(by: constraint) }
  }
}
