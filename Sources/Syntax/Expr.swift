package import SourceCode

/// A value as a source writes it.
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
    /// Swift's `.red`, without what it is a member of.
    case implicitMember(String)
    case member(Expr, String)
    case call(Expr, [Argument])
    case element(Expr, [Argument])
    case tuple([Argument])
    case array([Expr])
    case dictionary([Pair])
    case closure(ClosureExpr)
    /// An operator before a value.
    case prefix(String, Expr)
    case binary(String, Expr, Expr)
    case conditional(Expr, Expr, Expr)
    /// `=`, or with an operator before it.
    case assign(String, Expr, Expr)
    case cast(Expr, TypeRef, Cast)
    case isType(Expr, TypeRef)
    /// `?` behind a value.
    case chain(Expr)
    /// `!` behind a value.
    case force(Expr)
    case attempt(Attempt, Expr)
    case await(Expr)
    /// `\Person.name`: the type that it names, and the member as one of `$0`.
    case keyPath(TypeRef?, Expr)
    /// `#selector`, by what it names.
    case selector(Expr)
    /// A type where a value stands, as in `[Int]()`.
    case type(TypeRef)
    /// `if` or `switch` as a value.
    case statement(Stmt)
    /// Objective-C's `[receiver selector:argument]`.
    case message(Expr, String, [Expr])
    /// Objective-C's `@(value)` and literals, which are objects.
    case boxed(Expr)
    /// `++` and `--`; whether the value is the one before.
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

  /// What is given to a function, and the label before it.
  package struct Argument: Sendable {
    package let label: String?
    package let value: Expr
    /// Whether it is a closure behind the brackets.
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
  /// Nil where it names none and uses `$0`.
  package let parameters: [Parameter]?
  package let result: TypeRef?
  package let body: [Stmt]
  /// How many of `$0`, `$1` … its body uses.
  package let shorthandCount: Int
  /// Whether it says `async`, or waits for something by itself.
  package let isAsync: Bool
  /// Whether it says `@MainActor`.
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

/// How a variable holds an object.
package enum Ownership: Sendable { case strong, weak, unowned }

/// A type as a source writes it.
package struct TypeRef: Sendable {
  package indirect enum Kind: Sendable {
    case named(String, [TypeRef])
    case array(TypeRef)
    /// An array of C's, with how many elements it has, where the source says it.
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
