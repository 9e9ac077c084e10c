import ProgramRuntime
import ProgramValues

/// Ranges and strides.
extension Library {
  static let rangeProperties: [String: NativeProperty] = properties("$Range", isClosed: false)
    .merging(properties("$ClosedRange", isClosed: true)) { first, _ in first }

  private static func properties(_ name: String, isClosed: Bool) -> [String: NativeProperty] {
    [
      "\(name).lowerBound": get { $0.parts[0] },
      "\(name).upperBound": get { $0.parts[1] },
      "\(name).count": NativeProperty { _, value throws(Halt) in
        let (span, isTooLong) = value.parts[1].int.subtractingReportingOverflow(value.parts[0].int)
        let (count, isLonger) = span.addingReportingOverflow(isClosed ? 1 : 0)
        if isTooLong || isLonger { throw Halt.overflow }
        return .int(count)
      },
      "\(name).first": get { value in
        let isEmpty = !isClosed && Machine.compare(value.parts[0], value.parts[1]) == 0
        return isEmpty ? .none : value.parts[0]
      },
      "\(name).last": get { value in
        if isClosed { return value.parts[1] }
        let isEmpty = Machine.compare(value.parts[0], value.parts[1]) == 0
        return isEmpty ? .none : .int(value.parts[1].int - 1)
      },
      "\(name).isEmpty": get { value in
        .bool(!isClosed && Machine.compare(value.parts[0], value.parts[1]) == 0)
      },
    ]
  }

  static let rangeNatives: [String: Native] = [
    "$Range.contains(_:)": { _, value, arguments throws(Halt) in
      .bool(
        Machine.compare(arguments[0], value.parts[0]) >= 0
          && Machine.compare(arguments[0], value.parts[1]) == -1)
    },
    "$ClosedRange.contains(_:)": { _, value, arguments throws(Halt) in
      let order = Machine.compare(arguments[0], value.parts[1])
      return .bool(
        Machine.compare(arguments[0], value.parts[0]) >= 0 && (order == -1 || order == 0))
    },
    "stride(from:to:by:)": { _, _, arguments throws(Halt) in try stride(arguments, false) },
    "stride(from:through:by:)": { _, _, arguments throws(Halt) in try stride(arguments, true) },
  ]

  static func range(of value: Value, isClosed: Bool) throws(Halt) -> [Value] {
    let (from, to) = (value.parts[0].int, value.parts[1].int)
    let (span, isTooLong) = to.subtractingReportingOverflow(from)
    guard from <= to else { return [] }
    try Bound.list.check(isTooLong ? .max : span)
    // checked: it does not end before it begins
    return isClosed ? (from...to).map { .int($0) } : (from..<to).map { .int($0) }
  }

  private static func stride(_ arguments: [Value], _ isThrough: Bool) throws(Halt) -> Value {
    var values: [Value] = []
    if case .int(var next) = arguments[0], case .int(let by) = arguments[2] {
      let end = arguments[1].int
      guard by != 0 else { throw .crash("Fatal error: Stride size must not be zero") }
      while by > 0 ? next < end : next > end {
        values.append(.int(next))
        try Bound.list.check(values.count)
        let (sum, overflows) = next.addingReportingOverflow(by)
        if overflows { return .array(values) }
        next = sum
      }
      if isThrough, next == end { values.append(.int(next)) }
      return .array(values)
    }
    let (from, end, by) = (arguments[0].double, arguments[1].double, arguments[2].double)
    guard by != 0 else { throw .crash("Fatal error: Stride size must not be zero") }
    var round = 0.0
    while true {
      let next = from + round * by
      guard by > 0 ? next < end : next > end else {
        if isThrough, next == end { values.append(.double(next)) }
        return .array(values)
      }
      values.append(.double(next))
      try Bound.list.check(values.count)
      round += 1
    }
  }
}
