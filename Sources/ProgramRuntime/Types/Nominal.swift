package import SourceCode
package import Syntax

/// A class, a struct, an enum or a protocol.
// Sendable: as every part of a program.
package final class Nominal: ProgramPart, @unchecked Sendable {
  package let name: String
  package let kind: TypeDecl.Kind
  /// Whether UIKit, Foundation or Swift itself declares it.
  package let isLibrary: Bool
  package let at: Position
  /// What its declaration says before it.
  package var modifiers = Modifiers()

  package var generics: [Generic] = []
  package var superclass: Nominal?
  package var protocols: [Nominal] = []
  /// Of an enum, the type of its raw values.
  package var rawType: SwiftType?
  /// The cases of an enum, in order.
  package var elements: [EnumElement] = []
  /// The type that it is declared in.
  package weak var outer: Nominal?
  /// Its own members, by the name before a bracket.
  package var members: [String: [Member]] = [:]
  /// Its stored properties, the superclass's first.
  package var stored: [Property] = []
  /// How many of them the superclass has.
  package var inheritedCount = 0
  /// Whether only classes may conform to it.
  package var isClassBound = false
  /// Its properties that override the superclass's.
  package var overridingProperties: [String: Property] = [:]
  /// Whether it or a superclass overrides any.
  package var overridesProperties = false
  /// What runs when an object of it goes.
  package var deinitializer: Function?
  /// The methods that are called by whole name, those of superclasses and extensions among them.
  package var table: [Int: Function] = [:]
  /// Of a protocol, the types of the library that a program makes conform to it.
  package var adopters: Set<Nominal> = []
  /// Whether it is several protocols together.
  package var isComposition = false
  /// The methods that a protocol requires, by whole name's number.
  package var requirements: Set<Int> = []
  /// Whether it makes an initializer of its own for all stored properties or none.
  package var hasOwnInitializer = false
  /// Whether its members run on the main actor, by what it says or inherits.
  package var isOnMainActor = false
  /// What a protocol leaves to those that conform, by name, with what it must be.
  package var associated: [Generic] = []
  /// Whether it is a property wrapper.
  package var isWrapper = false
  /// Whether Objective-C declares it, where names have no module.
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
    (deinitializer, table, adopters) = (nil, [:], [])
  }

  /// It and its superclasses, itself first.
  package var lineage: [Nominal] {
    var all: [Nominal] = []
    var next: Nominal? = self
    while let nominal = next, all.count < 64 {
      all.append(nominal)
      next = nominal.superclass
    }
    return all
  }

  /// Whether it is another type, or a subclass of it, or conforms to it.
  package func conforms(to other: Nominal) -> Bool {
    if self === other { return true }
    if !other.adopters.isEmpty, other.adopters.contains(self) { return true }
    if other.isComposition { return other.protocols.allSatisfy { conforms(to: $0) } }
    if superclass?.conforms(to: other) == true { return true }
    return protocols.contains { $0.conforms(to: other) }
  }

  /// Whether it, or a superclass, conforms to a protocol of that name.
  package func conforms(named name: String) -> Bool {
    lineage.contains { type in
      type.protocols.contains { $0.name == name || $0.conforms(named: name) }
    }
  }

  /// What it and the protocols that it refines leave open.
  package var allAssociated: [Generic] {
    guard kind == .protocol else { return [] }
    return associated + protocols.flatMap(\.allAssociated)
  }

  /// Whether its values are sets of flags.
  package var isOptionSet: Bool { protocols.contains { $0.name == "OptionSet" } }

  /// Whether its values have an order without functions of their own: enums by case, flags and numbers in a
  /// struct by value.
  package var isOrdered: Bool { kind == .enum || stored.count == 1 }

  /// The nearest class that the library declares.
  package var libraryClass: Nominal? { lineage.first(where: \.isLibrary) }

  /// Its name with those of the module and of the types round it.
  package var qualifiedName: String {
    isLibrary || isObjectiveC ? name : "App.\(path)"
  }

  /// Its name with those of the types round it.
  package var path: String { outer.map { "\($0.path).\(name)" } ?? name }

  /// Its type, with its placeholders as they are.
  package var type: SwiftType {
    .nominal(self, generics.map { .generic(placeholder($0), nil) })
  }

  /// What one of its placeholders is called among types.
  package func placeholder(_ generic: Generic) -> String {
    isLibrary ? "$" + generic.name : generic.name
  }
}

extension Nominal: Hashable {
  package static func == (a: Nominal, b: Nominal) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A case of an enum.
package struct EnumElement: Sendable {
  package let name: String
  package let index: Int
  package let payload: [SwiftType.TupleElement]
  /// The value that stands for it, nil where the enum has none.
  package var raw: Value?

  package init(name: String, index: Int, payload: [SwiftType.TupleElement], raw: Value? = nil) {
    self.name = name
    self.index = index
    self.payload = payload
    self.raw = raw
  }
}

/// What a type has under a name.
package enum Member {
  case property(Property)
  case method(Function)
  case element(EnumElement)
  case type(Nominal)
  case alias(SwiftType)

  /// Whether a protocol only asks for it.
  package var isRequirement: Bool {
    switch self {
    case .property(let property): property.owner?.kind == .protocol && property.getter == nil
    case .method(let method): method.isRequirement
    case .element, .type, .alias: false
    }
  }
}
