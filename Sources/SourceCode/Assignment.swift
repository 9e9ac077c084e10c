/// An assignment in a source.
struct Assignment: Hashable, Sendable {
  /// The index of the operator among the tokens.
  let place: Int
  /// The assigned chain of names, at most the first three.
  let chain: [String]

  static let signs: Set<String> = ["=", "+=", "-=", "*=", "/=", "|=", "&="]

  /// Finds the name chains before an assignment, or next to `++` or `--`.
  static func all(in tokens: [Token]) -> [Assignment] {
    var found: [Assignment] = []
    for place in tokens.indices where tokens[place].kind == .symbol {
      let isStep = ["++", "--"].contains(tokens[place].text)
      guard isStep || signs.contains(tokens[place].text) else { continue }
      if let chain = chain(endingBefore: place, in: tokens) {
        found.append(Assignment(place: place, chain: chain))
      }
      let next = place + 1
      if isStep, next < tokens.count, tokens[next].kind == .name {
        found.append(Assignment(place: place, chain: [tokens[next].text]))
      }
    }
    return found
  }

  /// The dotted names that end before a token; nil if there are none or they declare a variable.
  private static func chain(endingBefore end: Int, in tokens: [Token]) -> [String]? {
    var chain: [String] = []
    var place = end - 1
    while place >= 0 {
      if tokens[place].isSymbol("?") || tokens[place].isSymbol("!") {
        place -= 1
        continue
      }
      guard tokens[place].kind == .name else { return nil }
      chain.append(tokens[place].text)
      guard place > 0, tokens[place - 1].isSymbol(".") else { break }
      place -= 2
    }
    return chain.isEmpty || isDeclared(at: place, in: tokens)
      ? nil : Array(chain.suffix(3).reversed())
  }

  /// Whether a token is a new variable's name or its type: `UIWindow *a`, `let a`, `let a: UIWindow`.
  private static func isDeclared(at place: Int, in tokens: [Token]) -> Bool {
    guard place > 0, !tokens[place].startsLine else { return false }
    let before = tokens[place - 1]
    switch before.text {
    case "else", "do", "in", "try", "await": return false
    case "*": return place > 1 && tokens[place - 2].kind == .name
    case ":":
      return place > 2 && (tokens[place - 3].isName("let") || tokens[place - 3].isName("var"))
    default: return before.kind == .name
    }
  }
}
