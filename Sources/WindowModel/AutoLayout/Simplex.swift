/// A sum of variables with factors, and a constant.
struct LinearSum: Hashable, Sendable {
  var constant = 0.0
  /// Each variable's factor, none of them 0.
  var factors: [Int: Double] = [:]

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) { factors = [variable: 1] }

  /// Smaller numbers count as 0, as they come from rounding.
  static let nothing = 1e-8

  mutating func add(_ factor: Double, of variable: Int) {
    let sum = (factors[variable] ?? 0) + factor
    factors[variable] = sum.magnitude < Self.nothing ? nil : sum
  }

  mutating func add(_ other: LinearSum, times factor: Double = 1) {
    guard factor != 0 else { return }
    constant += other.constant * factor
    for (variable, its) in other.factors { add(its * factor, of: variable) }
  }
}

/// A system of linear equations and inequalities with preferences, solved by the simplex method (Badros,
/// Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm").
///
/// It knows nothing of views. Each basic variable has a row that expresses it in the others, which are 0
/// in the current solution. Restricted variables are never negative; their rows contain only restricted
/// ones. Ties between variables go to the lowest number, so that equal systems have equal solutions.
struct Simplex: Sendable {
  /// The required value of a sum: 0, or not negative.
  enum Relation: Hashable, Sendable { case zero, notNegative }

  /// The number of steps made: rows read or changed.
  private(set) var steps = 0
  private var rows: [Int: LinearSum] = [:]
  /// The rows that contain each non-basic variable.
  private var columns: [Int: Set<Int>] = [:]
  private var isRestricted: [Bool]
  /// The errors of the current priority's preferences.
  private var errors: [Int] = []
  /// The maximum number of steps; the solution found by then counts.
  private let limit: Int
  /// Whether the steps ran out before the optimum.
  private(set) var isExhausted = false

  /// Makes a system with this number of variables, numbered from 0, that may be negative.
  init(variables: Int, limit: Int) {
    isRestricted = Array(repeating: false, count: variables)
    self.limit = limit
  }

  /// Adds a requirement; returns false, and leaves it out, if it contradicts earlier ones.
  mutating func require(_ sum: LinearSum, _ relation: Relation) -> Bool {
    var sum = substituted(sum)
    if relation == .notNegative { sum.add(-1, of: newVariable()) }
    if sum.factors.isEmpty { return sum.constant.magnitude < 1e-6 }
    if let free = freeVariable(of: sum) {
      solve(sum, for: free)
      return true
    }
    // The artificial variable is the sum's error, which must become 0.
    if sum.constant < 0 { sum = sum.scaled(by: -1) }
    let artificial = newVariable()
    insert(sum, for: artificial)
    var goal = sum
    minimize(&goal)
    let isPossible = (rows[artificial]?.constant ?? 0) < 1e-6
    remove(artificial)
    return isPossible
  }

  /// Adds a preference; `settle` finds out how closely it can hold.
  mutating func prefer(_ sum: LinearSum, _ relation: Relation) {
    var sum = substituted(sum)
    let lacking = newVariable()
    sum.add(1, of: lacking)
    let beyond = newVariable()
    sum.add(-1, of: beyond)
    errors.append(lacking)
    if relation == .zero { errors.append(beyond) }
    if let free = freeVariable(of: sum) { return solve(sum, for: free) }
    solve(sum, for: sum.constant < 0 ? lacking : beyond)
  }

  /// Minimizes the total error of the preferences added since the last call, without giving up any that
  /// were settled before.
  mutating func settle() {
    var goal = LinearSum()
    for error in errors { goal.add(substituted(LinearSum(variable: error))) }
    errors = []
    minimize(&goal)
    // Variables that would increase the error stay 0 from now on.
    for (variable, factor) in goal.factors where factor > LinearSum.nothing { drop(variable) }
  }

  /// The value of a variable in the solution.
  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// Whether a variable has several possible values.
  mutating func isOpen(_ variable: Int) -> Bool {
    guard let row = rows[variable] else { return true }
    for other in row.factors.keys.sorted() {
      if !isRestricted[other] || canGrow(other) { return true }
    }
    return false
  }

