package import SourceCode

/// Parses Swift.
///
/// Each `read…` method begins at the current token and ends after what it has parsed.
package struct SwiftReader: TokenReader {
  let bytes: [UInt8]
  package let tokens: [Token]
  package var index = 0
  package var depth = Depth()
  /// The number of shorthand parameters `$0`, `$1` … in the current closure.
  var shorthandCount = 0
  /// The number of `await`s in the current function or closure.
  var awaitCount = 0
  /// Whether a brace begins the statement's body rather than a trailing closure.
  var bracesEndValues = false

  /// The number of types around the current token, not counting those outside the current function.
  var typeDepth = 0
  /// The operators that the source declares.
  var operators = DeclaredOperators()

  /// Parses a whole source.
  package static func read(_ source: String, file: Int = 0) throws(SourceError) -> [Stmt] {
    var lexer = Lexer(source, .swift, file: file)
    let tokens = unquoted(try lexer.all())
    let operators = DeclaredOperators(in: tokens)
    var reader = SwiftReader(bytes: lexer.bytes, tokens: operators.joining(tokens))
    reader.operators = operators
    return try reader.readStatements { $0.kind == .end }
  }

  /// Whether the tokens of an unreadable source suggest type declarations.
  package static func looksLikeTypes(_ source: String) -> Bool {
    var lexer = Lexer(source, .swift)
    guard let tokens = try? lexer.all() else { return false }
    let kinds: Set<String> = ["class", "struct", "enum", "protocol", "extension"]
    return zip(tokens, zip(tokens.dropFirst(), tokens.dropFirst(2))).contains { word, next in
      word.kind == .name && kinds.contains(word.text) && next.0.kind == .name
        && ["{", ":", "<"].contains { next.1.isSymbol($0) }
    }
  }

  init(bytes: [UInt8], tokens: [Token]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  /// Removes backquotes around names.
  private static func unquoted(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.isSymbol("`") }) else { return tokens }
    return tokens.filter { !$0.isSymbol("`") }
  }

  // MARK: Tokens

  /// Whether several adjacent symbol tokens are next.
  func atAdjacent(_ symbols: String...) -> Bool {
    for (offset, symbol) in symbols.enumerated() {
      let word = peek(offset)
      guard word.isSymbol(symbol), offset == 0 || !word.hasSpaceBefore else { return false }
    }
    return true
  }

  /// Parses something with braces as closures, or not.
  mutating func with<Value>(
    braces: Bool, _ read: (inout SwiftReader) throws(SourceError) -> Value
  ) throws(SourceError) -> Value {
    let before = bracesEndValues
    bracesEndValues = !braces
    defer { bracesEndValues = before }
    return try read(&self)
  }

  // MARK: Types

  mutating func readType() throws(SourceError) -> TypeRef {
    try nested { reader throws(SourceError) in try reader.readTypeParts() }
  }

  private mutating func readTypeParts() throws(SourceError) -> TypeRef {
    let position = token.position
    while take("@") { advance() }
    if takeName("inout") { return TypeRef(.reference(try readType()), at: position) }
    if takeName("some") || takeName("any") { return try readType() }
    var type = try readPlainType()
    while true {
      if at("?") || at("!") || at(".") { try depth.link(at: token.position) }
      if at("?"), !token.startsLine, !token.hasSpaceBefore {
        advance()
        type = TypeRef(.optional(type), at: position)
      } else if at("!"), !token.hasSpaceBefore {
        advance()
        type = TypeRef(.implicit(type), at: position)
      } else if at("."), peek().isName("Type") || peek().isName("Protocol") {
        advance()
        advance()
        type = TypeRef(.metatype(type), at: position)
      } else {
        break
      }
    }
    if at("&"), peek().kind == .name {
      var parts = [type]
      while take("&") { parts.append(try readPlainType()) }
      type = TypeRef(.composition(parts), at: position)
    }
    let isAsync = atName("async") && (peek().isSymbol("->") || peek().isName("throws"))
    if isAsync { advance() }
    if atName("throws"), peek().isSymbol("->") { advance() }
    if at("->") {
      advance()
      let result = try readType()
      let parameters: [TypeRef]
      if case .tuple(let parts) = type.kind {
        parameters = parts.map(\.type)
      } else {
        parameters = [type]
      }
      return TypeRef(.function(parameters, result, isAsync: isAsync), at: position)
    }
    return type
  }

  private mutating func readPlainType() throws(SourceError) -> TypeRef {
    let position = token.position
    if take("[") {
      let element = try readType()
      if take(":") {
        let value = try readType()
        try expect("]")
        return TypeRef(.dictionary(element, value), at: position)
      }
      try expect("]")
      return TypeRef(.array(element), at: position)
    }
    if take("(") {
      var parts: [(label: String?, type: TypeRef)] = []
      while !at(")") {
        var label: String?
        if token.kind == .name, peek().isSymbol(":") {
          label = token.text
          advance()
          advance()
        } else if token.kind == .name, peek().kind == .name, peek(2).isSymbol(":") {
          advance()
          advance()
          advance()
        }
        let type = try readType()
        _ = take("...")
        parts.append((label == "_" ? nil : label, type))
        guard take(",") else { break }
      }
      try expect(")")
      if parts.count == 1, !at("->"), !atName("async"),
        !(atName("throws") && peek().isSymbol("->"))
      {
        return parts[0].type
      }
      return TypeRef(.tuple(parts), at: position)
    }
    var name = try expectName("A type")
    var arguments: [TypeRef] = []
    if at("<") { arguments = try readTypeArguments() }
    while at("."), peek().kind == .name, !peek().isName("Type"), !peek().isName("Protocol") {
      // `Result<Int, Error>.failure` is a member, not a type.
      if !arguments.isEmpty, peek().text.first?.isLowercase == true { break }
      advance()
      name += "." + token.text
      advance()
      if at("<") { arguments = try readTypeArguments() }
    }
    return TypeRef(.named(name, arguments), at: position)
  }

  mutating func readTypeArguments() throws(SourceError) -> [TypeRef] {
    try expect("<")
    var types: [TypeRef] = []
    repeat { types.append(try readType()) } while take(",")
    try expect(">")
    return types
  }

  /// `<T: UIView, U>`.
  mutating func readGenerics() throws(SourceError) -> [Generic] {
    guard take("<") else { return [] }
    var generics: [Generic] = []
    repeat {
      let name = try expectName()
      generics.append(Generic(name, take(":") ? try readType() : nil))
    } while take(",")
    try expect(">")
    return generics
  }

  /// Parses a `where` clause; `T: UIView` adds a constraint to a placeholder.
  ///
  /// Returns the other constraints.
  @discardableResult
  mutating func readWhere(
    _ generics: inout [Generic]
  ) throws(SourceError) -> [TypeDecl.Constraint] {
    var others: [TypeDecl.Constraint] = []
    guard takeName("where") else { return [] }
    repeat {
      let position = token.position
      let type = try readType()
      let isBound = take(":")
      if !isBound { try expect("==") }
      let bound = try readType()
      guard case .named(let name, _) = type.kind else { continue }
      guard isBound, let index = generics.firstIndex(where: { $0.name == name }) else {
        others.append(.init(name: name, type: bound, isSame: !isBound))
        continue
      }
      let known = generics[index].bound.map { [$0] } ?? []
      let all = known + [bound]
      generics[index] = Generic(
        name, all.count == 1 ? bound : TypeRef(.composition(all), at: position))
    } while take(",")
    return others
  }

  mutating func skipWhere() throws(SourceError) {
    guard takeName("where") else { return }
    while !at("{"), token.kind != .end, !token.startsLine { advance() }
  }
}
