import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramRuntime
import SourceCode
import Syntax

/// C arrays, addresses of variables, and sizes.
extension ObjectiveCChecker {
  /// `{1, 2}` as an array; omitted elements are zero.
  func list(
    of element: CType, _ count: Int, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> CTyped {
    guard arguments.count <= count, arguments.allSatisfy({ $0.label == nil }) else {
      throw Finding("The array has \(count) elements and is given others.", at: position)
    }
    var codes: [Code] = []
    for argument in arguments {
      if case .call(let inner, let nested) = argument.value.kind, case .type = inner.kind {
        codes.append(try structure(element, nested, at: argument.value.at).code)
      } else {
        let typed = try check(argument.value, expecting: element)
        codes.append(try convert(typed, to: element, at: argument.value.at))
      }
    }
    let (all, zero) = (codes, element.zero)
    return CTyped(.list(element, count)) { machine, frame throws(Halt) in
      var values = [Value](repeating: zero, count: count)
      for (index, code) in all.enumerated() { values[index] = try code(machine, frame) }
      return .array(values)
    }
  }

  /// `values[1]` of a C array.
  func element(
    of list: CTyped, _ element: CType, _ count: Int, at index: Expr
  ) throws(Finding) -> CTyped {
    let typed = try check(index)
    guard typed.type.isInteger else {
      throw Finding("An index is a whole number, and this is a '\(typed.type)'.", at: index.at)
    }
    let (whole, place) = (list.code, convertNumber(typed, to: .long))
    let code: Code = { machine, frame throws(Halt) in
      let place = try place(machine, frame).int
      let values = try whole(machine, frame).array
      guard place >= 0, place < values.count else { throw .beyond(place, count) }
      return values[place]
    }
    guard let base = list.place else { return CTyped(element, code) }
    let setter = CPlace(obstacle: base.obstacle) { machine, frame, value throws(Halt) in
      let place = try place(machine, frame).int
      var values = try whole(machine, frame).array
      guard place >= 0, place < values.count else { throw .beyond(place, count) }
      try machine.charge(values.count)
      values[place] = value
      try base.set(machine, frame, .array(values))
    }
    return CTyped(element, place: setter, code)
  }

  /// `&x`: a function's variable can be set through its address; for other variables, the address is only an
  /// identity.
  func address(of value: Expr, at position: Position) throws(Finding) -> CTyped {
    guard case .name(let name) = value.kind else {
      throw Finding("Only a variable's address can be taken here.", at: position)
    }
    switch body.find(name) {
    case .variable(let variable)?:
      guard !variable.isCopy, variable.local.ownership == .strong,
        variable.type.isNumber || variable.type.nominal != nil
      else {
        throw Finding("The address of '\(name)' can't be taken here.", at: position)
      }
      variable.local.isCaptured = true
      let slot = variable.local.slot
      return CTyped(.pointer(variable.type)) { _, frame throws(Halt) in frame.slots[slot] }
    case .global(let global)?: return address(of: global)
    case nil: break
    }
    guard let global = globals[name] else {
      throw Finding("There is no variable '\(name)' here.", at: position)
    }
    return address(of: global)
  }

  private func address(of global: ObjectiveCGlobal) -> CTyped {
    let value = Value.string("address \(global.slot)")
    return CTyped(.pointer(.void)) { _, _ throws(Halt) in value }
  }

  /// A value as a `void *` that serves only as an identity; nil if it has none.
  func opaque(_ typed: CTyped) -> Code? {
    let code = typed.code
    switch typed.type {
    case .selector, .text:
      let kind = typed.type == .text ? "text " : "selector "
      return { machine, frame throws(Halt) in
        let value = try code(machine, frame)
        return value.isNone ? .none : .string(kind + value.string)
      }
    case .pointer: return code
    default: return nil
    }
  }

  /// `sizeof` of a type or a value, which is not evaluated.
  func size(of expr: Expr, at position: Position) throws(Finding) -> CTyped {
    let type: CType
    if case .type(let reference) = expr.kind {
      type = try self.type(reference)
    } else if case .name(let name) = expr.kind, body.find(name) == nil, globals[name] == nil,
      let named = try? self.type(TypeRef(.named(name, []), at: expr.at))
    {
      type = named
    } else {
      type = try check(expr).type
    }
    let size = type.size.size
    var typed = CTyped(.integer(.uint)) { _, _ throws(Halt) in .int(size) }
    typed.literal = size
    return typed
  }
}

extension CType {
  /// The size and alignment of a value in bytes.
  fileprivate var size: (size: Int, alignment: Int) {
    switch self {
    case .void, .bool: return (1, 1)
    case .float: return (4, 4)
    case .integer(let kind): return (kind.bits / 8, kind.bits / 8)
    case .list(let element, let count):
      let one = element.size
      return (one.size * count, one.alignment)
    case .structure(let nominal):
      var (size, alignment) = (0, 1)
      for property in nominal.stored {
        let part = ObjectiveC.type(of: property.type).size
        size = (size + part.alignment - 1) / part.alignment * part.alignment + part.size
        alignment = max(alignment, part.alignment)
      }
      return ((size + alignment - 1) / alignment * alignment, alignment)
    default: return (8, 8)
    }
  }
}

extension Halt {
  fileprivate static func beyond(_ place: Int, _ count: Int) -> Halt {
    .bound(
      "Index \(place) lies outside of the array of \(count); a device reads or writes other memory then."
    )
  }
}
