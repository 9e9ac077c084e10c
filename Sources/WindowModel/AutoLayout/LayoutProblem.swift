/// The equations of one view tree, in order of importance.
struct LayoutProblem: Hashable, Sendable {
  /// One equation.
  struct Equation: Hashable, Sendable {
    let sum: LinearSum
    let relation: Simplex.Relation
    let priority: Double
    /// The constraint behind it, by its index; nil for a view's content size.
    let constraint: Int?
  }

  /// The views whose frames are unknown, each with four variables: its left and top edge in its
  /// superview, its width and its height.
  private(set) var views: [NodeID] = []
  private var places: [NodeID: Int] = [:]
  private(set) var equations: [Equation] = []
  /// The views whose safe areas are constrained.
  private(set) var guided: Set<NodeID> = []

  /// The number of a view's first variable, nil for a view with a fixed frame.
  func place(of id: NodeID) -> Int? { places[id] }

  /// Makes the equations for the constraints of a tree.
  init(of root: NodeID, in application: inout Application) {
    let layout = application.autoLayout ?? AutoLayout()
    let ids = layout.views.keys.sorted()
    for id in ids where application.isFree(id) && application.root(of: id) == root {
      places[id] = 4 * views.count
      views.append(id)
    }
    application.turn.visits += ids.count + layout.constraints.count
    // Sizes are never negative.
    for id in views {
      guard let place = places[id] else { continue }
      for variable in [place + 2, place + 3] {
        equations.append(
          Equation(
            sum: LinearSum(variable: variable), relation: .notNegative,
            priority: Constraint.required, constraint: nil))
      }
    }
    for (index, constraint) in layout.constraints.enumerated() where constraint.isActive {
      guard application.arena.isView(constraint.first.view),
        application.root(of: constraint.first.view) == root,
        let holder = application.holder(of: constraint)
      else { continue }
      add(constraint, index, holder, in: application)
    }
    for id in views {
      guard let place = places[id] else { continue }
      addContent(of: id, variables: (place + 2, place + 3), in: &application)
    }
  }

  private mutating func add(
    _ constraint: Constraint, _ index: Int, _ holder: NodeID, in application: Application
  ) {
    var sum = value(of: constraint.firstAttribute, constraint.first, from: holder, in: application)
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      sum.add(
        value(of: attribute, second, from: holder, in: application), times: -constraint.multiplier)
    }
    sum.constant -= constraint.constant
    var relation = Simplex.Relation.notNegative
    switch constraint.relation {
    case .equal: relation = .zero
    case .greaterThanOrEqual: break
    case .lessThanOrEqual:
      var opposite = LinearSum()
      opposite.add(sum, times: -1)
      sum = opposite
    }
    equations.append(
      Equation(
        sum: sum, relation: relation, priority: min(constraint.priority, Constraint.required),
        constraint: index))
  }

  /// Adds the equations for a view's content size (views-A6).
  private mutating func addContent(
    of id: NodeID, variables: (width: Int, height: Int), in application: inout Application
  ) {
    let size = application.contentSize(of: id)
    let layout = application.layout(of: id)
    for (variable, length, hugging, resistance) in [
      (variables.width, size.width, layout.hugging.horizontal, layout.resistance.horizontal),
      (variables.height, size.height, layout.hugging.vertical, layout.resistance.vertical),
    ] where length >= 0 {
      var more = LinearSum(variable: variable)
      more.constant = -length
      var less = LinearSum(length)
      less.add(-1, of: variable)
      equations.append(
        Equation(sum: more, relation: .notNegative, priority: resistance, constraint: nil))
      equations.append(
        Equation(sum: less, relation: .notNegative, priority: hugging, constraint: nil))
    }
  }

  /// An item's attribute in the coordinates of the view that holds the constraint.
  private mutating func value(
    of attribute: Constraint.Attribute, _ item: Constraint.Item, from holder: NodeID,
    in application: Application
  ) -> LinearSum {
    let insets = item.isSafeArea ? application.safeAreaInsets(of: item.view) : .zero
    if item.isSafeArea { guided.insert(item.view) }
    let isAcross: Bool
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .width: isAcross = true
    case .top, .bottom, .centerY, .height: isAcross = false
    }
    let before = isAcross ? insets.left : insets.top
    let after = isAcross ? insets.right : insets.bottom
    var length = length(of: item.view, isAcross, in: application)
    length.constant -= before + after
    if attribute.kind == .size { return length }
    var start = origin(of: item.view, isAcross, from: holder, in: application)
    start.constant += before
    switch attribute {
    case .right, .trailing, .bottom: start.add(length)
    case .centerX, .centerY: start.add(length, times: 0.5)
    default: break
    }
    return start
  }

  private func length(of id: NodeID, _ isAcross: Bool, in application: Application) -> LinearSum {
    if let place = places[id] { return LinearSum(variable: place + (isAcross ? 2 : 3)) }
    let size = application.arena[id].bounds.size
    return LinearSum(isAcross ? size.width : size.height)
  }

  /// The origin of a view's own coordinates, in those of itself or a view around it.
  private func origin(
    of id: NodeID, _ isAcross: Bool, from holder: NodeID, in application: Application
  ) -> LinearSum {
    var sum = LinearSum()
    if id == holder {
      let origin = application.arena[id].bounds.origin
      return LinearSum(isAcross ? origin.x : origin.y)
    }
    var id = id
    while id != holder {
      let view = application.arena[id]
      if let place = places[id] {
        sum.add(1, of: place + (isAcross ? 0 : 1))
      } else {
        let middle = isAcross ? view.center.x : view.center.y
        let length = isAcross ? view.bounds.size.width : view.bounds.size.height
        sum.constant += middle - length / 2
      }
      guard let superview = view.superview else { break }
      id = superview
      let origin = application.arena[id].bounds.origin
      if id != holder { sum.constant -= isAcross ? origin.x : origin.y }
    }
    return sum
  }
}

