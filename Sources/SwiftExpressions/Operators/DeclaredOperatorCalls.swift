package import ProgramRuntime
package import SourceCode
import SwiftOverloads
package import SwiftTypes
import SwiftValues
package import Syntax

/// Calls operators that only programs declare.
extension Checker {
  /// Calls the operator function that fits its operands; `word` is `prefix` or `postfix` for one with a single
  /// operand.
  package func callDeclared(
    _ sign: String, _ operands: [Expr], _ word: String?, expecting: SwiftType?,
    at position: Position
  ) throws(Finding) -> Typed {
    argumentTypes.begin()
    defer { argumentTypes.end() }
    var functions: [Function] = program.functions(named: sign)
    for type in operands.compactMap({ typeByItself($0) }) {
      guard let nominal = members(of: type.unwrapped)?.0 else { continue }
      for method in methods(sign, of: nominal, isStatic: true)
      where !functions.contains(where: { $0 === method }) {
        functions.append(method)
      }
    }
    let words = ["prefix", "postfix"]
    functions = functions.filter { function in
      function.parameters.count == operands.count
        && words.allSatisfy { ($0 == word) == function.modifiers.words.contains($0) }
    }
    let own = functions.filter { !$0.isRequirement }
    if !own.isEmpty { functions = own }
    guard let first = functions.first else {
      throw Finding("The operator '\(sign)' is not known for these values.", at: position)
    }
    if first.isRequirement, operands.count == 2 {
      let (a, b) = (try check(operands[0], expecting: nil), try check(operands[1], expecting: nil))
      guard let function = operatorFunction(sign, [a.type, b.type]) else {
        throw Finding("The operator '\(sign)' is not known for these values.", at: position)
      }
      return try callOperator(function, a, b, at: position)
    }
    let arguments = zip(operands, first.parameters).map { operand, parameter in
      Expr.Argument(
        nil, parameter.isInout ? Expr(.prefix("&", operand), at: operand.at) : operand)
    }
    let alike = functions.filter { $0.parameters.map(\.isInout) == first.parameters.map(\.isInout) }
    return try invoke(alike, .nobody, arguments, [:], expecting: expecting, at: position)
  }
}
