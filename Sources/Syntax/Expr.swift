package import SourceCode

/// An expression in a source.
package final class Expr: Sendable {
  package let kind: Kind
  package let at: Position

  package init(_ kind: Kind, at: Position) {
    self.kind = kind
    self.at = at
  }

  package indirect enum Kind: Sendable {
    case integer(Int)
    case decimal(Double)
    case string([StringPart])
    case bool(Bool)
    case null
    case name(String)
    /// Swift's `.red`, without a base.
    case implicitMember(String)
    case member(Expr, String)
    case call(Expr, [Argument])
    case element(Expr, [Argument])
    case tuple([Argument])
    case array([Expr])
    case dictionary([Pair])
    case closure(ClosureExpr)
    /// A prefix operator, or a postfix one with that word before its sign.
    case prefix(String, Expr)
    case binary(String, Expr, Expr)
    case conditional(Expr, Expr, Expr)
    /// An assignment with `=` or a compound operator.
    case assign(String, Expr, Expr)
    case cast(Expr, TypeRef, Cast)
    case isType(Expr, TypeRef)
    /// A postfix `?`.
    case chain(Expr)
    /// A postfix `!`.
    case force(Expr)
    case attempt(Attempt, Expr)
    case await(Expr)
    /// `\Person.name`: the root type, and the member as one of `$0`.
    case keyPath(TypeRef?, Expr)
    /// `#selector`, with its operand.
    case selector(Expr)
    /// A type used as an expression, as in `[Int]()`.
    case type(TypeRef)
    /// `if` or `switch` as an expression.
    case statement(Stmt)
    /// Objective-C's `[receiver selector:argument]`.
    case message(Expr, String, [Expr])
    /// Objective-C's `@(value)` and literals, which are objects.
    case boxed(Expr)
    /// `++` and `--`; a postfix operator returns the old value.
    case step(Expr, by: Int, isPostfix: Bool)
  }

  package struct Pair: Sendable {
    package let key: Expr
    package let value: Expr
    package init(_ key: Expr, _ value: Expr) {
      self.key = key
      self.value = value
    }
  }

  package enum Cast: Sendable { case plain, optional, forced }
  package enum Attempt: Sendable { case plain, optional, forced }

  /// A part of a string.
  package enum StringPart: Sendable {
    case text(String)
    case value(Expr)
  }

  /// An argument and its label.
  package struct Argument: Sendable {
    package let label: String?
    package let value: Expr
    /// Whether it is a trailing closure.
    package let isTrailing: Bool
    package init(_ label: String?, _ value: Expr, isTrailing: Bool = false) {
      self.label = label
      self.value = value
      self.isTrailing = isTrailing
    }
  }
}

/// A closure or a block.
package final class ClosureExpr: Sendable {
  package struct Parameter: Sendable {
    package let name: String
    package let type: TypeRef?
    package init(_ name: String, _ type: TypeRef?) {
      self.name = name
      self.type = type
    }
  }

  /// An entry of a capture list.
  package struct Capture: Sendable {
    package let name: String
    package let value: Expr
    package let ownership: Ownership
    package init(_ name: String, _ value: Expr, _ ownership: Ownership) {
      self.name = name
      self.value = value
      self.ownership = ownership
    }
  }

  package let captures: [Capture]
  /// Nil if it names none and uses `$0`.
  package let parameters: [Parameter]?
  package let result: TypeRef?
  package let body: [Stmt]
  /// The number of shorthand parameters `$0`, `$1` … used in its body.
  package let shorthandCount: Int
  /// Whether it is marked `async`, or awaits something itself.
  package let isAsync: Bool
  /// Whether it is marked `@MainActor`.
  package let isOnMainActor: Bool

  package init(
    _ captures: [Capture], _ parameters: [Parameter]?, _ result: TypeRef?, _ body: [Stmt],
    shorthandCount: Int, isAsync: Bool = false, isOnMainActor: Bool = false
  ) {
    self.isAsync = isAsync
    self.isOnMainActor = isOnMainActor
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.body = body
    self.shorthandCount = shorthandCount
  }
}

/// How a variable references an object.
package enum Ownership: Sendable { case strong, weak, unowned }

/// A type in a source.
package struct TypeRef: Sendable {
  package indirect enum Kind: Sendable {
    case named(String, [TypeRef])
    case array(TypeRef)
    /// A C array, with its number of elements if given.
    case list(TypeRef, Expr?)
    case dictionary(TypeRef, TypeRef)
    case optional(TypeRef)
    case implicit(TypeRef)
    case tuple([(label: String?, type: TypeRef)])
    case function([TypeRef], TypeRef, isAsync: Bool)
    case metatype(TypeRef)
    /// `inout`.
    case reference(TypeRef)
    /// `A & B`.
    case composition([TypeRef])
  }

  package let kind: Kind
  package let at: Position

  package init(_ kind: Kind, at: Position) {
    self.kind = kind
    self.at = at
  }
}
