import SourceCode

/// The operators that a source declares.
struct DeclaredOperators {
  /// An infix operator's strength, and how it is applied among others of that strength.
  struct Infix {
    var strength: Int
    var isFromRight = false
    /// Whether it needs parentheses there.
    var isAlone = false
  }

  private(set) var infix: [String: Infix] = [:]
  private(set) var prefix: Set<String> = []
  private(set) var postfix: Set<String> = []

  /// Operators from this strength on are parts of a value; weaker ones assign.
  static let weakest = 20

  /// Swift's precedence groups, and the source's.
  private var groups: [String: Infix] = [
    "AssignmentPrecedence": Infix(strength: 10, isFromRight: true),
    "DefaultPrecedence": Infix(strength: 30, isAlone: true),
    "LogicalDisjunctionPrecedence": Infix(strength: 100),
    "LogicalConjunctionPrecedence": Infix(strength: 200),
    "ComparisonPrecedence": Infix(strength: 300, isAlone: true),
    "NilCoalescingPrecedence": Infix(strength: 400, isFromRight: true),
    "CastingPrecedence": Infix(strength: 500, isAlone: true),
    "RangeFormationPrecedence": Infix(strength: 600, isAlone: true),
    "AdditionPrecedence": Infix(strength: 700),
    "MultiplicationPrecedence": Infix(strength: 800),
    "BitwiseShiftPrecedence": Infix(strength: 900, isAlone: true),
  ]

  init() {}

  /// Finds the declarations among a source's tokens.
  init(in tokens: [Token]) {
    for place in tokens.indices where tokens[place].isName("precedencegroup") {
      declareGroup(Array(tokens.dropFirst(place).prefix(40)))
    }
    for place in tokens.indices.dropFirst() where tokens[place].isName("operator") {
      let sign = Self.sign(in: tokens, at: place + 1)
      switch tokens[place - 1].text {
      case "prefix": prefix.insert(sign.text)
      case "postfix": postfix.insert(sign.text)
      case "infix":
        let rest = tokens.dropFirst(place + 1 + sign.count).prefix(2).map(\.text)
        let group = rest.first == ":" ? rest.last : nil
        infix[sign.text] = groups[group ?? "DefaultPrecedence"]
      default: break
      }
    }
  }

  private mutating func declareGroup(_ tokens: [Token]) {
    guard tokens.count > 2 else { return }
    var group = Infix(strength: 30, isAlone: true)
    var (above, below): (Int?, Int?)
    for (word, value) in zip(tokens, tokens.dropFirst(2)) {
      if word.isSymbol("}") { break }
      switch word.text {
      case "higherThan": above = groups[value.text]?.strength
      case "lowerThan": below = groups[value.text]?.strength
      case "associativity":
        (group.isFromRight, group.isAlone) = (value.text == "right", value.text == "none")
      default: break
      }
    }
    switch (above, below) {
    case (let low?, let high?): group.strength = (low + high) / 2
    case (let low?, nil): group.strength = low + 40
    case (nil, let high?): group.strength = high - 40
    case (nil, nil): break
    }
    groups[tokens[1].text] = group
  }

  /// Joins the tokens of each operator into one.
  func joining(_ tokens: [Token]) -> [Token] {
    guard !(infix.isEmpty && prefix.isEmpty && postfix.isEmpty) else { return tokens }
    var joined: [Token] = []
    var index = 0
    while index < tokens.count {
      let sign = Self.sign(in: tokens, at: index)
      var token = tokens[index]
      if infix[sign.text] != nil || prefix.contains(sign.text) || postfix.contains(sign.text) {
        token.text = sign.text
        index += sign.count - 1
      }
      joined.append(token)
      index += 1
    }
    return joined
  }

  /// The adjacent symbols at an index that Swift reads as one operator, and their number.
  private static func sign(in tokens: [Token], at start: Int) -> (text: String, count: Int) {
    var (text, count) = ("", 0)
    for token in tokens.dropFirst(start) {
      guard token.kind == .symbol, count == 0 || !token.hasSpaceBefore,
        token.text.allSatisfy({ !$0.isASCII || "/=-+!*%<>&|^~?".contains($0) })
      else { break }
      text += token.text
      count += 1
    }
    return (text, count)
  }
}

extension SwiftReader {
  /// How an infix operator is applied; nil for another symbol.
  func application(of sign: String) -> DeclaredOperators.Infix? {
    if let own = operators.infix[sign] { return own }
    guard let strength = Self.strengths[sign] else { return nil }
    return .init(strength: strength * 100, isFromRight: sign == "??")
  }

  /// Skips an `operator` or a `precedencegroup` declaration, which is already known.
  mutating func skipOperatorDeclaration() throws(SourceError) {
    let isGroup = atName("precedencegroup")
    advance()
    advance()
    if !isGroup, take(":") { _ = try expectName("A precedence group") }
    guard isGroup else { return }
    while !at("}"), token.kind != .end { advance() }
    try expect("}")
  }
}
