import SourceCode
import Syntax

extension ObjectiveCReader {
  /// Type qualifiers that are ignored.
  static let qualifiers: Set<String> = [
    "const", "volatile", "nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull",
    "__kindof",
    "null_unspecified", "_Null_unspecified", "register", "inline", "extern", "struct", "enum",
    "union", "oneway", "in",
    "out", "inout", "bycopy", "byref", "__unused", "NS_NOESCAPE", "UIKIT_EXTERN",
    "FOUNDATION_EXPORT",
    "__autoreleasing", "NS_INLINE", "CG_INLINE", "UIKIT_STATIC_INLINE", "IBOutlet", "__attribute__",
    "auto", "FOUNDATION_EXTERN",
    "OBJC_EXTERN",
  ]

  /// Whether a word of a declaration is a qualifier. Variables may have the names of directions, as in `NSArray *out`.
  static func isQualifier(_ token: Token) -> Bool {
    qualifiers.contains(token.text) && !["in", "out", "inout"].contains(token.text)
  }

  static let ownerships: Set<String> = [
    "__weak", "__strong", "__block", "__unsafe_unretained", "static",
  ]

  static let plainTypes: Set<String> = [
    "void", "int", "char", "short", "long", "float", "double", "unsigned", "signed", "bool", "BOOL",
    "id", "Class",
    "SEL", "IMP", "instancetype", "NSInteger", "NSUInteger", "CGFloat", "NSTimeInterval", "size_t",
    "int8_t",
    "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "CGRect",
    "CGPoint", "CGSize",
    "UIEdgeInsets", "CGAffineTransform", "CGVector", "UIOffset", "NSRange", "dispatch_block_t",
    "dispatch_queue_t",
    "dispatch_once_t", "dispatch_time_t", "UIWindowLevel", "NSNotificationName", "IBAction",
    "unichar",
    "CFTimeInterval", "UIEventSubtype", "typeof", "__typeof__", "__typeof", "CGColorRef",
    "NSComparisonResult",
    "UIInterfaceOrientation", "UIInterfaceOrientationMask", "UIStatusBarStyle",
  ]

  /// Whether a declaration is next: a type followed by a declared name.
  var isAtDeclaration: Bool {
    guard token.kind == .name else { return false }
    if Self.ownerships.contains(token.text) || Self.isQualifier(token) { return true }
    guard let end = typeEnd(from: index) else { return false }
    let next = tokens[min(end, tokens.count - 1)]
    let isPlain = Self.plainTypes.contains(token.text) || typeNames.contains(token.text)
    if next.isSymbol("("), end + 1 < tokens.count, tokens[end + 1].isSymbol("^") { return true }
    guard next.kind == .name else { return false }
    let after = tokens[min(end + 1, tokens.count - 1)]
    let isPointer = end > 0 && tokens[end - 1].isSymbol("*")
    if isPointer, !isPlain {
      return after.isSymbol("=") || after.isSymbol(";") || after.isSymbol(",")
        || after.isSymbol("[") || after.isName("in")
    }
    return !next.isName("in") || isPlain
  }

  /// The index after the type at `start`; nil if there is none.
  func typeEnd(from start: Int) -> Int? {
    var place = start
    func word(_ at: Int) -> Token { tokens[min(at, tokens.count - 1)] }
    var hasName = false
    while true {
      let next = word(place)
      guard next.kind == .name else { break }
      if Self.qualifiers.contains(next.text) || Self.ownerships.contains(next.text) {
        place += 1
        continue
      }
      if ["typeof", "__typeof__", "__typeof"].contains(next.text) {
        guard word(place + 1).isSymbol("(") else { return nil }
        var level = 0
        place += 1
        repeat {
          if word(place).isSymbol("(") { level += 1 }
          if word(place).isSymbol(")") { level -= 1 }
          if word(place).kind == .end { return nil }
          place += 1
        } while level > 0
        hasName = true
        break
      }
      let isSize = ["unsigned", "signed", "long", "short"].contains(next.text)
      if hasName {
        // `unsigned int` and the like are one type.
        guard isSizeWord(word(place - 1).text), Self.plainTypes.contains(next.text) else { break }
      }
      _ = isSize
      hasName = true
      place += 1
    }
    guard hasName else { return nil }
    if word(place).isSymbol("<") {
      var level = 0
      repeat {
        let next = word(place)
        if next.isSymbol("<") { level += 1 }
        if next.isSymbol(">") { level -= 1 }
        guard next.kind == .name || ["<", ">", "*", ",", "(", ")", "^"].contains(next.text) else {
          return nil
        }
        place += 1
      } while level > 0
    }
    while word(place).isSymbol("*")
      || word(place).kind == .name && Self.isQualifier(word(place))
    {
      place += 1
    }
    return place
  }

  private func isSizeWord(_ text: String) -> Bool {
    ["unsigned", "signed", "long", "short"].contains(text)
  }

  /// Parses a type without a declared name, as in a cast.
  mutating func readType() throws(SourceError) -> TypeRef {
    var modifiers = Modifiers()
    let base = try readBaseType(&modifiers)
    var type = try readPointers(base, &modifiers)
    if at("("), peek().isSymbol("^") {
      advance()
      advance()
      if token.kind == .name { advance() }
      try expect(")")
      type = try readBlockType(result: type)
    }
    return type
  }

