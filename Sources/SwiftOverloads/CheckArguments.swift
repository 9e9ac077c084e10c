package import ProgramRuntime
import SourceCode
package import SwiftTypes
package import Syntax

/// Infers the placeholders of a generic function from its arguments.
extension Checker {
  /// Checks an argument, from which placeholders may be inferred.
  package func argument(
    _ value: Expr, _ type: SwiftType, _ names: Set<String>, _ map: inout [String: SwiftType],
    isLibrary: Bool
  ) throws(Finding) -> Code {
    guard type.isGeneric else { return try checkValue(value, as: type, named: nameHint) }
    // The value must not take the function's open placeholders for those of its own code.
    let open = names.filter { map[$0] == nil && !$0.hasPrefix("$") }.map {
      ($0, SwiftType.generic("$\($0)", nil))
    }
    let known = type.substituting(map).substituting(Dictionary(open) { first, _ in first })
    let typed = try check(value, expecting: known)
    unify(type, typed.type, names, &map)
    let concrete = type.substituting(map)
    let code = try convert(typed, to: concrete.isGeneric ? typed.type : concrete, at: value.at)
    if isLibrary { return code }
    if concrete.isGeneric, !concrete.isFunction {
      // A placeholder that the argument leaves open may become any type.
      let open = names.filter { map[$0] == nil }.map { ($0, SwiftType.generic("$\($0)", nil)) }
      let wide = concrete.substituting(Dictionary(open) { first, _ in first })
      if conversion(from: typed.type, to: wide) == nil {
        _ = try convert(typed, to: concrete, at: value.at)
      }
    }
    unboxes = true
    defer { unboxes = false }
    return try convert(Typed(concrete, code), to: type, at: value.at)
  }
}
