extension Parser {
  /// Parses a statement that begins with an `@`.
  mutating func objcDirective() throws(SourceError) -> [Statement] {
    let start = index
    switch following.text {
    case "interface", "implementation": return [try objcType(from: start)]
    case "protocol": return [try protocolDeclaration()]
    case "property": return try objcProperty()
    case "class", "synthesize", "dynamic", "import":
      while !token.isSymbol(";"), token.kind != .end { advance() }
      try expect(";")
      return [try statement(.skipped("A note for the compiler."), from: start)]
    case "autoreleasepool":
      advance()
      advance()
      let head = index
      return [try statement(.block(try braces()), from: start, head: head)]
    case "end", "required", "optional", "public", "private", "protected", "package":
      advance()
      advance()
      return []
    case "synchronized", "try", "catch", "finally", "throw":
      advance()
      let word = token.text
      advance()
      if token.isSymbol("(") { try skipBrackets() }
      if token.isSymbol("{") { try skipBrackets() } else { _ = take(";") }
      return [
        try statement(
          .skipped("@\(word) is not carried out; write out what it does."), from: start,
          head: start + 2)
      ]
    default:
      let value = try expression()
      try expect(";")
      return [try statement(.expression(value), from: start)]
    }
  }

  /// `@interface` or `@implementation` up to its `@end`, or to the end of the source.
  private mutating func objcType(from start: Int) throws(SourceError) -> Statement {
    advance()
    let isInterface = token.text == "interface"
    advance()
    let name = try name("a class")
    var superclass: String?
    var isExtension = false
    if take(":") { superclass = try self.name("a class") }
    if token.isSymbol("(") {
      isExtension = !following.isSymbol(")")
      try skipBrackets()
    }
    _ = skipTypeArguments()
    let head = index
    var members: [Statement] = []
    if token.isSymbol("{") { try skipBrackets() }
    while token.kind != .end, !(token.isSymbol("@") && following.isName("end")) {
      if isInterface, !isMember {
        advance()
      } else if take(";") {
        continue
      } else {
        members += try nested { parser throws(SourceError) in try parser.objcStatement() }
      }
    }
    if take("@") { advance() }
    return try statement(
      .type(
        .init(name: name, superclass: superclass, isExtension: isExtension, members: members)),
      from: start, head: head)
  }

  /// Whether a method or a property begins; everything else in an interface is ignored.
  private var isMember: Bool {
    token.isSymbol("@") && following.isName("property")
      || (token.isSymbol("-") || token.isSymbol("+")) && following.isSymbol("(")
  }

  private mutating func protocolDeclaration() throws(SourceError) -> Statement {
    let start = index
    advance()
    while token.kind != .end, !token.isSymbol(";"),
      !(token.isSymbol("@") && following.isName("end"))
    {
      advance()
      // `@protocol A;` ends here; `@protocol A <B>` continues to its `@end`.
      if token.isSymbol(";"), index - start > 3 { advance() }
    }
    if take("@") { advance() }
    return try statement(.skipped("A protocol is for the compiler."), from: start, head: start + 3)
  }

  private mutating func objcProperty() throws(SourceError) -> [Statement] {
    let start = index
    advance()
    advance()
    let attributes = index
    if token.isSymbol("(") { try skipBrackets() }
    // checked: the parser only moves forward
    let isWeak = tokens[attributes..<index].contains { $0.isName("weak") }
    let type = objcType()
    // A block type has its name in parentheses.
    if token.isSymbol("(") {
      while !token.isSymbol(";"), token.kind != .end { advance() }
      try expect(";")
      return [try statement(.skipped("A block is not part of the model."), from: start)]
    }
    let name = try name("a property")
    while token.kind == .name { advance() }
    if token.isSymbol("(") { try skipBrackets() }
    try expect(";")
    return [
      try statement(
        .variable(
          .init(
            name: name, type: type, value: nil, isStatic: false, isProperty: true,
            isWeak: isWeak)),
        from: start)
    ]
  }

  /// `- (type)name:(type)parameter { … }`, or its declaration.
  mutating func objcMethod() throws(SourceError) -> Statement {
    let start = index
    let isStatic = token.text == "+"
    advance()
    if token.isSymbol("(") { try skipBrackets() }
    var selector = ""
    var parameters: [Statement.Parameter] = []
    while token.kind == .name || token.isSymbol(":") {
      if token.kind == .name {
        selector += token.text
        advance()
      }
      guard take(":") else { break }
      selector += ":"
      var type = "id"
      if take("(") {
        type = objcType() ?? "id"
        while !token.isSymbol(")"), token.kind != .end { advance() }
        try expect(")")
      }
      parameters.append(.init(name: try name("a parameter"), type: type))
    }
    guard !selector.isEmpty else { throw unexpected("A method's name") }
    while token.kind == .name { advance() }
    if take(";") {
      return try statement(.skipped("A method's declaration."), from: start)
    }
    let head = index
    return try statement(
      .method(
        .init(name: selector, isStatic: isStatic, parameters: parameters, body: try braces())),
      from: start, head: head)
  }
}
