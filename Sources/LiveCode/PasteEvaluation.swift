import PasteValues
import Pictures
import SourceCode
import WindowModel

extension PasteRunner {
  /// Evaluates an expression; an object that it creates gets `name`.
  func evaluate(
    _ expression: Expression, _ name: PasteName = .loose("")
  ) throws(PasteHalt) -> PasteValue {
    try spend()
    let value = try compute(expression, name)
    switch value {
    case .list(let values): try spend(values.count / 64)
    case .string(let text): try spend(bytes: text.utf8.count)
    default: break
    }
    return value
  }

  private func compute(
    _ expression: Expression, _ name: PasteName
  ) throws(PasteHalt) -> PasteValue {
    switch expression.form {
    case .number(let number, let isInteger):
      return try PasteNumber.made(number, isInteger: isInteger)
    case .string(let text): return .string(text)
    case .interpolation(let parts): return .string(try interpolate(parts))
    case .bool(let flag): return .bool(flag)
    case .null: return .null
    case .name(let word): return try value(of: word)
    case .selector(let selector): return .selector(selector)
    case .available(let version): return .bool(try isAvailable(version))
    case .closure: throw .skip(Program.blockReason)
    case .opaque(let reason): throw .skip(reason)
    case .member(nil, let word): return .word(word)
    case .member(let base?, let member): return try self.member(member, of: base, name)
    case .call(let call): return try self.call(call, name)
    case .element(let list, let place): return try element(of: list, at: place)
    case .array(let parts): return try array(parts, name)
    case .unary(let sign, let value): return try unary(sign, value)
    case .binary(let sign, let left, let right): return try binary(sign, left, right)
    case .conditional(let test, let yes, let no):
      return try truth(of: test) ? evaluate(yes, name) : evaluate(no, name)
    case .cast(let value, to: let type): return try cast(evaluate(value, name), to: type)
    case .isKind(let value, of: let type): return .bool(try isKind(evaluate(value), of: type))
    case .chained(let value): return try evaluate(value, name)
    case .forced(let value):
      let value = try evaluate(value, name)
      guard value.isThere else {
        throw exception(
          "Fatal error", "Unexpectedly found nil while unwrapping an Optional value")
      }
      return value.unwrapped
    }
  }

  /// Evaluates a condition.
  func truth(of expression: Expression) throws(PasteHalt) -> Bool {
    guard let truth = try evaluate(expression).truth else {
      throw .skip("The condition's value is not known.")
    }
    return truth
  }

  /// Whether the session's iOS has at least this version.
  private func isAvailable(_ version: Double?) throws(PasteHalt) -> Bool {
    guard let version else { return true }
    let major = Double(target.application.settings.profile.majorVersion)
    guard version <= major || version >= major + 1 else {
      throw .skip("The profile is iOS \(Printed.number(major)), of no version in particular.")
    }
    return version <= major
  }

  private func interpolate(_ parts: [Expression]) throws(PasteHalt) -> String {
    var text = ""
    for part in parts {
      let value = try evaluate(part)
      var printer = PastePrinter(language: language, application: try application())
      text += printer.text(value)
      guard text.utf8.count <= PastePrinter.most else { throw .skip("The text is too long.") }
    }
    return text
  }

  /// Evaluates a list. If it is for a variable, objects that it creates are held by variables of their own.
  private func array(_ parts: [Expression], _ name: PasteName) throws(PasteHalt) -> PasteValue {
    let holder = name.holder == .nobody ? PasteName.Holder.nobody : .itself
    var values: [PasteValue] = []
    for part in parts {
      let value = try evaluate(part, PasteName(base: name.base, holder: holder)).unwrapped
      if case .list = value { throw .skip(Self.nestedReason) }
      if value == .null, language == .objc {
        throw exception(
          "NSInvalidArgumentException",
          "*** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from objects[\(values.count)]"
        )
      }
      values.append(value)
    }
    return try makeList(values)
  }

