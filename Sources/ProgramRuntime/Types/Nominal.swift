package import SourceCode
package import Syntax

/// A class, a struct, an enum or a protocol.
// Sendable: see `ProgramPart`.
package final class Nominal: ProgramPart, @unchecked Sendable {
  package let name: String
  package let kind: TypeDecl.Kind
  /// Whether UIKit, Foundation or Swift itself declares it.
  package let isLibrary: Bool
  package let at: Position
  /// Its attributes and modifiers.
  package var modifiers = Modifiers()

  package var generics: [Generic] = []
  package var superclass: Nominal?
  package var superclassArguments: [SwiftType] = []
  package var protocols: [Nominal] = []
  /// An enum's raw type.
  package var rawType: SwiftType?
  /// An enum's cases, in order.
  package var elements: [EnumElement] = []
  /// The type it is nested in.
  package weak var outer: Nominal?
  /// Its own members, by base name.
  package var members: [String: [Member]] = [:]
  /// Its stored properties, inherited ones first.
  package var stored: [Property] = []
  /// The number of inherited stored properties.
  package var inheritedCount = 0
  /// Whether only classes may conform to it.
  package var isClassBound = false
  /// Its properties that override the superclass's.
  package var overridingProperties: [String: Property] = [:]
  /// Whether it or a superclass overrides a property.
  package var overridesProperties = false
  /// Runs when an object of it is deallocated.
  package var deinitializer: Function?
  /// The methods by number of full name, including those of superclasses and extensions.
  package var table: [Int: Function] = [:]
  /// For a protocol, the library types that the program makes conform to it.
  package var adopters: Set<Nominal> = []
  /// Whether it is a protocol composition.
  package var isComposition = false
  /// The methods that a protocol requires, by number of full name.
  package var requirements: Set<Int> = []
  /// Whether it declares an initializer, so that it gets no default or memberwise one.
  package var hasOwnInitializer = false
  /// Whether it is an actor.
  package var isActor: Bool { modifiers.words.contains("actor") }
  /// Whether its members are isolated to the main actor, by attribute or inheritance.
  package var isOnMainActor = false
  /// A protocol's associated types, with their constraints.
  package var associated: [Generic] = []
  /// Whether it is a property wrapper.
  package var isWrapper = false
  /// Whether Objective-C declares it, which has no module names.
  package var isObjectiveC = false

  package init(
    _ name: String, _ kind: TypeDecl.Kind, isLibrary: Bool, at: Position, in program: Program?
  ) {
    self.name = name
    self.kind = kind
    self.isLibrary = isLibrary
    self.at = at
    super.init(in: program)
  }

  override func takeApart() {
    (superclass, protocols, rawType, elements, generics) = (nil, [], nil, [], [])
    (members, stored, overridingProperties) = ([:], [], [:])
    (deinitializer, table, adopters, superclassArguments) = (nil, [:], [], [])
  }

  /// The type and its superclasses, itself first.
  package var lineage: [Nominal] {
    var all: [Nominal] = []
    var next: Nominal? = self
    while let nominal = next, all.count < 64 {
      all.append(nominal)
      next = nominal.superclass
    }
    return all
  }

  /// Whether it is another type, a subclass of it, or conforms to it.
  package func conforms(to other: Nominal) -> Bool {
    if self === other { return true }
    if !other.adopters.isEmpty, other.adopters.contains(self) { return true }
    if other.isComposition {
      let parts = other.protocols + (other.superclass.map { [$0] } ?? [])
      return parts.allSatisfy { conforms(to: $0) }
    }
    if superclass?.conforms(to: other) == true { return true }
    return protocols.contains { $0.conforms(to: other) }
  }

  /// Whether it or a superclass conforms to a protocol of that name.
  package func conforms(named name: String) -> Bool {
    lineage.contains { type in
      type.protocols.contains { $0.name == name || $0.conforms(named: name) }
    }
  }

  /// The associated types of it and the protocols it refines.
  package var allAssociated: [Generic] {
    guard kind == .protocol else { return [] }
    return associated + protocols.flatMap(\.allAssociated)
  }

  /// Whether its values are sets of flags.
  package var isOptionSet: Bool { protocols.contains { $0.name == "OptionSet" } }

  /// The nearest library class in its lineage.
  package var libraryClass: Nominal? { lineage.first(where: \.isLibrary) }

  /// Its name, qualified with the module and enclosing types.
  package var qualifiedName: String {
    isLibrary || isObjectiveC ? name : "App.\(path)"
  }

  /// Its name, qualified with the enclosing types.
  package var path: String { outer.map { "\($0.path).\(name)" } ?? name }

  /// Its type with unbound placeholders.
  package var type: SwiftType {
    .nominal(self, generics.map { .generic(placeholder($0), nil) })
  }

  /// The name of one of its placeholders among types.
  package func placeholder(_ generic: Generic) -> String {
    isLibrary ? "$" + generic.name : generic.name
  }
}

extension Nominal: Hashable {
  package static func == (a: Nominal, b: Nominal) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A constraint on a placeholder, as in `where Element: Equatable`.
package struct TypeConstraint: Sendable {
  package let name: String
  package let type: SwiftType
  /// Whether it must be that type rather than conform to it.
  package let isSame: Bool

  package init(name: String, type: SwiftType, isSame: Bool) {
    (self.name, self.type, self.isSame) = (name, type, isSame)
  }
}

/// A case of an enum.
package struct EnumElement: Sendable {
  package let name: String
  package let index: Int
  package let payload: [SwiftType.TupleElement]
  /// Its raw value; nil if the enum has none.
  package var raw: Value?

  package init(name: String, index: Int, payload: [SwiftType.TupleElement], raw: Value? = nil) {
    self.name = name
    self.index = index
    self.payload = payload
    self.raw = raw
  }
}

/// A type's member.
package enum Member {
  case property(Property)
  case method(Function)
  case element(EnumElement)
  case type(Nominal)
  case alias(SwiftType)

  /// Whether it is only a protocol requirement.
  package var isRequirement: Bool {
    switch self {
    case .property(let property): property.owner?.kind == .protocol && property.getter == nil
    case .method(let method): method.isRequirement
    case .element, .type, .alias: false
    }
  }

  /// The constraints on placeholders under which its type has it.
  package var constraints: [TypeConstraint] {
    switch self {
    case .property(let property): property.constraints
    case .method(let method): method.constraints
    case .element, .type, .alias: []
    }
  }
}
