import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftBuiltIns
import SwiftTypes
import SwiftValues
import Syntax

/// Checks calls of functions that no declaration can describe.
extension Checker {
  /// The language's functions that `callBuiltIn` handles.
  static let builtIns: Set<String> = [
    "print", "min", "max", "abs", "type", "swap", "assert",
  ]

  /// Checks functions that take any type, which no declaration can describe.
  func callBuiltIn(
    _ name: String, _ arguments: [Expr.Argument], expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed? {
    switch name {
    case "print", "debugPrint":
      return try printing(arguments, isDebug: name == "debugPrint", at: position)
    case "NSLog":
      let text = try format(arguments, at: position)
      return Typed(.void) { machine, frame throws(Halt) in
        try machine.print(try text.code(machine, frame).string)
        return .void
      }
    case "objc_setAssociatedObject": return try setAssociation(arguments, at: position)
    case "objc_getAssociatedObject": return try association(arguments, at: position)
    case "type":
      guard arguments.count == 1, arguments[0].label == "of" else { return nil }
      let typed = try check(arguments[0].value, expecting: nil)
      let code = try convert(typed, to: .any, at: position)
      let isAny = typed.type.isExistential
      return Typed(.metatype(typed.type)) { machine, frame throws(Halt) in
        .type(machine.type(of: try code(machine, frame), isAny ? nil : typed.type))
      }
    case "assert", "precondition":
      guard let first = arguments.first else { return nil }
      let condition = try checkValue(first.value, as: .bool)
      let message = arguments.count > 1 ? try checkValue(arguments[1].value, as: .string) : nil
      let word = name == "assert" ? "Assertion failed" : "Precondition failed"
      return Typed(.void) { machine, frame throws(Halt) in
        guard !(try condition(machine, frame).bool) else { return .void }
        let text = try message?(machine, frame).string ?? ""
        throw Halt.crash("\(word)\(text.isEmpty ? "" : ": \(text)")")
      }
    case "fatalError", "preconditionFailure", "assertionFailure":
      let message = arguments.isEmpty ? nil : try checkValue(arguments[0].value, as: .string)
      return Typed(.never) { machine, frame throws(Halt) in
        let text = try message?(machine, frame).string ?? ""
        throw Halt.crash("Fatal error\(text.isEmpty ? "" : ": \(text)")")
      }
    case "zip":
      guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
        program.functions(named: name).isEmpty
      else { return nil }
      let (a, b) = (try zipped(arguments[0].value), try zipped(arguments[1].value))
      guard !a.isEndless || !b.isEndless else { return nil }
      var typed = Typed(
        .array(.tuple([.init(label: nil, type: a.type), .init(label: nil, type: b.type)]))
      ) { machine, frame throws(Halt) in
        var (x, y) = (try a.code(machine, frame), try b.code(machine, frame))
        if a.isEndless { x = counted(from: x[0].int, y.count) }
        if b.isEndless { y = counted(from: y[0].int, x.count) }
        let pairs = zip(x, y).map { Value.parts([$0, $1]) }
        try machine.charge(pairs.count)
        return .array(pairs)
      }
      typed.isView = true
      return typed
    case "sequence":
      guard let wider = try widenedSequence(arguments) else { return nil }
      return try check(
        Expr(.call(Expr(.name(name), at: position), wider), at: position), expecting: expecting)
    case "swap":
      guard arguments.count == 2 else { return nil }
      var (places, codes): ([Place], [Code]) = ([], [])
      for argument in arguments {
        guard case .prefix("&", let target) = argument.value.kind,
          case let typed = try check(target, expecting: nil), let place = typed.place,
          place.obstacle == nil
        else { throw Finding("'swap' takes two variables, each behind '&'.", at: position) }
        places.append(place)
        codes.append(typed.code)
      }
      return Typed(.void) { [places, codes] machine, frame throws(Halt) in
        let (a, b) = (try codes[0](machine, frame), try codes[1](machine, frame))
        try places[0].set(machine, frame, b)
        try places[1].set(machine, frame, a)
        return .void
      }
    case "min", "max":
      guard arguments.count >= 2, arguments.allSatisfy({ $0.label == nil }) else { return nil }
      var types: [SwiftType] = []
      for argument in arguments where !isLiteral(argument.value) {
        types.append(try check(argument.value, expecting: expecting).type)
      }
      if types.isEmpty {
        for argument in arguments {
          types.append(try check(argument.value, expecting: expecting).type)
        }
      }
      // Among literals, one with a fraction makes all of them floating-point.
      let type =
        types.first(where: \.isFloating).map { types.allSatisfy(\.isNumber) ? $0 : common(types) }
        ?? common(types)
      var codes: [Code] = []
      for argument in arguments { codes.append(try checkValue(argument.value, as: type)) }
      let isMinimum = name == "min"
      let isLess = ordering(of: type)
      return Typed(type) { [codes] machine, frame throws(Halt) in
        var best = try codes[0](machine, frame)
        for code in codes.dropFirst() {
          let value = try code(machine, frame)
          // Among equal values, the first is the minimum and the last the maximum.
          let isBetter =
            isMinimum ? try isLess(machine, value, best) : !(try isLess(machine, value, best))
          if isBetter { best = value }
        }
        return best
      }
    case "abs":
      guard arguments.count == 1 else { return nil }
      let typed = try check(arguments[0].value, expecting: expecting)
      guard typed.type.isNumber else { return nil }
      return Typed(typed.type) { machine, frame throws(Halt) in
        let value = try typed.code(machine, frame)
        if case .int(let number) = value {
          guard number != .min else { throw Halt.overflow }
          return .int(number < 0 ? -number : number)
        }
        return .double(value.double.magnitude)
      }
    default: return nil
    }
  }

  /// An argument of `zip`: its elements, or the start of a range without an end.
  private func zipped(
    _ value: Expr
  ) throws(Finding) -> (type: SwiftType, code: Codes, isEndless: Bool) {
    guard case .prefix("…", let start) = value.kind else {
      let (type, code) = try sequence(value)
      return (type, code, false)
    }
    let code = try checkValue(start, as: .integer)
    return (.integer, { machine, frame throws(Halt) in [try code(machine, frame)] }, true)
  }

  /// The arguments of `sequence(first:next:)`, with the first object widened to a superclass that the closure
  /// returns; nil if they fit as written.
  private func widenedSequence(
    _ arguments: [Expr.Argument]
  ) throws(Finding) -> [Expr.Argument]? {
    guard arguments.count == 2, arguments[0].label == "first",
      case .closure = arguments[1].value.kind
    else { return nil }
    let first = arguments[0].value
    let type = try check(first, expecting: nil).type
    guard type.wrapped == nil, let nominal = type.nominal, nominal.kind == .class else {
      return nil
    }
    for wider in nominal.lineage where wider.kind == .class {
      let next = SwiftType.function([wider.type], .optional(wider.type))
      guard let typed = try? check(arguments[1].value, expecting: next),
        conversion(from: typed.type, to: next) != nil
      else { continue }
      if wider === nominal { return nil }
      let reference = TypeRef(.named(wider.name, []), at: first.at)
      return [
        .init("first", Expr(.cast(first, reference, .plain), at: first.at)), arguments[1],
      ]
    }
    return nil
  }
}

/// Numbers in sequence.
private func counted(from start: Int, _ count: Int) -> [Value] {
  (0..<count).map { .int(start &+ $0) }
}
