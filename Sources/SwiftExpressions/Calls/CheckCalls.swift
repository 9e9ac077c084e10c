import ProgramChecking
import ProgramRuntime
import SourceCode
import SwiftBuiltIns
import SwiftOverloads
import SwiftTypes
import SwiftValues
import Syntax

/// Resolves the callee of a call.
extension Checker {
  func call(
    _ callee: Expr, _ arguments: [Expr.Argument], expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    try chain { () throws(Finding) in
      try self.plainCall(callee, arguments, expecting: expecting, at: position)
    }
  }

  func plainCall(
    _ callee: Expr, _ arguments: [Expr.Argument], expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    switch callee.kind {
    case .name(let name): return try callNamed(name, arguments, expecting: expecting, at: callee.at)
    case .implicitMember(let name):
      return try implicitMember(name, arguments, expecting: expecting?.unwrapped, at: callee.at)
    case .type(let reference):
      return try construct(try resolve(reference), arguments, expecting: expecting, at: position)
    case .member(let base, let name):
      if case .name("super") = base.kind { return try callSuper(name, arguments, at: callee.at) }
      if isModule(base) {
        return try callNamed(name, arguments, expecting: expecting, at: callee.at)
      }
      let typed = try checkBase(base)
      let before = leavesMainActor
      defer { leavesMainActor = before }
      if isCalledElsewhere(base, typed.type) { leavesMainActor = Isolation.none }
      return try callMember(name, of: typed, arguments, expecting: expecting, at: callee.at)
    default:
      let typed = try checkBase(callee)
      return try callValue(typed, arguments, at: position)
    }
  }

  /// Whether a library type may run its closures on any thread, so that a `Task` in them is not on the main actor;
  /// the main queue runs them on the main actor.
  private func isCalledElsewhere(_ base: Expr, _ type: SwiftType) -> Bool {
    let types = [
      "DispatchQueue", "Timer", "NotificationCenter", "OperationQueue", "TaskGroup",
      "ThrowingTaskGroup",
    ]
    guard let nominal = (type.metatypeInstance ?? type).nominal, nominal.isLibrary,
      types.contains(nominal.name)
    else { return false }
    if case .member(let type, "main") = base.kind, case .name("DispatchQueue") = type.kind {
      return false
    }
    return true
  }

  /// Whether a name before a dot is a module's, as in `Swift.min`.
  func isModule(_ base: Expr) -> Bool {
    guard case .name(let name) = base.kind else { return false }
    return ["Swift", "UIKit", "Foundation", "CoreGraphics", "Dispatch", "App"].contains(name)
      && body.find(name) == nil
  }

  private func callNamed(
    _ name: String, _ arguments: [Expr.Argument], expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    if let local = body.find(name) {
      try checkOutlives(name, at: position)
      return try callValue(variable(local), arguments, at: position)
    }
    if let local = body.findFunction(name) {
      let code = variable(local.variable).code
      return try invoke(
        [local.function], .nobody, arguments, [:], expecting: expecting, at: position
      ) {
        machine, frame, _, values throws(Halt) in
        try machine.call(closure: try code(machine, frame), values)
      }
    }
    if let owner {
      let own = try body.lookingUp { () throws(Finding) in
        try callOwn(name, of: owner, arguments, expecting: expecting, at: position)
      }
      if let own { return own }
      var around: Nominal? = owner
      while let type = around {
        let methods = methods(name, of: type, isStatic: true)
        if !methods.isEmpty, body.isStatic || type !== owner {
          let named = SwiftType.nominal(type)
          var code = constant(named)
          if type === owner, let local = body.findSelf() { code = variable(local).code }
          return try invoke(
            methods, .type(code), arguments, [:], expecting: expecting, at: position)
        }
        around = type.outer
      }
    }
    if let builtIn = try callBuiltIn(name, arguments, expecting: expecting, at: position) {
      return builtIn
    }
    let functions = program.functions(named: name)
    if !functions.isEmpty {
      if functions[0].isLibrary, functions[0].parameters.first?.label == "function",
        arguments.first?.label != "function"
      {
        let caller = Expr.Argument("function", Expr(.name("#function"), at: position))
        return try invoke(
          functions, .nobody, [caller] + arguments, [:], expecting: expecting, at: position)
      }
      return try invoke(functions, .nobody, arguments, [:], expecting: expecting, at: position)
    }
    if let property = program.global(name) {
      return try callValue(global(property), arguments, at: position)
    }
    if name == "Self", let owner {
      let dynamic = try self.name(name, expecting: nil, at: position).code
      return try construct(
        selfType(of: owner), arguments, expecting: expecting, at: position,
        dynamic: [.class, .protocol].contains(owner.kind) ? dynamic : nil)
    }
    let type: SwiftType
    do throws(Finding) {
      type = try resolve(TypeRef(.named(name, []), at: position))
    } catch {
      throw unknown(name, at: position)
    }
    return try construct(type, arguments, expecting: expecting, at: position)
  }

