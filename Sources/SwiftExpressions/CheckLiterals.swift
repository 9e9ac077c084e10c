import ProgramPrinting
import ProgramRuntime
import SourceCode
import SwiftBuiltIns
import SwiftTypes
import SwiftValues
import Syntax

/// Checks literals of numbers, strings, arrays, dictionaries and tuples.
extension Checker {
  /// A number or Boolean literal where an `NSNumber` is expected; nil for anything else.
  func numberInBox(_ expr: Expr, _ wanted: SwiftType) throws(Finding) -> Typed? {
    switch expr.kind {
    case .integer, .decimal, .bool: break
    default: return nil
    }
    guard let number = program.number, wanted.nominal === number else { return nil }
    let plain = try check(expr, expecting: nil).code
    return Typed(wanted) { machine, frame throws(Halt) in .parts([try plain(machine, frame)]) }
  }

  /// A literal where one of the program's types is expected that is written as such a literal; nil for anything else.
  func ownLiteral(
    _ expr: Expr, _ wanted: SwiftType, isOptional: Bool
  ) throws(Finding) -> Typed? {
    guard !isLibrary, case .nominal(let nominal, _) = wanted, !nominal.isLibrary else { return nil }
    let (kinds, values): ([String], [Expr.Argument])
    switch expr.kind {
    case .integer: (kinds, values) = (["Integer", "Float"], [.init(nil, expr)])
    case .decimal: (kinds, values) = (["Float"], [.init(nil, expr)])
    case .string(let parts):
      guard parts.count == 1, case .text = parts[0] else { return nil }
      (kinds, values) = (["String"], [.init(nil, expr)])
    case .bool: (kinds, values) = (["Boolean"], [.init(nil, expr)])
    case .null where !isOptional:
      (kinds, values) = (["Nil"], [.init(nil, Expr(.tuple([]), at: expr.at))])
    case .array(let elements): (kinds, values) = (["Array"], elements.map { .init(nil, $0) })
    case .dictionary(let pairs):
      (kinds, values) = (
        ["Dictionary"],
        pairs.map { pair in
          let parts = [Expr.Argument(nil, pair.key), Expr.Argument(nil, pair.value)]
          return .init(nil, Expr(.tuple(parts), at: pair.key.at))
        }
      )
    default: return nil
    }
    for kind in kinds where nominal.conforms(named: "ExpressibleBy\(kind)Literal") {
      var arguments = values
      if let first = arguments.first {
        arguments[0] = .init(kind.lowercased() + "Literal", first.value)
      } else {
        let label = kind.lowercased() + "Literal"
        guard
          let empty = initializers(of: nominal).first(where: { $0.parameters.first?.label == label }
          )
        else { return nil }
        return try invoke(
          [empty], .nobody, [], [:], expecting: wanted, at: expr.at, by: nil)
      }
      return try construct(wanted, arguments, expecting: wanted, at: expr.at)
    }
    return nil
  }

  func integer(_ number: Int, _ wanted: SwiftType?, at position: Position) throws(Finding)
    -> Typed
  {
    if let wanted, wanted.isFloating {
      let value = Double(number)
      return Typed(wanted) { _, _ throws(Halt) in .double(value) }
    }
    if let wanted, let typed = ownNumber(.int(number), wanted) { return typed }
    var kind = IntegerKind.int
    if case .int(let other)? = wanted { kind = other }
    guard kind.range.contains(number) else {
      throw Finding("\(number) does not fit into '\(kind.rawValue)'.", at: position)
    }
    return Typed(.int(kind)) { _, _ throws(Halt) in .int(number) }
  }

  /// A number of a placeholder's type, which is known at run time; nil for another type.
  func ownNumber(_ value: Value, _ wanted: SwiftType) -> Typed? {
    guard case .generic(let name, _) = wanted, !name.hasPrefix("$"), isNumeric(wanted),
      let code = typeValue(wanted)
    else { return nil }
    if case .double = value, let fractions = program.type("FloatingPoint"),
      !conforms(wanted, to: fractions)
    {
      return nil
    }
    return Typed(wanted) { machine, frame throws(Halt) in
      guard case .type(let type) = try code(machine, frame) else { return value }
      let number: Value = type.isFloating ? .double(value.double) : value
      return type.saysItself ? number : .boxed(type, number)
    }
  }

  func string(_ parts: [Expr.StringPart], _ wanted: SwiftType?) throws(Finding) -> Typed {
    if parts.count == 1, case .text(let text) = parts[0] {
      let type: SwiftType = wanted == .character && text.count == 1 ? .character : .string
      if wanted == .selector { return Typed(.selector) { _, _ throws(Halt) in .string(text) } }
      return Typed(type) { _, _ throws(Halt) in .string(text) }
    }
    var codes: [(Code, SwiftType)?] = []
    var texts: [String] = []
    for part in parts {
      switch part {
      case .text(let text):
        codes.append(nil)
        texts.append(text)
      case .value(let value):
        let typed = try check(value, expecting: nil)
        try checkText(of: typed, at: value.at)
        codes.append((typed.code, typed.type))
        texts.append("")
      }
    }
    return Typed(.string) { [codes, texts] machine, frame throws(Halt) in
      var result = ""
      for (index, code) in codes.enumerated() {
        if let code {
          result += try machine.describe(try code.0(machine, frame), code.1, isDebug: false)
        } else {
          result += texts[index]
        }
      }
      try Bound.text.check(result.utf8.count)
      try machine.charge(.string(result))
      return .string(result)
    }
  }

