import SourceCode
import Syntax

/// `typedef`, enumerations and structures.
extension ObjectiveCReader {
  mutating func readTypedef() throws(SourceError) {
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

  mutating func readStructure(_ name: String, at position: Position) throws(SourceError)
    -> ObjectiveCStructure
  {
    try expect("{")
    var fields: [VariableDecl] = []
    while !at("}"), token.kind != .end { fields.append(try readVariables()) }
    try expect("}")
    return ObjectiveCStructure(name: name, fields: fields, at: position)
  }

  /// Parses `enum { … }` or `NS_ENUM(…) { … }`; nil if there is none.
  mutating func readEnumeration() throws(SourceError) -> ObjectiveCEnumeration? {
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
}
