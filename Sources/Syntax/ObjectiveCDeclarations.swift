import SourceCode

extension ObjectiveCReader {
  /// Everything of a source; what can't be read is noted.
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

  /// Names of types that the source makes, wherever it does.
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

  private mutating func readTopLevel() throws(SourceError) {
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
        throw SourceError("'@\(peek().text)' stands outside of a class.", at: position)
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
    // A method that stands for itself, as an article shows it.
    if at("-") || at("+"), peek().isSymbol("(") {
      throw SourceError(
        "A method stands outside of a class; put it between '@implementation' of its class and '@end'.",
        at: position)
    }
    if isAtDeclaration || isAtFunction {
      if isAtFunction { return try readFunction() }
      let variables = try readVariables()
      source.variables.append(variables)
      // In a fragment they are set in their place.
      source.statements.append(Stmt(.variables(variables), at: variables.at))
      return
    }
    source.statements += try readStatement()
  }

  /// Whether a function of C is declared here: a type, a name and a bracket.
  private var isAtFunction: Bool {
    guard token.kind == .name, let end = typeEnd(from: index) else { return false }
    let name = tokens[min(end, tokens.count - 1)]
    return name.kind == .name && tokens[min(end + 1, tokens.count - 1)].isSymbol("(")
      && !tokens[min(end + 2, tokens.count - 1)].isSymbol("^")
  }

