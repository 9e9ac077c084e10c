import SourceCode
import Syntax

/// Classes, categories and protocols.
extension ObjectiveCReader {
  mutating func readProtocolNames() throws(SourceError) -> [String] {
    guard take("<") else { return [] }
    var names: [String] = []
    repeat { names.append(try expectName("A protocol")) } while take(",")
    try expect(">")
    return names
  }

  mutating func readInterface() throws(SourceError) {
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

  mutating func readImplementation() throws(SourceError) {
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

  mutating func readProtocol() throws(SourceError) {
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

  /// Parses members up to `@end`; records errors.
  mutating func readMembers(
    _ read: (inout ObjectiveCReader) throws(SourceError) -> Void
  ) throws(SourceError) {
    while !takeKeyword("end") {
      if take(";") { continue }
      if token.kind == .end || atKeyword("interface") || atKeyword("implementation") {
        source.errors.append(expected("'@end'"))
        return
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

  mutating func readInstanceVariables() throws(SourceError) -> [VariableDecl] {
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

  mutating func readProperty() throws(SourceError) -> [ObjectiveCProperty] {
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

  mutating func readMethod() throws(SourceError) -> ObjectiveCMethod {
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
      throw SourceError("Methods of any number of values are not supported.", at: position)
    }
    return ObjectiveCMethod(
      isClass: isClass, selector: selector, result: result, parameters: parameters, body: body,
      isVariadic: isVariadic, at: position)
  }

  mutating func readParameter(_ parameters: inout [ObjectiveCMethod.Parameter])
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
