package import SourceCode
package import Syntax

/// The executor a function's code runs on.
package enum Isolation: Sendable {
  /// No actor: an async function runs off the main thread.
  case none
  case mainActor
  /// An actor of the program's, whose code runs off the main thread, one call after the other.
  case actor
  /// The caller's executor.
  case caller
}

/// A function, a method or an initializer.
// Sendable: see `ProgramPart`.
package final class Function: ProgramPart, @unchecked Sendable {
  package struct Parameter {
    package let label: String?
    package let name: String
    package var type: SwiftType
    /// The default value, evaluated by the function itself.
    package var standard: Code?
    package var hasStandard: Bool
    /// `#function`, `#line` and the like, if one is the default value: each call gives it its own value.
    package var callSite: String?
    package let isVariadic: Bool
    package let isInout: Bool
    package var isAutoclosure = false
    /// Whether a closure passed to it may outlive the call.
    package var isEscaping = false
    /// Whether it gets any sequence's elements as an array.
    package var isList = false

    package init(
      label: String?, name: String, type: SwiftType, standard: Code? = nil, hasStandard: Bool,
      isVariadic: Bool, isInout: Bool, isAutoclosure: Bool = false, isEscaping: Bool = false,
      isList: Bool = false
    ) {
      self.isList = isList
      self.isEscaping = isEscaping
      self.label = label
      self.name = name
      self.type = type
      self.standard = standard
      self.hasStandard = hasStandard
      self.isVariadic = isVariadic
      self.isInout = isInout
      self.isAutoclosure = isAutoclosure
    }

    /// The name of a default value that depends on the call; nil for other values.
    package static func callSite(of standard: Expr?) -> String? {
      guard case .name(let name)? = standard?.kind, name.hasPrefix("#") else { return nil }
      return name
    }
  }

  package let kind: FunctionDecl.Kind
  package let name: String
  package let key: Int
  package var generics: [Generic] = []
  package var parameters: [Parameter]
  package var result: SwiftType
  /// Whether the result is `Self` of a class: the receiver's own class.
  package var returnsSelf = false
  package var isThrowing = false
  /// Whether it throws only if a function passed to it does.
  package var isRethrowing = false
  /// Whether it is called with `await`, and may be suspended.
  package var isAsync = false
  package var isolation = Isolation.none
  package let isStatic: Bool
  package var isMutating = false
  package var isConvenience = false
  /// Its attributes and modifiers.
  package var modifiers = Modifiers()
  package let owner: Nominal?
  /// The type of `self` if an extension adds it to a generic library type.
  package var extended: SwiftType?
  package let at: Position
  /// The number of its variables; the first is `self`.
  package var slots = 0
  /// The nesting depth of its body's values and statements.
  package var levels = 0
  /// Its compiled body; nil until it is checked.
  package var body: Exec?
  /// Its native implementation if no source defines it.
  package var native: ((Machine, Value, [Value]) throws(Halt) -> Value)?
  /// The same for a mutating method.
  package var nativeMutating: ((Machine, inout Value, [Value]) throws(Halt) -> Value)?
  /// Whether the library declares it.
  package var isLibrary = false
  /// The parameters that closures capture.
  package var parameterVariables: [Local] = []
  package var selfVariable: Local?
  /// The constraints on placeholders under which its type has it.
  package var constraints: [TypeConstraint] = []
  /// The placeholders whose types each call passes after its arguments.
  package var typeParameters: [String] = []
  /// Whether the types of its parameters or its result have placeholders of a class.
  package var hasPlaceholders = false
  /// Whether it is private, or overloaded in its class, so that its name alone does not find its override.
  package var isOverload = false
  /// Whether it is only a protocol requirement.
  package var isRequirement = false

  package init(
    _ kind: FunctionDecl.Kind, _ name: String, _ parameters: [Parameter], _ result: SwiftType,
    isStatic: Bool, owner: Nominal?, at: Position, in program: Program
  ) {
    self.kind = kind
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isStatic = isStatic
    self.owner = owner
    self.at = at
    key = program.key(
      (isStatic ? "static " : "") + Function.fullName(name, parameters.map(\.label)))
    super.init(in: program)
  }

  override func takeApart() {
    (parameters, body, native, nativeMutating) = ([], nil, nil, nil)
    (parameterVariables, selfVariable, constraints) = ([], nil, [])
  }

  package static func fullName(_ name: String, _ labels: [String?]) -> String {
    name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  /// Its full name, as in `insertSubview(_:at:)`.
  package var fullName: String { Function.fullName(name, parameters.map(\.label)) }

  package var type: SwiftType {
    .function(
      parameters.map { $0.isVariadic ? .array($0.type) : $0.type },
      isAsync ? .async(result) : result)
  }
}
