package import SourceCode

/// A statement in a source.
package final class Stmt: Sendable {
  package let kind: Kind
  package let at: Position
  /// Whether it awaits something itself, outside closures and functions.
  package let awaits: Bool

  package init(_ kind: Kind, at: Position, awaits: Bool = false) {
    self.kind = kind
    self.at = at
    self.awaits = awaits
  }

  package indirect enum Kind: Sendable {
    case value(Expr)
    case variables(VariableDecl)
    case function(FunctionDecl)
    case type(TypeDecl)
    case branch([Condition], [Stmt], otherwise: [Stmt]?)
    case guarded([Condition], [Stmt])
    case loop([Condition], [Stmt])
    case loopUntil([Stmt], Expr)
    case each(Pattern, Expr, filter: Expr?, [Stmt])
    /// C's `for`.
    case counted(Stmt?, Expr?, Expr?, [Stmt])
    case choice(Expr, [Case])
    case returning(Expr?)
    case breaking(String?)
    case continuing(String?)
    case fallingThrough
    case deferred([Stmt])
    case block([Stmt], [Catch])
    case raise(Expr)
    case labeled(String, Stmt)
  }

  package struct Case: Sendable {
    /// Empty for `default`.
    package let patterns: [(pattern: Pattern, filter: Expr?)]
    package let body: [Stmt]
    package let at: Position
    package init(_ patterns: [(pattern: Pattern, filter: Expr?)], _ body: [Stmt], at: Position) {
      self.patterns = patterns
      self.body = body
      self.at = at
    }
  }

  package struct Catch: Sendable {
    package let pattern: Pattern?
    package let filter: Expr?
    package let body: [Stmt]
    package init(_ pattern: Pattern?, _ filter: Expr?, _ body: [Stmt]) {
      self.pattern = pattern
      self.filter = filter
      self.body = body
    }
  }
}

extension [Condition] {
  /// Whether it is the literal `true`, as in a loop that only a `break` ends.
  package var isAlwaysTrue: Bool {
    guard count == 1, case .value(let value) = self[0], case .bool(true) = value.kind else {
      return false
    }
    return true
  }
}

/// A condition of `if`, `guard` or `while`.
package enum Condition: Sendable {
  case value(Expr)
  /// `if let`, and its value, which may be the variable of the same name.
  case binding(Pattern, TypeRef?, Expr)
  case match(Pattern, Expr)
  /// `#available` with the minimum version of iOS; nil if it only names other systems.
  case available(Double?, isNegated: Bool)

  /// The names of the variables that it binds.
  package var names: [String] {
    switch self {
    case .binding(let pattern, _, _), .match(let pattern, _): pattern.names
    case .value, .available: []
    }
  }
}

/// A pattern that a value is matched against, with its bound names.
package final class Pattern: Sendable {
  package indirect enum Kind: Sendable {
    case anything
    case name(String, isVariable: Bool)
    case tuple([(label: String?, pattern: Pattern)])
    /// `.some(let x)` or `Kind.some`.
    case member(Expr?, String, [(label: String?, pattern: Pattern)]?)
    case some(Pattern)
    case value(Expr)
    case isType(TypeRef)
    case asType(Pattern, TypeRef)
  }

  package let kind: Kind
  package let at: Position

  package init(_ kind: Kind, at: Position) {
    self.kind = kind
    self.at = at
  }

  /// The names of all variables that it makes.
  package var allNames: [String] {
    switch kind {
    case .name(let name, _): [name]
    case .tuple(let parts): parts.flatMap(\.pattern.allNames)
    case .member(_, _, let parts): parts?.flatMap(\.pattern.allNames) ?? []
    case .some(let inner), .asType(let inner, _): inner.allNames
    case .anything, .value, .isType: []
    }
  }

  /// The names of the variables that it binds.
  package var names: [String] {
    switch kind {
    case .name(let name, _): [name]
    case .tuple(let parts): parts.flatMap(\.pattern.names)
    case .member(_, _, let parts?): parts.flatMap(\.pattern.names)
    case .some(let inner), .asType(let inner, _): inner.names
    default: []
    }
  }
}
