import PasteValues
import SourceCode
import WindowModel

extension PasteRunner {
  /// Calls a function, or the initializer of a class or a value.
  func function(_ call: Expression.Call, _ name: PasteName) throws(PasteHalt) -> PasteValue {
    switch call.base {
    case "NSLog", "print", "debugPrint", "printf", "NSLogv", "DLog":
      try log(call)
      return .nothing
    case "po" where call.arguments.count == 1:
      let value = try evaluate(call.arguments[0])
      guard value != .nothing else { return .nothing }
      try print { () throws(PasteHalt) in
        var printer = PastePrinter(language: language, application: try application())
        return printer.text(value)
      }
      return .nothing
    case "stride" where call.arguments.count == 3: return try stride(call)
    case _ where types.methods.contains(call.name): throw .skip(Self.ownReason)
    case "UIApplicationMain": throw .skip("The session's app has been launched already.")
    case "UIAlertAction" where call.arguments.count >= 2: return try action(call.arguments)
    case "dispatch_once", "dispatch_sync", "dispatch_apply": throw .skip(Program.blockReason)
    case _ where call.base.hasPrefix("dispatch_"): throw .skip(Self.laterReason)
    default: break
    }
    if language == .swift, call.base.unicodeScalars.first?.properties.isUppercase == true,
      types.kind(of: call.base) ?? name.type.flatMap(types.kind) != nil
    {
      return try make(call.base, call.initializer, call.arguments, name)
    }
    var values: [PasteValue] = []
    for argument in call.arguments { values.append(try evaluate(argument).unwrapped) }
    if let value = try value(of: call, values) { return value }
    throw .noPart(call.base, hint: ClassSpelling.hint(for: call.base))
  }

  /// Why the source's own methods are not called.
  static let ownReason = "It runs where it is declared."

  /// Why deferred code does not run.
  static let laterReason =
    "Deferred code does not run here; paste it when it should run."

  /// The numbers of a stride; `through` includes the last one.
  private func stride(_ call: Expression.Call) throws(PasteHalt) -> PasteValue {
    var numbers: [Double] = []
    var areWhole = true
    for argument in call.arguments {
      let value = try evaluate(argument)
      guard let number = value.number else { throw .skip("'stride' goes over numbers.") }
      numbers.append(number)
      areWhole = areWhole && value.isInteger
    }
    let isThrough = call.labels.dropFirst().first == "through"
    return try range(
      from: numbers[0], to: numbers[1], by: numbers[2], isThrough, isInteger: areWhole)
  }

  /// Equally spaced numbers, as a list.
  func range(
    from first: Double, to last: Double, by step: Double = 1, _ isThrough: Bool, isInteger: Bool
  ) throws(PasteHalt) -> PasteValue {
    let count = (last - first) / step
    guard count.isFinite, count <= Double(Program.mostStatements) else {
      throw .skip("It has more than \(Program.mostStatements) numbers.")
    }
    var numbers: [PasteValue] = []
    var place = 0.0
    while isThrough ? place <= count : place < count {
      numbers.append(.number(first + place * step, isInteger: isInteger))
      place += 1
    }
    return .list(numbers)
  }

  /// Prints, with a format if the function takes one.
  private func log(_ call: Expression.Call) throws(PasteHalt) {
    var values: [PasteValue] = []
    var separator = " "
    let labels = call.labels
    for (index, argument) in call.arguments.enumerated() {
      let label = labels.indices.contains(index) ? labels[index] : "_"
      if label == "_" {
        values.append(try evaluate(argument))
      } else if label == "separator", case .string(let text) = try evaluate(argument) {
        separator = text
      }
    }
    let isFormat = call.base != "print" && call.base != "debugPrint"
    try print { () throws(PasteHalt) in
      var printer = PastePrinter(language: language, application: try application())
      if isFormat, case .string(let format)? = values.first?.unwrapped {
        return printer.format(format, Array(values.dropFirst()))
      }
      var text = ""
      for (index, value) in values.enumerated() where printer.room > 0 {
        if index > 0 { text += separator }
        printer.room -= separator.utf8.count
        text += printer.text(value)
      }
      return text
    }
  }

