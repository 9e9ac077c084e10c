import SourceCode

extension SwiftReader {
  static let modifierWords: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "static", "class", "final", "override",
    "mutating", "nonmutating", "lazy", "required", "convenience", "weak", "unowned", "optional",
    "dynamic", "indirect", "nonisolated", "package", "prefix", "postfix", "infix",
  ]
  /// The attributes that are supported or have no effect here.
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "main",
    "UIApplicationMain", "MainActor", "discardableResult", "available", "inline", "inlinable",
    "frozen",
    "unknown", "escaping", "autoclosure", "usableFromInline", "NSManaged", "testable",
    "preconcurrency", "propertyWrapper", "Sendable", "_unsafeInheritExecutor",
  ]
  /// Property wrappers and macros of libraries that are not supported.
  private static let refused: Set<String> = [
    "Published", "State", "StateObject", "ObservedObject", "Binding", "Environment",
    "EnvironmentObject", "AppStorage", "Observable", "ViewBuilder", "NSApplicationMain",
    "GKInspectable", "Test", "Suite", "Model", "Query",
  ]
  private static let declarationWords: Set<String> = [
    "var", "let", "func", "init", "deinit", "subscript", "class", "struct", "enum", "protocol",
    "extension", "typealias", "case", "actor", "import", "associatedtype", "operator",
  ]

  /// Whether the current token begins a declaration.
  var isAtDeclaration: Bool {
    if at("@") { return !peek().isSymbol("(") }
    guard token.kind == .name else { return false }
    switch token.text {
    case "func" where peek().kind == .symbol: return true
    case "var", "let", "func", "struct", "enum", "protocol", "extension", "typealias", "import",
      "deinit", "associatedtype":
      return peek().kind == .name || token.text == "deinit" || peek().isSymbol("(")
    case "class", "precedencegroup": return peek().kind == .name
    case "actor":
      return peek().kind == .name
        && (peek(2).isSymbol("{") || peek(2).isSymbol(":") || peek(2).isSymbol("<"))
    case "init": return typeDepth > 0 && (peek().isSymbol("(") || peek().isSymbol("?"))
    case "subscript", "case": return typeDepth > 0
    default:
      guard Self.modifierWords.contains(token.text) else { return false }
      // It is a modifier rather than a variable of that name.
      if peek().isSymbol("("), peek(2).kind == .name { return peek(3).isSymbol(")") }
      return peek().kind == .name && !peek().startsLine || peek().isSymbol("@")
        || peek().kind == .name && Self.declarationWords.contains(peek().text)
    }
  }

  mutating func readModifiers() throws(SourceError) -> Modifiers {
    var modifiers = Modifiers()
    while true {
      if take("@") {
        let place = token.position
        let attribute = try expectName("An attribute")
        guard Self.attributes.contains(attribute) else {
          guard attribute.first?.isUppercase == true, !Self.refused.contains(attribute) else {
            throw SourceError("'@\(attribute)' is not supported.", at: place)
          }
          index -= 1
          let type = try readType()
          let hasArguments = at("(") && !token.hasSpaceBefore
          modifiers.wrappers.append((type, hasArguments ? try readArguments() : []))
          continue
        }
        modifiers.attributes.insert(attribute)
        if at("("), !token.hasSpaceBefore { try skipBrackets() }
      } else if token.kind == .name, Self.modifierWords.contains(token.text),
        !(token.text == "class" && peek().kind == .name
          && !Self.declarationWords.contains(peek().text)
          && !Self.modifierWords.contains(peek().text))
      {
        let word = token.text
        advance()
        if at("("), !token.hasSpaceBefore {
          let isOfSetter = peek().text == "set"
          try skipBrackets()
          if isOfSetter {
            modifiers.words.insert(word + "(set)")
            continue
          }
        }
        switch word {
        case "weak": modifiers.ownership = .weak
        case "unowned": modifiers.ownership = .unowned
        default: modifiers.words.insert(word)
        }
      } else {
        return modifiers
      }
    }
  }

  mutating func skipBrackets() throws(SourceError) {
    var open = 0
    repeat {
      if at("(") { open += 1 }
      if at(")") { open -= 1 }
      guard token.kind != .end else { throw expected("')'") }
      advance()
    } while open > 0
  }

  /// Parses a declaration; nil for an `import`.
  mutating func readDeclaration() throws(SourceError) -> TypeDecl.Member? {
    try nested { reader throws(SourceError) in try reader.readDeclarationParts() }
  }

  private mutating func readDeclarationParts() throws(SourceError) -> TypeDecl.Member? {
    let modifiers = try readModifiers()
    let position = token.position
    switch token.text {
    case "import":
      advance()
      _ = try expectName("A module")
      while at("."), peek().kind == .name { advance(); advance() }
      if token.kind == .name, !token.startsLine { advance() }
      return nil
    case "var", "let": return .variables(try readVariables(modifiers))
    case "func": return .function(try readFunction(modifiers))
    case "init", "deinit", "subscript": return .function(try readFunction(modifiers))
    case "class", "struct", "enum", "protocol", "extension", "typealias", "actor":
      return .type(try readTypeDecl(modifiers))
    case "operator", "precedencegroup":
      try skipOperatorDeclaration()
      return nil
    case "case", "associatedtype": throw expected("A declaration that is read here")
    default:
      throw SourceError("\(token.shown) begins no declaration that is read here.", at: position)
    }
  }

  // MARK: Variables

  mutating func readVariables(_ modifiers: Modifiers) throws(SourceError) -> VariableDecl {
    let position = token.position
    let isConstant = token.text == "let"
    advance()
    var bindings: [VariableDecl.Binding] = []
    repeat {
      let pattern = try readBindingPattern(isVariable: !isConstant)
      let type = take(":") ? try readType() : nil
      var value: Expr?
      if take("=") { value = try readExpr() }
      var accessors: VariableDecl.Accessors?
      if at("{"), !bracesEndValues, !isConstant {
        accessors = try readAccessors(isComputed: value == nil)
      }
      bindings.append(.init(pattern, type, value, accessors))
    } while take(",")
    // `let width, height: Double` gives both the type.
    for index in bindings.indices.reversed().dropFirst()
    where bindings[index].type == nil && bindings[index].value == nil {
      let own = bindings[index]
      bindings[index] = .init(own.pattern, bindings[index + 1].type, own.value, own.accessors)
    }
    return VariableDecl(isConstant: isConstant, bindings, modifiers, at: position)
  }

  private mutating func readAccessors(
    isComputed: Bool
  ) throws(SourceError) -> VariableDecl.Accessors {
    var accessors = VariableDecl.Accessors()
    let words = ["get", "set", "willSet", "didSet"]
    var offset = 1
    while peek(offset).isName("mutating") || peek(offset).isName("nonmutating") { offset += 1 }
    let first = peek(offset)
    guard first.kind == .name, words.contains(first.text),
      peek(offset + 1).isSymbol("{") || peek(offset + 1).isSymbol("(")
        || peek(offset + 1).isSymbol("}")
        || peek(offset + 1).isName("set") || peek(offset + 1).isName("async")
        || peek(offset + 1).isName("throws")
    else {
      accessors.get = .init(nil, try readBody())
      return accessors
    }
    try expect("{")
    while !at("}") {
      _ = takeName("mutating")
      _ = takeName("nonmutating")
      let position = token.position
      let word = try expectName("'get' or 'set'")
      var parameter: String?
      let isAsync = takeName("async")
      let isThrowing = takeName("throws")
      if take("(") {
        parameter = try expectName()
        try expect(")")
      }
      guard at("{") else {
        if isAsync {
          throw SourceError(
            "A protocol's 'get async' is not supported; require a method.", at: position)
        }
        accessors.isRequirement = true
        if word == "set" { accessors.isSettable = true }
        continue
      }
      let accessor = VariableDecl.Accessor(
        parameter, try readBody(), isAsync: isAsync, isThrowing: isThrowing)
      switch word {
      case "get": accessors.get = accessor
      case "set": accessors.set = accessor
      case "willSet": accessors.willSet = accessor
      case "didSet": accessors.didSet = accessor
      default: throw SourceError("'\(word)' is no accessor.", at: token.position)
      }
    }
    try expect("}")
    return accessors
  }

  /// Parses a body, which declares no members of a type.
  mutating func readBody() throws(SourceError) -> [Stmt] {
    let before = (typeDepth, awaitCount)
    typeDepth = 0
    defer { (typeDepth, awaitCount) = before }
    return try with(braces: true) { reader throws(SourceError) in try reader.readBlock() }
  }

  // MARK: Functions

  private mutating func readFunction(_ modifiers: Modifiers) throws(SourceError) -> FunctionDecl {
    let position = token.position
    let word = token.text
    var modifiers = modifiers
    advance()
    var kind = FunctionDecl.Kind.function
    var name = word
    switch word {
    case "init":
      if at("!") { modifiers.words.insert("init!") }
      kind = take("?") || take("!") ? .failableInitializer : .initializer
    case "deinit": kind = .deinitializer
    case "subscript": kind = .subscripting
    default:
      if token.kind == .name {
        name = token.text
        advance()
      } else {
        name = ""
        while token.kind == .symbol, name.isEmpty || !at("(") && !token.hasSpaceBefore {
          name += token.text
          advance()
        }
      }
    }
    var generics = try readGenerics()
    let parameters =
      kind == .deinitializer ? [] : try readParameters(isSubscript: kind == .subscripting)
    let isAsync = takeName("async")
    let isRethrowing = takeName("rethrows")
    let isThrowing = isRethrowing || takeName("throws")
    if isThrowing, at("(") {
      throw SourceError(
        "The type of a function's errors is not supported; write 'throws' alone.",
        at: token.position)
    }
    let result = take("->") ? try readType() : nil
    let constraints = try readWhere(&generics)
    if kind == .subscripting {
      let accessors = try readAccessors(isComputed: true)
      return FunctionDecl(
        kind, name, generics, parameters, result, isThrowing: accessors.get?.isThrowing ?? false,
        accessors.get?.body,
        setter: accessors.set, modifiers, constraints, at: position)
    }
    let body = at("{") ? try readBody() : nil
    return FunctionDecl(
      kind, name, generics, parameters, result, isThrowing: isThrowing, isRethrowing: isRethrowing,
      isAsync: isAsync, body, modifiers, constraints, at: position)
  }

  private mutating func readParameters(
    isSubscript: Bool
  ) throws(SourceError) -> [FunctionDecl.Parameter] {
    try expect("(")
    var parameters: [FunctionDecl.Parameter] = []
    while !at(")") {
      let position = token.position
      let first = try expectName("A parameter")
      var label: String? = first == "_" || isSubscript ? nil : first
      var name = first
      if token.kind == .name {
        if first != "_" { label = first }
        name = token.text
        advance()
      }
      try expect(":")
      let (isAutoclosure, isEscaping) = (isBefore("autoclosure"), isBefore("escaping"))
      let type = try readType()
      let isVariadic = take("...")
      let standard = take("=") ? try readExpr() : nil
      parameters.append(
        .init(
          label: label, name: name, type, standard: standard, isVariadic: isVariadic,
          isAutoclosure: isAutoclosure, isEscaping: isEscaping, at: position))
      guard take(",") else { break }
    }
    try expect(")")
    return parameters
  }

  /// Whether the type that follows has an attribute.
  private func isBefore(_ attribute: String) -> Bool {
    var distance = 0
    while peek(distance).isSymbol("@"), !peek(distance + 1).isName(attribute) { distance += 2 }
    return peek(distance).isSymbol("@")
  }

  // MARK: Types

  private mutating func readTypeDecl(_ modifiers: Modifiers) throws(SourceError) -> TypeDecl {
    let position = token.position
    let kind = TypeDecl.Kind(rawValue: token.text) ?? .class
    var modifiers = modifiers
    if atName("actor") { modifiers.words.formUnion(["actor", "final"]) }
    advance()
    var name = try expectName("A type's name")
    while kind == .extension, at("."), peek().kind == .name {
      advance()
      name += "." + token.text
      advance()
    }
    // A protocol's primary associated types are declared in its body too.
    var generics: [Generic] = []
    if kind == .protocol, at("<") {
      _ = try readTypeArguments()
    } else {
      generics = try readGenerics()
    }
    if kind == .typealias {
      try expect("=")
      return TypeDecl(kind, name, generics, [try readType()], [], modifiers, at: position)
    }
    var inherits: [TypeRef] = []
    if take(":") { repeat { inherits.append(try readType()) } while take(",") }
    var constraints: [TypeDecl.Constraint] = []
    if kind == .extension, takeName("where") {
      repeat {
        let name = try expectName()
        let isSame = take("=="), isBound = !isSame && take(":")
        guard isSame || isBound else { throw expected("'==' or ':'") }
        constraints.append(.init(name: name, type: try readType(), isSame: isSame))
      } while take(",")
    }
    // A protocol's bound of `Self` is not one of its placeholders.
    if kind == .protocol { generics.append(Generic("Self", nil)) }
    try readWhere(&generics)
    if kind == .protocol, let bound = generics.popLast()?.bound {
      constraints.append(.init(name: "Self", type: bound, isSame: false))
    }
    try expect("{")
    typeDepth += 1
    defer { typeDepth -= 1 }
    var members: [TypeDecl.Member] = []
    while !at("}") {
      while take(";") {}
      if at("}") { break }
      if token.kind == .directive {
        advance()
        continue
      }
      guard token.kind != .end else { throw expected("'}'") }
      if atName("case") || atName("indirect") && peek().isName("case") {
        if atName("indirect") { advance() }
        advance()
        repeat { members.append(.element(try readElement())) } while take(",")
      } else if atName("associatedtype") {
        advance()
        let name = try expectName("An associated type's name")
        let bound = take(":") ? try readType() : nil
        if take("=") { _ = try readType() }
        try skipWhere()
        members.append(.associated(Generic(name, bound)))
      } else if let member = try readDeclaration() {
        members.append(member)
      }
    }
    try expect("}")
    return TypeDecl(kind, name, generics, inherits, members, modifiers, constraints, at: position)
  }

  private mutating func readElement() throws(SourceError) -> TypeDecl.Element {
    let position = token.position
    let name = try expectName("A case's name")
    var payload: [(label: String?, type: TypeRef)] = []
    if take("(") {
      while !at(")") {
        var label: String?
        if token.kind == .name, peek().isSymbol(":") {
          label = token.text
          advance()
          advance()
        }
        payload.append((label == "_" ? nil : label, try readType()))
        guard take(",") else { break }
      }
      try expect(")")
    }
    let raw = take("=") ? try readExpr() : nil
    return TypeDecl.Element(name, payload, raw: raw, at: position)
  }
}
