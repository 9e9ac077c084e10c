import ProgramRuntime

/// `CharacterSet`, and the members of strings that take one.
extension Library {
  static let characterSets = """
    indirect enum CharacterSet {
      case kind(Int), characters(String), inverse(CharacterSet)
      case either(CharacterSet, CharacterSet), both(CharacterSet, CharacterSet)
      static let whitespaces = CharacterSet.kind(0)
      static let whitespacesAndNewlines = CharacterSet.kind(1)
      static let newlines = CharacterSet.kind(2)
      static let decimalDigits = CharacterSet.kind(3)
      static let letters = CharacterSet.kind(4)
      static let alphanumerics = CharacterSet.kind(5)
      static let uppercaseLetters = CharacterSet.kind(6)
      static let lowercaseLetters = CharacterSet.kind(7)
      static let punctuationCharacters = CharacterSet.kind(8)
      static let symbols = CharacterSet.kind(9)
      init() { self = .characters("") }
      init(charactersIn text: String) { self = .characters(text) }
      var inverted: CharacterSet { return .inverse(self) }
      func contains(_ scalar: UnicodeScalar) -> Bool { return isMember(scalar.value, of: self) }
      func union(_ other: CharacterSet) -> CharacterSet { return .either(self, other) }
      func intersection(_ other: CharacterSet) -> CharacterSet { return .both(self, other) }
      func subtracting(_ other: CharacterSet) -> CharacterSet { return .both(self, .inverse(other)) }
      mutating func formUnion(_ other: CharacterSet) { self = .either(self, other) }
      mutating func formIntersection(_ other: CharacterSet) { self = .both(self, other) }
      mutating func subtract(_ other: CharacterSet) { self = .both(self, .inverse(other)) }
      mutating func insert(charactersIn text: String) { self = .either(self, .characters(text)) }
      mutating func remove(charactersIn text: String) { self = .both(self, .inverse(.characters(text))) }
    }
    func isMember(_ scalar: UInt32, of set: CharacterSet) -> Bool
    """

  static let characterSetNatives: [String: Native] = [
    "isMember(_:of:)": { _, _, arguments throws(Halt) in
      let scalar = UInt32(exactly: arguments[0].int).flatMap(Unicode.Scalar.init)
      return .bool(scalar.map(membership(in: arguments[1])) ?? false)
    },
    "$String.trimmingCharacters(in:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      let isMember = membership(in: arguments[0])
      let left = value.string.unicodeScalars.drop(while: isMember)
      let kept = left.lastIndex { !isMember($0) }.map { left.prefix(through: $0) }
      return .string(kept.map { String($0) } ?? "")
    },
    "$String.components(separatedBy:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      guard case .element = arguments[0] else {
        return try .list(
          parts(of: value.string, separatedBy: arguments[0].string).map { .string($0) })
      }
      return try .list(
        value.string.unicodeScalars
          .split(omittingEmptySubsequences: false, whereSeparator: membership(in: arguments[0]))
          .map { .string(String($0)) })
    },
    "$String.rangeOfCharacter(from:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      let isMember = membership(in: arguments[0])
      let text = value.string
      guard let found = text.firstIndex(where: { $0.unicodeScalars.contains(where: isMember) })
      else { return .none }
      let offset = text.distance(from: text.startIndex, to: found)
      return .parts([.parts([.int(offset)]), .parts([.int(offset + 1)])])
    },
    "$String.padding(toLength:withPad:startingAt:)": { machine, value, arguments throws(Halt) in
      let (own, pad) = (Array(value.string.utf16), Array(arguments[1].string.utf16))
      let (length, start) = (arguments[0].int, arguments[2].int)
      guard length > own.count else {
        return .string(String(decoding: own.prefix(max(0, length)), as: UTF16.self))
      }
      guard !pad.isEmpty, pad.indices.contains(start) else {
        throw .crash("Fatal error: the pad must have a character at the index \(start)")
      }
      try Bound.text.check(length)
      try machine.charge(length / 16)
      let added = (0..<(length - own.count)).map { pad[(start + $0) % pad.count] }
      return .string(String(decoding: own + added, as: UTF16.self))
    },
  ]

  /// The membership test of a set.
  private static func membership(in set: Value) -> (Unicode.Scalar) -> Bool {
    guard case .element(let index, let parts) = set else { return { _ in false } }
    switch (index, parts.count) {
    case (0, 1):
      return characterKinds.indices.contains(parts[0].int)
        ? characterKinds[parts[0].int] : { _ in false }
    case (1, 1):
      let own = Set(parts[0].string.unicodeScalars)
      return { own.contains($0) }
    case (2, 1):
      let isMember = membership(in: parts[0])
      return { !isMember($0) }
    case (3, 2), (4, 2):
      let (first, second) = (membership(in: parts[0]), membership(in: parts[1]))
      return index == 3 ? { first($0) || second($0) } : { first($0) && second($0) }
    default: return { _ in false }
    }
  }

  /// The tests of Foundation's own sets, by the number of their kind.
  package static let characterKinds: [@Sendable (Unicode.Scalar) -> Bool] = [
    isBlank,
    { isBlank($0) || isNewline($0) },
    isNewline,
    { $0.properties.generalCategory == .decimalNumber },
    isLetter,
    { isLetter($0) || isNumber($0) },
    { [.uppercaseLetter, .titlecaseLetter].contains($0.properties.generalCategory) },
    { $0.properties.generalCategory == .lowercaseLetter },
    {
      switch $0.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        true
      default: false
      }
    },
    {
      switch $0.properties.generalCategory {
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
      default: false
      }
    },
  ]

  @Sendable private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
  }

  @Sendable private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Letters include marks.
  @Sendable private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  @Sendable private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: true
    default: false
    }
  }
}
