package import SourceCode
package import Syntax

/// Reads Objective-C.
///
/// A reader moves over the words of a source; each `read…` begins at the word at hand and ends behind what
/// it has read. What can't be read is noted, and reading goes on with the next declaration.
package struct ObjectiveCReader: TokenReader {
  package let tokens: [Token]
  package var index = 0
  package var depth = Depth()
  var source = ObjectiveCSource()
  /// The names of types that the source makes.
  var typeNames: Set<String> = []

  /// Reads a whole source; `types` are names of types that other files make.
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

  /// The names of types that a source makes.
  package static func typeNames(in text: String) -> Set<String> {
    var lexer = Lexer(text, .objc)
    guard let tokens = try? lexer.all() else { return [] }
    var reader = ObjectiveCReader(tokens: tokens.filter { $0.kind != .directive })
    reader.noteTypeNames()
    return reader.typeNames
  }

  init(tokens: [Token]) { self.tokens = tokens }

  // MARK: Words

  /// Whether a word behind `@` stands at hand.
  func atKeyword(_ name: String) -> Bool { at("@") && peek().isName(name) }

  mutating func takeKeyword(_ name: String) -> Bool {
    guard atKeyword(name) else { return false }
    advance()
    advance()
    return true
  }

  /// Moves behind the bracket that closes the one at hand.
  mutating func skipGroup() {
    var level = 0
    repeat {
      if at("(") || at("[") || at("{") { level += 1 }
      if at(")") || at("]") || at("}") { level -= 1 }
      if token.kind == .end { return }
      advance()
    } while level > 0
  }

  /// Moves behind what can't be read: a statement's end, or the braces that begin in it.
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
