import Syntax

/// A type of Objective-C as the checker knows it.
///
/// Values of numbers and of `NSNumber` are the machine's numbers, those of `NSString` its texts, those of
/// `NSArray` and `NSDictionary` its lists and tables; what can change is an object of its own.
indirect enum CType: Hashable, Sendable {
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
  /// A pointer to a variable, as `BOOL *stop`.
  case pointer(CType)
  /// `nil`.
  case null

  static let int = CType.integer(.int32)
  static let long = CType.integer(.int)
  static let anything = CType.id([])

  static func object(_ nominal: Nominal) -> CType { .object(nominal, []) }

  /// The type by which a value of it tells what it is, when a run is looked at.
  var shown: SwiftType {
    switch self {
    case .structure(let nominal): .nominal(nominal, [])
    case .bool: .bool
    default: .any
    }
  }

  var isObject: Bool {
    switch self {
    case .id, .object, .metaclass, .block, .null: true
    default: false
    }
  }

  var isInteger: Bool {
    switch self {
    case .integer, .bool: true
    default: false
    }
  }

  var isFloating: Bool { self == .double || self == .float }

  var isNumber: Bool { isInteger || isFloating }

  /// Whether it is a whole number without a sign.
  var isUnsigned: Bool {
    if case .integer(let kind) = self { kind.isUnsigned } else { false }
  }

  var nominal: Nominal? {
    switch self {
    case .object(let nominal, _), .structure(let nominal): nominal
    default: nil
    }
  }

  /// What a variable of it is before anybody sets it, and what a message to nil returns.
  var zero: Value {
    switch self {
    case .void: .void
    case .bool: .bool(false)
    case .integer: .int(0)
    case .double, .float: .double(0)
    case .structure(let nominal):
      .parts(nominal.stored.map { ObjectiveC.type(of: $0.type).zero })
    default: .none
    }
  }

  /// How values of it lie in the machine; those of one kind may stand for each other.
  var kind: Kind {
    switch self {
    case .void: .void
    case .bool: .flag
    case .integer: .whole
    case .double, .float: .fraction
    case .structure(let nominal): .structure(nominal.name)
    case .selector, .text: .text
    case .pointer: .pointer
    case .id, .object, .metaclass, .block, .null: .object
    }
  }

  enum Kind: Hashable {
    case void, flag, whole, fraction, text, pointer, object
    case structure(String)
  }
}

extension CType: CustomStringConvertible {
  /// As a source writes it.
  var description: String {
    switch self {
    case .void: "void"
    case .bool: "BOOL"
    case .double: "CGFloat"
    case .float: "float"
    case .integer(let kind): kind.cName
    case .structure(let nominal): nominal.name
    case .id(let protocols):
      protocols.isEmpty ? "id" : "id<" + protocols.map(\.name).joined(separator: ", ") + ">"
    case .object(let nominal, _): ObjectiveC.className(of: nominal) + " *"
    case .metaclass: "Class"
    case .selector: "SEL"
    case .block(let parameters, let result):
      "\(result) (^)("
        + (parameters.isEmpty ? "void" : parameters.map { "\($0)" }.joined(separator: ", ")) + ")"
    case .text: "char *"
    case .pointer(let type): "\(type) *"
    case .null: "nil"
    }
  }
}

extension IntegerKind {
  var isUnsigned: Bool { rawValue.hasPrefix("U") }

  /// How many bits one has.
  var bits: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    default: 64
    }
  }

  /// A number cut to what fits, as C does it; one of 64 bits without a sign keeps its bits.
  func wrapping(_ number: Int) -> Int {
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

  var cName: String {
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
