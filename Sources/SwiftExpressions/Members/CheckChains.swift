import ProgramRuntime
import SourceCode
import SwiftTypes
import SwiftValues
import Syntax

/// Checks optional chains and force-unwrapped values.
extension Checker {
  /// Checks the base or an intermediate part of a chain, where `?` ends the whole chain.
  func checkBase(_ expr: Expr, expecting: SwiftType? = nil) throws(Finding) -> Typed {
    keep(try checkPlainBase(expr, expecting: expecting), expr)
  }

  private func checkPlainBase(_ expr: Expr, expecting: SwiftType?) throws(Finding) -> Typed {
    switch expr.kind {
    case .chain(let inner):
      let typed = try checkBase(inner)
      guard let wrapped = typed.type.wrapped else {
        throw Finding(
          "'?' follows a '\(typed.type.written)', which is not an optional.", at: expr.at)
      }
      isChained = true
      return held(by: typed, wrapped, orElse: .nothing)
    case .member(let base, let name): return try plainMember(base, name, at: expr.at)
    case .call(let callee, let arguments):
      return try plainCall(callee, arguments, expecting: expecting, at: expr.at)
    case .element(let base, let arguments): return try plainElement(base, arguments, at: expr.at)
    case .force(let inner):
      let typed = try checkBase(inner, expecting: expecting.map { .optional($0) })
      return try forced(typed, at: expr.at)
    default: return try check(expr, expecting: expecting)
    }
  }
}