  /// A call of a member of `self` without an explicit `self`; nil if there is none of that name.
  private func callOwn(
    _ name: String, of owner: Nominal, _ arguments: [Expr.Argument], expecting: SwiftType?,
    at position: Position
  ) throws(Finding) -> Typed? {
    guard let local = body.findSelf(), local.type.metatypeInstance == nil else { return nil }
    let methods = methods(name, of: owner, isStatic: false)
    if !methods.isEmpty {
      let hasOther = !program.functions(named: name).isEmpty || Self.builtIns.contains(name)
      let fits = methods.contains { matched(arguments, $0, [:]) != nil }
      if fits || !hasOther {
        try checkNamesSelf(before: name, at: position)
        return try callMember(
          name, of: variable(local), arguments, expecting: expecting, at: position)
      }
    }
    if methods.isEmpty, program.functions(named: name).isEmpty,
      let typed = try callSequence(
        name, of: variable(local), arguments, expecting: expecting, at: position)
    {
      return typed
    }
    if methods.isEmpty, owner.isOptionSet,
      let typed = try callOptionSet(name, owner, of: variable(local), arguments, at: position)
    {
      return typed
    }
    if methods.isEmpty, let property = try member(name, of: variable(local), at: position) {
      try checkNamesSelf(before: name, at: position)
      return try callValue(property, arguments, at: position)
    }
    return nil
  }

  private func callSuper(
    _ name: String, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed {
    guard let owner, let superclass = owner.superclass, let local = body.findSelf() else {
      throw Finding("There is no superclass here.", at: position)
    }
    let receiver = variable(local).code
    let map = placeholders(of: superclass, seenFrom: local.type.metatypeInstance ?? local.type)
      .merging(["Self": local.type.metatypeInstance ?? local.type]) { own, _ in own }
    if name == "init" {
      body.callsSuperInit = true
      let typed = try invoke(
        initializers(of: superclass), .fixed(receiver), arguments, map, expecting: nil, at: position
      ) {
        machine, frame, function, values throws(Halt) in
        try machine.delegate(try receiver(machine, frame), to: superclass, function, values)
      }
      return Typed(.void, typed.code)
    }
    let isStatic = local.type.metatypeInstance != nil
    let methods = methods(name, of: superclass, isStatic: isStatic)
    guard !methods.isEmpty else {
      throw Finding(
        "'\(superclass.name)' has no method '\(name)' that is known\(didYouMean(name, among: memberNames(of: superclass.type))).",
        at: position)
    }
    return try invoke(methods, .fixed(receiver), arguments, map, expecting: nil, at: position) {
      machine, frame, function, values throws(Halt) in
      let own = function.isOverload ? function : nil
      let implementation = own ?? machine.implementation(of: function.key, superclass) ?? function
      return try machine.call(implementation, try receiver(machine, frame), values)
    }
  }
}
