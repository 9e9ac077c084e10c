package import SourceCode

/// The modifiers and attributes of a declaration.
package struct Modifiers: Sendable {
  package var words: Set<String> = []
  package var attributes: Set<String> = []
  /// The property wrappers, with their types and arguments.
  package var wrappers: [(type: TypeRef, arguments: [Expr.Argument])] = []
  package var ownership = Ownership.strong

  package init() {}

  package var isStatic: Bool { words.contains("static") || words.contains("class") }
  package var isOverride: Bool { words.contains("override") }
  package var isMutating: Bool { words.contains("mutating") }
  package var isConvenience: Bool { words.contains("convenience") }
  package var isRequired: Bool { words.contains("required") }
  /// Whether only its type can use it. `private(set)` is another word.
  package var isPrivate: Bool { words.contains("private") }
  /// Whether only its file, or only its type, can use it.
  package var isOfFile: Bool { isPrivate || words.contains("fileprivate") }
  /// Whether it is exposed to Objective-C.
  package var isExposed: Bool { !attributes.isDisjoint(with: ["objc", "IBAction", "objcMembers"]) }
  /// Whether it is explicitly on the main actor; nil if it does not say so.
  package var isOnMainActor: Bool? {
    if attributes.contains("MainActor") { return true }
    return words.contains("nonisolated") ? false : nil
  }
}

/// A `let` or `var` declaration.
package final class VariableDecl: Sendable {
  package struct Binding: Sendable {
    package let pattern: Pattern
    package let type: TypeRef?
    package let value: Expr?
    package let accessors: Accessors?
    package init(_ pattern: Pattern, _ type: TypeRef?, _ value: Expr?, _ accessors: Accessors?) {
      self.pattern = pattern
      self.type = type
      self.value = value
      self.accessors = accessors
    }
  }

  /// The names of its variables.
  package var names: [String] { bindings.flatMap(\.pattern.names) }

  package struct Accessor: Sendable {
    package let parameter: String?
    package let body: [Stmt]
    package let isAsync: Bool
    package let isThrowing: Bool
    package init(
      _ parameter: String?, _ body: [Stmt], isAsync: Bool = false, isThrowing: Bool = false
    ) {
      self.isThrowing = isThrowing
      self.parameter = parameter
      self.body = body
      self.isAsync = isAsync
    }
  }

  package struct Accessors: Sendable {
    package var get: Accessor?
    package var set: Accessor?
    package var willSet: Accessor?
    package var didSet: Accessor?
    /// Whether it has `get` and `set` without bodies, as in a protocol.
    package var isRequirement = false
    package var isSettable = false
    package init() {}
  }

  package let isConstant: Bool
  package let bindings: [Binding]
  package let modifiers: Modifiers
  package let at: Position

  package init(isConstant: Bool, _ bindings: [Binding], _ modifiers: Modifiers, at: Position) {
    self.isConstant = isConstant
    self.bindings = bindings
    self.modifiers = modifiers
    self.at = at
  }
}

/// A function, a method, an initializer, a subscript or a `deinit`.
package final class FunctionDecl: Sendable {
  package enum Kind: Sendable {
    case function, initializer, failableInitializer, deinitializer, subscripting
  }

  package struct Parameter: Sendable {
    /// The argument label; nil if there is none.
    package let label: String?
    package let name: String
    package let type: TypeRef
    package let standard: Expr?
    package let isVariadic: Bool
    /// Whether the parameter is an autoclosure.
    package let isAutoclosure: Bool
    /// Whether it has `@escaping`.
    package let isEscaping: Bool
    package let at: Position
    package init(
      label: String?, name: String, _ type: TypeRef, standard: Expr?, isVariadic: Bool,
      isAutoclosure: Bool = false, isEscaping: Bool = false, at: Position
    ) {
      self.isEscaping = isEscaping
      self.isAutoclosure = isAutoclosure
      self.label = label
      self.name = name
      self.type = type
      self.standard = standard
      self.isVariadic = isVariadic
      self.at = at
    }
  }

  package let kind: Kind
  package let name: String
  package let generics: [Generic]
  package let parameters: [Parameter]
  package let result: TypeRef?
  package let isThrowing: Bool
  /// Whether it throws only if a function passed to it does.
  package let isRethrowing: Bool
  package let isAsync: Bool
  /// Nil for a protocol requirement.
  package let body: [Stmt]?
  package let setter: VariableDecl.Accessor?
  package let modifiers: Modifiers
  /// The constraints on placeholders of its type, and on associated types.
  package let constraints: [TypeDecl.Constraint]
  package let at: Position

  package init(
    _ kind: Kind, _ name: String, _ generics: [Generic], _ parameters: [Parameter],
    _ result: TypeRef?, isThrowing: Bool, isRethrowing: Bool = false, isAsync: Bool = false,
    _ body: [Stmt]?,
    setter: VariableDecl.Accessor? = nil,
    _ modifiers: Modifiers, _ constraints: [TypeDecl.Constraint] = [], at: Position
  ) {
    self.constraints = constraints
    self.kind = kind
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.isThrowing = isThrowing
    self.isRethrowing = isRethrowing
    self.isAsync = isAsync
    self.body = body
    self.setter = setter
    self.modifiers = modifiers
    self.at = at
  }

  /// Its full name, as in `insertSubview(_:at:)`.
  package var fullName: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

/// A type placeholder and its constraint.
package struct Generic: Sendable {
  package let name: String
  package let bound: TypeRef?
  package init(_ name: String, _ bound: TypeRef?) {
    self.name = name
    self.bound = bound
  }
}

/// A class, struct, enum, protocol or extension.
package final class TypeDecl: Sendable {
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`, `typealias`
  }

  package enum Member: Sendable {
    case variables(VariableDecl)
    case function(FunctionDecl)
    case type(TypeDecl)
    case element(Element)
    case associated(Generic)
  }

  /// A case of an enum.
  package struct Element: Sendable {
    package let name: String
    package let payload: [(label: String?, type: TypeRef)]
    package let raw: Expr?
    package let at: Position
    package init(
      _ name: String, _ payload: [(label: String?, type: TypeRef)], raw: Expr?, at: Position
    ) {
      self.name = name
      self.payload = payload
      self.raw = raw
      self.at = at
    }
  }

  /// A constraint on a placeholder.
  package struct Constraint: Sendable {
    package let name: String
    package let type: TypeRef
    /// Whether it must be that type rather than conform to it.
    package let isSame: Bool
    package init(name: String, type: TypeRef, isSame: Bool) {
      self.name = name
      self.type = type
      self.isSame = isSame
    }
  }

  package let constraints: [Constraint]
  package let kind: Kind
  package let name: String
  package let generics: [Generic]
  /// The superclass and the protocols, or the type of a `typealias`.
  package let inherits: [TypeRef]
  package let members: [Member]
  package let modifiers: Modifiers
  package let at: Position

  package init(
    _ kind: Kind, _ name: String, _ generics: [Generic], _ inherits: [TypeRef],
    _ members: [Member], _ modifiers: Modifiers, _ constraints: [Constraint] = [], at: Position
  ) {
    self.constraints = constraints
    self.kind = kind
    self.name = name
    self.generics = generics
    self.inherits = inherits
    self.members = members
    self.modifiers = modifiers
    self.at = at
  }
}
