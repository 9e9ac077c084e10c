enum Token: Equatable {
  case number(Double)
  case symbol(Character)
}
func tokenize(_ text: String) -> [Token] {
  var tokens: [Token] = []
  var digits = ""
  func flush() {
    if let value = Double(digits) { tokens.append(.number(value)) }
    digits = ""
  }
  for character in text {
    if character.isNumber || character == "." {
      digits.append(character)
    } else {
      flush()
      if character != " " { tokens.append(.symbol(character)) }
    }
  }
  flush()
  return tokens
}
struct Parser {
  enum Failure: Error { case unexpectedEnd, unexpected(Token) }
  private let tokens: [Token]
  private var position = 0
  init(_ text: String) { tokens = tokenize(text) }
  private var next: Token? { position < tokens.count ? tokens[position] : nil }
  mutating func sum() throws -> Double {
    var value = try product()
    while let token = next, token == .symbol("+") || token == .symbol("-") {
      position += 1
      let right = try product()
      value = token == .symbol("+") ? value + right : value - right
    }
    return value
  }
  private mutating func product() throws -> Double {
    var value = try factor()
    while case .symbol(let symbol)? = next, "*/".contains(symbol) {
      position += 1
      let right = try factor()
      value = symbol == "*" ? value * right : value / right
    }
    return value
  }
  private mutating func factor() throws -> Double {
    guard let token = next else { throw Failure.unexpectedEnd }
    position += 1
    switch token {
    case .number(let value): return value
    case .symbol("("):
      let value = try sum()
      position += 1
      return value
    case .symbol("-"): return -(try factor())
    case .symbol: throw Failure.unexpected(token)
    }
  }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "-4 / (2 - 4)", "2 *", "* 2"] {
  var parser = Parser(text)
  do { print(text, "=", try parser.sum()) } catch Parser.Failure.unexpectedEnd {
    print(text, ": too short")
  } catch { print(text, ":", error) }
}
