import ProgramRuntime
import SourceCode
import SwiftTypes
import SwiftValues
import Syntax

/// Checks key paths, as functions and as subscript arguments.
extension Checker {
  func keyPath(
    _ root: TypeRef?, _ value: Expr, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    var from = try root.map { root throws(Finding) in try resolve(root) }
    if case .function(let parameters, let result)? = expecting {
      let known = from.map { [$0] } ?? parameters
      return try closure(getting(value), .function(known, result), at: position)
    }
    guard let path = program.type("KeyPath") else {
      throw Finding("Key paths are not known.", at: position)
    }
    if from == nil, case .nominal(let wanted, let types)? = expecting, wanted.conforms(to: path) {
      from = types.first
    }
    guard let from, !from.isGeneric else {
      throw Finding("The key path's root type can't be inferred here.", at: position)
    }
    let get = try closure(getting(value), .function([from], .generic("$Value", nil)), at: position)
    guard case .function(_, let result) = get.type else {
      throw Finding("The key path names no value.", at: position)
    }
    let known = findings
    var set = try? setter(value, from, result, at: position)
    // If assignment is not possible, that is no error of the key path, which is then read-only.
    if findings.count > known.count { (findings, set) = (known, nil) }
    let kind =
      set == nil ? "KeyPath" : from.isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath"
    guard let nominal = program.type(kind) else {
      throw Finding("Key paths are not known.", at: position)
    }
    let (getCode, setCode) = (get.code, set?.code)
    var member = ""
    if case .member(let base, let name) = value.kind, case .name("$0") = base.kind { member = name }
    return Typed(.nominal(nominal, [from, result])) { [member] machine, frame throws(Halt) in
      let made = try machine.make(kind)
      machine.setField("name", of: made, .string(member))
      machine.setField("get", of: made, try getCode(machine, frame))
      machine.setField("rootType", of: made, .type(from))
      machine.setField("valueType", of: made, .type(result))
      if let setCode { machine.setField("set", of: made, try setCode(machine, frame)) }
      return made
    }
  }

  private func getting(_ value: Expr) -> ClosureExpr {
    ClosureExpr([], nil, nil, [Stmt(.value(value), at: value.at)], shorthandCount: 1)
  }

  /// A function that sets a key path's value on an inout argument.
  private func setter(
    _ value: Expr, _ from: SwiftType, _ result: SwiftType, at position: Position
  ) throws(Finding) -> Typed {
    let new = Expr(.name("$1"), at: position)
    let store = Expr(.assign("=", value, new), at: position)
    let whole: SwiftType = from.isReference ? from : .lent(from)
    return try closure(
      ClosureExpr([], nil, nil, [Stmt(.value(store), at: position)], shorthandCount: 2),
      .function([whole, result], .void), at: position)
  }

  /// `value[keyPath: path]`.
  func keyPathElement(
    _ base: Typed, _ path: Expr, at position: Position
  ) throws(Finding) -> Typed {
    guard let known = program.type("KeyPath") else {
      throw Finding("Key paths are not known.", at: position)
    }
    let typed = try check(path, expecting: .nominal(known, [base.type, .generic("$Value", nil)]))
    guard case .nominal(let kind, let types) = typed.type, kind.conforms(to: known),
      types.count == 2
    else {
      throw Finding("A key path is expected here.", at: path.at)
    }
    let (code, path) = (
      try convert(base, to: types[0], at: position), typed.code
    )
    // The key path's functions have its own types, where the code may have placeholders.
    @Sendable func own(_ path: Value, _ machine: Machine) -> (root: SwiftType, value: SwiftType) {
      guard case .type(let root) = machine.field("rootType", of: path),
        case .type(let value) = machine.field("valueType", of: path)
      else { return (types[0], types[1]) }
      return (root, value)
    }
    let get: Code = { machine, frame throws(Halt) in
      let root = try code(machine, frame)
      let path = try path(machine, frame)
      let own = own(path, machine)
      let value = try machine.call(
        closure: machine.field("get", of: path), [root.lowered(from: types[0], to: own.root)])
      return value.raised(from: own.value, to: types[1])
    }
    guard kind !== known else { return Typed(types[1], get) }
    let whole = base.place
    if !base.type.isReference, whole == nil { return Typed(types[1], get) }
    let isReference = base.type.isReference
    let set: Place.Set = { machine, frame, value throws(Halt) in
      let path = try path(machine, frame)
      let (set, own) = (machine.field("set", of: path), own(path, machine))
      let value = value.lowered(from: types[1], to: own.value)
      if isReference {
        _ = try machine.call(closure: set, [try code(machine, frame), value])
      } else {
        try whole?.modify(machine, frame) { root throws(Halt) in
          var given = [root.lowered(from: types[0], to: own.root), value]
          try finishing { () throws(Halt) in
            _ = try machine.call(closure: set, lending: &given)
          } _: {
            root = given[0].raised(from: own.root, to: types[0])
          }
        }
      }
    }
    return Typed(
      types[1],
      place: computedPlace(get, set, obstacle: isReference ? nil : whole?.obstacle), get)
  }
}
