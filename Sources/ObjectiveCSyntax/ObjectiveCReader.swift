package import SourceCode
package import Syntax

/// Parses Objective-C.
///
/// Each `read…` method begins at the current token and ends after what it has parsed. Errors are recorded, and
/// parsing continues with the next declaration.
package struct ObjectiveCReader: TokenReader {
  package let tokens: [Token]
  package var index = 0
  package var depth = Depth()
  var source = ObjectiveCSource()
  /// The type names that the source defines.
  var typeNames: Set<String> = []

  /// Parses a whole source; `types` are type names defined in other files.
  package static func read(
    _ text: String, types: Set<String> = [], file: Int = 0
  ) -> ObjectiveCSource {
    var lexer = Lexer(text, .objc, file: file)
    var tokens: [Token] = []
    do throws(SourceError) { tokens = try lexer.all().filter { $0.kind != .console } } catch {
      var source = ObjectiveCSource()
      source.errors.append(error)
      return source
    }
    var preprocessor = ObjectiveCPreprocessor()
    tokens = preprocessor.expand(tokens)
    var reader = ObjectiveCReader(tokens: tokens)
    reader.typeNames = types
    reader.source.errors = preprocessor.errors
    reader.readSource()
    return reader.source
  }

  /// The type names that a source defines.
  package static func typeNames(in text: String) -> Set<String> {
    var lexer = Lexer(text, .objc)
    guard let tokens = try? lexer.all() else { return [] }
    var reader = ObjectiveCReader(tokens: tokens.filter { $0.kind != .directive })
    reader.noteTypeNames()
    return reader.typeNames
  }

  init(tokens: [Token]) { self.tokens = tokens }

  // MARK: Tokens

  /// Whether an `@` keyword is next.
  func atKeyword(_ name: String) -> Bool { at("@") && peek().isName(name) }

  mutating func takeKeyword(_ name: String) -> Bool {
    guard atKeyword(name) else { return false }
    advance()
    advance()
    return true
  }

  /// Skips a bracket and everything up to its match.
  mutating func skipGroup() {
    var level = 0
    repeat {
      if at("(") || at("[") || at("{") { level += 1 }
      if at(")") || at("]") || at("}") { level -= 1 }
      if token.kind == .end { return }
      advance()
    } while level > 0
  }

  /// Skips an unreadable statement, including braces that begin in it.
  mutating func skipStatement() {
    while token.kind != .end {
      if take(";") { return }
      if at("{") {
        skipGroup()
        return
      }
      if at("}") || at("@") && Self.sectionWords.contains(peek().text) { return }
      if at("(") || at("[") { skipGroup() } else { advance() }
    }
  }

  static let sectionWords: Set<String> = [
    "interface", "implementation", "protocol", "end", "property", "class", "synthesize", "dynamic",
    "optional",
    "required",
  ]
}
