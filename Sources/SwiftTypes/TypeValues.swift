package import ProgramRuntime
package import SourceCode
import Syntax

/// The types of placeholders at run time. Each call of a generic function passes them after its arguments.
extension Checker {
  /// The name of the variable with a placeholder's type, which no source can write.
  package static func typeVariable(of name: String) -> String { "<\(name)>" }

  /// A type as a value, with the types of its placeholders in this call; nil if one is not known here.
  package func typeValue(_ type: SwiftType) -> Code? {
    guard let actual = actualType(type) else { return nil }
    return { machine, frame throws(Halt) in .type(try actual(machine, frame)) }
  }

  private typealias TypeCode = @Sendable (Machine, Frame) throws(Halt) -> SwiftType

  private func actualType(_ type: SwiftType) -> TypeCode? {
    var found: [(name: String, code: TypeCode)] = []
    for name in type.placeholders {
      guard let code = actualType(of: name) else { return nil }
      found.append((name, code))
    }
    let (all, isFunction) = (found, type.isFunction)
    return { machine, frame throws(Halt) in
      var map: [String: SwiftType] = [:]
      for (name, code) in all {
        let type = try code(machine, frame)
        // A function's own values stay self-describing, unlike those of one with the actual types.
        map[name] = isFunction ? .generic("=", type) : type
      }
      return type.substituting(map)
    }
  }

  /// A placeholder's type: the one that the call passed, the object's own, or the one in a metatype parameter.
  private func actualType(of name: String) -> TypeCode? {
    let own = Self.typeVariable(of: name)
    if let origin = body.origin(of: own), let local = body.find(own) {
      readTypes.insert(ObjectIdentifier(origin.variable))
      return reading(local, name)
    }
    // A closure captures `self` only if it needs it.
    if let owner, owner.kind == .class,
      let index = owner.generics.firstIndex(where: { $0.name == name }),
      let local = body.findSelf(), local.type.metatypeInstance == nil
    {
      return { machine, frame throws(Halt) in
        try machine.typeArgument(index, of: machine.get(local, frame), in: owner)
      }
    }
    return metatypeVariable(of: name).map { reading($0, name) }
  }

  private func reading(_ local: Local, _ name: String) -> TypeCode {
    { machine, frame throws(Halt) in
      guard case .type(let type) = machine.get(local, frame) else {
        throw .crash("The type '\(name)' is not known where a generic function is a value.")
      }
      return type
    }
  }

  /// Boxes a value whose type has placeholders as one of its actual type; nil if that is not known here.
  func boxing(_ code: @escaping Code, _ type: SwiftType) -> Code? {
    if case .generic = type { return nil }
    guard type.placeholders.contains(where: { !$0.hasPrefix("$") }),
      type.passesPlaceholders || type.isFunction, let actual = actualType(type)
    else { return nil }
    return { machine, frame throws(Halt) in
      let own = try actual(machine, frame)
      let value = try code(machine, frame).lowered(from: type, to: own)
      return own.saysItself ? value : .boxed(own, value)
    }
  }

  /// The parameter that holds a placeholder's type.
  private func metatypeVariable(of name: String) -> Local? {
    var next: Body? = body
    while let around = next {
      for scope in around.scopes.reversed() {
        for (variable, local) in scope {
          if case .metatype(.generic(name, _)) = local.type { return body.find(variable) }
        }
      }
      next = around.parent
    }
    return nil
  }

  /// The types that a call passes to a generic function. A type that is not known is an error if the function reads
  /// it.
  package func typeArguments(
    of function: Function, _ map: [String: SwiftType], at position: Position
  ) -> [Code] {
    function.typeParameters.enumerated().map { index, name in
      if let code = map[name].flatMap({ typeValue($0) }) { return code }
      later.append {
        let place = function.parameters.count + index
        guard place < function.parameterVariables.count,
          self.readTypes.contains(ObjectIdentifier(function.parameterVariables[place]))
        else { return }
        self.report(
          Finding("The type '\(name)' of '\(function.fullName)' is not known here.", at: position))
      }
      return { _, _ throws(Halt) in .unset }
    }
  }
}

extension Machine {
  /// A type argument of an object, as a class in its lineage names it.
  func typeArgument(
    _ index: Int, of value: Value, in owner: Nominal
  ) throws(Halt) -> SwiftType {
    var object = value
    if case .weak(let number) = value { object = strong(number) }
    guard case .object(let reference) = object, var nominal = reference.instance.nominal else {
      throw .foundNil
    }
    var arguments = reference.instance.typeArguments
    while nominal !== owner, let superclass = nominal.superclass {
      let map = Dictionary(
        zip(nominal.generics.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
      arguments = nominal.superclassArguments.map { $0.substituting(map) }
      nominal = superclass
    }
    guard index < arguments.count, !arguments[index].isGeneric else {
      throw .crash("The type arguments of this '\(owner.name)' are not known.")
    }
    return arguments[index]
  }
}

extension SwiftType {
  /// Another type as the same kind of optional, if any.
  package func wrapping(_ type: SwiftType) -> SwiftType {
    switch self {
    case .optional: .optional(type)
    case .implicit: .implicit(type)
    default: type
    }
  }

  /// The names of the placeholders that it contains.
  package var placeholders: Set<String> {
    switch self {
    case .generic(let name, _): [name]
    case .optional(let type), .implicit(let type), .array(let type), .set(let type),
      .range(let type, _), .metatype(let type), .lent(let type), .async(let type):
      type.placeholders
    case .dictionary(let key, let value): key.placeholders.union(value.placeholders)
    case .tuple(let elements):
      elements.reduce(into: []) { $0.formUnion($1.type.placeholders) }
    case .function(let parameters, let result):
      parameters.reduce(into: result.placeholders) { $0.formUnion($1.placeholders) }
    case .nominal(_, let arguments): arguments.reduce(into: []) { $0.formUnion($1.placeholders) }
    default: []
    }
  }
}
