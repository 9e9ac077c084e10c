extension Application {
  /// Solves the constraints of a view's tree if they changed, and marks the superviews of the views that
  /// move (views-A3).
  mutating func solveConstraints(round id: NodeID) {
    guard let layout = autoLayout, !layout.isEmpty else { return }
    let root = root(of: id)
    let problem = LayoutProblem(of: root, in: &self)
    guard problem != layoutMemory[root]?.problem else { return }
    let solution = LayoutSolution(problem)
    turn.visits += solution.steps / 16 + problem.equations.count
    layoutMemory[root] = (problem, solution)
    tell(solution, of: problem)
    var corners: [NodeID: Corner] = [:]
    for id in problem.views {
      guard let frame = solution.frames[id], let superview = arena[id].superview else { continue }
      let corner = corner(of: superview, in: solution, &corners)
      guard !lies(id, in: pixels(frame, from: corner)) else { continue }
      if !arena[superview].needsLayout { setNeedsLayout(superview) }
    }
  }

  /// Gives a view's subviews the frames from their constraints, as UIView's `layoutSubviews` does.
  package mutating func applyConstraints(in id: NodeID) {
    guard autoLayout != nil, arena.isView(id), arena[id].subviews.contains(where: isFree) else {
      return
    }
    solveConstraints(round: id)
    turn.visits += arena[id].subviews.count
    guard let (problem, solution) = layoutMemory[root(of: id)] else { return }
    var corners: [NodeID: Corner] = [:]
    let corner = corner(of: id, in: solution, &corners)
    for subview in arena[id].subviews where isFree(subview) {
      guard let frame = solution.frames[subview] else { continue }
      let new = pixels(frame, from: corner)
      guard !lies(subview, in: new) else { continue }
      var moved = arena[subview]
      moved.center = new.center
      moved.bounds.size = new.size
      guard moved.isWithinReach else {
        turn.noteOnce(.keepsOutOfReach)
        continue
      }
      let old = arena[subview].bounds.size
      arena[subview] = moved
      if new.size != old {
        autoresize(below: subview, from: old)
      } else if problem.guided.contains(subview) {
        setNeedsLayout(subview)
      }
    }
    arena[id].needsLayout = false
  }

  private func untransformedFrame(of id: NodeID) -> Rect {
    Rect(center: arena[id].center, size: arena[id].bounds.size)
  }

  private func lies(_ id: NodeID, in rect: Rect) -> Bool {
    arena[id].center == rect.center && arena[id].bounds.size == rect.size
  }

  /// The origin of a view's own coordinates in its window.
  private struct Corner {
    /// As solved.
    var exact = Point.zero
    /// Rounded to pixels.
    var shown = Point.zero
  }

  /// Returns a view's corner, and keeps those of the views around it.
  private mutating func corner(
    of id: NodeID, in solution: LayoutSolution, _ known: inout [NodeID: Corner]
  ) -> Corner {
    var path: [NodeID] = []
    var next: NodeID? = id
    while let id = next, known[id] == nil {
      path.append(id)
      next = arena[id].superview
    }
    turn.visits += path.count
    var corner = next.flatMap { known[$0] } ?? Corner()
    for id in path.reversed() {
      if arena[id].superview != nil {
        let start = arena[id].bounds.origin
        let exact = solution.frames[id] ?? untransformedFrame(of: id)
        let shown = solution.frames[id].map { pixels($0, from: corner) } ?? exact
        corner.exact.x += exact.origin.x - start.x
        corner.exact.y += exact.origin.y - start.y
        corner.shown.x += shown.origin.x - start.x
        corner.shown.y += shown.origin.y - start.y
      }
      known[id] = corner
    }
    return corner
  }

  /// Rounds a rectangle in a superview with this corner to the window's pixels (views-A3B).
  private func pixels(_ rect: Rect, from corner: Corner) -> Rect {
    let scale = mainScreen.scale
    /// Rounds to 4096ths of a pixel, so that an exact value such as a half has no rounding error.
    func clean(_ value: Double) -> Double { (value * scale * 4096).rounded() / 4096 }
    func edge(_ value: Double, _ exact: Double, _ shown: Double) -> Double {
      let edge = (clean(exact + value).rounded() - clean(shown)) / scale
      return edge == 0 ? 0 : edge
    }
    func x(_ value: Double) -> Double { edge(value, corner.exact.x, corner.shown.x) }
    func y(_ value: Double) -> Double { edge(value, corner.exact.y, corner.shown.y) }
    let (left, top) = (x(rect.origin.x), y(rect.origin.y))
    return Rect(
      x: left, y: top, width: max(0, x(rect.origin.x + rect.size.width) - left),
      height: max(0, y(rect.origin.y + rect.size.height) - top))
  }

  /// Stores the broken constraints and the ambiguous views of a solution, and logs new conflicts
  /// (views-A4, views-A5).
  private mutating func tell(_ solution: LayoutSolution, of problem: LayoutProblem) {
    guard let layout = autoLayout else { return }
    let involved = problem.equations.compactMap(\.constraint)
    let names = layout.constraints.map(\.identifier)
    let told = layout.broken
    let broken = solution.broken.map { names[$0] }
    let tree = problem.views
    changeAutoLayout { layout in
      for index in involved { layout.broken.remove(names[index]) }
      layout.broken.formUnion(broken)
      for id in tree { layout.ambiguous.remove(id) }
      layout.ambiguous.formUnion(solution.ambiguous)
    }
    for index in solution.broken where !told.contains(names[index]) {
      turn.diagnostics.append(conflict(breaking: index, in: problem))
    }
    // A view without any constraint yet needs no note.
    let named = Set(involved.flatMap { layout.constraints[$0].items.map(\.view) })
    let open = solution.ambiguous.intersection(named)
    let isNew = !turn.constraints.isEmpty || !open.isSubset(of: layout.ambiguous)
    if isNew, !open.isEmpty { turn.noteOnce(.ambiguousLayout) }
    if solution.isExhausted { turn.noteOnce(.constraintsTakeTooLong) }
  }

  /// UIKit's log message for a broken constraint.
  private mutating func conflict(breaking index: Int, in problem: LayoutProblem) -> String {
    let all = constraints
    let involved = LayoutConflict(of: index, in: problem).constraints
    turn.visits += problem.equations.count
    var list = involved.map { "\"\(description(of: all[$0]))\"" }
    var named: [NodeID] = []
    for item in involved.flatMap({ all[$0].items })
    where !isFree(item.view) && arena[item.view].superview != nil && !named.contains(item.view) {
      named.append(item.view)
    }
    for id in named where layout(of: id).translatesAutoresizingMask {
      let frame = untransformedFrame(of: id)
      list.append(
        "\"<NSAutoresizingMaskLayoutConstraint \(shown(.init(view: id, isSafeArea: false))).frame == (\(frame.origin.x.short) \(frame.origin.y.short); \(frame.size.width.short) \(frame.size.height.short))   (active)>\""
      )
    }
    let broken = all.indices.contains(index) ? description(of: all[index]) : ""
    return
      "Unable to simultaneously satisfy constraints. Probably at least one of the constraints in the following list is one you don't want. (\(list.joined(separator: ", "))) Will attempt to recover by breaking constraint \(broken)"
  }

  /// A constraint as the console prints it.
  private func description(of constraint: Constraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(shown(constraint.first)).\(constraint.firstAttribute.rawValue) \(relation) "
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier.short)*" }
      text += "\(shown(second)).\(attribute.rawValue)"
      if constraint.constant > 0 { text += " + \(constraint.constant.short)" }
      if constraint.constant < 0 { text += " - \(constraint.constant.magnitude.short)" }
    } else {
      text += constraint.constant.short
    }
    let state = constraint.isActive ? "active" : "inactive"
    return "<NSLayoutConstraint:\(constraint.identifier) \(text)   (\(state))>"
  }
}

/// The constraints that conflict with a broken one.
struct LayoutConflict {
  /// Their indexes, the broken one's last.
  private(set) var constraints: [Int] = []

  /// Finds the conflict by leaving out constraints one by one; among over 64 it lists only the broken one.
  init(of index: Int, in problem: LayoutProblem) {
    var required: [LayoutProblem.Equation] = []
    for equation in problem.equations where equation.priority >= Constraint.required {
      required.append(equation)
      if equation.constraint == index { break }
    }
    guard required.count <= 64 else {
      constraints = [index]
      return
    }
    let views = problem.views.count
    func holds(_ equations: [LayoutProblem.Equation]) -> Bool {
      var simplex = Simplex(variables: views * 4, limit: 10_000)
      for equation in equations where !simplex.require(equation.sum, equation.relation) {
        return false
      }
      return true
    }
    var kept = required
    for equation in required where equation.constraint != index && equation.constraint != nil {
      let fewer = kept.filter { $0 != equation }
      if !holds(fewer) { kept = fewer }
    }
    constraints = kept.compactMap(\.constraint).filter { $0 != index } + [index]
  }
}
