import SourceCode
import Syntax

extension ObjectiveCReader {
  /// Parses a whole source; records errors.
  mutating func readSource() {
    noteTypeNames()
    while token.kind != .end {
      let start = index
      do throws(SourceError) {
        try readTopLevel()
      } catch {
        source.errors.append(error)
        if source.errors.count > 50 { return }
        index = start
        skipStatement()
        if index == start { advance() }
      }
    }
  }

  /// Collects the type names that the source defines anywhere.
  mutating func noteTypeNames() {
    for (place, word) in tokens.enumerated() where word.kind == .name {
      guard place > 0, place + 1 < tokens.count else { continue }
      switch word.text {
      case "interface", "protocol", "implementation":
        if tokens[place - 1].isSymbol("@") { typeNames.insert(tokens[place + 1].text) }
      case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM":
        if place + 4 < tokens.count { typeNames.insert(tokens[place + 4].text) }
      default: break
      }
    }
    for (place, word) in tokens.enumerated() where word.isName("typedef") {
      var end = place
      var level = 0
      while end < tokens.count, tokens[end].kind != .end, !(tokens[end].isSymbol(";") && level == 0)
      {
        if tokens[end].isSymbol("{") { level += 1 }
        if tokens[end].isSymbol("}") { level -= 1 }
        if tokens[end].isSymbol("^"), tokens[end + 1].kind == .name {
          typeNames.insert(tokens[end + 1].text)
        }
        end += 1
      }
      if end > place, tokens[end - 1].kind == .name { typeNames.insert(tokens[end - 1].text) }
    }
  }

  mutating func readTopLevel() throws(SourceError) {
    if take(";") { return }
    let position = token.position
    if at("@") {
      switch peek().text {
      case "interface": return try readInterface()
      case "implementation": return try readImplementation()
      case "protocol": if !peek(2).isSymbol("(") { return try readProtocol() }
      case "class":
        advance()
        advance()
        repeat { source.forward.insert(try expectName("A class")) } while take(",")
        return try expect(";")
      case "import":
        while !at(";"), token.kind != .end { advance() }
        return
      case "end":
        throw SourceError("'@end' ends nothing here.", at: position)
      case "property", "synthesize", "dynamic":
        throw SourceError("'@\(peek().text)' is outside of a class.", at: position)
      default: break
      }
    }
    if token.kind == .name {
      switch token.text {
      case "typedef": return try readTypedef()
      case "enum":
        if let enumeration = try readEnumeration() {
          source.enumerations.append(enumeration)
          return try expect(";")
        }
      case "struct":
        if peek(2).isSymbol("{") {
          advance()
          let name = try expectName()
          source.structures.append(try readStructure(name, at: position))
          typeNames.insert(name)
          return try expect(";")
        }
      case "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END":
        advance()
        return
      case "NS_CLASS_AVAILABLE_IOS", "NS_ENUM_AVAILABLE_IOS", "API_AVAILABLE", "NS_AVAILABLE_IOS",
        "NS_CLASS_DEPRECATED_IOS", "API_DEPRECATED", "UIKIT_EXTERN", "NS_SWIFT_NAME",
        "__attribute__":
        if peek().isSymbol("(") {
          advance()
          skipGroup()
          return
        }
      default: break
      }
    }
    // A method on its own, as in an article.
    if at("-") || at("+"), peek().isSymbol("(") {
      throw SourceError(
        "A method is outside of a class; put it between '@implementation' of its class and '@end'.",
        at: position)
    }
    if isAtDeclaration || isAtFunction {
      if isAtFunction { return try readFunction() }
      let variables = try readVariables()
      source.variables.append(variables)
      // In a fragment, they are initialized at their place among the statements.
      source.statements.append(Stmt(.variables(variables), at: variables.at))
      return
    }
    source.statements += try readStatement()
  }

  /// Whether a C function declaration is next: a type, a name and a parenthesis.
  var isAtFunction: Bool {
    guard token.kind == .name, let end = typeEnd(from: index) else { return false }
    let name = tokens[min(end, tokens.count - 1)]
    return name.kind == .name && tokens[min(end + 1, tokens.count - 1)].isSymbol("(")
      && !tokens[min(end + 2, tokens.count - 1)].isSymbol("^")
  }

  mutating func readFunction() throws(SourceError) {
    let position = token.position
    var modifiers = Modifiers()
    let result = try readPointers(try readBaseType(&modifiers), &modifiers)
    let place = token.position
    let name = try expectName()
    try expect("(")
    var parameters: [FunctionDecl.Parameter] = []
    if atName("void"), peek().isSymbol(")") { advance() }
    while !at(")"), token.kind != .end {
      if at("...") {
        throw SourceError(
          "Functions of any number of values are not supported.", at: token.position)
      }
      // `char *argv[]` of `main`.
      if name == "main" {
        var own = Modifiers()
        let base = try readBaseType(&own)
        _ = try readPointers(base, &own)
        let parameter = token.kind == .name ? token.text : ""
        if token.kind == .name { advance() }
        if take("[") { try expect("]") }
        parameters.append(
          .init(label: nil, name: parameter, base, standard: nil, isVariadic: false, at: base.at))
      } else {
        let declared = try readParameter()
        parameters.append(
          .init(
            label: nil, name: declared.name, declared.type, standard: nil, isVariadic: false,
            at: declared.at))
      }
      guard take(",") else { break }
    }
    try expect(")")
    while token.kind == .name { advance() }
    var body: [Stmt]?
    if at("{") { body = try readBlock() } else { try expect(";") }
    source.functions.append(
      FunctionDecl(
        .function, name, [], parameters, result, isThrowing: false, body, modifiers, at: place))
    _ = position
  }
}
