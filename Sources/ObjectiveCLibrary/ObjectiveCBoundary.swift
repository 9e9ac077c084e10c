import ObjectiveCNames
package import ObjectiveCTypes
package import ProgramRuntime
package import ProgramValues
import Syntax

/// Converts between library values, declared in Swift, and Objective-C values.
extension ObjectiveC {
  /// Converts a Swift value to Objective-C.
  package static func fromSwift(_ type: SwiftType) -> Conversion {
    switch type {
    case .optional(let inner), .implicit(let inner):
      guard case .map(let map) = fromSwift(inner) else { return .identity }
      return .map { machine, value throws(Halt) in value.isNone ? .none : try map(machine, value) }
    case .array(let element): return each(fromSwift(element))
    case .set:
      return .map { _, value throws(Halt) in .boxed(.set(.any), value) }
    case .dictionary(let key, let element): return pairs(fromSwift(key), fromSwift(element))
    case .function(let parameters, let result):
      return .closure(parameters.map(toSwift), fromSwift(result))
    case .any, .anyObject, .generic:
      return .map { machine, value throws(Halt) in machine.plain(value) }
    case .nominal(let nominal, _): return fromSwift(nominal)
    default: return .identity
    }
  }

  private static func fromSwift(_ nominal: Nominal) -> Conversion {
    switch nominal.kind {
    case .enum:
      let raws = nominal.elements.map { $0.raw?.int ?? $0.index }
      return .map { _, value throws(Halt) in
        guard case .element(let index, _) = value.unboxed, index < raws.count else {
          return .int(0)
        }
        return .int(raws[index])
      }
    case .struct:
      if nominal.isOptionSet || NameTable.numbers.union(NameTable.texts).contains(nominal.name) {
        return .map { _, value throws(Halt) in value.unboxed.parts.first ?? .none }
      }
      if nominal.name == "Notification" {
        return .map { machine, value throws(Halt) in try machine.notification(value) }
      }
      if nominal.name == "IndexPath" {
        return .map { machine, value throws(Halt) in try machine.indexPath(value) }
      }
      return .map { _, value throws(Halt) in value.unboxed }
    default: return .identity
    }
  }

  /// Converts an Objective-C value to Swift.
  package static func toSwift(_ type: SwiftType) -> Conversion {
    switch type {
    case .optional(let inner), .implicit(let inner):
      guard case .map(let map) = toSwift(inner) else { return .identity }
      return .map { machine, value throws(Halt) in value.isNone ? .none : try map(machine, value) }
    case .array(let element):
      let inner = each(toSwift(element))
      return .map { machine, value throws(Halt) in
        try inner(machine, .array(machine.elements(of: value)))
      }
    case .set: return .map { machine, value throws(Halt) in .table(machine.table(of: value)) }
    case .dictionary(let key, let element):
      let inner = pairs(toSwift(key), toSwift(element))
      return .map { machine, value throws(Halt) in
        try inner(machine, .table(machine.table(of: value)))
      }
    case .string: return .map { machine, value throws(Halt) in .string(try machine.text(value)) }
    case .function(let parameters, let result):
      return .closure(parameters.map(fromSwift), toSwift(result))
    case .nominal(let nominal, _): return toSwift(nominal)
    default: return .identity
    }
  }

  private static func toSwift(_ nominal: Nominal) -> Conversion {
    switch nominal.kind {
    case .enum:
      let raws = nominal.elements.map { $0.raw?.int ?? $0.index }
      return .map { _, value throws(Halt) in
        guard let index = raws.firstIndex(of: value.int) else {
          throw .crash("\(value.int) is no '\(nominal.name)' that the model knows.")
        }
        return .element(index, [])
      }
    case .struct:
      if nominal.isOptionSet || NameTable.numbers.contains(nominal.name) {
        return .map { _, value throws(Halt) in .parts([value]) }
      }
      if NameTable.texts.contains(nominal.name) {
        return .map { machine, value throws(Halt) in .parts([.string(try machine.text(value))]) }
      }
      if nominal.name == "Notification" {
        return .map { machine, value throws(Halt) in
          let name = machine.field("name", of: value)
          return .parts([
            .parts([name]), machine.field("object", of: value),
            machine.field("userInfo", of: value),
          ])
        }
      }
      if nominal.name == "IndexPath" {
        return .map { machine, value throws(Halt) in
          .parts([machine.field("section", of: value), machine.field("row", of: value)])
        }
      }
      return .identity
    default: return .identity
    }
  }

  private static func each(_ inner: Conversion) -> Conversion {
    guard case .map(let map) = inner else { return .identity }
    return .map { machine, value throws(Halt) in
      var values: [Value] = []
      for element in value.array { values.append(try map(machine, element)) }
      return .array(values)
    }
  }

  private static func pairs(_ key: Conversion, _ element: Conversion) -> Conversion {
    if key.isIdentity, element.isIdentity { return .identity }
    return .map { machine, value throws(Halt) in
      var table = Table()
      for pair in value.table.pairs {
        table[try key(machine, pair.key)] = try element(machine, pair.value)
      }
      return .table(table)
    }
  }
}
