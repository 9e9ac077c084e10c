package import ProgramRuntime
package import SwiftTypes
package import Syntax

/// Matches a call's arguments with a function's parameters.
extension Checker {
  /// The arguments of each parameter, or nil if they don't fit.
  package func matched(
    _ arguments: [Expr.Argument], _ function: Function, _ map: [String: SwiftType]
  ) -> [[Int]]? {
    var result = [[Int]](repeating: [], count: function.parameters.count)
    var next = 0
    var parameter = 0
    while next < arguments.count {
      let argument = arguments[next]
      guard parameter < function.parameters.count else { return nil }
      let wanted = function.parameters[parameter]
      if argument.isTrailing, argument.label == nil {
        // The closure goes to the next parameter that accepts one; parameters before it use defaults.
        var place = parameter
        while place < function.parameters.count,
          !takesFunction(function.parameters[place].type.substituting(map))
        {
          guard function.parameters[place].hasStandard else { return nil }
          place += 1
        }
        guard place < function.parameters.count else { return nil }
        // A parameter with a default is skipped in favor of a later one without.
        if function.parameters[place].hasStandard,
          let later = function.parameters.indices.first(where: {
            $0 > place && takesFunction(function.parameters[$0].type)
              && !function.parameters[$0].hasStandard
          }),
          // checked: next is an index
          !arguments[(next + 1)...].contains(where: { $0.label == function.parameters[later].label }
          )
        {
          place = later
        }
        result[place].append(next)
        parameter = place + 1
        next += 1
        continue
      }
      guard wanted.label == argument.label else {
        guard wanted.hasStandard || wanted.isVariadic else { return nil }
        parameter += 1
        continue
      }
      result[parameter].append(next)
      next += 1
      if wanted.isVariadic {
        while next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
          result[parameter].append(next)
          next += 1
        }
      }
      parameter += 1
    }
    for (index, parameter) in function.parameters.enumerated()
    where result[index].isEmpty && !parameter.hasStandard && !parameter.isVariadic {
      return nil
    }
    return result
  }

  private func takesFunction(_ type: SwiftType) -> Bool {
    if case .function = type.unwrapped { true } else { false }
  }
}
