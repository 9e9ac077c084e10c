package import SourceCode
package import Syntax

/// The declarations of an Objective-C source. Expressions and statements use the shared tree: a pointer is an
/// optional type, `@"…"` a boxed string, `a->b` a member of a value with the prefix `->`.
package struct ObjectiveCSource: Sendable {
  package var interfaces: [ObjectiveCInterface] = []
  package var implementations: [ObjectiveCImplementation] = []
  package var protocols: [ObjectiveCProtocol] = []
  package var enumerations: [ObjectiveCEnumeration] = []
  package var structures: [ObjectiveCStructure] = []
  package var aliases: [ObjectiveCAlias] = []
  package var functions: [FunctionDecl] = []
  package var variables: [VariableDecl] = []
  /// The statements outside functions, as in an article's fragment, including variables.
  package var statements: [Stmt] = []
  /// Forward-declared classes and protocols.
  package var forward: Set<String> = []
  /// The syntax errors.
  package var errors: [SourceError] = []

  package init() {}

  /// Whether it is a function body without its header.
  package var isFragment: Bool {
    if functions.contains(where: { $0.name == "main" }) { return false }
    return statements.contains { statement in
      guard case .variables(let variables) = statement.kind else { return true }
      return variables.bindings.contains { binding in
        if case .message? = binding.value?.kind, !variables.modifiers.words.contains("static") {
          return true
        }
        return false
      }
    }
  }

  /// Adds another file's declarations.
  package mutating func append(_ other: ObjectiveCSource) {
    interfaces += other.interfaces
    implementations += other.implementations
    protocols += other.protocols
    enumerations += other.enumerations
    structures += other.structures
    aliases += other.aliases
    functions += other.functions
    variables += other.variables
    statements += other.statements
    forward.formUnion(other.forward)
    errors += other.errors
  }
}

/// A method, with or without its body.
package struct ObjectiveCMethod: Sendable {
  package struct Parameter: Sendable {
    package let name: String
    package let type: TypeRef
  }

  package let isClass: Bool
  package let selector: String
  package let result: TypeRef
  package let parameters: [Parameter]
  package let body: [Stmt]?
  /// Whether it takes any number of further arguments.
  package var isVariadic = false
  package let at: Position
}

/// `@property`.
package struct ObjectiveCProperty: Sendable {
  package let name: String
  package let type: TypeRef
  package let attributes: Set<String>
  package let getter: String
  package let setter: String
  package let at: Position

  package var isReadOnly: Bool { attributes.contains("readonly") }
  package var isClass: Bool { attributes.contains("class") }
}

/// `@interface` of a class, of a category or of a class extension.
package struct ObjectiveCInterface: Sendable {
  package var name: String
  /// Nil for a class, empty for an extension.
  package var category: String?
  package var superclass: String?
  package var protocols: [String] = []
  package var variables: [VariableDecl] = []
  package var properties: [ObjectiveCProperty] = []
  package var methods: [ObjectiveCMethod] = []
  package let at: Position
}

/// `@implementation`.
package struct ObjectiveCImplementation: Sendable {
  package var name: String
  package var category: String?
  package var variables: [VariableDecl] = []
  package var methods: [ObjectiveCMethod] = []
  /// `@synthesize`: the property and its instance variable.
  package var synthesized: [(property: String, variable: String)] = []
  package var dynamic: Set<String> = []
  package let at: Position
}

/// `@protocol`.
package struct ObjectiveCProtocol: Sendable {
  package var name: String
  package var protocols: [String] = []
  package var properties: [ObjectiveCProperty] = []
  package var methods: [ObjectiveCMethod] = []
  package let at: Position
}

/// An enumeration's constants.
package struct ObjectiveCEnumeration: Sendable {
  package struct Constant: Sendable {
    package let name: String
    package let value: Expr?
    package let at: Position
  }

  package var name: String?
  package var type: TypeRef
  package var constants: [Constant] = []
  package let at: Position
}

/// A `struct` of the program's own.
package struct ObjectiveCStructure: Sendable {
  package let name: String
  package let fields: [VariableDecl]
  package let at: Position
}

/// `typedef`.
package struct ObjectiveCAlias: Sendable {
  package let name: String
  package let type: TypeRef
  package let at: Position
}
