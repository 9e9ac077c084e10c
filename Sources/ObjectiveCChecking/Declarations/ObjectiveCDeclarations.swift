import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramRuntime

/// What code that continues a program may use of it, besides its methods.
// Sendable: nothing changes it once its program is checked.
struct ObjectiveCDeclarations: @unchecked Sendable {
  private let aliases: [String: CType]
  private let structures: [String: Nominal]
  private let numbers: [String: Int]
  private let classes: [Nominal: ObjectiveCChecker.ClassInfo]
  private let globals: [String: ObjectiveCGlobal]
  private let constants: [String: (type: CType, code: Code)]
  private let functions: [String: ObjectiveCChecker.CFunction]

  init(of checker: ObjectiveCChecker) {
    let resolver = checker.resolver
    (aliases, structures, numbers) = (resolver.aliases, resolver.structures, resolver.numbers)
    (classes, globals) = (checker.classes, checker.globals)
    (constants, functions) = (checker.constants, checker.functions)
  }

  func add(to checker: ObjectiveCChecker) {
    checker.resolver.aliases = aliases
    checker.resolver.structures = structures
    checker.resolver.numbers = numbers
    (checker.classes, checker.globals) = (classes, globals)
    (checker.constants, checker.functions) = (constants, functions)
  }
}
