import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramRuntime
import ProgramValues
import SourceCode
import Syntax

extension ObjectiveCChecker {
  /// Lets UIKit call UIKit methods that the program may add at run time to its classes, or to UIKit classes that
  /// it extends.
  func makeReplaceable() {
    for nominal in Array(runtime.tables.keys) where nominal.kind == .class {
      for type in nominal.lineage {
        for method in ObjectiveC.tables[type]?.instance.values ?? [:].values {
          guard let function = method.function,
            ObjectiveC.exchangeable.contains(function.fullName),
            runtime.replaceable[nominal]?[function.key] == nil
          else { continue }
          runtime.replaceable[nominal, default: [:]][function.key] = replaceable(
            method, function, in: nominal)
        }
      }
    }
  }

  private func replaceable(
    _ method: ObjectiveCMethodInfo, _ function: Function, in nominal: Nominal
  ) -> (place: Machine.MessagePlace, function: Function) {
    let place = Machine.MessagePlace(
      nominal: nominal, selector: method.selector, isClass: false)
    let inputs = function.parameters.map { ObjectiveC.fromSwift($0.type) }
    let output = ObjectiveC.toSwift(function.result)
    let made = Function(
      .function, function.name, function.parameters, function.result, isStatic: false,
      owner: nominal, at: nominal.at, in: program)
    made.native = { machine, receiver, arguments throws(Halt) in
      var values: [Value] = []
      for (input, argument) in zip(inputs, arguments) {
        values.append(try input(machine, argument))
      }
      guard let run = machine.implementation(at: place)?.run else { return .void }
      return try output(machine, try run(machine, receiver, values))
    }
    made.body = { _, _ throws(Halt) in .next }
    return (place, made)
  }
}
