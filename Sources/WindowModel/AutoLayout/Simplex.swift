/// A sum of variables with factors, and a constant.
struct LinearSum: Hashable, Sendable {
  var constant = 0.0
  /// Each variable's factor, none of them 0.
  var factors: [Int: Double] = [:]

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) { factors = [variable: 1] }

  /// Numbers as small as this are what rounding left of 0.
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

/// A system of linear equations and inequalities with preferences, as the simplex method solves it
/// (Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm").
///
/// It knows nothing of views. Each basic variable has a row that tells it in the others, which are 0 in
/// the solution at hand. Restricted variables are never negative; their rows have restricted ones only.
/// Whoever chooses among variables takes the lowest number, so that equal systems have equal solutions.
struct Simplex: Sendable {
  /// What a sum is to be: 0, or not negative.
  enum Relation: Hashable, Sendable { case zero, notNegative }

  /// How many steps were made: rows that were looked at or changed.
  private(set) var steps = 0
  private var rows: [Int: LinearSum] = [:]
  /// The rows that each variable that is not basic stands in.
  private var columns: [Int: Set<Int>] = [:]
  private var isRestricted: [Bool]
  /// What preferences of the priority at hand lack.
  private var errors: [Int] = []
  /// No more steps than this are made, and what is found by then counts.
  private let limit: Int
  /// Whether there were not enough steps for the best solution.
  private(set) var isExhausted = false

  /// Begins a system of so many variables, numbered from 0, that may be negative.
  init(variables: Int, limit: Int) {
    isRestricted = Array(repeating: false, count: variables)
    self.limit = limit
  }

  /// Adds what must hold; false where it contradicts what was added before, which then holds alone.
  mutating func require(_ sum: LinearSum, _ relation: Relation) -> Bool {
    var sum = substituted(sum)
    if relation == .notNegative { sum.add(-1, of: newVariable()) }
    if sum.factors.isEmpty { return sum.constant.magnitude < 1e-6 }
    if let free = freeVariable(of: sum) {
      solve(sum, for: free)
      return true
    }
    // An artificial variable is what the sum lacks, and must come down to 0.
    if sum.constant < 0 { sum = sum.scaled(by: -1) }
    let artificial = newVariable()
    insert(sum, for: artificial)
    var goal = sum
    minimize(&goal)
    let isPossible = (rows[artificial]?.constant ?? 0) < 1e-6
    remove(artificial)
    return isPossible
  }

  /// Adds what is to hold as nearly as it can; `settle` finds out how nearly.
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

  /// Brings what the preferences added since the last call lack down as far as it goes, together; what was
  /// settled before is not given up for it.
  mutating func settle() {
    var goal = LinearSum()
    for error in errors { goal.add(substituted(LinearSum(variable: error))) }
    errors = []
    minimize(&goal)
    // What would make it worse stays 0 from now on.
    for (variable, factor) in goal.factors where factor > LinearSum.nothing { drop(variable) }
  }

  /// The value of a variable in the solution.
  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// Whether the system leaves a variable open.
  mutating func isOpen(_ variable: Int) -> Bool {
    guard let row = rows[variable] else { return true }
    for other in row.factors.keys.sorted() {
      if !isRestricted[other] || canGrow(other) { return true }
    }
    return false
  }

  /// Whether a variable that is 0 can be more.
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

  /// A sum in variables that are not basic.
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

  /// Makes a variable basic by an equation: the sum is 0.
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

  /// Takes a variable out of the system, with its row or at 0.
  private mutating func remove(_ variable: Int) {
    guard let row = rows.removeValue(forKey: variable) else { return drop(variable) }
    for other in row.factors.keys { columns[other]?.remove(variable) }
    // Where it is 0, so is what it was made of: one of these becomes basic in its place.
    guard row.constant.magnitude < 1e-6, let next = row.factors.keys.min() else { return }
    solve(row, for: next)
  }

  /// Leaves a variable that is not basic at 0 for good.
  private mutating func drop(_ variable: Int) {
    for row in columns.removeValue(forKey: variable) ?? [] {
      steps += 1
      rows[row]?.factors[variable] = nil
    }
  }

  /// Makes a sum of restricted variables as small as it can be (Bland's rule, which ends).
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
      // What has no bound is as small as anybody wants.
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
