import ProgramRuntime

/// Strings and characters.
extension Library {
  static let stringProperties: [String: NativeProperty] = [
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
    "$Character.isNewline": get { .bool($0.string.first?.isNewline ?? false) },
    "$Character.isHexDigit": get { .bool($0.string.first?.isHexDigit ?? false) },
    "$Character.isSymbol": get { .bool($0.string.first?.isSymbol ?? false) },
    "$Character.unicodeScalars": get { scalars(of: $0.string) },
    "$String.utf8": NativeProperty { _, value throws(Halt) in
      let bytes = value.string.utf8
      try Bound.list.check(bytes.count)
      return .array(bytes.map { .int(Int(clamping: $0)) })
    },
    "$String.unicodeScalars": NativeProperty { _, value throws(Halt) in
      try Bound.list.check(value.string.unicodeScalars.count)
      return scalars(of: value.string)
    },
    "$Character.isPunctuation": get { .bool($0.string.first?.isPunctuation ?? false) },
    "$Character.asciiValue": get {
      ($0.string.first?.asciiValue).map { .int(Int(clamping: $0)) } ?? .none
    },
    "$Character.wholeNumberValue": get {
      ($0.string.first?.wholeNumberValue).map { .int($0) } ?? .none
    },
  ]

  /// A string's scalars, as structs of their values.
  private static func scalars(of text: String) -> Value {
    .array(text.unicodeScalars.map { .parts([.int(Int(clamping: $0.value))]) })
  }

  static let stringNatives: [String: Native] = [
    "isScalar(_:)": { _, _, arguments throws(Halt) in
      .bool(UInt32(exactly: arguments[0].int).flatMap(Unicode.Scalar.init) != nil)
    },
    "scalarText(_:)": { _, _, arguments throws(Halt) in
      let scalar = UInt32(exactly: arguments[0].int).flatMap(Unicode.Scalar.init)
      return .string(scalar.map { String(Character($0)) } ?? "")
    },
    "$String.min()": { _, value, _ throws(Halt) in
      value.string.min().map { .string(String($0)) } ?? .none
    },
    "$String.max()": { _, value, _ throws(Halt) in
      value.string.max().map { .string(String($0)) } ?? .none
    },
    "$String.uppercased()": { _, value, _ throws(Halt) in .string(value.string.uppercased()) },
    "$String.lowercased()": { _, value, _ throws(Halt) in .string(value.string.lowercased()) },
    "$String.hasPrefix(_:)": { _, value, arguments throws(Halt) in
      .bool(value.string.hasPrefix(arguments[0].string))
    },
    "$String.hasSuffix(_:)": { _, value, arguments throws(Halt) in
      .bool(value.string.hasSuffix(arguments[0].string))
    },
    "$String.contains(_:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      let text = arguments[0].string
      return .bool(text.isEmpty || offset(of: text, in: value.string) != nil)
    },
    "$String.reversed()": { _, value, _ throws(Halt) in
      .array(try Value.characters(of: value.string).reversed())
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
    "$String.split(separator:omittingEmptySubsequences:)": { _, value, arguments throws(Halt) in
      guard let separator = arguments[0].string.first else { return .array([value]) }
      return .array(
        value.string.split(separator: separator, omittingEmptySubsequences: arguments[1].bool)
          .map { .string(String($0)) })
    },
    "$String.split(whereSeparator:)": { machine, value, arguments throws(Halt) in
      var parts: [String] = [""]
      for character in value.string {
        let text = String(character)
        if try machine.call(closure: arguments[0], [.string(text)]).bool {
          parts.append("")
        } else {
          parts[parts.count - 1] += text
        }
      }
      return .array(parts.filter { !$0.isEmpty }.map { .string($0) })
    },
    "$String.split(separator:maxSplits:)": { _, value, arguments throws(Halt) in
      guard let separator = arguments[0].string.first else { return .array([value]) }
      return .array(
        value.string.split(separator: separator, maxSplits: max(0, arguments[1].int)).map {
          .string(String($0))
        })
    },
    "$String.enumerated()": { _, value, _ throws(Halt) in
      .array(
        value.string.enumerated().map { .parts([.int($0.offset), .string(String($0.element))]) })
    },
    "$String.replacingOccurrences(of:with:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try .joined(
        parts(of: value.string, separatedBy: arguments[0].string), by: arguments[1].string)
    },
    "$Character.uppercased()": { _, value, _ throws(Halt) in .string(value.string.uppercased()) },
    "$Character.lowercased()": { _, value, _ throws(Halt) in .string(value.string.lowercased()) },
  ]

  static let stringMutating: [String: Mutating] = [
    "$String.append(_:)": { machine, value, arguments throws(Halt) in
      try machine.charge(arguments[0])
      let text = value.string + arguments[0].string
      value = try .text(text)
      return .void
    }
  ]

  /// The character offset of a string's first occurrence in another; nil if there is none, or if the string is
  /// empty.
  package static func offset(of text: String, in whole: String) -> Int? {
    TextSearch(Array(text)).places(in: whole, atMost: 1).first
  }

  static func parts(of text: String, separatedBy separator: String) -> [String] {
    TextSearch(Array(separator)).parts(of: Array(text)).map { String($0) }
  }
}
