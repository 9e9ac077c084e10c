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
    var found: [(name: String, local: Local)] = []
    for name in type.placeholders {
      guard let local = typeVariable(of: name) else { return nil }
      found.append((name, local))
    }
    let (all, isFunction) = (found, type.isFunction)
    return { machine, frame throws(Halt) in
      var map: [String: SwiftType] = [:]
      for (name, local) in all {
        guard case .type(let type) = machine.get(local, frame) else {
          throw .crash("The type '\(name)' is not known where a generic function is a value.")
        }
        // A function's own values stay self-describing, unlike those of one with the actual types.
        map[name] = isFunction ? .generic("=", type) : type
      }
      return type.substituting(map)
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

  /// The variable that holds a placeholder's type: the function's own one, or a metatype parameter.
  private func typeVariable(of name: String) -> Local? {
    let own = Self.typeVariable(of: name)
    if let origin = body.origin(of: own) {
      readTypes.insert(ObjectIdentifier(origin.variable))
      return body.find(own)
    }
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
