import ObjectiveCNames
package import ObjectiveCSyntax
package import ProgramRuntime
import SourceCode
import SwiftLibrary
package import Syntax

/// Resolves the types named in an Objective-C source.
package struct CTypeResolver {
  /// The program whose classes it knows besides the library's; nil for the library itself.
  let program: ProgramRuntime.Program?
  /// The names that `typedef` and enumerations define.
  package var aliases: [String: CType] = [:]
  package var structures: [String: Nominal] = [:]
  /// Forward-declared classes and protocols.
  package var forward: Set<String> = []
  /// The values of the program's enumeration cases and constants.
  package var numbers: [String: Int] = [:]

  package init(program: ProgramRuntime.Program?) { self.program = program }

  package func resolve(_ reference: TypeRef) throws(Finding) -> CType {
    switch reference.kind {
    case .optional(let inner):
      switch inner.kind {
      case .function(let parameters, let result, _):
        var types: [CType] = []
        for parameter in parameters { types.append(try resolve(parameter)) }
        return .block(types, try resolve(result))
      case .named(let name, let arguments): return try pointer(name, arguments, at: reference.at)
      case .optional:
        // `NSError **` is a pointer to an object variable.
        let type = try resolve(inner)
        guard case .object = type else {
          throw Finding("Pointers to pointers are not supported.", at: reference.at)
        }
        return .pointer(type)
      default: throw Finding("This type is not supported.", at: reference.at)
      }
    case .named(let name, let arguments): return try value(name, arguments, at: reference.at)
    case .list(let element, let count):
      guard let count = count.flatMap({ number(of: $0) }), count > 0 else {
        throw Finding(
          "The size of a C array must be a constant above zero here.", at: reference.at)
      }
      let type = CType.list(try resolve(element), count)
      guard type.elementCount <= 1000 else {
        throw Finding("An array of C has 1000 elements at most here.", at: reference.at)
      }
      return type
    default: throw Finding("This type is not supported.", at: reference.at)
    }
  }

  private func value(_ name: String, _ arguments: [TypeRef], at position: Position) throws(Finding)
    -> CType
  {
    if let type = aliases[name] { return type }
    if let type = PlainTypes.all[name] { return type }
    switch name {
    case "id", "instancetype": return .id(try protocols(arguments))
    case "dispatch_queue_t": return .object(ObjectiveC.known("DispatchQueue"))
    case "Method": return .object(ObjectiveC.known("objc_method"))
    case "IMP": return .object(ObjectiveC.known("objc_implementation"))
    case "dispatch_semaphore_t": return .object(ObjectiveC.known("DispatchSemaphore"))
    case "dispatch_group_t": return .object(ObjectiveC.known("DispatchGroup"))
    case "NSNotificationName", "UIApplicationLaunchOptionsKey", "NSKeyValueChangeKey":
      return .object(ObjectiveC.known("NSString"))
    case "CGColorRef": return .object(ObjectiveC.known("UIColor"))
    case "NSRange": return .structure(ObjectiveC.known("NSRange"))
    default: break
    }
    if let structure = structures[name] { return .structure(structure) }
    if let type = ObjectiveC.enumerationTypes[name] { return type }
    if let nominal = Library.program.type(name), nominal.kind == .struct, !name.hasPrefix("$"),
      name != "Notification", name != "IndexPath",
      name != "NSNotification"
    {
      return .structure(nominal)
    }
    if className(name) != nil {
      throw Finding("An object of '\(name)' is held by a pointer; write '\(name) *'.", at: position)
    }
    throw Finding("There is no type '\(name)' in the model.", at: position)
  }

  private func pointer(_ name: String, _ arguments: [TypeRef], at position: Position)
    throws(Finding) -> CType
  {
    if let nominal = className(name) {
      if nominal.kind == .protocol {
        throw Finding("'\(name)' is a protocol; write 'id<\(name)>'.", at: position)
      }
      var types: [CType] = []
      for argument in arguments {
        // The name in `UIView<Themed> *` is a protocol.
        if case .named(let inner, _) = argument.kind, className(inner)?.kind == .protocol {
          continue
        }
        types.append(try resolve(argument))
      }
      return .object(nominal, types)
    }
    if name == "char" || name == "signed char" { return .text }
    if name == "void" || name == "NSZone" || name == "_NSZone" { return .pointer(.void) }
    if let type = aliases[name] ?? PlainTypes.all[name] {
      if type.isNumber { return .pointer(type) }
      if case .structure = type { return .pointer(type) }
      throw Finding("A pointer to '\(name)' is not supported.", at: position)
    }
    if forward.contains(name) {
      throw Finding(
        "'\(name)' is only named by '@class'; its '@interface' is missing.", at: position)
    }
    if case .structure(let nominal)? = try? value(name, arguments, at: position) {
      return .pointer(.structure(nominal))
    }
    throw Finding("There is no class '\(name)' in the model.", at: position)
  }

  /// The value of a constant expression.
  package func number(of expr: Expr) -> Int? {
    switch expr.kind {
    case .integer(let number): return number
    case .bool(let flag): return flag ? 1 : 0
    case .name(let name): return numbers[name]
    case .cast(let value, _, _): return number(of: value)
    case .prefix("-", let value): return number(of: value).map { 0 &- $0 }
    case .prefix("~", let value): return number(of: value).map { ~$0 }
    case .binary(let sign, let left, let right):
      guard let a = number(of: left), let b = number(of: right) else { return nil }
      switch sign {
      case "<<": return b >= 0 && b < 64 ? a << b : nil
      case "|": return a | b
      case "&": return a & b
      case "+": return a &+ b
      case "-": return a &- b
      case "*": return a &* b
      default: return nil
      }
    default: return nil
    }
  }

  /// A class or a protocol by name.
  package func className(_ name: String) -> Nominal? {
    if let own = program?.ownType(name) { return own }
    guard let nominal = ObjectiveC.library(name),
      nominal.kind == .class || nominal.kind == .protocol
    else { return nil }
    return nominal
  }

  private func protocols(_ arguments: [TypeRef]) throws(Finding) -> [Nominal] {
    var all: [Nominal] = []
    for argument in arguments {
      guard case .named(let name, _) = argument.kind else { continue }
      if Self.markers.contains(name) { continue }
      guard let nominal = className(name), nominal.kind == .protocol else {
        throw Finding(
          forward.contains(name)
            ? "'\(name)' is only named by '@protocol'; its declaration is missing."
            : "There is no protocol '\(name)' in the model.", at: argument.at)
      }
      all.append(nominal)
    }
    return all
  }

  /// Protocols that are ignored.
  package static let markers: Set<String> = [
    "NSObject", "NSCopying", "NSCoding", "NSSecureCoding", "NSFastEnumeration",
  ]

  /// A declared method.
  package func method(_ declaration: ObjectiveCMethod, of nominal: Nominal) throws(Finding)
    -> ObjectiveCMethodInfo
  {
    var parameters: [CType] = []
    for parameter in declaration.parameters { parameters.append(try resolve(parameter.type)) }
    var result = try resolve(declaration.result)
    var isInstancetype = false
    if case .named("instancetype", _) = declaration.result.kind { isInstancetype = true }
    // An `init` method that returns `id` returns its own class.
    if case .named("id", let arguments) = declaration.result.kind, arguments.isEmpty,
      !declaration.isClass,
      declaration.selector.hasPrefix("init"),
      declaration.selector.dropFirst(4).first?.isLowercase != true
    {
      isInstancetype = true
    }
    if isInstancetype, nominal.kind == .class { result = .object(nominal) }
    return ObjectiveCMethodInfo(
      declaration.selector, isClass: declaration.isClass, parameters, result,
      isInstancetype: isInstancetype,
      isVariadic: declaration.isVariadic)
  }
}
