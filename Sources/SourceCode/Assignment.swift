/// A place in a source that sets something.
struct Assignment: Hashable, Sendable {
  /// The number of the operator among the words.
  let place: Int
  /// What is set, as the names of a chain, the first three at most.
  let chain: [String]

  static let signs: Set<String> = ["=", "+=", "-=", "*=", "/=", "|=", "&="]

  /// The chains of names that stand before an assignment, or beside `++` or `--`.
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

  /// The names with a dot between each that end before a place; nil where there is none, or where
  /// they declare a variable.
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

  /// Whether what stands at a place is a new variable's name or its type: `UIWindow *a`, `let a`,
  /// `let a: UIWindow`.
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
