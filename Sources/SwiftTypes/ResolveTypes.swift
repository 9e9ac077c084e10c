import ProgramChecking
package import ProgramRuntime
package import SourceCode
package import Syntax

/// Resolves the types named in a source.
extension Checker {
  /// Resolves a type reference.
  package func resolve(_ reference: TypeRef) throws(Finding) -> SwiftType {
    switch reference.kind {
    case .array(let element): return .array(try resolve(element))
    case .list: throw Finding("An array of C is no type of Swift's.", at: reference.at)
    case .dictionary(let key, let value):
      return .dictionary(try hashable(try resolve(key), at: key.at), try resolve(value))
    case .optional(let type): return .optional(try resolve(type))
    case .implicit(let type): return .implicit(try resolve(type))
    case .reference(let type): return try resolve(type)
    case .tuple(let parts):
      if parts.isEmpty { return .void }
      var elements: [SwiftType.TupleElement] = []
      for part in parts { elements.append(.init(label: part.label, type: try resolve(part.type))) }
      return .tuple(elements)
    case .function(let parameters, let result, let isAsync):
      var types: [SwiftType] = []
      for parameter in parameters {
        let type = try resolve(parameter)
        if case .reference = parameter.kind {
          types.append(.lent(type))
        } else {
          types.append(type)
        }
      }
      let returned = try resolve(result)
      return .function(types, isAsync ? .async(returned) : returned)
    case .metatype(let type): return .metatype(try resolve(type))
    case .composition(let parts):
      var types: [Nominal] = []
      for part in parts {
        guard let nominal = try resolve(part).nominal else { continue }
        types.append(nominal)
      }
      return .nominal(composition(types, at: reference.at))
    case .named(let name, let arguments):
      var types: [SwiftType] = []
      for argument in arguments { types.append(try resolve(argument)) }
      return try resolve(name, types, at: reference.at)
    }
  }

  /// The protocol for a composition of protocols.
  private func composition(_ types: [Nominal], at position: Position) -> Nominal {
    let made = Nominal(
      types.map(\.name).joined(separator: " & "), .protocol, isLibrary: true, at: position,
      in: program)
    made.superclass = types.first { $0.kind == .class }
    made.protocols = types.filter { $0.kind == .protocol }
    made.isComposition = true
    made.isClassBound = made.superclass != nil || types.contains(where: \.isClassBound)
    return made
  }

  /// A dictionary's key or a set's element, which must be hashable once all extensions are known.
  @discardableResult
  package func hashable(_ type: SwiftType, at position: Position) throws(Finding) -> SwiftType {
    guard !isLibrary, case .nominal(let nominal, _) = type, !nominal.isLibrary,
      let wanted = program.type("Hashable")
    else { return type }
    later.append {
      let isOwn = self.allMembers("==", of: nominal).contains { !$0.isRequirement }
      if !self.conforms(type, to: wanted) {
        self.report(
          Finding("'\(type.written)' does not conform to 'Hashable', as a key must.", at: position))
      } else if isOwn {
        self.report(
          Finding(
            "Sets and dictionaries compare all of a '\(type.written)', and its own '==' is not used.",
            at: position))
      }
    }
    return type
  }

  private static let simple: [String: SwiftType] = [
    "Void": .void, "Never": .never, "Bool": .bool, "String": .string, "Character": .character,
    "Double": .double, "Float": .float, "CGFloat": .cgFloat, "Any": .any, "AnyObject": .anyObject,
    "AnyClass": .metatype(.anyObject), "Selector": .selector, "TimeInterval": .double,
    "NSInteger": .integer, "NSString": .string, "Substring": .string, "NSNumber": .any,
    "AnyHashable": .any, "StaticString": .string, "CFTimeInterval": .double,
  ]

