/// Swift's own library.
extension Library {
  private static func get(_ read: @escaping @Sendable (Value) -> Value) -> NativeProperty {
    NativeProperty(get: { _, value throws(Halt) in read(value) })
  }

  static let languageProperties: [String: NativeProperty] = [
    "$Any.hashValue": get { value in .int(hash(value)) },
    "$Array.count": get { .int($0.array.count) },
    "$Array.isEmpty": get { .bool($0.array.isEmpty) },
    "$Array.first": get { $0.array.first ?? .none },
    "$Array.last": get { $0.array.last ?? .none },
    "$Array.indices": get { .parts([.int(0), .int($0.array.count)]) },
    "$Array.startIndex": get { _ in .int(0) },
    "$Array.endIndex": get { .int($0.array.count) },
    "$Array.lazy": get { $0 },
    "$Set.count": get { .int($0.table.count) },
    "$Set.isEmpty": get { .bool($0.table.count == 0) },
    "$Set.first": get { $0.table.pairs.first?.key ?? .none },
    "$Dictionary.count": get { .int($0.table.count) },
    "$Dictionary.isEmpty": get { .bool($0.table.count == 0) },
    "$Dictionary.keys": get { .array($0.table.pairs.map(\.key)) },
    "$Dictionary.values": get { .array($0.table.pairs.map(\.value)) },
    "$Range.lowerBound": get { $0.parts[0] },
    "$Range.upperBound": get { $0.parts[1] },
    "$Range.count": get { .int($0.parts[1].int &- $0.parts[0].int) },
    "$Range.isEmpty": get { .bool(Machine.compare($0.parts[0], $0.parts[1]) == 0) },
    "$Range.lazy": NativeProperty { _, value throws(Halt) in
      .array(try range(of: value, isClosed: false))
    },
    "$ClosedRange.lazy": NativeProperty { _, value throws(Halt) in
      .array(try range(of: value, isClosed: true))
    },
    "$Double.isZero": get { .bool($0.double == 0) },
    "$ClosedRange.lowerBound": get { $0.parts[0] },
    "$ClosedRange.upperBound": get { $0.parts[1] },
    "$ClosedRange.count": get { .int($0.parts[1].int &- $0.parts[0].int &+ 1) },
    "$String.count": get { .int($0.string.count) },
    "$String.length": get { .int($0.string.utf16.count) },
    "$String.isEmpty": get { .bool($0.string.isEmpty) },
    "$String.first": get { $0.string.first.map { .string(String($0)) } ?? .none },
    "$String.last": get { $0.string.last.map { .string(String($0)) } ?? .none },
    "$String.description": get { $0 },
    "$String.hashValue": get { .int(hash($0)) },
    "$String.capitalized": get { value in
      .string(
        value.string.split(separator: " ", omittingEmptySubsequences: false)
          .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " "))
    },
    "$Character.isNumber": get { .bool($0.string.first?.isNumber ?? false) },
    "$Character.isLetter": get { .bool($0.string.first?.isLetter ?? false) },
    "$Character.isUppercase": get { .bool($0.string.first?.isUppercase ?? false) },
    "$Character.isLowercase": get { .bool($0.string.first?.isLowercase ?? false) },
    "$Character.isWhitespace": get { .bool($0.string.first?.isWhitespace ?? false) },
    "$Character.isPunctuation": get { .bool($0.string.first?.isPunctuation ?? false) },
    "$Character.asciiValue": get {
      ($0.string.first?.asciiValue).map { .int(Int(clamping: $0)) } ?? .none
    },
    "$Character.wholeNumberValue": get {
      ($0.string.first?.wholeNumberValue).map { .int($0) } ?? .none
    },
    "$Bool.description": get { .string("\($0.bool)") },
    "$Int.description": get { .string("\($0.int)") },
    "$Int.hashValue": get { .int(hash($0)) },
    "$Int.magnitude": get { .int($0.int == .min ? .max : Swift.abs($0.int)) },
    "$Double.description": get { .string("\($0.double)") },
    "$Double.isNaN": get { .bool($0.double.isNaN) },
    "$Double.isFinite": get { .bool($0.double.isFinite) },
    "$Double.isInfinite": get { .bool($0.double.isInfinite) },
    "$Double.magnitude": get { .double($0.double.magnitude) },
    "$CGFloat.description": get { .string("\($0.double)") },
    "$CGFloat.isNaN": get { .bool($0.double.isNaN) },
    "$CGFloat.magnitude": get { .double($0.double.magnitude) },
    "$Float.description": get { .string("\(Float($0.double))") },
  ]

  /// A number that equal values share; always the same, so that a run can be repeated.
  private static func hash(_ value: Value) -> Int {
    var sum = 5381
    for byte in "\(value)".utf8 { sum = (sum &* 33) ^ Int(byte) }
    return sum
  }

  static let languageNatives: [String: Native] = {
    var all: [String: Native] = [
      "$Optional.map(_:)": { machine, value, arguments throws(Halt) in
        value.isNone ? .none : try machine.call(closure: arguments[0], [value])
      },
      "$Optional.flatMap(_:)": { machine, value, arguments throws(Halt) in
        value.isNone ? .none : try machine.call(closure: arguments[0], [value])
      },
      "$Array.joined(separator:)": { _, value, arguments throws(Halt) in
        let text = value.array.map(\.string).joined(separator: arguments[0].string)
        return try .text(text)
      },
      "$Array.reversed()": { _, value, _ throws(Halt) in .array(value.array.reversed()) },
      "$Array.enumerated()": { _, value, _ throws(Halt) in
        .array(value.array.enumerated().map { .parts([.int($0.offset), $0.element]) })
      },
      "$Array.elementsEqual(_:)": { _, value, arguments throws(Halt) in
        .bool(value.isSame(as: arguments[0]))
      },
      "$Array.contains(_:)": { _, value, arguments throws(Halt) in
        .bool(value.array.contains { $0.isSame(as: arguments[0]) })
      },
      "$Array.firstIndex(of:)": { _, value, arguments throws(Halt) in
        value.array.firstIndex { $0.isSame(as: arguments[0]) }.map { .int($0) } ?? .none
      },
      "$Array.lastIndex(of:)": { _, value, arguments throws(Halt) in
        value.array.lastIndex { $0.isSame(as: arguments[0]) }.map { .int($0) } ?? .none
      },
      "$Set.contains(_:)": { _, value, arguments throws(Halt) in
        .bool(value.table[arguments[0]] != nil)
      },
      "$Set.filter(_:)": { machine, value, arguments throws(Halt) in
        var table = Table()
        for pair in value.table.pairs
        where try machine.call(closure: arguments[0], [pair.key]).bool { table[pair.key] = .void }
        return .table(table)
      },
      "$Set.union(_:)": { _, value, arguments throws(Halt) in
        var table = value.table
        for pair in arguments[0].table.pairs where table[pair.key] == nil {
          table[pair.key] = .void
        }
        return .table(table)
      },
      "$Set.intersection(_:)": { _, value, arguments throws(Halt) in
        combine(value, arguments[0]) { $0 }
      },
      "$Set.subtracting(_:)": { _, value, arguments throws(Halt) in
        combine(value, arguments[0]) { !$0 }
      },
      "objectIdentity(_:)": { _, _, arguments throws(Halt) in
        if case .type(let type) = arguments[0].unboxed { return .string("\(type)") }
        return .string(String(arguments[0].unboxed.reference?.instance.number ?? 0))
      },
      "$Set.symmetricDifference(_:)": { _, value, arguments throws(Halt) in
        var table = combine(value, arguments[0]) { !$0 }.table
        for pair in combine(arguments[0], value, { !$0 }).table.pairs { table[pair.key] = .void }
        return .table(table)
      },
      "$Set.isSuperset(of:)": { _, value, arguments throws(Halt) in
        let own = value.table
        return .bool(arguments[0].table.pairs.allSatisfy { own[$0.key] != nil })
      },
      "$Set.isDisjoint(with:)": { _, value, arguments throws(Halt) in
        let own = value.table
        return .bool(!arguments[0].table.pairs.contains { own[$0.key] != nil })
      },
      "$Set.isSubset(of:)": { _, value, arguments throws(Halt) in
        let other = arguments[0].table
        return .bool(value.table.pairs.allSatisfy { other[$0.key] != nil })
      },
      "$Dictionary.filter(_:)": { machine, value, arguments throws(Halt) in
        var table = Table()
        for pair in value.table.pairs
        where try machine.call(closure: arguments[0], [.parts([pair.key, pair.value])]).bool {
          table[pair.key] = pair.value
        }
        return .table(table)
      },
      "$Dictionary.mapValues(_:)": { machine, value, arguments throws(Halt) in
        var table = Table()
        for pair in value.table.pairs {
          table[pair.key] = try machine.call(closure: arguments[0], [pair.value])
        }
        return .table(table)
      },
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
      "$String.uppercased()": { _, value, _ throws(Halt) in .string(value.string.uppercased()) },
      "$String.lowercased()": { _, value, _ throws(Halt) in .string(value.string.lowercased()) },
      "$Character.uppercased()": { _, value, _ throws(Halt) in .string(value.string.uppercased()) },
      "$Character.lowercased()": { _, value, _ throws(Halt) in .string(value.string.lowercased()) },
      "$String.hasPrefix(_:)": { _, value, arguments throws(Halt) in
        .bool(value.string.hasPrefix(arguments[0].string))
      },
      "$String.hasSuffix(_:)": { _, value, arguments throws(Halt) in
        .bool(value.string.hasSuffix(arguments[0].string))
      },
      "$String.contains(_:)": { _, value, arguments throws(Halt) in
        .bool(find(arguments[0].string, in: value.string, from: value.string.startIndex) != nil)
      },
      "$String.reversed()": { _, value, _ throws(Halt) in
        .array(value.string.reversed().map { .string(String($0)) })
      },
      "$String.filter(_:)": { machine, value, arguments throws(Halt) in
        var result = ""
        for character in value.string
        where try machine.call(closure: arguments[0], [.string(String(character))]).bool {
          result.append(character)
        }
        return .string(result)
      },
      "$String.prefix(_:)": { _, value, arguments throws(Halt) in
        .string(String(value.string.prefix(max(0, arguments[0].int))))
      },
      "$String.suffix(_:)": { _, value, arguments throws(Halt) in
        .string(String(value.string.suffix(max(0, arguments[0].int))))
      },
      "$String.dropFirst(_:)": { _, value, arguments throws(Halt) in
        .string(String(value.string.dropFirst(max(0, arguments[0].int))))
      },
      "$String.dropLast(_:)": { _, value, arguments throws(Halt) in
        .string(String(value.string.dropLast(max(0, arguments[0].int))))
      },
      "$String.split(separator:)": { _, value, arguments throws(Halt) in
        guard let separator = arguments[0].string.first else { return .array([value]) }
        return .array(value.string.split(separator: separator).map { .string(String($0)) })
      },
      "$String.split(separator:maxSplits:)": { _, value, arguments throws(Halt) in
        guard let separator = arguments[0].string.first else { return .array([value]) }
        return .array(
          value.string.split(separator: separator, maxSplits: max(0, arguments[1].int)).map {
            .string(String($0))
          })
      },
      "$String.trimmingCharacters(in:)": { _, value, arguments throws(Halt) in
        guard case .element(let set, _) = arguments[0] else { return value }
        func isGone(_ character: Character) -> Bool {
          set == 2
            ? character.isNewline : character.isWhitespace && (set == 1 || !character.isNewline)
        }
        var text = value.string[...]
        while let first = text.first, isGone(first) { text = text.dropFirst() }
        while let last = text.last, isGone(last) { text = text.dropLast() }
        return .string(String(text))
      },
      "$String.enumerated()": { _, value, _ throws(Halt) in
        .array(
          value.string.enumerated().map { .parts([.int($0.offset), .string(String($0.element))]) })
      },
      "$Dictionary.merging(_:uniquingKeysWith:)": { machine, value, arguments throws(Halt) in
        .table(try merge(value.table, arguments[0].table, machine, arguments[1]))
      },
      "sequence(first:next:)": { machine, _, arguments throws(Halt) in
        var values = [arguments[0]]
        while let last = values.last {
          let next = try machine.call(closure: arguments[1], [last])
          guard !next.isNone else { break }
          values.append(next)
          try machine.charge(1)
        }
        return .array(values)
      },
      "$String.components(separatedBy:)": { _, value, arguments throws(Halt) in
        .array(parts(of: value.string, separatedBy: arguments[0].string).map { .string($0) })
      },
      "$String.replacingOccurrences(of:with:)": { _, value, arguments throws(Halt) in
        let text = parts(of: value.string, separatedBy: arguments[0].string).joined(
          separator: arguments[1].string)
        return try .text(text)
      },
      "$Int.isMultiple(of:)": { _, value, arguments throws(Halt) in
        let other = arguments[0].int
        return .bool(other == 0 ? value.int == 0 : other == -1 || value.int % other == 0)
      },
      "$Int.signum()": { _, value, _ throws(Halt) in .int(value.int.signum()) },
      "$Int.quotientAndRemainder(dividingBy:)": { _, value, arguments throws(Halt) in
        let quotient = try Machine.integer("/", value.int, arguments[0].int, .int)
        let remainder = try Machine.integer("%", value.int, arguments[0].int, .int)
        return .parts([.int(quotient), .int(remainder)])
      },
      "$Int.random(in:)": random,
      "sqrt(_:)": { _, _, arguments throws(Halt) in .double(arguments[0].double.squareRoot()) },
      "pow(_:_:)": { _, _, arguments throws(Halt) in
        let result = try power(arguments[0].double, arguments[1].double)
        return .double(result)
      },
      "floor(_:)": { _, _, arguments throws(Halt) in .double(arguments[0].double.rounded(.down)) },
      "ceil(_:)": { _, _, arguments throws(Halt) in .double(arguments[0].double.rounded(.up)) },
      "round(_:)": { _, _, arguments throws(Halt) in .double(arguments[0].double.rounded()) },
      "sin(_:)": { _, _, arguments throws(Halt) in .double(sine(arguments[0].double)) },
      "cos(_:)": { _, _, arguments throws(Halt) in .double(sine(arguments[0].double + .pi / 2)) },
      "stride(from:to:by:)": { _, _, arguments throws(Halt) in try stride(arguments, false) },
      "stride(from:through:by:)": { _, _, arguments throws(Halt) in try stride(arguments, true) },
      "zip(_:_:)": { _, _, arguments throws(Halt) in
        .array(zip(arguments[0].array, arguments[1].array).map { .parts([$0, $1]) })
      },
    ]
    for type in ["$Double", "$CGFloat", "$Float"] {
      for (name, native) in floatingNatives { all["\(type).\(name)"] = native }
    }
    for (type, elements) in sequences {
      for (name, native) in sequenceNatives(elements) {
        all["\(type).\(name)"] = all["\(type).\(name)"] ?? native
      }
    }
    return all
  }()

  private static func random(_: Machine, _: Value, _: [Value]) throws(Halt) -> Value {
    throw .bound("A random number can't be told beforehand, so that a run could not be repeated.")
  }

  /// The methods of decimal numbers.
  private static let floatingNatives: [String: Native] = [
    "rounded()": { _, value, _ throws(Halt) in .double(value.double.rounded()) },
    "squareRoot()": { _, value, _ throws(Halt) in .double(value.double.squareRoot()) },
    "rounded(_:)": { _, value, arguments throws(Halt) in
      guard case .element(let rule, _) = arguments[0] else { return value }
      let rules: [FloatingPointRoundingRule] = [
        .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
      ]
      return .double(value.double.rounded(rules[min(rule, 5)]))
    },
    "truncatingRemainder(dividingBy:)": { _, value, arguments throws(Halt) in
      .double(value.double.truncatingRemainder(dividingBy: arguments[0].double))
    },
  ]

  private static func merge(
    _ own: Table, _ other: Table, _ machine: Machine, _ closure: Value
  ) throws(Halt) -> Table {
    var table = own
    for pair in other.pairs {
      if let old = table[pair.key] {
        table[pair.key] = try machine.call(closure: closure, [old, pair.value])
      } else {
        table[pair.key] = pair.value
      }
    }
    return table
  }

  private static func combine(_ a: Value, _ b: Value, _ keeps: (Bool) -> Bool) -> Value {
    var table = Table()
    let other = b.table
    for pair in a.table.pairs where keeps(other[pair.key] != nil) { table[pair.key] = .void }
    return .table(table)
  }

  private static func power(_ base: Double, _ exponent: Double) throws(Halt) -> Double {
    guard let whole = Int(exactly: exponent), Swift.abs(whole) <= 1024 else {
      if exponent == 0.5 { return base.squareRoot() }
      throw .bound("'pow' is run with whole exponents up to 1024 only.")
    }
    var result = 1.0
    for _ in 0..<Swift.abs(whole) { result *= base }
    return whole < 0 ? 1 / result : result
  }

  /// A sine by its series, after the angle is brought near zero.
  private static func sine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let x = angle.remainder(dividingBy: 2 * .pi)
    var (term, sum) = (x, x)
    for n in 1...12 {
      let k = Double(2 * n)
      term *= -x * x / (k * (k + 1))
      sum += term
    }
    return sum
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

  private static func find(_ text: String, in whole: String, from start: String.Index) -> Range<
    String.Index
  >? {
    guard !text.isEmpty else { return start..<start }
    var at = start
    while at < whole.endIndex {
      if whole.suffix(from: at).hasPrefix(text) {
        let end = whole.index(at, offsetBy: text.count, limitedBy: whole.endIndex)
        return at..<(end ?? whole.endIndex)  // checked: it goes on from there
      }
      at = whole.index(after: at)
    }
    return nil
  }

  private static func parts(of text: String, separatedBy separator: String) -> [String] {
    guard !separator.isEmpty else { return [text] }
    var parts: [String] = []
    var start = text.startIndex
    while let range = find(separator, in: text, from: start) {
      parts.append(String(text[start..<range.lowerBound]))  // checked: found behind the start
      start = range.upperBound
    }
    return parts + [String(text.suffix(from: start))]
  }

  private typealias Elements = @Sendable (Value) throws(Halt) -> [Value]

  /// What the types that hold several values go through.
  private static let sequences: [(String, Elements)] = [
    ("$Array", { $0.array }),
    ("$Set", { $0.table.pairs.map(\.key) }),
    ("$Dictionary", { $0.table.pairs.map { .parts([$0.key, $0.value]) } }),
    ("$Range", { value throws(Halt) in try range(of: value, isClosed: false) }),
    ("$ClosedRange", { value throws(Halt) in try range(of: value, isClosed: true) }),
    ("$String", { $0.string.map { .string(String($0)) } }),
  ]

  private static func range(of value: Value, isClosed: Bool) throws(Halt) -> [Value] {
    let (from, to) = (value.parts[0].int, value.parts[1].int)
    let (span, isTooLong) = to.subtractingReportingOverflow(from)
    guard from <= to else { return [] }
    try Bound.list.check(isTooLong ? .max : span)
    // checked: it does not end before it begins
    return isClosed ? (from...to).map { .int($0) } : (from..<to).map { .int($0) }
  }

  /// The methods of all types that hold several values.
  private static func sequenceNatives(_ elements: @escaping Elements)
    -> [String: Native]
  {
    [
      "map(_:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value) {
          result.append(try machine.call(closure: arguments[0], [element]))
        }
        return .array(result)
      },
      "compactMap(_:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value) {
          let made = try machine.call(closure: arguments[0], [element])
          if !made.isNone { result.append(made) }
        }
        return .array(result)
      },
      "flatMap(_:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value) {
          result += try machine.call(closure: arguments[0], [element]).array
        }
        return try .list(result)
      },
      "filter(_:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value)
        where try machine.call(closure: arguments[0], [element]).bool {
          result.append(element)
        }
        return .array(result)
      },
      "forEach(_:)": { machine, value, arguments throws(Halt) in
        for element in try elements(value) {
          _ = try machine.call(closure: arguments[0], [element])
        }
        return .void
      },
      "reduce(_:_:)": { machine, value, arguments throws(Halt) in
        var result = arguments[0]
        for element in try elements(value) {
          result = try machine.call(closure: arguments[1], [result, element])
        }
        return result
      },
      "reduce(into:_:)": { machine, value, arguments throws(Halt) in
        var result = arguments[0]
        for element in try elements(value) {
          var given = [result, element]
          result = .void
          _ = try machine.call(closure: arguments[1], lending: &given)
          result = given[0]
        }
        return result
      },
      "first(where:)": { machine, value, arguments throws(Halt) in
        for element in try elements(value)
        where try machine.call(closure: arguments[0], [element]).bool { return element }
        return .none
      },
      "last(where:)": { machine, value, arguments throws(Halt) in
        for element in try elements(value).reversed()
        where try machine.call(closure: arguments[0], [element]).bool {
          return element
        }
        return .none
      },
      "firstIndex(where:)": { machine, value, arguments throws(Halt) in
        for (index, element) in try elements(value).enumerated()
        where try machine.call(closure: arguments[0], [element]).bool { return .int(index) }
        return .none
      },
      "lastIndex(where:)": { machine, value, arguments throws(Halt) in
        for (index, element) in try elements(value).enumerated().reversed()
        where try machine.call(closure: arguments[0], [element]).bool { return .int(index) }
        return .none
      },
      "contains(where:)": { machine, value, arguments throws(Halt) in
        for element in try elements(value)
        where try machine.call(closure: arguments[0], [element]).bool {
          return .bool(true)
        }
        return .bool(false)
      },
      "allSatisfy(_:)": { machine, value, arguments throws(Halt) in
        for element in try elements(value)
        where !(try machine.call(closure: arguments[0], [element]).bool) {
          return .bool(false)
        }
        return .bool(true)
      },
      "sorted()": { machine, value, _ throws(Halt) in
        .array(try sort(try elements(value), machine, nil))
      },
      "sorted(by:)": { machine, value, arguments throws(Halt) in
        .array(try sort(try elements(value), machine, arguments[0]))
      },
      "min()": { _, value, _ throws(Halt) in
        try elements(value).min { Machine.compare($0, $1) == -1 } ?? .none
      },
      "max()": { _, value, _ throws(Halt) in
        try elements(value).max { Machine.compare($0, $1) == -1 } ?? .none
      },
      "min(by:)": { machine, value, arguments throws(Halt) in
        var best = Value.none
        for element in try elements(value)
        where best.isNone ? true : try machine.call(closure: arguments[0], [element, best]).bool {
          best = element
        }
        return best
      },
      "max(by:)": { machine, value, arguments throws(Halt) in
        var best = Value.none
        for element in try elements(value)
        where best.isNone ? true : try machine.call(closure: arguments[0], [best, element]).bool {
          best = element
        }
        return best
      },
      "reversed()": { _, value, _ throws(Halt) in .array(try elements(value).reversed()) },
      "prefix(_:)": { _, value, arguments throws(Halt) in
        .array(Array(try elements(value).prefix(max(0, arguments[0].int))))
      },
      "suffix(_:)": { _, value, arguments throws(Halt) in
        .array(Array(try elements(value).suffix(max(0, arguments[0].int))))
      },
      "dropFirst(_:)": { _, value, arguments throws(Halt) in
        .array(Array(try elements(value).dropFirst(max(0, arguments[0].int))))
      },
      "dropLast(_:)": { _, value, arguments throws(Halt) in
        .array(Array(try elements(value).dropLast(max(0, arguments[0].int))))
      },
      "drop(while:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value) {
          if result.isEmpty, try machine.call(closure: arguments[0], [element]).bool { continue }
          result.append(element)
        }
        return .array(result)
      },
      "prefix(while:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value) {
          guard try machine.call(closure: arguments[0], [element]).bool else { break }
          result.append(element)
        }
        return .array(result)
      },
    ]
  }

  /// A stable sort by a closure or, without one, by the values.
  private static func sort(_ values: [Value], _ machine: Machine, _ less: Value?) throws(Halt)
    -> [Value]
  {
    guard values.count > 1 else { return values }
    let middle = values.count / 2
    let left = try sort(Array(values.prefix(middle)), machine, less)
    let right = try sort(Array(values.dropFirst(middle)), machine, less)
    var result: [Value] = []
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      let isLess: Bool
      if let less {
        isLess = try machine.call(closure: less, [right[j], left[i]]).bool
      } else {
        isLess = Machine.compare(right[j], left[i]) == -1
      }
      if isLess {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left.dropFirst(i) + right.dropFirst(j)
  }

  static let languageMutating: [String: Mutating] = [
    "$Array.append(_:)": { _, value, arguments throws(Halt) in
      try change(&value) { values throws(Halt) in
        values.append(arguments[0])
        return .void
      }
    },
    "$Array.append(contentsOf:)": { machine, value, arguments throws(Halt) in
      try machine.charge(arguments[0])
      return try change(&value) { values throws(Halt) in
        values += arguments[0].array
        return .void
      }
    },
    "$Array.insert(_:at:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let index = arguments[1].int
        guard (0...values.count).contains(index) else {
          throw .crash("Fatal error: Array index is out of range")
        }
        values.insert(arguments[0], at: index)
        return .void
      }
    },
    "$Array.remove(at:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let index = arguments[0].int
        guard values.indices.contains(index) else {
          throw .crash("Fatal error: Index out of range")
        }
        return values.remove(at: index)
      }
    },
    "$Array.removeFirst()": { machine, value, _ throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        guard !values.isEmpty else {
          throw .crash("Fatal error: Can't remove first element from an empty collection")
        }
        return values.removeFirst()  // checked: it is not empty
      }
    },
    "$Array.removeFirst(_:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let count = arguments[0].int
        guard (0...values.count).contains(count) else {
          throw .crash("Fatal error: Can't remove more items from a collection than it contains")
        }
        values = Array(values.dropFirst(count))
        return .void
      }
    },
    "$Array.removeLast(_:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let count = arguments[0].int
        guard (0...values.count).contains(count) else {
          throw .crash("Fatal error: Can't remove more items from a collection than it contains")
        }
        values = Array(values.dropLast(count))
        return .void
      }
    },
    "$Array.removeSubrange(_:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let (from, to) = (arguments[0].parts[0].int, arguments[0].parts[1].int)
        guard from >= 0, from <= to, to <= values.count else {
          throw .crash("Fatal error: Array index is out of range")
        }
        values.removeSubrange(from..<to)  // checked: within the array
        return .void
      }
    },
    "$Array.replaceSubrange(_:with:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let (from, to) = (arguments[0].parts[0].int, arguments[0].parts[1].int)
        guard from >= 0, from <= to, to <= values.count else {
          throw .crash("Fatal error: Array index is out of range")
        }
        values.replaceSubrange(from..<to, with: arguments[1].array)  // checked: within the array
        return .void
      }
    },
    "$Dictionary.merge(_:uniquingKeysWith:)": { machine, value, arguments throws(Halt) in
      let own = value.table
      value = .void
      value = .table(try merge(own, arguments[0].table, machine, arguments[1]))
      return .void
    },
    "$Array.removeLast()": { _, value, _ throws(Halt) in
      try change(&value) { values throws(Halt) in
        guard let last = values.popLast() else {
          throw .crash("Fatal error: Can't remove last element from an empty collection")
        }
        return last
      }
    },
    "$Array.popLast()": { _, value, _ throws(Halt) in
      try change(&value) { values throws(Halt) in values.popLast() ?? .none }
    },
    "$Array.removeAll()": { _, value, _ throws(Halt) in
      try change(&value) { values throws(Halt) in
        values = []
        return .void
      }
    },
    "$Array.removeAll(keepingCapacity:)": { _, value, _ throws(Halt) in
      try change(&value) { values throws(Halt) in
        values = []
        return .void
      }
    },
    "$Array.reserveCapacity(_:)": { _, _, _ throws(Halt) in .void },
    "$Array.removeAll(where:)": { machine, value, arguments throws(Halt) in
      try change(&value) { values throws(Halt) in
        var kept: [Value] = []
        for element in values where !(try machine.call(closure: arguments[0], [element]).bool) {
          kept.append(element)
        }
        values = kept
        return .void
      }
    },
    "$Array.sort()": { machine, value, _ throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        values = try sort(values, machine, nil)
        return .void
      }
    },
    "$Array.sort(by:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        values = try sort(values, machine, arguments[0])
        return .void
      }
    },
    "$Array.reverse()": { _, value, _ throws(Halt) in
      try change(&value) { values throws(Halt) in
        values.reverse()
        return .void
      }
    },
    "$Array.swapAt(_:_:)": { _, value, arguments throws(Halt) in
      try change(&value) { values throws(Halt) in
        let (a, b) = (arguments[0].int, arguments[1].int)
        guard values.indices.contains(a), values.indices.contains(b) else {
          throw .crash("Fatal error: Index out of range")
        }
        values.swapAt(a, b)
        return .void
      }
    },
    "$Set.insert(_:)": { _, value, arguments throws(Halt) in
      try changeTable(&value) { table throws(Halt) in
        let isNew = table[arguments[0]] == nil
        if isNew { table[arguments[0]] = .void }
        return .parts([.bool(isNew), arguments[0]])
      }
    },
    "$Set.remove(_:)": { _, value, arguments throws(Halt) in
      try changeTable(&value) { table throws(Halt) in
        guard table[arguments[0]] != nil else { return .none }
        table[arguments[0]] = nil
        return arguments[0]
      }
    },
    "$Set.removeAll()": { _, value, _ throws(Halt) in
      value = .table(Table())
      return .void
    },
    "$Dictionary.removeValue(forKey:)": { _, value, arguments throws(Halt) in
      try changeTable(&value) { table throws(Halt) in
        let old = table[arguments[0]] ?? .none
        table[arguments[0]] = nil
        return old
      }
    },
    "$Dictionary.updateValue(_:forKey:)": { _, value, arguments throws(Halt) in
      try changeTable(&value) { table throws(Halt) in
        let old = table[arguments[1]] ?? .none
        table[arguments[1]] = arguments[0]
        return old
      }
    },
    "$Dictionary.removeAll()": { _, value, _ throws(Halt) in
      value = .table(Table())
      return .void
    },
    "$String.append(_:)": { machine, value, arguments throws(Halt) in
      try machine.charge(arguments[0])
      let text = value.string + arguments[0].string
      value = try .text(text)
      return .void
    },
    "$Bool.toggle()": { _, value, _ throws(Halt) in
      value = .bool(!value.bool)
      return .void
    },
  ]

  private static func change(
    _ value: inout Value, _ body: (inout [Value]) throws(Halt) -> Value
  ) throws(Halt) -> Value {
    var values = value.array
    value = .void
    do throws(Halt) {
      let result = try body(&values)
      value = try .list(values)
      return result
    } catch {
      value = .array(values)
      throw error
    }
  }

  private static func changeTable(
    _ value: inout Value, _ body: (inout Table) throws(Halt) -> Value
  ) throws(Halt) -> Value {
    var table = value.table
    value = .void
    let result = try body(&table)
    try Bound.dictionary.check(table.count)
    value = .table(table)
    return result
  }
}
