package import ProgramRuntime

extension CType: CustomStringConvertible {
  /// The type in source syntax.
  package var description: String {
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
    case .list(let type, let count): "\(type) [\(count)]"
    case .null: "nil"
    }
  }
}

extension CType {
  /// The initial value of a variable, which a message to nil also returns.
  package var zero: Value {
    switch self {
    case .void: .void
    case .bool: .bool(false)
    case .integer: .int(0)
    case .double, .float: .double(0)
    case .structure(let nominal):
      .parts(nominal.stored.map { ObjectiveC.type(of: $0.type).zero })
    case .list(let element, let count): .array([Value](repeating: element.zero, count: count))
    default: .none
    }
  }
}