  private func resolve(
    _ name: String, _ arguments: [SwiftType], at position: Position
  ) throws(Finding) -> SwiftType {
    if let type = generics[name] { return type }
    if name == "Self", let owner {
      guard owner.kind != .protocol else { return .generic("Self", owner.type) }
      // An extension may fix the type of a placeholder.
      return owner.type.substituting(
        generics.filter { if case .generic = $0.value { false } else { !owner.isLibrary } })
    }
    // A type nested in the current type or in an enclosing one.
    var around = owner
    while let type = around {
      for nominal in type.lineage {
        if let found = memberType(name, of: nominal) ?? aliasOfProtocols(name, of: nominal) {
          return try applied(found, arguments, as: name, at: position)
        }
      }
      around = type.outer
    }
    if let type = body.type(name) { return type }
    if let nominal = program.type(name) {
      return try applied(nominal.type, arguments, as: name, at: position)
    }
    if let type = program.alias(name) {
      return try applied(type, arguments, as: name, at: position)
    }
    if let type = Self.simple[name] { return type }
    if let kind = IntegerKind(rawValue: name) { return .int(kind) }
    switch (name, arguments.count) {
    case ("Array", 1), ("ContiguousArray", 1): return .array(arguments[0])
    case ("Array", 0): return .array(.generic("$Element", nil))
    case ("Set", 0): return .set(.generic("$Element", nil))
    case ("Dictionary", 0): return .dictionary(.generic("$Key", nil), .generic("$Value", nil))
    case ("Optional", 0): return .optional(.generic("$Wrapped", nil))
    case ("Set", 1): return .set(try hashable(arguments[0], at: position))
    case ("Dictionary", 2):
      return .dictionary(try hashable(arguments[0], at: position), arguments[1])
    case ("Optional", 1): return .optional(arguments[0])
    case ("IndexingIterator", 1):
      guard case .array(let element) = arguments[0], let any = program.type("AnyIterator") else {
        break
      }
      return .nominal(any, [element])
    case ("Range", 1): return .range(arguments[0], isClosed: false)
    case ("ClosedRange", 1): return .range(arguments[0], isClosed: true)
    default: break
    }
    if name.contains(".") {
      let parts = name.split(separator: ".").map(String.init)
      var type = try resolve(parts[0], [], at: position)
      for part in parts.dropFirst() {
        if case .generic(let name, let bound) = type,
          let generic = bound?.nominal?.allAssociated.first(where: { $0.name == part })
        {
          let own = generic.bound.flatMap { try? resolve($0) }
          type = name == "Self" ? .generic(part, own) : .generic("\(name).\(part)", own)
          continue
        }
        guard let nominal = type.nominal ?? Library.wrapper(for: type, program),
          let next = memberType(part, of: nominal)
        else {
          throw Finding("'\(type.written)' has no type '\(part)'.", at: position)
        }
        type = next
      }
      return try applied(type, arguments, as: parts.last ?? name, at: position)
    }
    throw Finding(
      "There is no type '\(name)'\(didYouMean(name, among: typeNames)).", at: position)
  }

  private var typeNames: [String] {
    Array(program.types.keys) + Array(program.library?.types.keys ?? [:].keys)
      + Array(Self.simple.keys)
  }

  /// A type, or the type of an alias, with type arguments.
  private func applied(
    _ type: SwiftType, _ arguments: [SwiftType], as name: String, at position: Position
  ) throws(Finding) -> SwiftType {
    if type.nominal?.name != name, let names = aliasPlaceholders[name] {
      guard names.count == arguments.count else {
        throw Finding("'\(name)' needs its type arguments here.", at: position)
      }
      return type.substituting(
        Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first }))
    }
    guard case .nominal(let nominal, _) = type, !arguments.isEmpty else { return type }
    return .nominal(nominal, arguments)
  }

  private func memberType(_ name: String, of nominal: Nominal) -> SwiftType? {
    for member in (nominal.members[name] ?? []) + (program.extensions[nominal]?[name] ?? []) {
      switch member {
      case .type(let type): return type.type
      case .alias(let type): return type
      default: break
      }
    }
    return nil
  }

  /// The type of a name that a protocol declares for the types that conform to it.
  private func aliasOfProtocols(_ name: String, of nominal: Nominal) -> SwiftType? {
    var (open, seen) = (program.protocols(of: nominal), Set<Nominal>())
    while let conformed = open.popLast() {
      guard !conformed.isLibrary, seen.insert(conformed).inserted else { continue }
      if let found = memberType(name, of: conformed) { return found }
      open += conformed.protocols
    }
    return nil
  }

  /// The type of `self` in a type; for a library type that holds a built-in type's members, that built-in type.
  package func selfType(of nominal: Nominal) -> SwiftType {
    // An extension may constrain the placeholders.
    let own = nominal.isLibrary ? [:] : generics
    return switch nominal.name {
    case "$Array": .array(generics["Element"] ?? .generic("$Element", nil))
    case "$Set": .set(generics["Element"] ?? .generic("$Element", nil))
    case "$Dictionary":
      .dictionary(
        generics["Key"] ?? .generic("$Key", nil), generics["Value"] ?? .generic("$Value", nil))
    case "$Optional": .optional(generics["Wrapped"] ?? .generic("$Wrapped", nil))
    case "$String": .string
    case "$Character": .character
    case "$Bool": .bool
    case "$Int": .integer
    case "$Double": .double
    case "$CGFloat": .cgFloat
    case "$Float": .float
    // In a protocol extension, `Self` may also be another type.
    default:
      nominal.kind == .protocol ? generics["Self"] ?? nominal.type : nominal.type.substituting(own)
    }
  }
}
