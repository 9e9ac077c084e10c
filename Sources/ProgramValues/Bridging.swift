package import ProgramRuntime

/// Casts from `Any` of Foundation's boxes for numbers and rectangles to Swift values.
extension Machine {
  /// Wraps a number or Boolean in an `NSNumber`.
  package func bridgedNumber(_ value: Value) -> Value {
    program.number.map { .boxed(.nominal($0, []), .parts([value])) } ?? value
  }

  /// Converts a value to a type with the same Objective-C representation; nil if there is none.
  func bridge(_ value: Value, _ own: SwiftType, to type: SwiftType) -> Value? {
    switch (own, type) {
    case (.nominal(program.number, _), _):
      value.parts.first.flatMap { Self.plain($0.unboxed, as: type) }
    case (.nominal(program.box, _), _):
      if case .boxed(type, let inner)? = value.parts.first { inner } else { nil }
    case (.int, .nominal(program.number, _)), (.cgFloat, .nominal(program.number, _)):
      .parts([value])
    // It has less precision.
    case (.float, .nominal(program.number, _)): .parts([.boxed(own, value)])
    case (.nominal(let rect, _), .nominal(program.box, _))
    where ["CGRect", "CGPoint", "CGSize"].contains(rect.name) && rect.isLibrary:
      .parts([.boxed(own, value)])
    default: nil
    }
  }

  /// Returns an `NSNumber`'s content as a Swift number if that has exactly the same value.
  private static func plain(_ number: Value, as type: SwiftType) -> Value? {
    switch (type, number) {
    case (.bool, .bool): number
    case (.bool, .int(let whole)): whole == 0 || whole == 1 ? .bool(whole == 1) : nil
    case (.double, .double), (.cgFloat, .double): number
    case (.float, .double(let fraction)):
      Double(Float(fraction)) == fraction ? number : nil
    case (.double, .int(let whole)), (.cgFloat, .int(let whole)), (.float, .int(let whole)):
      Double(exactly: whole).map { .double($0) }
    case (.int(let kind), .int(let whole)): kind.range.contains(whole) ? number : nil
    case (.int(let kind), .double(let fraction)):
      Int(exactly: fraction).flatMap { kind.range.contains($0) ? .int($0) : nil }
    default: nil
    }
  }
}
