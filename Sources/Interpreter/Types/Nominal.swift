import Syntax
import SourceCode

/// A class, a struct, an enum or a protocol.
final class Nominal: @unchecked Sendable {
  let name: String
  let kind: TypeDecl.Kind
  /// Whether UIKit, Foundation or Swift itself declares it.
  let isLibrary: Bool
  let at: Position

  var generics: [Generic] = []
  var superclass: Nominal?
  var protocols: [Nominal] = []
  /// Of an enum, the type of its raw values.
  var rawType: SwiftType?
  /// The cases of an enum, in order.
  var elements: [EnumElement] = []
  /// The type that it is declared in.
  weak var outer: Nominal?
  /// Its own members, by the name before a bracket.
  var members: [String: [Member]] = [:]
  /// Its stored properties, the superclass's first.
  var stored: [Property] = []
  /// How many of them the superclass has.
  var inheritedCount = 0
  /// Whether only classes may conform to it.
  var isClassBound = false
  /// Its properties that override the superclass's.
  var overridingProperties: [String: Property] = [:]
  /// Whether it or a superclass overrides any.
  var overridesProperties = false
  /// What runs when an object of it goes.
  var deinitializer: Function?
  /// The methods that are called by whole name, those of superclasses and extensions among them.
  var table: [Int: Function] = [:]
  /// Of a protocol, the types of the library that a program makes conform to it.
  var adopters: Set<Nominal> = []
  /// Whether it is several protocols together.
  var isComposition = false
  /// The methods that a protocol requires, by whole name's number.
  var requirements: Set<Int> = []
  /// Whether it makes an initializer of its own for all stored properties or none.
  var hasOwnInitializer = false
  /// Whether Objective-C declares it, where names have no module.
  var isObjectiveC = false

  init(_ name: String, _ kind: TypeDecl.Kind, isLibrary: Bool, at: Position) {
    self.name = name
    self.kind = kind
    self.isLibrary = isLibrary
    self.at = at
  }

  /// It and its superclasses, itself first.
  var lineage: [Nominal] {
    var all: [Nominal] = []
    var next: Nominal? = self
    while let nominal = next, all.count < 64 {
      all.append(nominal)
      next = nominal.superclass
    }
    return all
  }

  /// Whether it is another type, or a subclass of it, or conforms to it.
  func conforms(to other: Nominal) -> Bool {
    if self === other { return true }
    if !other.adopters.isEmpty, other.adopters.contains(self) { return true }
    if other.isComposition { return other.protocols.allSatisfy { conforms(to: $0) } }
    if superclass?.conforms(to: other) == true { return true }
    return protocols.contains { $0.conforms(to: other) }
  }

  /// Whether its values are sets of flags.
  var isOptionSet: Bool { protocols.contains { $0.name == "OptionSet" } }

  /// The nearest class that the library declares.
  var libraryClass: Nominal? { lineage.first(where: \.isLibrary) }

  /// Its name with those of the module and of the types round it.
  var qualifiedName: String {
    isLibrary || isObjectiveC ? name : (outer?.qualifiedName ?? "App") + "." + name
  }

  /// Its type, with its placeholders as they are.
  var type: SwiftType {
    .nominal(self, generics.map { .generic($0.name, nil) })
  }
}

extension Nominal: Hashable {
  static func == (a: Nominal, b: Nominal) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A case of an enum.
struct EnumElement {
  let name: String
  let index: Int
  let payload: [SwiftType.TupleElement]
  /// The value that stands for it, nil where the enum has none.
  var raw: Value?
}

/// What a type has under a name.
enum Member {
  case property(Property)
  case method(Function)
  case element(EnumElement)
  case type(Nominal)
  case alias(SwiftType)
}

/// A property.
final class Property: @unchecked Sendable {
  let name: String
  var type: SwiftType
  let isStatic: Bool
  let isConstant: Bool
  let ownership: Ownership
  let isLazy: Bool
  let owner: Nominal?
  let at: Position
  /// Where a stored one lies among the object's fields, or a static one among the globals.
  var slot: Int?
  /// Finds out its type, where its value alone tells it and nobody has asked yet.
  var infer: (() -> Finding?)?
  /// Whether its declaration gives it a value.
  var isInitialized = false
  /// What a stored one is before anybody sets it.
  var initial: Code?
  var getter: Function?
  var setter: Function?
  var willSet: Function?
  var didSet: Function?
  /// Reads and writes what is not stored here but in the model.
  var native: NativeProperty?

  init(
    _ name: String, _ type: SwiftType, isStatic: Bool, isConstant: Bool, _ ownership: Ownership,
    isLazy: Bool, owner: Nominal?, at: Position
  ) {
    self.name = name
    self.type = type
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.ownership = ownership
    self.isLazy = isLazy
    self.owner = owner
    self.at = at
  }

  /// Whether it only watches what the superclass stores.
  var isObserver = false
  var isStored: Bool { getter == nil && native == nil && !isObserver }
  var isSettable: Bool {
    if let native { return native.set != nil }
    return isStored || isObserver ? true : setter != nil
  }
}

struct NativeProperty {
  var get: (Machine, Value) throws(Halt) -> Value
  var set: ((Machine, Value, Value) throws(Halt) -> Void)?
}

/// A function, a method or an initializer.
final class Function: @unchecked Sendable {
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
    isStatic: Bool, owner: Nominal?, at: Position
  ) {
    self.kind = kind
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isStatic = isStatic
    self.owner = owner
    self.at = at
    key = Names.key((isStatic ? "static " : "") + Function.fullName(name, parameters.map(\.label)))
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

/// A variable of a function.
final class Local {
  let name: String
  let type: SwiftType
  let slot: Int
  let isConstant: Bool
  let ownership: Ownership
  /// Whether a closure uses it, so that it lies in a box that they share; known before anything runs.
  var isCaptured = false

  init(
    _ name: String, _ type: SwiftType, slot: Int, isConstant: Bool, _ ownership: Ownership = .strong
  ) {
    self.name = name
    self.type = type
    self.slot = slot
    self.isConstant = isConstant
    self.ownership = ownership
  }
}
