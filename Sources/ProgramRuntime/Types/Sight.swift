package import SourceCode

/// The variables of a function, and at which of its statements each is in sight.
// Sendable: it changes only while its program is checked, before another thread has the program.
package final class Sight: @unchecked Sendable {
  /// Where a variable's value lies.
  package enum Place {
    case local(Local)
    case global(Int)
  }

  package struct Variable {
    package let name: String
    package let type: SwiftType
    package let place: Place
    /// The first statement at which it is in sight, and the first at which it no longer is.
    fileprivate let first: Int
    fileprivate var end = Int.max
    /// Whether it stays when its scope ends, as what a closure captured does.
    fileprivate let stays: Bool
  }

  /// What the function is called.
  package var function = ""
  private var variables: [Variable] = []
  private var marks = 0
  /// How many variables there were when each scope under way began.
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

  /// A statement that stands at a place.
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

/// A statement, as a run comes to it.
package final class Mark: Sendable {
  package let at: Position
  /// Whether it is a statement of the library's, at which nobody looks.
  let isLibrary: Bool
  private let sight: Sight
  private let number: Int

  fileprivate init(_ at: Position, _ sight: Sight, _ number: Int, _ isLibrary: Bool) {
    (self.at, self.sight, self.number, self.isLibrary) = (at, sight, number, isLibrary)
  }

  /// What the function is called that it belongs to.
  package var function: String { sight.function }

  /// The variables that are in sight before it runs, in the order of their declarations.
  package var variables: [Sight.Variable] { sight.variables(at: number) }
}
