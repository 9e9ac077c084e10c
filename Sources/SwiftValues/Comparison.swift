package import ProgramRuntime
import ProgramValues
package import SourceCode
package import SwiftTypes
import Syntax

/// Checks comparison operators.
extension Checker {
  package func comparison(
    _ sign: String, _ a: Typed, _ b: Typed, at position: Position
  ) throws(Finding) -> Typed {
    let type = common([a.type, b.type])
    let base = type.unwrapped
    guard
      base.isNumber || base == .string || base == .character || isTuple(base) || isOrdered(base),
      type.wrapped == nil || a.type.wrapped == nil || b.type.wrapped == nil || type.isImplicit
    else {
      throw Finding(
        "'\(sign)' can't be applied to '\(a.type.written)' and '\(b.type.written)'.", at: position)
    }
    guard !isOptional(a.type), !isOptional(b.type) else {
      throw Finding("'\(sign)' can't compare an optional; unwrap it first.", at: position)
    }
    let (x, y) = (try convert(a, to: base, at: position), try convert(b, to: base, at: position))
    if base.isExistential || base.isGeneric, !isLibrary {
      return Typed(.bool) { machine, frame throws(Halt) in
        let (l, r) = (try x(machine, frame), try y(machine, frame))
        switch sign {
        case "<": return .bool(try machine.isLess(l, r))
        case ">": return .bool(try machine.isLess(r, l))
        case "<=": return .bool(!(try machine.isLess(r, l)))
        default: return .bool(!(try machine.isLess(l, r)))
        }
      }
    }
    return Typed(.bool) { machine, frame throws(Halt) in
      let order = Machine.compare(try x(machine, frame), try y(machine, frame))
      switch sign {
      case "<": return .bool(order < 0)
      case ">": return .bool(order == 1)
      case "<=": return .bool(order <= 0 && order != -2)
      default: return .bool(order == 0 || order == 1)
      }
    }
  }

  private func isTuple(_ type: SwiftType) -> Bool { if case .tuple = type { true } else { false } }

  /// Whether a type's values are in order without an operator of their own.
  private func isOrdered(_ type: SwiftType) -> Bool {
    if isLibrary || type.nominal?.isLibrary == true { return true }
    return program.type("Comparable").map { conforms(type, to: $0) } ?? true
  }

  private func isOptional(_ type: SwiftType) -> Bool {
    if case .optional = type { true } else { false }
  }

  package func equality(
    _ a: Typed, _ b: Typed, wanted: Bool, at position: Position
  ) throws(Finding) -> Typed {
    if a.type.wrapped == nil, b.type.wrapped == nil,
      let function = operatorFunction("==", [a.type, b.type])
    {
      let code = try callOperator(function, a, b, at: position).code
      return Typed(.bool) { machine, frame throws(Halt) in
        .bool(try code(machine, frame).bool == wanted)
      }
    }
    let type = common([a.type, b.type])
    if type == .any, !(a.type == .any || b.type == .any) {
      throw Finding(
        "'==' can't be applied to '\(a.type.written)' and '\(b.type.written)'.", at: position)
    }
    try checkEquatable(type.unwrapped, at: position, isNilTest: a.type == .null || b.type == .null)
    let (x, y) = (try convert(a, to: type, at: position), try convert(b, to: type, at: position))
    let same = isLibrary ? nil : sameness(of: type)
    return Typed(.bool) { machine, frame throws(Halt) in
      let (l, r) = (try x(machine, frame), try y(machine, frame))
      return .bool((try same?(machine, l, r) ?? l.isSame(as: r)) == wanted)
    }
  }

  private func checkEquatable(_ type: SwiftType, at position: Position, isNilTest: Bool)
    throws(Finding)
  {
    guard !isNilTest else { return }
    switch type {
    case .function: throw Finding("Functions can't be compared.", at: position)
    case _ where isLibrary: break
    case .nominal(let nominal, _)
    where nominal.kind == .class && !isEquatable(type):
      throw Finding("Objects of '\(nominal.name)' are compared with '==='.", at: position)
    case .any, .anyObject, .metatype, .selector: break
    default:
      guard !isEquatable(type) else { break }
      throw Finding("'\(type.written)' does not conform to 'Equatable'.", at: position)
    }
  }
}
