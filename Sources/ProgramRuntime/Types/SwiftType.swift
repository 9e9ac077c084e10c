import Syntax

/// A Swift type as the checker knows it.
package indirect enum SwiftType: Hashable, Sendable {
  case void, never, bool, string, character, double, float, cgFloat
  case int(IntegerKind)
  /// Any value; its type is known at run time.
  case any
  case anyObject
  case optional(SwiftType)
  /// An implicitly unwrapped optional.
  case implicit(SwiftType)
  case array(SwiftType)
  case set(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case range(SwiftType, isClosed: Bool)
  case tuple([TupleElement])
  case function([SwiftType], SwiftType)
  /// The result of an async function; occurs only as the result of a `function`.
  case async(SwiftType)
  case metatype(SwiftType)
  /// The type of an inout parameter.
  case lent(SwiftType)
  /// A class, a struct, an enum or a protocol, with its type arguments.
  case nominal(Nominal, [SwiftType])
  /// A type placeholder and its constraint.
  case generic(String, SwiftType?)
  /// `nil` before its type is inferred.
  case null
  /// An array or dictionary literal without elements.
  case empty
  /// Objective-C's `SEL`.
  case selector

  package struct TupleElement: Hashable, Sendable {
    package let label: String?
    package let type: SwiftType

    package init(label: String?, type: SwiftType) {
      self.label = label
      self.type = type
    }
  }

  package static func nominal(_ nominal: Nominal) -> SwiftType { .nominal(nominal, []) }
}

/// The integer types.
package enum IntegerKind: String, CaseIterable, Sendable {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"

  /// The range of its values; unsigned 64-bit types end at `Int.max`.
  package var range: ClosedRange<Int> {
    switch self {
    case .int, .int64: Int.min...Int.max
    case .int8: -128...127
    case .int16: -32768...32767
    case .int32: -2_147_483_648...2_147_483_647
    case .uint, .uint64: 0...Int.max
    case .uint8: 0...255
    case .uint16: 0...65535
    case .uint32: 0...4_294_967_295
    }
  }
}

extension SwiftType {
  package static let integer = SwiftType.int(.int)

  package var isInteger: Bool { if case .int = self { true } else { false } }

  package var isFloating: Bool {
    switch self {
    case .double, .float, .cgFloat: true
    default: false
    }
  }

  package var isNumber: Bool { isInteger || isFloating }

  /// The type that an optional wraps; nil for other types.
  package var wrapped: SwiftType? {
    switch self {
    case .optional(let type), .implicit(let type): type
    default: nil
    }
  }

  package var isAsync: Bool { if case .async = self { true } else { false } }

  /// The type that callers get of a function's result.
  package var awaited: SwiftType { if case .async(let type) = self { type } else { self } }

  package var isImplicit: Bool { if case .implicit = self { true } else { false } }

  /// The type without its optionals.
  package var unwrapped: SwiftType { wrapped?.unwrapped ?? self }

  /// The type as a variable's: a plain optional for an implicitly unwrapped one.
  package var asVariable: SwiftType {
    if case .implicit(let type) = self { .optional(type) } else { self }
  }

  /// Its class, struct, enum or protocol.
  package var nominal: Nominal? { if case .nominal(let nominal, _) = self { nominal } else { nil } }

  /// The instance type of a metatype.
  package var metatypeInstance: SwiftType? {
    if case .metatype(let type) = self { type } else { nil }
  }

  package var isLent: Bool { if case .lent = self { true } else { false } }

  package var isFunction: Bool { if case .function = self { true } else { false } }

  /// Whether its values are references to objects.
  package var isReference: Bool {
    switch self {
    case .nominal(let nominal, _): nominal.kind == .class || nominal.isClassBound
    case .anyObject, .function: true
    case .generic(_, let bound): bound?.isReference ?? false
    default: false
    }
  }

  /// Whether its values must carry their dynamic type.
  package var isExistential: Bool {
    switch self {
    case .any: true
    case .nominal(let nominal, _): nominal.kind == .protocol && !nominal.isClassBound
    case .generic(_, let bound): bound.map { !$0.isReference } ?? true
    default: false
    }
  }

  /// The type with its placeholders substituted.
  package func substituting(_ map: [String: SwiftType]) -> SwiftType {
    guard !map.isEmpty else { return self }
    switch self {
    case .generic(let name, _): return map[name] ?? self
    case .optional(let type): return .optional(type.substituting(map))
    case .implicit(let type): return .implicit(type.substituting(map))
    case .array(let type): return .array(type.substituting(map))
    case .set(let type): return .set(type.substituting(map))
    case .dictionary(let key, let value):
      return .dictionary(key.substituting(map), value.substituting(map))
    case .range(let type, let isClosed): return .range(type.substituting(map), isClosed: isClosed)
    case .tuple(let elements):
      return .tuple(
        elements.map { TupleElement(label: $0.label, type: $0.type.substituting(map)) })
    case .function(let parameters, let result):
      return .function(parameters.map { $0.substituting(map) }, result.substituting(map))
    case .async(let type): return .async(type.substituting(map))
    case .metatype(let type): return .metatype(type.substituting(map))
    case .lent(let type): return .lent(type.substituting(map))
    case .nominal(let nominal, let arguments):
      return .nominal(nominal, arguments.map { $0.substituting(map) })
    default: return self
    }
  }

  /// Whether it contains a placeholder.
  package var isGeneric: Bool {
    switch self {
    case .generic: true
    case .optional(let type), .implicit(let type), .array(let type), .set(let type),
      .range(let type, _), .metatype(let type), .lent(let type), .async(let type):
      type.isGeneric
    case .dictionary(let key, let value): key.isGeneric || value.isGeneric
    case .tuple(let elements): elements.contains { $0.type.isGeneric }
    case .function(let parameters, let result):
      parameters.contains(where: \.isGeneric) || result.isGeneric
    case .nominal(_, let arguments): arguments.contains(where: \.isGeneric)
    default: false
    }
  }
}

extension SwiftType: CustomStringConvertible {
  /// The type as Swift prints it.
  package var description: String {
    switch self {
    case .void: "()"
    case .never: "Never"
    case .bool: "Bool"
    case .string: "String"
    case .character: "Character"
    case .double: "Double"
    case .float: "Float"
    case .cgFloat: "CGFloat"
    case .int(let kind): kind.rawValue
    case .any: "Any"
    case .anyObject: "AnyObject"
    case .optional(let type), .implicit(let type): "Optional<\(type)>"
    case .array(let type): "Array<\(type)>"
    case .set(let type): "Set<\(type)>"
    case .dictionary(let key, let value): "Dictionary<\(key), \(value)>"
    case .range(let type, let isClosed): "\(isClosed ? "ClosedRange" : "Range")<\(type)>"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type)" }.joined(separator: ", ")
        + ")"
    case .function(let parameters, let result):
      "(" + parameters.map { "\($0)" }.joined(separator: ", ")
        + (result.isAsync ? ") async -> \(result)" : ") -> \(result)")
    case .async(let type): "\(type)"
    case .metatype(let type): "\(type).Type"
    case .lent(let type): "inout \(type)"
    case .nominal(let nominal, let arguments):
      arguments.isEmpty
        ? nominal.name
        : nominal.name + "<" + arguments.map { "\($0)" }.joined(separator: ", ") + ">"
    case .generic(let name, _): name
    case .null: "nil"
    case .empty: "[]"
    case .selector: "Selector"
    }
  }

  /// The type as messages show it, in source syntax.
  package var written: String {
    switch self {
    case .optional(let type): "\(type.written)?"
    case .implicit(let type): "\(type.written)!"
    case .array(let type): "[\(type.written)]"
    case .dictionary(let key, let value): "[\(key.written): \(value.written)]"
    case .void: "Void"
    default: description
    }
  }
}