  /// Parses the type before a declared name.
  mutating func readBaseType(_ modifiers: inout Modifiers) throws(SourceError) -> TypeRef {
    let position = token.position
    var words: [String] = []
    while token.kind == .name {
      if atName("__attribute__") || atName("NS_NOESCAPE") {
        advance()
        if at("(") { skipGroup() }
        continue
      }
      if take(ownership: &modifiers) { continue }
      if Self.qualifiers.contains(token.text) {
        modifiers.words.insert(token.text)
        advance()
        continue
      }
      if words.isEmpty, ["typeof", "__typeof__", "__typeof"].contains(token.text) {
        advance()
        try expect("(")
        let type = try readTypeOf()
        try expect(")")
        return type
      }
      if let last = words.last {
        guard isSizeWord(last), Self.plainTypes.contains(token.text) else { break }
      }
      words.append(token.text)
      advance()
    }
    guard !words.isEmpty else { throw expected("A type") }
    var arguments: [TypeRef] = []
    if at("<") {
      advance()
      while !at(">"), token.kind != .end {
        arguments.append(try nested { reader throws(SourceError) in try reader.readType() })
        guard take(",") else { break }
      }
      try expect(">")
    }
    return TypeRef(.named(words.joined(separator: " "), arguments), at: position)
  }

  /// Parses the operand of `typeof(…)`: a type, or a value whose type is used.
  private mutating func readTypeOf() throws(SourceError) -> TypeRef {
    let position = token.position
    if atName("self"), peek().isSymbol(")") {
      advance()
      return TypeRef(.named("typeof self", []), at: position)
    }
    if token.isSymbol("*") {
      advance()
      _ = try readExpr()
      return TypeRef(.named("typeof self", []), at: position)
    }
    if token.kind == .name, peek().isSymbol(")"), !typeNames.contains(token.text),
      !Self.plainTypes.contains(token.text)
    {
      let name = token.text
      advance()
      return TypeRef(.named("typeof " + name, []), at: position)
    }
    return try readType()
  }

  private mutating func take(ownership modifiers: inout Modifiers) -> Bool {
    switch token.text {
    case "__weak": modifiers.ownership = .weak
    case "__unsafe_unretained": modifiers.words.insert("__unsafe_unretained")
    case "__strong": break
    case "__block": modifiers.words.insert("__block")
    case "static": modifiers.words.insert("static")
    default: return false
    }
    advance()
    return true
  }

  mutating func readPointers(_ base: TypeRef, _ modifiers: inout Modifiers) throws(SourceError)
    -> TypeRef
  {
    var type = base
    while true {
      if take("*") {
        type = TypeRef(.optional(type), at: base.at)
      } else if token.kind == .name, take(ownership: &modifiers) {
        continue
      } else if token.kind == .name, Self.isQualifier(token) {
        // Behind the star, it is the variable that is constant.
        modifiers.words.insert(atName("const") ? "* const" : token.text)
        advance()
      } else {
        return type
      }
    }
  }

  /// Parses the parentheses after a block's name, with its parameter types.
  mutating func readBlockType(result: TypeRef) throws(SourceError) -> TypeRef {
    let position = token.position
    try expect("(")
    var parameters: [TypeRef] = []
    if atName("void"), peek().isSymbol(")") { advance() }
    while !at(")"), token.kind != .end {
      if at("...") {
        throw SourceError("Blocks with any number of values are not supported.", at: token.position)
      }
      parameters.append(try readParameter().type)
      guard take(",") else { break }
    }
    try expect(")")
    return TypeRef(
      .optional(TypeRef(.function(parameters, result, isAsync: false), at: position)), at: position
    )
  }

  /// Parses a name with its pointers, or a block's name and type.
  mutating func readDeclarator(
    _ base: TypeRef, _ modifiers: inout Modifiers, needsName: Bool = true
  ) throws(SourceError) -> (name: String, type: TypeRef, at: Position) {
    let type = try readPointers(base, &modifiers)
    let position = token.position
    if at("("), peek().isSymbol("^") {
      advance()
      advance()
      while token.kind == .name,
        Self.qualifiers.contains(token.text) || Self.ownerships.contains(token.text)
      {
        if !take(ownership: &modifiers) { advance() }
      }
      var name = ""
      let place = token.position
      if token.kind == .name {
        name = token.text
        advance()
      }
      if at("(") {
        throw SourceError(
          "A function that returns a block needs a 'typedef' for it.", at: token.position)
      }
      try expect(")")
      if needsName, name.isEmpty { throw SourceError("A name is expected behind '^'.", at: place) }
      return (name, try readBlockType(result: type), place)
    }
    if at("("), peek().isSymbol("*") {
      throw SourceError("Pointers to functions are not supported; use a block.", at: position)
    }
    guard token.kind == .name else {
      if needsName { throw expected("A name") }
      return ("", type, position)
    }
    let name = token.text
    advance()
    while atName("__unused") || atName("NS_UNAVAILABLE") || atName("__attribute__") {
      advance()
      if at("(") { skipGroup() }
    }
    return (name, try readCounts(type), position)
  }

  /// Parses the brackets after a name, which make it a C array.
  private mutating func readCounts(_ element: TypeRef) throws(SourceError) -> TypeRef {
    guard take("[") else { return element }
    let count = at("]") ? nil : try readExpr()
    try expect("]")
    let inner = try nested { reader throws(SourceError) in try reader.readCounts(element) }
    return TypeRef(.list(inner, count), at: element.at)
  }

  /// Parses a parameter of a function or block.
  mutating func readParameter() throws(SourceError) -> (name: String, type: TypeRef, at: Position) {
    var modifiers = Modifiers()
    let declared = try readDeclarator(
      try readBaseType(&modifiers), &modifiers, needsName: false)
    if case .list = declared.type.kind {
      throw SourceError(
        "An array of C is not given to a function here; use an NSArray.", at: declared.at)
    }
    return declared
  }
}
