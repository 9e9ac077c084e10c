import Syntax

/// A type of Objective-C as the checker knows it.
///
/// Values of numbers and of `NSNumber` are the machine's numbers, those of `NSString` its texts, those of
/// `NSArray` and `NSDictionary` its lists and tables; what can change is an object of its own.
package indirect enum CType: Hashable, Sendable {
  case void, bool, double, float
  case integer(IntegerKind)
  case structure(Nominal)
  /// `id`, and the protocols that it conforms to.
  case id([Nominal])
  /// An object of a class; of a collection's class, the type of its elements.
  case object(Nominal, [CType])
  /// `Class`, or the class that is named.
  case metaclass(Nominal?)
  case selector
  case block([CType], CType)
  /// `char *`.
  case text
  /// A pointer to a variable, as `BOOL *stop`, and to `void`, of which only the identity says something.
  case pointer(CType)
  /// An array of C's, with how many elements it has.
  case list(CType, Int)
  /// `nil`.
  case null

  package static let int = CType.integer(.int32)
  package static let long = CType.integer(.int)
  package static let anything = CType.id([])

  package static func object(_ nominal: Nominal) -> CType { .object(nominal, []) }

  /// The type by which a value of it tells what it is, when a run is looked at.
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

  /// How many values one has that are no arrays.
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

  /// Whether it is a whole number without a sign.
  package var isUnsigned: Bool {
    if case .integer(let kind) = self { kind.isUnsigned } else { false }
  }

  package var nominal: Nominal? {
    switch self {
    case .object(let nominal, _), .structure(let nominal): nominal
    default: nil
    }
  }

  /// How values of it lie in the machine; those of one kind may stand for each other.
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

  /// How many bits one has.
  package var bits: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    default: 64
    }
  }

  /// A number cut to what fits, as C does it; one of 64 bits without a sign keeps its bits.
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
