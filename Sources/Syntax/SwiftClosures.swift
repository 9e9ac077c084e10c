import SourceCode

/// Closures.
extension SwiftReader {
  mutating func readClosure() throws(SourceError) -> Expr {
    try nested { reader throws(SourceError) in try reader.readClosureParts() }
  }

  mutating func readClosureParts() throws(SourceError) -> Expr {
    let position = token.position
    let outerCount = shorthandCount
    let outerTypes = typeDepth
    let outerAwaits = awaitCount
    (shorthandCount, typeDepth, awaitCount) = (0, 0, 0)
    defer { (shorthandCount, typeDepth, awaitCount) = (outerCount, outerTypes, outerAwaits) }
    return try with(braces: true) { reader throws(SourceError) in
      try reader.expect("{")
      let before = reader
      var signature = try? reader.readSignature()
      if signature == nil {
        reader = before
        signature = Signature()
      }
      let body = try reader.readStatements { $0.isSymbol("}") }
      try reader.expect("}")
      return Expr(
        .closure(
          ClosureExpr(
            signature?.captures ?? [], signature?.parameters, signature?.result, body,
            shorthandCount: reader.shorthandCount,
            isAsync: signature?.isAsync == true || reader.awaitCount > 0,
            isOnMainActor: signature?.isOnMainActor == true)), at: position)
    }
  }

  private struct Signature {
    var captures: [ClosureExpr.Capture] = []
    var parameters: [ClosureExpr.Parameter]?
    var result: TypeRef?
    var isAsync = false
    var isOnMainActor = false
  }

  /// Parses a closure's signature before `in`; throws if there is none.
  private mutating func readSignature() throws(SourceError) -> Signature {
    var signature = Signature()
    while take("@") {
      if atName("MainActor") { signature.isOnMainActor = true }
      advance()
    }
    if at("[") {
      advance()
      while !at("]") {
        var ownership = Ownership.strong
        if atName("weak") || atName("unowned"), peek().kind == .name || peek().isSymbol("(") {
          ownership = atName("weak") ? .weak : .unowned
          advance()
          if at("(") { try skipBrackets() }
        }
        let position = token.position
        let name = try expectName()
        let value = take("=") ? try readExpr() : Expr(.name(name), at: position)
        signature.captures.append(.init(name, value, ownership))
        guard take(",") else { break }
      }
      try expect("]")
    }
    if at("(") {
      advance()
      var parameters: [ClosureExpr.Parameter] = []
      while !at(")") {
        var name = try expectName()
        if token.kind == .name { name = token.text; advance() }
        parameters.append(.init(name, take(":") ? try readType() : nil))
        guard take(",") else { break }
      }
      try expect(")")
      signature.parameters = parameters
    } else if token.kind == .name, !atName("in"), !(atName("async") && !peek().isSymbol(",")) {
      var parameters: [ClosureExpr.Parameter] = []
      repeat { parameters.append(.init(try expectName(), nil)) } while take(",")
      signature.parameters = parameters
    }
    signature.isAsync = takeName("async")
    _ = takeName("throws")
    if take("->") { signature.result = try readType() }
    guard takeName("in") else { throw expected("'in'") }
    return signature
  }
}