/// The solution of a layout problem.
struct LayoutSolution: Hashable, Sendable {
  /// Each view's frame in its superview, in points.
  var frames: [NodeID: Rect] = [:]
  /// The constraints that conflict with others, by index.
  var broken: [Int] = []
  /// The views with an ambiguous layout.
  var ambiguous: Set<NodeID> = []
  /// The number of steps that it took.
  var steps = 0
  /// Whether the steps ran out, so that it may satisfy fewer constraints than possible.
  var isExhausted = false

  init(_ problem: LayoutProblem) {
    var simplex = Simplex(variables: problem.views.count * 4, limit: 500_000)
    let weaker = problem.equations.filter { $0.priority < Constraint.required }
    for equation in problem.equations where equation.priority >= Constraint.required {
      let isKept = simplex.require(equation.sum, equation.relation)
      // After the steps ran out, a failure does not prove a conflict.
      if !isKept, !simplex.isExhausted, let index = equation.constraint { broken.append(index) }
    }
    let priorities = Set(weaker.map(\.priority)).sorted(by: >)
    let groups = Dictionary(grouping: weaker, by: \.priority)
    for priority in priorities {
      for equation in groups[priority] ?? [] { simplex.prefer(equation.sum, equation.relation) }
      simplex.settle()
    }
    for id in problem.views {
      guard let place = problem.place(of: id) else { continue }
      let values = (0..<4).map { simplex.value(of: place + $0) }
      frames[id] = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
      if (0..<4).contains(where: { simplex.isOpen(place + $0) }) { ambiguous.insert(id) }
    }
    steps = simplex.steps
    isExhausted = simplex.isExhausted
  }
}

/// The last solutions, so that equal equations are not solved again.
struct LayoutMemory: Passing {
  private var solved: [NodeID: (problem: LayoutProblem, solution: LayoutSolution)] = [:]

  init() {}

  /// The last solution for the tree of this outermost view, or nil.
  subscript(root: NodeID) -> (problem: LayoutProblem, solution: LayoutSolution)? {
    get { solved[root] }
    set { solved[root] = newValue }
  }
}