  /// Whether a variable that is 0 can be larger.
  private mutating func canGrow(_ variable: Int) -> Bool {
    var bound = Double.infinity
    for row in columns[variable] ?? [] where isRestricted[row] {
      steps += 1
      guard let sum = rows[row], let factor = sum.factors[variable], factor < 0 else { continue }
      bound = min(bound, sum.constant / -factor)
    }
    if bound > 1e-6 { return true }
    var trial = self
    var goal = LinearSum()
    goal.add(-1, of: variable)
    trial.minimize(&goal)
    steps = trial.steps
    return goal.constant < -1e-6
  }

  private mutating func newVariable() -> Int {
    isRestricted.append(true)
    return isRestricted.count - 1
  }

  /// Expresses a sum in non-basic variables.
  private mutating func substituted(_ sum: LinearSum) -> LinearSum {
    var result = LinearSum(sum.constant)
    for (variable, factor) in sum.factors.sorted(by: { $0.key < $1.key }) {
      steps += 1
      if let row = rows[variable] {
        result.add(row, times: factor)
      } else {
        result.add(factor, of: variable)
      }
    }
    return result
  }

  private func freeVariable(of sum: LinearSum) -> Int? {
    sum.factors.keys.lazy.filter { !isRestricted[$0] }.min()
  }

  /// Makes a variable basic, by the equation that the sum is 0.
  private mutating func solve(_ sum: LinearSum, for variable: Int) {
    guard let factor = sum.factors[variable], factor != 0 else { return }
    var row = sum
    row.factors[variable] = nil
    row = row.scaled(by: -1 / factor)
    for other in columns.removeValue(forKey: variable) ?? [] {
      steps += 1
      substitute(row, for: variable, in: other)
    }
    insert(row, for: variable)
  }

  private mutating func insert(_ row: LinearSum, for variable: Int) {
    for other in row.factors.keys { columns[other, default: []].insert(variable) }
    rows[variable] = row
  }

  private mutating func substitute(_ row: LinearSum, for variable: Int, in other: Int) {
    guard var changed = rows.removeValue(forKey: other),
      let factor = changed.factors.removeValue(forKey: variable)
    else { return }
    changed.add(row, times: factor)
    for part in row.factors.keys {
      if changed.factors[part] == nil {
        columns[part]?.remove(other)
      } else {
        columns[part, default: []].insert(other)
      }
    }
    rows[other] = changed
  }

  /// Removes a variable from the system, with its row or at 0.
  private mutating func remove(_ variable: Int) {
    guard let row = rows.removeValue(forKey: variable) else { return drop(variable) }
    for other in row.factors.keys { columns[other]?.remove(variable) }
    // Its value is 0, and so is its row: a variable of the row becomes basic in its place.
    guard row.constant.magnitude < 1e-6, let next = row.factors.keys.min() else { return }
    solve(row, for: next)
  }

  /// Fixes a non-basic variable at 0.
  private mutating func drop(_ variable: Int) {
    for row in columns.removeValue(forKey: variable) ?? [] {
      steps += 1
      rows[row]?.factors[variable] = nil
    }
  }

  /// Minimizes a sum of restricted variables (Bland's rule, which terminates).
  private mutating func minimize(_ goal: inout LinearSum) {
    while true {
      let entering = goal.factors.lazy.filter { $0.value < -LinearSum.nothing }.map(\.key).min()
      guard let entering else { return }
      guard steps < limit else {
        isExhausted = true
        return
      }
      var leaving: (variable: Int, ratio: Double)?
      for row in columns[entering] ?? [] where isRestricted[row] {
        steps += 1
        guard let sum = rows[row], let factor = sum.factors[entering],
          factor < -LinearSum.nothing
        else { continue }
        let ratio = max(0, sum.constant) / -factor
        guard let best = leaving else {
          leaving = (row, ratio)
          continue
        }
        if ratio < best.ratio || (ratio == best.ratio && row < best.variable) {
          leaving = (row, ratio)
        }
      }
      // Without a bound the sum has no minimum.
      guard let leaving else {
        goal.constant = -.infinity
        return
      }
      pivot(leaving.variable, entering)
      guard let row = rows[entering], let factor = goal.factors.removeValue(forKey: entering)
      else { return }
      goal.add(row, times: factor)
    }
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int) {
    guard var row = rows.removeValue(forKey: leaving) else { return }
    for other in row.factors.keys { columns[other]?.remove(leaving) }
    row.factors[leaving] = -1
    solve(row, for: entering)
  }
}

extension LinearSum {
  fileprivate func scaled(by factor: Double) -> LinearSum {
    var sum = self
    sum.constant *= factor
    sum.factors = factors.mapValues { $0 * factor }
    return sum
  }
}