  /// Checks the elements of a literal: its whole numbers are fractions beside a fraction, and have the type of a
  /// number that is no literal.
  private func alike(_ values: [Expr]) throws(Finding) -> [Typed] {
    var typed: [Typed] = []
    for value in values { typed.append(try check(value, expecting: typed.first?.type)) }
    let written = zip(values, typed).first { !isLiteral($0) && $1.type.isNumber }?.1.type
    guard let type = typed.first(where: { $0.type.isFloating })?.type ?? written else {
      return typed
    }
    for (index, value) in values.enumerated()
    where typed[index].type.isInteger && isLiteral(value) {
      typed[index] = try check(value, expecting: type)
    }
    return typed
  }

  /// The type of a literal's elements; `isFree` is whether the place of the literal expects none.
  private func common(
    of typed: [Typed], isFree: Bool, at position: Position
  ) throws(Finding) -> SwiftType {
    let type = common(typed.map(\.type))
    if !isLibrary, isFree, type == .any, !typed.contains(where: { $0.type == .any }) {
      throw Finding(
        "The elements have no type in common; write '[Any]' as their type if that is meant.",
        at: position)
    }
    return type
  }

  func array(_ values: [Expr], _ wanted: SwiftType?, at position: Position) throws(Finding)
    -> Typed
  {
    var element: SwiftType?
    var isSet = false
    switch wanted {
    case .array(let type)?: element = type
    case .set(let type)?:
      element = type
      isSet = true
    case .any?, nil: break
    case .nominal(let nominal, _)? where nominal.isOptionSet:
      return try optionSet(values, nominal, at: position)
    default: break
    }
    if let known = element, known.isGeneric { element = nil }
    if values.isEmpty, element == nil { return Typed(.empty) { _, _ throws(Halt) in .array([]) } }
    var codes: [Code] = []
    if let element {
      for value in values { codes.append(try checkValue(value, as: element)) }
    } else {
      let typed = try alike(values)
      let common = try common(of: typed, isFree: wanted == nil, at: position)
      for (one, value) in zip(typed, values) {
        codes.append(try convert(one, to: common, at: value.at))
      }
      element = common
    }
    let type = element ?? .any
    return Typed(isSet ? .set(type) : .array(type)) { [codes, isSet] machine, frame throws(Halt) in
      var made: [Value] = []
      made.reserveCapacity(codes.count)
      for code in codes { made.append(try code(machine, frame)) }
      guard isSet else { return .array(made) }
      var table = Table()
      for value in made { table[value] = .void }
      return .table(table)
    }
  }

  func dictionary(
    _ pairs: [Expr.Pair], _ wanted: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    var types: (SwiftType, SwiftType)?
    if case .dictionary(let key, let value)? = wanted, !key.isGeneric, !value.isGeneric {
      types = (key, value)
    }
    if pairs.isEmpty, types == nil { return Typed(.empty) { _, _ throws(Halt) in .table(Table()) } }
    if types == nil {
      let (keys, values) = (try alike(pairs.map(\.key)), try alike(pairs.map(\.value)))
      let isFree = wanted == nil
      types = (
        try common(of: keys, isFree: isFree, at: position),
        try common(of: values, isFree: isFree, at: position)
      )
    }
    guard let (key, value) = types else {
      throw Finding("A dictionary needs a type.", at: position)
    }
    if wanted == nil { try hashable(key, at: position) }
    var codes: [(Code, Code)] = []
    for pair in pairs {
      codes.append((try checkValue(pair.key, as: key), try checkValue(pair.value, as: value)))
    }
    return Typed(.dictionary(key, value)) { [codes] machine, frame throws(Halt) in
      var table = Table()
      for code in codes {
        let key = try code.0(machine, frame)
        guard table[key] == nil else {
          throw Halt.crash("Fatal error: Dictionary literal contains duplicate keys")
        }
        table[key] = try code.1(machine, frame)
      }
      return .table(table)
    }
  }

  func tuple(
    _ arguments: [Expr.Argument], wanted: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    if arguments.isEmpty { return Typed(.void) { _, _ throws(Halt) in .void } }
    if arguments.count == 1, arguments[0].label == nil {
      return try check(arguments[0].value, expecting: wanted)
    }
    var expected: [SwiftType.TupleElement] = []
    if case .tuple(let elements)? = wanted, elements.count == arguments.count {
      expected = elements
    }
    var elements: [SwiftType.TupleElement] = []
    var codes: [Code] = []
    for (index, argument) in arguments.enumerated() {
      let want =
        index < expected.count && !expected[index].type.isGeneric ? expected[index].type : nil
      var typed = try check(argument.value, expecting: want)
      if let want { typed = Typed(want, try convert(typed, to: want, at: argument.value.at)) }
      elements.append(.init(label: argument.label, type: typed.type.asVariable))
      codes.append(typed.code)
    }
    return Typed(.tuple(elements)) { [codes] machine, frame throws(Halt) in
      var values: [Value] = []
      for code in codes { values.append(try code(machine, frame)) }
      return .parts(values)
    }
  }

  func isLiteral(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .integer, .decimal, .null, .implicitMember: true
    case .prefix("-", let value): isLiteral(value)
    case .binary(let sign, let a, let b):
      sign != "==" && sign != "<" && isLiteral(a) && isLiteral(b)
    case .tuple(let arguments): arguments.count == 1 && isLiteral(arguments[0].value)
    default: false
    }
  }
}