  /// Constructs a value from its components.
  private func value(
    of call: Expression.Call, _ values: [PasteValue]
  ) throws(PasteHalt) -> PasteValue? {
    let numbers = values.compactMap(\.number)
    let areNumbers = numbers.count == values.count
    switch (call.base, numbers.count) {
    case ("CGRectMake", 4) where areNumbers, ("CGRect", 4) where areNumbers,
      ("NSMakeRect", 4) where areNumbers:
      return .rect(
        Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case ("CGPointMake", 2) where areNumbers, ("CGPoint", 2) where areNumbers:
      return .point(Point(x: numbers[0], y: numbers[1]))
    case ("CGSizeMake", 2) where areNumbers, ("CGSize", 2) where areNumbers:
      return .size(Size(width: numbers[0], height: numbers[1]))
    case ("UIEdgeInsetsMake", 4) where areNumbers, ("UIEdgeInsets", 4) where areNumbers:
      return .insets(
        EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    case ("CGFloat", 1), ("Double", 1): return .number(numbers[0])
    case ("Float", 1): throw .skip(Self.floatReason)
    case ("Int", 1):
      return try PasteNumber.made(numbers[0].rounded(.towardZero), isInteger: true)
    case ("UIColor", _): return Self.color(numbers)
    default: break
    }
    return Self.transform(call, numbers) ?? text(call, values)
      ?? Self.geometry(call.base, values)
  }

  /// A colour from red, green, blue and alpha, or from white and alpha.
  static func color(_ numbers: [Double]) -> PasteValue? {
    let parts = numbers.count == 2 ? [numbers[0], numbers[0], numbers[0], numbers[1]] : numbers
    guard parts.count == 4 else { return nil }
    return PasteColors.css(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      .map { .color($0) }
  }

  private static func transform(_ call: Expression.Call, _ numbers: [Double]) -> PasteValue? {
    switch (call.name, numbers.count) {
    case ("CGAffineTransformMakeRotation(_:)", 1), ("CGAffineTransform(rotationAngle:)", 1):
      .transform(AffineTransform(rotationAngle: numbers[0]))
    case ("CGAffineTransformMakeScale(_:_:)", 2), ("CGAffineTransform(scaleX:y:)", 2):
      .transform(AffineTransform(scaleX: numbers[0], y: numbers[1]))
    case ("CGAffineTransformMakeTranslation(_:_:)", 2),
      ("CGAffineTransform(translationX:y:)", 2):
      .transform(AffineTransform(translationX: numbers[0], y: numbers[1]))
    case ("CGAffineTransformMake(_:_:_:_:_:_:)", 6):
      .transform(
        AffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
          ty: numbers[5]))
    default: nil
    }
  }

  private func text(_ call: Expression.Call, _ values: [PasteValue]) -> PasteValue? {
    guard let first = values.first else { return nil }
    var printer = PastePrinter(language: language, application: target.application)
    switch call.name {
    case "NSStringFromCGRect(_:)", "NSStringFromCGPoint(_:)", "NSStringFromCGSize(_:)":
      var objective = PastePrinter(language: .objc, application: target.application)
      let text = objective.text(first)
      return .string(String(text.drop { $0 != "{" }))
    case "NSStringFromClass(_:)", "String(describing:)", "String(_:)", "NSStringFromSelector(_:)",
      "String(reflecting:)":
      return .string(printer.text(first))
    case _ where call.name.hasPrefix("String(format:"):
      guard case .string(let format) = first else { return nil }
      return .string(printer.format(format, Array(values.dropFirst())))
    default: return nil
    }
  }

  static func inset(_ rect: Rect, _ x: Double, _ y: Double) -> Rect {
    Rect(
      x: rect.origin.x + x, y: rect.origin.y + y, width: rect.size.width - 2 * x,
      height: rect.size.height - 2 * y)
  }

  static func offset(_ rect: Rect, _ x: Double, _ y: Double) -> Rect {
    Rect(
      x: rect.origin.x + x, y: rect.origin.y + y, width: rect.size.width,
      height: rect.size.height)
  }

  private static func geometry(_ name: String, _ values: [PasteValue]) -> PasteValue? {
    switch (name, values.first, values.count) {
    case ("CGRect", .point(let origin)?, 2):
      guard case .size(let size) = values[1] else { return nil }
      return .rect(Rect(origin: origin, size: size))
    case ("CGRectContainsPoint", .rect(let rect)?, 2):
      guard case .point(let point) = values[1] else { return nil }
      return .bool(rect.contains(point))
    case ("CGRectEqualToRect", _?, 2), ("CGPointEqualToPoint", _?, 2), ("CGSizeEqualToSize", _?, 2):
      return .bool(values[0] == values[1])
    case ("CGRectInset", .rect(let rect)?, 3), ("CGRectOffset", .rect(let rect)?, 3):
      guard let x = values[1].number, let y = values[2].number else { return nil }
      return .rect(name == "CGRectInset" ? inset(rect, x, y) : offset(rect, x, y))
    case (_, .rect?, 1) where name.hasPrefix("CGRectGet"):
      let part = name.dropFirst(9)
      return values.first.flatMap {
        Self.part(part.prefix(1).lowercased() + part.dropFirst(), of: $0)
      }
    default: return nil
    }
  }
}
