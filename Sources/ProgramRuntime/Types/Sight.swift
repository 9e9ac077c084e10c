package import SourceCode

/// A function's variables, and the statements at which each is in scope.
// Sendable: it changes only while its program is checked, before another thread has the program.
package final class Sight: @unchecked Sendable {
  /// Where a variable is stored.
  package enum Place {
    case local(Local)
    case global(Int)
  }

  package struct Variable {
    package let name: String
    package let type: SwiftType
    package let place: Place
    /// The first statement at which it is in scope, and the first at which it no longer is.
    fileprivate let first: Int
    fileprivate var end = Int.max
    /// Whether it stays in scope, as a captured variable does.
    fileprivate let stays: Bool
  }

  /// The function's name.
  package var function = ""
  private var variables: [Variable] = []
  private var marks = 0
  /// The number of variables at the start of each open scope.
  private var scopes: [Int] = []

  package init() {}

  package func show(_ name: String, _ type: SwiftType, _ place: Place, stays: Bool = false) {
    variables.append(.init(name: name, type: type, place: place, first: marks, stays: stays))
  }

  package func show(_ local: Local, _ type: SwiftType, stays: Bool = false) {
    show(local.name, type, .local(local), stays: stays)
  }

  package func push() { scopes.append(variables.count) }

  package func pop() {
    guard let first = scopes.popLast() else { return }
    for index in first..<max(first, variables.count)
    where !variables[index].stays && variables[index].end == .max {
      variables[index].end = marks
    }
  }

  /// Creates a mark for a statement at a position.
  package func mark(_ at: Position, isLibrary: Bool = false) -> Mark {
    marks += 1
    return Mark(at, self, marks - 1, isLibrary)
  }

  fileprivate func variables(at mark: Int) -> [Variable] {
    variables.filter {
      $0.first <= mark && mark < $0.end && $0.name != "self"
        && $0.name.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } == true
    }
  }
}

/// A statement, as execution reaches it.
package final class Mark: Sendable {
  package let at: Position
  /// Whether it is a library statement, which traces skip.
  let isLibrary: Bool
  private let sight: Sight
  private let number: Int

  fileprivate init(_ at: Position, _ sight: Sight, _ number: Int, _ isLibrary: Bool) {
    (self.at, self.sight, self.number, self.isLibrary) = (at, sight, number, isLibrary)
  }

  /// The name of the enclosing function.
  package var function: String { sight.function }

  /// The variables in scope before it runs, in declaration order.
  package var variables: [Sight.Variable] { sight.variables(at: number) }
}
