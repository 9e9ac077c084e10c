import SourceCode
import Syntax

/// A function, a method or an initializer.
// Sendable: as every part of a program.
final class Function: ProgramPart, @unchecked Sendable {
  struct Parameter {
    let label: String?
    let name: String
    var type: SwiftType
    /// What it is without an argument, evaluated by the function itself.
    var standard: Code?
    var hasStandard: Bool
    let isVariadic: Bool
    let isInout: Bool
    var isAutoclosure = false
  }

  let kind: FunctionDecl.Kind
  let name: String
  let key: Int
  var generics: [Generic] = []
  var parameters: [Parameter]
  var result: SwiftType
  var isThrowing = false
  let isStatic: Bool
  var isMutating = false
  var isConvenience = false
  var isOverride = false
  let owner: Nominal?
  let at: Position
  /// How many variables a call of it has; the first is `self`.
  var slots = 0
  /// How many values and statements of its body lie one within the other.
  var levels = 0
  /// What it does, nil until it is checked.
  var body: Exec?
  /// What it does where it is not written in a source.
  var native: ((Machine, Value, [Value]) throws(Halt) -> Value)?
  /// The same for a method that changes the value that it is called on.
  var nativeMutating: ((Machine, inout Value, [Value]) throws(Halt) -> Value)?
  /// Whether the library declares it.
  var isLibrary = false
  /// Which of its parameters closures use.
  var parameterVariables: [Local] = []
  var selfVariable: Local?
  /// Whether another function of its type has its name, so that which one is meant is known where it is called.
  var isOverload = false
  /// Whether a protocol requires it and no more.
  var isRequirement = false

  init(
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
    (parameterVariables, selfVariable) = ([], nil)
  }

  static func fullName(_ name: String, _ labels: [String?]) -> String {
    name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  /// Its whole name, as in `insertSubview(_:at:)`.
  var fullName: String { Function.fullName(name, parameters.map(\.label)) }

  var type: SwiftType {
    .function(parameters.map { $0.isVariadic ? .array($0.type) : $0.type }, result)
  }
}
