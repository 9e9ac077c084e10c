import Syntax

/// An Objective-C type as the checker knows it.
///
/// Numbers and `NSNumber` are represented as the machine's numbers, `NSString` as its strings, `NSArray` and
/// `NSDictionary` as its lists and tables. Mutable values are objects.
package indirect enum CType: Hashable, Sendable {
  case void, bool, double, float
  case integer(IntegerKind)
  case structure(Nominal)
  /// `id`, with the protocols it conforms to.
  case id([Nominal])
  /// An object of a class; for a collection, with the type of its elements.
  case object(Nominal, [CType])
  /// `Class`, or the metaclass of a given class.
  case metaclass(Nominal?)
  case selector
  case block([CType], CType)
  /// `char *`.
  case text
  /// A pointer to a variable, as `BOOL *stop`, or to `void`, of which only the identity matters.
  case pointer(CType)
  /// A C array and its number of elements.
  case list(CType, Int)
  /// `nil`.
  case null

  package static let int = CType.integer(.int32)
  package static let long = CType.integer(.int)
  package static let anything = CType.id([])

  package static func object(_ nominal: Nominal) -> CType { .object(nominal, []) }

  /// The type that a trace shows for its values.
  package var shown: SwiftType {
    switch self {
    case .structure(let nominal): .nominal(nominal, [])
    case .bool: .bool
    default: .any
    }
  }

  package var isObject: Bool {
    switch self {
    case .id, .object, .metaclass, .block, .null: true
    default: false
    }
  }

  /// The number of values in one, flattening nested arrays.
  package var elementCount: Int {
    guard case .list(let element, let count) = self else { return 1 }
    return element.elementCount.multipliedReportingOverflow(by: count).overflow
      ? .max : element.elementCount * count
  }

  package var isInteger: Bool {
    switch self {
    case .integer, .bool: true
    default: false
    }
  }

  package var isFloating: Bool { self == .double || self == .float }

  package var isNumber: Bool { isInteger || isFloating }

  /// Whether it is an unsigned integer.
  package var isUnsigned: Bool {
    if case .integer(let kind) = self { kind.isUnsigned } else { false }
  }

  package var nominal: Nominal? {
    switch self {
    case .object(let nominal, _), .structure(let nominal): nominal
    default: nil
    }
  }

  /// How the machine represents its values; values of one kind are interchangeable.
  package var kind: Kind {
    switch self {
    case .void: .void
    case .bool: .flag
    case .integer: .whole
    case .double, .float: .fraction
    case .structure(let nominal): .structure(nominal.name)
    case .selector, .text: .text
    case .pointer: .pointer
    case .list: .list
    case .id, .object, .metaclass, .block, .null: .object
    }
  }

  package enum Kind: Hashable {
    case void, flag, whole, fraction, text, pointer, list, object
    case structure(String)
  }
}

extension IntegerKind {
  package var isUnsigned: Bool { rawValue.hasPrefix("U") }

  /// The number of bits.
  package var bits: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    default: 64
    }
  }

  /// Truncates a number as C does; an unsigned 64-bit number keeps its bits.
  package func wrapping(_ number: Int) -> Int {
    switch self {
    case .int, .int64, .uint, .uint64: number
    // checked: each is narrower than Int
    case .int8: Int(Int8(truncatingIfNeeded: number))
    // checked: each is narrower than Int
    case .int16: Int(Int16(truncatingIfNeeded: number))
    // checked: each is narrower than Int
    case .int32: Int(Int32(truncatingIfNeeded: number))
    // checked: each is narrower than Int
    case .uint8: Int(UInt8(truncatingIfNeeded: number))
    // checked: each is narrower than Int
    case .uint16: Int(UInt16(truncatingIfNeeded: number))
    // checked: each is narrower than Int
    case .uint32: Int(UInt32(truncatingIfNeeded: number))
    }
  }

  package var cName: String {
    switch self {
    case .int: "NSInteger"
    case .uint: "NSUInteger"
    case .int8: "char"
    case .uint8: "unsigned char"
    case .int16: "short"
    case .uint16: "unsigned short"
    case .int32: "int"
    case .uint32: "unsigned int"
    case .int64: "long long"
    case .uint64: "unsigned long long"
    }
  }
}