  /// Why lists can't be nested: nested lists could grow deeper than the stack.
  static let nestedReason = "A list of lists is not part of the model."

  private func element(of list: Expression, at place: Expression) throws(PasteHalt) -> PasteValue {
    let list = try evaluate(list).unwrapped
    let place = try evaluate(place).unwrapped
    guard case .list(let values) = list, let index = place.number else {
      if list == .null { return .null }
      throw .skip("Only lists have elements here.")
    }
    return try element(of: values, at: index)
  }

  func element(of values: [PasteValue], at index: Double) throws(PasteHalt) -> PasteValue {
    guard index >= 0, let place = Int(exactly: index.rounded(.down)),
      values.indices.contains(place)
    else {
      if language == .swift { throw exception("Fatal error", "Index out of range") }
      let bounds = values.isEmpty ? "for empty array" : "[0 .. \(values.count - 1)]"
      throw exception(
        "NSRangeException",
        "*** -[__NSArrayI objectAtIndex:]: index \(Printed.number(index)) beyond bounds \(bounds)")
    }
    return values[place]
  }

  private func unary(_ sign: String, _ value: Expression) throws(PasteHalt) -> PasteValue {
    switch sign {
    case "!": return .bool(try !truth(of: value))
    case "-":
      let value = try evaluate(value)
      guard let number = value.number else { throw .skip("'-' needs a number after it.") }
      return .number(-number, isInteger: value.isInteger)
    default: throw .skip("'\(sign)' is not part of the model.")
    }
  }

  private func binary(
    _ sign: String, _ left: Expression, _ right: Expression
  ) throws(PasteHalt) -> PasteValue {
    switch sign {
    case "&&": return .bool(try truth(of: left) ? truth(of: right) : false)
    case "||": return .bool(try truth(of: left) ? true : truth(of: right))
    case "??":
      let value = try evaluate(left)
      return value.isThere ? value.unwrapped : try evaluate(right)
    default: return try combine(sign, evaluate(left), evaluate(right))
    }
  }

  /// Applies a binary operator.
  func combine(
    _ sign: String, _ left: PasteValue, _ right: PasteValue
  ) throws(PasteHalt) -> PasteValue {
    let (left, right) = (left.unwrapped, right.unwrapped)
    switch sign {
    case "==", "===": return .bool(try areEqual(left, right))
    case "!=", "!==": return .bool(try !areEqual(left, right))
    case "|": return try union(left, right)
    default: break
    }
    if sign == "+", case .string(let first) = left, case .string(let second) = right {
      guard first.utf8.count + second.utf8.count <= PastePrinter.most else {
        throw .skip("The text is too long.")
      }
      return .string(first + second)
    }
    guard let first = left.number, let second = right.number else {
      throw .skip("'\(sign)' needs numbers here.")
    }
    let isWhole = left.isInteger && right.isInteger
    let value: Double
    switch sign {
    case "..<", "...":
      guard first <= second else {
        throw exception("Fatal error", "Range requires lowerBound <= upperBound")
      }
      return try range(from: first, to: second, sign == "...", isInteger: isWhole)
    case "+": value = first + second
    case "-": value = first - second
    case "*": value = first * second
    case "/": value = isWhole ? (first / second).rounded(.towardZero) : first / second
    case "%": value = first.truncatingRemainder(dividingBy: second)
    case "<": return .bool(first < second)
    case ">": return .bool(first > second)
    case "<=": return .bool(first <= second)
    case ">=": return .bool(first >= second)
    default: throw .skip("'\(sign)' is not part of the model.")
    }
    return try PasteNumber.made(value, isInteger: isWhole)
  }

  private func areEqual(_ left: PasteValue, _ right: PasteValue) throws(PasteHalt) -> Bool {
    switch (left, right) {
    case (.list, .list): throw .skip("Lists are not compared here.")
    case (.null, .number(let number, _)), (.number(let number, _), .null):
      return number == 0 && language == .objc
    default:
      if let first = left.number, let second = right.number { return first == second }
      return left == right
    }
  }
}
