package import ProgramRuntime
import Syntax

/// Types at run time.
extension Machine {
  /// Returns a value's dynamic type, or its known static type.
  package func type(of value: Value, _ known: SwiftType?) -> SwiftType {
    switch value {
    case .object(let reference):
      reference.instance.nominal.map { .nominal($0, reference.instance.typeArguments) } ?? known
        ?? .anyObject
    case .boxed(let type, _): type
    case .bool: known ?? .bool
    case .int: known ?? .integer
    case .double: known ?? .double
    case .string: known ?? .string
    default: known ?? .any
    }
  }

  package func typeName(of value: Value) -> String { "\(type(of: value, nil))" }

  /// Casts a self-describing value to a type; nil if the cast fails.
  package func dynamicCast(_ value: Value, to type: SwiftType) -> Value? {
    switch type {
    case .any: return value
    case .optional(let inner), .implicit(let inner):
      return value.isNone ? Value.none : dynamicCast(value, to: inner)
    default: break
    }
    switch value {
    case .none, .void: return nil
    case .object(let reference):
      switch type {
      case .anyObject: return value
      case .nominal(let wanted, _):
        return reference.instance.nominal?.conforms(to: wanted) == true ? value : nil
      case .function:
        if case .closure = reference.instance.kind { return value }
        return nil
      case .generic(_, let bound): return bound.map { dynamicCast(value, to: $0) } ?? value
      default: return nil
      }
    case .boxed(let own, let inner):
      if own == type { return inner }
      if let bridged = bridge(inner, own, to: type) { return bridged }
      if let wrapped = own.wrapped {
        return inner.isNone ? nil : dynamicCast(.boxed(wrapped, inner).simple, to: type)
      }
      if case .nominal(let wanted, _) = type, wanted.kind == .protocol {
        guard let nominal = nominal(of: value), nominal.conforms(to: wanted) else { return nil }
        return value
      }
      if case .metatype = own, case .type = inner { return dynamicCast(inner, to: type) }
      if case .array(let element) = own, case .array(let wanted) = type {
        return castElements(inner.array, element, wanted).map { .array($0) }
      }
      if case .dictionary(let key, let element) = own,
        case .dictionary(let wantedKey, let wanted) = type
      {
        var table = Table()
        for pair in inner.table.pairs {
          guard let castKey = dynamicCast(Value.boxed(key, pair.key).simple, to: wantedKey),
            let cast = dynamicCast(Value.boxed(element, pair.value).simple, to: wanted)
          else { return nil }
          table[castKey] = cast
        }
        return .table(table)
      }
      if case .generic = type { return value }
      return nil
    case .bool: return type == .bool ? value : castPlain(value, type)
    case .int: return type == .integer ? value : castPlain(value, type)
    case .double: return type == .double ? value : castPlain(value, type)
    case .string: return type == .string ? value : castPlain(value, type)
    case .type(let own):
      guard case .metatype(let wanted) = type else { return nil }
      if let a = own.nominal, let b = wanted.nominal { return a.conforms(to: b) ? value : nil }
      return own == wanted || wanted == .anyObject ? value : nil
    default: return nil
    }
  }

  /// Casts values of built-in types to a protocol.
  private func castPlain(_ value: Value, _ type: SwiftType) -> Value? {
    switch type {
    case .nominal(program.number, _): return .parts([value])
    case .nominal(let wanted, _) where wanted.kind == .protocol:
      return nominal(of: value)?.conforms(to: wanted) == true ? value : nil
    case .generic: return value
    default: return nil
    }
  }

  private func castElements(_ values: [Value], _ own: SwiftType, _ wanted: SwiftType) -> [Value]? {
    var result: [Value] = []
    for value in values {
      guard let cast = dynamicCast(Value.boxed(own, value).simple, to: wanted) else { return nil }
      result.append(cast)
    }
    return result
  }
}

extension Value {
  /// The value without its box if it is self-describing.
  package var simple: Value {
    guard case .boxed(let type, let value) = self else { return self }
    switch type {
    case .bool, .string, .double, .int(.int), .any, .anyObject: return value
    case .nominal(let nominal, _) where nominal.kind == .class || nominal.kind == .protocol:
      return value
    case .optional where value.isNone, .implicit where value.isNone: return .none
    case .optional(let inner), .implicit(let inner): return Value.boxed(inner, value).simple
    default: return self
    }
  }
}

extension Machine {
  /// Whether a value is true in C.
  package func isTrue(_ value: Value) -> Bool {
    switch value {
    case .none, .void, .unset: false
    case .bool(let flag): flag
    case .int(let number): number != 0
    case .double(let number): number != 0
    default: true
    }
  }
}
