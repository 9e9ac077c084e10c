/// What an app has of Auto Layout: its constraints, and what views have beyond their frames.
struct AutoLayout: Hashable, Codable, Sendable {
  /// All constraints, in the order of their making.
  var constraints: [Constraint] = []
  /// The views for which something is set.
  var views: [NodeID: ViewLayout] = [:]
  /// How many names were counted.
  private var counted = 0
  /// The names that were ever given.
  private var names: Set<Identifier> = []
  /// The constraints that others contradict (views-A4).
  var broken: Set<Identifier> = []
  /// The views that their constraints leave open (views-A5).
  var ambiguous: Set<NodeID> = []

  init() {}

  /// Whether nothing was ever set.
  var isEmpty: Bool { constraints.isEmpty && views.isEmpty && names.isEmpty }

  /// The place of a constraint, or nil.
  func index(of name: Identifier) -> Int? { constraints.firstIndex { $0.identifier == name } }

  func isTaken(_ name: Identifier) -> Bool { names.contains(name) }

  /// Gives a name, the next that is counted unless one was chosen.
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

  // Sets and dictionaries have no order, and equal states are to have equal bytes.

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

/// How a view takes part in Auto Layout.
public struct ViewLayout: Hashable, Codable, Sendable {
  /// A number for each direction.
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

  /// Whether its frame counts as it is, and no constraint moves it (views-A2).
  public var translatesAutoresizingMask = true
  /// How much it resists being larger than its content, 1 to 1000 (views-A6).
  public var hugging = Axes(horizontal: 250, vertical: 250)
  /// How much it resists being smaller than its content, 1 to 1000.
  public var resistance = Axes(horizontal: 750, vertical: 750)
  /// What its class answers to `intrinsicContentSize`, in points, -1 for none in a direction; nil where
  /// UIKit's own class answers.
  public var contentSize: Size?
}

extension Application {
  /// All constraints, in the order of their making.
  public var constraints: [Constraint] { autoLayout?.constraints ?? [] }

  /// The constraint with this name, or nil.
  public func constraint(_ name: Identifier) -> Constraint? {
    constraints.first { $0.identifier == name }
  }

  /// Whether others contradict a constraint, so that it is left out (views-A4).
  public func isBroken(_ name: Identifier) -> Bool { autoLayout?.broken.contains(name) == true }

  /// How a view takes part in Auto Layout, as UIKit has it unless it was set.
  public func layout(of id: NodeID) -> ViewLayout { autoLayout?.views[id] ?? ViewLayout() }

  /// The same where something was set, or nil.
  public func setLayout(of id: NodeID) -> ViewLayout? { autoLayout?.views[id] }

  /// `hasAmbiguousLayout`: whether the last layout found several frames for a view (views-A5).
  public func hasAmbiguousLayout(_ id: NodeID) -> Bool {
    autoLayout?.ambiguous.contains(id) == true
  }

  /// What is stored of Auto Layout, which is nothing before it is used.
  mutating func changeAutoLayout(_ change: (inout AutoLayout) -> Void) {
    var layout = autoLayout ?? AutoLayout()
    autoLayout = nil
    change(&layout)
    autoLayout = layout
  }

  /// Whether constraints decide a view's frame (views-A2): not that of a window, of a window's root view or
  /// of a view that lies in none.
  func isFree(_ id: NodeID) -> Bool {
    guard let layout = autoLayout?.views[id], !layout.translatesAutoresizingMask,
      let superview = arena[id].superview, !arena[superview].isContainer
    else { return false }
    guard let root = arena[superview].window?.rootViewController else { return true }
    return arena[id].owner != root
  }

  /// The nearest view that two lie in, one of them perhaps; nil in different trees.
  mutating func commonAncestor(_ a: NodeID, _ b: NodeID) -> NodeID? {
    let outer = ancestors(of: a)
    turn.visits += outer.count
    let known = Set(outer)
    return ancestors(of: b).first { known.contains($0) }
  }

  /// The view that holds a constraint, whose layout it is a part of.
  mutating func holder(of constraint: Constraint) -> NodeID? {
    guard let second = constraint.second else { return constraint.first.view }
    return commonAncestor(constraint.first.view, second.view)
  }

  /// Marks what a constraint's change makes lay out (views-A3).
  mutating func setNeedsLayout(by constraint: Constraint) {
    for item in constraint.items where arena.isView(item.view) {
      setNeedsLayout(arena[item.view].superview ?? item.view)
    }
    if let holder = holder(of: constraint) { setNeedsLayout(holder) }
  }

  /// Takes out the constraints that cross the border of a view that leaves its superview (views-A3A).
  mutating func dropConstraints(leaving id: NodeID) {
    guard autoLayout?.constraints.isEmpty == false else { return }
    let within = Set(subtree(of: id))
    turn.visits += within.count
    dropConstraints { constraint in
      constraint.isActive
        && Set(constraint.items.map { within.contains($0.view) }).count > 1
    }
  }

  /// Forgets what there is of a view that is gone.
  mutating func forgetLayout(of id: NodeID) {
    guard let layout = autoLayout else { return }
    // Many views may go at once, and few have constraints.
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
