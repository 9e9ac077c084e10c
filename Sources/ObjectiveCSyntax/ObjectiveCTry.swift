import SourceCode
import Syntax

extension ObjectiveCReader {
  /// Parses the rest of `@try`: its statements, each `@catch`, and `@finally`, which becomes the first statement
  /// of an enclosing block.
  mutating func readTry() throws(SourceError) -> Stmt.Kind {
    let position = token.position
    let statements = try readBlock()
    var catches: [Stmt.Catch] = []
    while takeKeyword("catch") {
      try expect("(")
      let pattern = try readCaught()
      try expect(")")
      catches.append(Stmt.Catch(pattern, nil, try readBlock()))
    }
    let tried = Stmt.Kind.block(statements, catches)
    guard takeKeyword("finally") else {
      if catches.isEmpty { throw expected("'@catch' or '@finally'") }
      return tried
    }
    let last = Stmt(.deferred(try readBlock()), at: position)
    return .block([last, Stmt(tried, at: position)], [])
  }

  /// The variable of a `@catch`; nil if it catches anything.
  private mutating func readCaught() throws(SourceError) -> Pattern? {
    if take("...") { return nil }
    var modifiers = Modifiers()
    let declared = try readDeclarator(
      try readBaseType(&modifiers), &modifiers, needsName: false)
    let name = Pattern(.name(declared.name, isVariable: true), at: declared.at)
    return Pattern(.asType(name, declared.type), at: declared.at)
  }
}
