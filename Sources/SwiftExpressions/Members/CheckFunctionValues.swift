import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Checks functions, methods and initializers used as values, and selectors.
extension Checker {

  /// `String.init` where a function is expected: a closure that calls it.
  func initializerValue(
    _ base: Expr, _ name: String, _ wanted: SwiftType?, at position: Position
  ) throws(Finding) -> Typed? {
    guard case .function(let parameters, _)? = wanted,
      try check(base, expecting: nil).type.metatypeInstance != nil
    else { return nil }
    let labels = name.dropFirst(5).dropLast().split(separator: ":").map {
      $0 == "_" ? nil : String($0)
    }
    let arguments = parameters.indices.map { index in
      Expr.Argument(
        index < labels.count ? labels[index] : nil, Expr(.name("$\(index)"), at: position))
    }
    let call = Expr(.call(base, arguments), at: position)
    return try closure(
      ClosureExpr(
        [], nil, nil, [Stmt(.value(call), at: position)], shorthandCount: parameters.count), wanted,
      at: position)
  }

  func selector(_ value: Expr, at position: Position) throws(Finding) -> Typed {
    var name: String
    switch value.kind {
    case .name(let text): name = text
    case .member(_, let text): name = text
    case .call(let callee, _):
      return try selector(callee, at: position)
    case .cast(let inner, _, _): return try selector(inner, at: position)
    case .tuple(let parts) where parts.count == 1: return try selector(parts[0].value, at: position)
    default: throw Finding("'#selector' names a method.", at: position)
    }
    if !name.contains("(") {
      let own = (owner?.lineage ?? []).flatMap { type in
        (type.members[name] ?? []) + (program.extensions[type]?[name] ?? [])
      }
      let methods = own.compactMap { if case .method(let method) = $0 { method } else { nil } }
      if let method = methods.first {
        try checkIsExposed(method, at: position)
        name = method.fullName
      } else if case .member(let base, _) = value.kind,
        let type = try? check(base, expecting: nil).type,
        let nominal = (type.metatypeInstance ?? type.unwrapped).nominal,
        let method = firstMethod(name, of: nominal)
      {
        try checkIsExposed(method, at: position)
        name = method.fullName
      } else {
        throw Finding("There is no method '\(name)' for '#selector'.", at: position)
      }
    }
    let text = Library.selector(of: name)
    return Typed(.selector) { _, _ throws(Halt) in .string(text) }
  }

  private func firstMethod(_ name: String, of nominal: Nominal) -> Function? {
    for type in nominal.lineage {
      for member in (type.members[name] ?? []) + (program.extensions[type]?[name] ?? []) {
        if case .method(let method) = member { return method }
      }
    }
    return nil
  }
}
