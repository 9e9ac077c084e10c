import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramRuntime
import ProgramUIKit
import SourceCode
import Syntax

/// Functions that no declaration can describe: those of any type, and those that start the app.
extension ObjectiveCChecker {
  func special(_ name: String, _ arguments: [Expr], at position: Position) throws(Finding)
    -> CTyped?
  {
    switch name {
    case "NSLog":
      guard let first = arguments.first else {
        throw Finding("'NSLog' takes a format.", at: position)
      }
      let text = try format(first, Array(arguments.dropFirst()))
      return CTyped(.void) { machine, frame throws(Halt) in
        try machine.print(try text(machine, frame).string)
        return .void
      }
    case "printf":
      guard let first = arguments.first, case .string(let parts) = first.kind else {
        throw Finding("'printf' takes a format that is a literal.", at: position)
      }
      let boxed = Expr(.boxed(Expr(.string(parts), at: first.at)), at: first.at)
      let text = try format(boxed, Array(arguments.dropFirst()))
      return CTyped(.int) { machine, frame throws(Halt) in
        try machine.print(try text(machine, frame).string, end: "")
        return .int(0)
      }
    case "po":
      guard arguments.count == 1 else { return nil }
      let typed = try check(arguments[0])
      if typed.type == .void { throw Finding("There is no value to print.", at: position) }
      let (code, type) = (typed.code, typed.type)
      return CTyped(.void) { machine, frame throws(Halt) in
        try machine.print(try machine.shown(try code(machine, frame), type))
        return .void
      }
    case "MAX", "MIN": return try extreme(arguments, isMaximum: name == "MAX", at: position)
    case "ABS", "abs", "labs":
      guard arguments.count == 1 else { throw Finding("'\(name)' takes one value.", at: position) }
      let typed = try check(arguments[0])
      guard typed.type.isNumber, name == "ABS" || typed.type.isInteger else {
        throw Finding(
          "'\(name)' takes a \(name == "ABS" ? "number" : "whole number; use fabs").", at: position)
      }
      let code = typed.code
      return CTyped(typed.type == .bool ? .int : typed.type) { machine, frame throws(Halt) in
        switch try code(machine, frame) {
        case .double(let value): return .double(value.magnitude)
        case let value: return .int(value.int < 0 ? 0 &- value.int : value.int)
        }
      }
    case "sizeof":
      guard let measured = arguments.first else { return nil }
      return try size(of: measured, at: position)
    case "NSDictionaryOfVariableBindings":
      let pairs = try arguments.map { (argument) throws(Finding) -> Expr.Pair in
        guard case .name(let name) = argument.kind else {
          throw Finding("Only variables can be bound here.", at: argument.at)
        }
        let text = Expr(.string([.text(name)]), at: argument.at)
        return Expr.Pair(Expr(.boxed(text), at: argument.at), argument)
      }
      return try dictionary(pairs)
    case "dispatch_once": return try once(arguments, at: position)
    case "UIApplicationMain": return try applicationMain(arguments, at: position)
    case "@available":
      var version: Double?
      if let first = arguments.first, case .decimal(let number) = first.kind { version = number }
      let holds = version.map { program.version >= $0 } ?? true
      return CTyped(.bool) { _, _ throws(Halt) in .bool(holds) }
    case "@protocol":
      guard case .name(let word)? = arguments.first?.kind, let nominal = resolver.className(word),
        nominal.kind == .protocol
      else { throw Finding("There is no such protocol in the model.", at: position) }
      return CTyped(.anything, metaclass(nominal))
    case "NSAssert", "NSCAssert", "NSParameterAssert", "assert":
      guard let condition = arguments.first else {
        throw Finding("A condition is expected.", at: position)
      }
      let test = try truth(condition)
      let message =
        arguments.count > 1 ? try format(arguments[1], Array(arguments.dropFirst(2))) : nil
      return CTyped(.void) { machine, frame throws(Halt) in
        if try test(machine, frame) { return .void }
        let text = try message?(machine, frame).string ?? "Invalid parameter not satisfying"
        throw machine.exception("NSInternalInconsistencyException", text)
      }
    case "abort":
      return CTyped(.void) { _, _ throws(Halt) in throw Halt.crash("Thread 1: signal SIGABRT") }
    case "arc4random", "arc4random_uniform", "random", "rand":
      throw Finding("A run must be repeatable, which '\(name)' is not.", at: position)
    default: return nil
    }
  }

  func extreme(_ arguments: [Expr], isMaximum: Bool, at position: Position) throws(Finding)
    -> CTyped
  {
    guard arguments.count == 2 else {
      throw Finding("'\(isMaximum ? "MAX" : "MIN")' takes two values.", at: position)
    }
    let (a, b) = (try check(arguments[0]), try check(arguments[1]))
    guard a.type.isNumber, b.type.isNumber else {
      throw Finding("Numbers are expected.", at: position)
    }
    let type = common(a.type, b.type)
    let (x, y) = (convertNumber(a, to: type), convertNumber(b, to: type))
    let isWide = type == .integer(.uint) || type == .integer(.uint64)
    return CTyped(type) { machine, frame throws(Halt) in
      let (first, second) = (try x(machine, frame), try y(machine, frame))
      let isLess =
        type.isFloating
        ? first.double < second.double
        : isWide
          ? UInt(bitPattern: first.int) < UInt(bitPattern: second.int) : first.int < second.int
      return isLess == isMaximum ? second : first
    }
  }

  func once(_ arguments: [Expr], at position: Position) throws(Finding) -> CTyped {
    guard arguments.count == 2, case .prefix("&", let token) = arguments[0].kind else {
      throw Finding(
        "'dispatch_once' takes the address of a static variable and a block.", at: position)
    }
    let variable = try check(token)
    guard let place = variable.place, variable.type == .long else {
      throw Finding("A 'dispatch_once_t' is expected.", at: token.at)
    }
    let block = try convert(
      try check(arguments[1], expecting: .block([], .void)), to: .block([], .void),
      at: arguments[1].at)
    let code = variable.code
    return CTyped(.void) { machine, frame throws(Halt) in
      guard try code(machine, frame).int == 0 else { return .void }
      try place.set(machine, frame, .int(1))
      return try machine.call(closure: try block(machine, frame), [])
    }
  }

  func applicationMain(_ arguments: [Expr], at position: Position) throws(Finding) -> CTyped {
    guard arguments.count == 4 else {
      throw Finding("'UIApplicationMain' takes four values.", at: position)
    }
    startsApplication = true
    let principal = try convert(try check(arguments[2]), to: Self.string, at: arguments[2].at)
    let name = try convert(try check(arguments[3]), to: Self.string, at: arguments[3].at)
    return CTyped(.int) { machine, frame throws(Halt) in
      try machine.applicationMain(try principal(machine, frame), try name(machine, frame))
      return .int(0)
    }
  }
}