  private mutating func readFunction() throws(SourceError) {
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
        throw SourceError("Functions of any number of values are not run.", at: token.position)
      }
      var own = Modifiers()
      let base = try readBaseType(&own)
      // `char *argv[]` of `main`.
      if name == "main" {
        _ = try readPointers(base, &own)
        let parameter = token.kind == .name ? token.text : ""
        if token.kind == .name { advance() }
        if take("[") { try expect("]") }
        parameters.append(
          .init(label: nil, name: parameter, base, standard: nil, isVariadic: false, at: base.at))
      } else {
        let declared = try readDeclarator(base, &own, needsName: false)
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

  // MARK: Types

  private mutating func readTypedef() throws(SourceError) {
    let position = token.position
    advance()
    if atName("struct") {
      let tag = peek().kind == .name ? peek().text : nil
      if peek(tag == nil ? 1 : 2).isSymbol("{") {
        advance()
        if tag != nil { advance() }
        let structure = try readStructure(tag ?? "", at: position)
        let name = try expectName()
        source.structures.append(
          ObjectiveCStructure(name: name, fields: structure.fields, at: position))
        return try expect(";")
      }
    }
    if var enumeration = try readEnumeration() {
      if token.kind == .name {
        enumeration.name = token.text
        advance()
      }
      source.enumerations.append(enumeration)
      return try expect(";")
    }
    var modifiers = Modifiers()
    let declared = try readDeclarator(try readBaseType(&modifiers), &modifiers)
    typeNames.insert(declared.name)
    source.aliases.append(ObjectiveCAlias(name: declared.name, type: declared.type, at: position))
    try expect(";")
  }

  private mutating func readStructure(_ name: String, at position: Position) throws(SourceError)
    -> ObjectiveCStructure
  {
    try expect("{")
    var fields: [VariableDecl] = []
    while !at("}"), token.kind != .end { fields.append(try readVariables()) }
    try expect("}")
    return ObjectiveCStructure(name: name, fields: fields, at: position)
  }

  /// `enum { … }` and `NS_ENUM(…) { … }`; nil where none stands.
  private mutating func readEnumeration() throws(SourceError) -> ObjectiveCEnumeration? {
    let position = token.position
    var type = TypeRef(.named("NSInteger", []), at: position)
    var name: String?
    if ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"].contains(token.text), peek().isSymbol("(") {
      advance()
      advance()
      type = try readType()
      try expect(",")
      name = try expectName()
      try expect(")")
    } else if atName("enum"),
      peek().isSymbol("{") || peek(2).isSymbol("{") || peek().isSymbol(":") || peek(2).isSymbol(":")
    {
      advance()
      if token.kind == .name {
        name = token.text
        advance()
      }
      type = TypeRef(.named("int", []), at: position)
      if take(":") { type = try readType() }
    } else {
      return nil
    }
    try expect("{")
    var enumeration = ObjectiveCEnumeration(name: name, type: type, at: position)
    while !at("}"), token.kind != .end {
      let place = token.position
      let constant = try expectName()
      let value = take("=") ? try readExpr() : nil
      enumeration.constants.append(.init(name: constant, value: value, at: place))
      guard take(",") else { break }
    }
    try expect("}")
    if let name { typeNames.insert(name) }
    return enumeration
  }

  // MARK: Classes

  private mutating func readProtocolNames() throws(SourceError) -> [String] {
    guard take("<") else { return [] }
    var names: [String] = []
    repeat { names.append(try expectName("A protocol")) } while take(",")
    try expect(">")
    return names
  }

  private mutating func readInterface() throws(SourceError) {
    let position = peek().position
    advance()
    advance()
    var made = ObjectiveCInterface(name: try expectName("A class"), at: position)
    if take("(") {
      made.category = token.kind == .name ? token.text : ""
      if token.kind == .name { advance() }
      try expect(")")
    } else if take(":") {
      made.superclass = try expectName("A class")
    }
    made.protocols = try readProtocolNames()
    if at("{") { made.variables = try readInstanceVariables() }
    try readMembers { reader throws(SourceError) in
      if reader.atKeyword("property") {
        made.properties += try reader.readProperty()
      } else if reader.at("-") || reader.at("+") {
        let method = try reader.readMethod()
        made.methods.append(method)
        if method.body != nil {
          throw SourceError(
            "A method has its body between '@implementation' and '@end', and not here.",
            at: method.at)
        }
      } else {
        throw reader.expected("A method, a property or '@end'")
      }
    }
    source.interfaces.append(made)
  }

  private mutating func readImplementation() throws(SourceError) {
    let position = peek().position
    advance()
    advance()
    var made = ObjectiveCImplementation(name: try expectName("A class"), at: position)
    if take("(") {
      made.category = try expectName("A category")
      try expect(")")
    } else if take(":") {
      _ = try expectName("A class")
    }
    if at("{") { made.variables = try readInstanceVariables() }
    try readMembers { reader throws(SourceError) in
      if reader.at("-") || reader.at("+") {
        made.methods.append(try reader.readMethod())
      } else if reader.takeKeyword("synthesize") {
        repeat {
          let name = try reader.expectName()
          made.synthesized.append((name, reader.take("=") ? try reader.expectName() : name))
        } while reader.take(",")
        try reader.expect(";")
      } else if reader.takeKeyword("dynamic") {
        repeat { made.dynamic.insert(try reader.expectName()) } while reader.take(",")
        try reader.expect(";")
      } else if reader.atName("typedef") || reader.atName("enum") || reader.atName("struct") {
        try reader.readTopLevel()
      } else if reader.isAtFunction {
        try reader.readFunction()
      } else if reader.isAtDeclaration {
        reader.source.variables.append(try reader.readVariables())
      } else {
        throw reader.expected("A method or '@end'")
      }
    }
    source.implementations.append(made)
  }

  private mutating func readProtocol() throws(SourceError) {
    let position = peek().position
    advance()
    advance()
    var made = ObjectiveCProtocol(name: try expectName("A protocol"), at: position)
    if at(";") || at(",") {
      source.forward.insert(made.name)
      while take(",") { source.forward.insert(try expectName("A protocol")) }
      return try expect(";")
    }
    made.protocols = try readProtocolNames()
    try readMembers { reader throws(SourceError) in
      if reader.takeKeyword("optional") || reader.takeKeyword("required") { return }
      if reader.atKeyword("property") {
        made.properties += try reader.readProperty()
      } else if reader.at("-") || reader.at("+") {
        made.methods.append(try reader.readMethod())
      } else {
        throw reader.expected("A method, a property or '@end'")
      }
    }
    source.protocols.append(made)
  }

  /// What stands up to `@end`; what can't be read is noted.
  private mutating func readMembers(
    _ read: (inout ObjectiveCReader) throws(SourceError) -> Void
  ) throws(SourceError) {
    while !takeKeyword("end") {
      if take(";") { continue }
      if token.kind == .end || atKeyword("interface") || atKeyword("implementation") {
        throw expected("'@end'")
      }
      let start = index
      do throws(SourceError) {
        try read(&self)
      } catch {
        source.errors.append(error)
        if source.errors.count > 50 { throw error }
        if index == start { advance() }
        while token.kind != .end, !at("-"), !at("+"),
          !(at("@") && Self.sectionWords.contains(peek().text))
        {
          if at("{") || at("(") || at("[") {
            skipGroup()
          } else if take(";") {
            break
          } else {
            advance()
          }
        }
      }
    }
  }

  private mutating func readInstanceVariables() throws(SourceError) -> [VariableDecl] {
    try expect("{")
    var variables: [VariableDecl] = []
    while !at("}"), token.kind != .end {
      if at("@") {
        advance()
        advance()
        continue
      }
      variables.append(try readVariables())
    }
    try expect("}")
    return variables
  }

  private mutating func readProperty() throws(SourceError) -> [ObjectiveCProperty] {
    let position = token.position
    advance()
    advance()
    var attributes: Set<String> = []
    var getter: String?
    var setter: String?
    if take("(") {
      while !at(")"), token.kind != .end {
        let word = try expectName("An attribute")
        if word == "getter", take("=") {
          getter = try expectName()
        } else if word == "setter", take("=") {
          setter = try expectName() + ":"
          try expect(":")
        } else {
          attributes.insert(word)
        }
        guard take(",") else { break }
      }
      try expect(")")
    }
    var modifiers = Modifiers()
    let base = try readBaseType(&modifiers)
    if modifiers.ownership == .weak { attributes.insert("weak") }
    var made: [ObjectiveCProperty] = []
    repeat {
      let declared = try readDeclarator(base, &modifiers)
      let name = declared.name
      made.append(
        ObjectiveCProperty(
          name: name, type: declared.type, attributes: attributes, getter: getter ?? name,
          setter: setter ?? "set" + name.prefix(1).uppercased() + name.dropFirst() + ":",
          at: declared.at))
    } while take(",")
    while token.kind == .name {
      advance()
      if at("(") { skipGroup() }
    }
    _ = position
    try expect(";")
    return made
  }

  private mutating func readMethod() throws(SourceError) -> ObjectiveCMethod {
    let isClass = at("+")
    advance()
    var result = TypeRef(.named("id", []), at: token.position)
    if take("(") {
      result = try readType()
      try expect(")")
    }
    let position = token.position
    var selector = try expectName("A method's name")
    var parameters: [ObjectiveCMethod.Parameter] = []
    var isVariadic = false
    if at(":") {
      selector += ":"
      try readParameter(&parameters)
      while token.kind == .name || at(":") {
        if token.kind == .name, !peek().isSymbol(":") { break }
        if token.kind == .name {
          selector += token.text
          advance()
        }
        selector += ":"
        try readParameter(&parameters)
      }
      if take(",") {
        isVariadic = true
        try expect("...")
      }
    }
    while token.kind == .name {
      advance()
      if at("(") { skipGroup() }
    }
    let isDeclared = take(";")
    var body: [Stmt]?
    if at("{") { body = try readBlock() } else if !isDeclared { throw expected("';' or '{'") }
    if isVariadic, body != nil {
      throw SourceError("Methods of any number of values are not run.", at: position)
    }
    return ObjectiveCMethod(
      isClass: isClass, selector: selector, result: result, parameters: parameters, body: body,
      isVariadic: isVariadic, at: position)
  }

  private mutating func readParameter(_ parameters: inout [ObjectiveCMethod.Parameter])
    throws(SourceError)
  {
    try expect(":")
    var type = TypeRef(.named("id", []), at: token.position)
    if take("(") {
      type = try readType()
      try expect(")")
    }
    while token.kind == .name, Self.qualifiers.contains(token.text) { advance() }
    parameters.append(.init(name: try expectName("A parameter"), type: type))
  }
}
