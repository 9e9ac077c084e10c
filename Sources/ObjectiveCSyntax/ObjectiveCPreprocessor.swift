import SourceCode
import Syntax

/// Carries out preprocessor directives: macros of one line, and conditional code.
struct ObjectiveCPreprocessor {
  private struct Macro {
    /// Nil for a constant.
    let parameters: [String]?
    let isVariadic: Bool
    let body: [Token]
  }

  private var macros: [String: Macro] = [:]
  private(set) var errors: [SourceError] = []
  private var output: [Token] = []
  /// The maximum number of tokens that macros expand to.
  private static let mostTokens = 200_000

  /// The macros that Xcode defines for a debug build in the simulator.
  private static let known: [String: Int] = [
    "DEBUG": 1, "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_IPHONE_SIMULATOR": 1,
    "TARGET_OS_SIMULATOR": 1, "TARGET_OS_MAC": 1, "TARGET_OS_TV": 0, "TARGET_OS_WATCH": 0,
    "__OBJC__": 1,
    "NDEBUG": 0, "__IPHONE_OS_VERSION_MAX_ALLOWED": 170_000,
  ]

  /// The tokens of a source without directives, with macros expanded.
  mutating func expand(_ tokens: [Token]) -> [Token] {
    var index = 0
    /// Whether each enclosing `#if` branch is active, and whether an earlier branch was.
    var conditions: [(isTaken: Bool, wasTaken: Bool)] = []
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .directive {
        directive(token, &conditions)
        index += 1
        continue
      }
      if token.kind == .end {
        if !conditions.isEmpty {
          errors.append(SourceError("'#endif' is missing.", at: token.position))
        }
        output.append(token)
        return output
      }
      if conditions.allSatisfy(\.isTaken) {
        output += replace(tokens, &index, [])
        if output.count > Self.mostTokens {
          errors.append(SourceError("Macros expand this source too much.", at: token.position))
          return output + [tokens[tokens.count - 1]]
        }
      } else {
        index += 1
      }
    }
    return output
  }

  private mutating func directive(
    _ token: Token, _ conditions: inout [(isTaken: Bool, wasTaken: Bool)]
  ) {
    // A backslash joins lines; elsewhere in macros it occurs only in strings.
    var bytes = Array(token.text.utf8)
    for place in bytes.indices.dropLast() where bytes[place] == 0x5C && bytes[place + 1] == 0x0A {
      (bytes[place], bytes[place + 1]) = (0x20, 0x20)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    var lexer = Lexer(Array(text.utf8.dropFirst()), .objc, from: token.position)
    var words: [Token] = []
    do throws(SourceError) { words = try lexer.all() } catch {
      if !text.hasPrefix("#pragma"), !text.hasPrefix("#import"), !text.hasPrefix("#warning") {
        errors.append(error)
      }
      return
    }
    words.removeLast()  // checked: the end is always there
    let word = words.first?.text ?? ""
    let rest = Array(words.dropFirst())
    let isTaken = conditions.allSatisfy(\.isTaken)
    switch word {
    case "import", "include", "pragma", "warning", "": break
    case "error":
      if isTaken { errors.append(SourceError("The source says '#error'.", at: token.position)) }
    case "define": if isTaken { define(rest, at: token.position) }
    case "undef": if isTaken, let name = rest.first { macros[name.text] = nil }
    case "ifdef", "ifndef":
      let isKnown = rest.first.map { isDefined($0.text) } ?? false
      conditions.append((isKnown == (word == "ifdef"), isKnown == (word == "ifdef")))
    case "if":
      let holds = isTaken ? value(of: rest, at: token.position) : false
      conditions.append((holds, holds))
    case "elif", "else":
      guard let last = conditions.popLast() else {
        errors.append(SourceError("'#\(word)' without '#if'.", at: token.position))
        return
      }
      let holds = !last.wasTaken && (word == "else" || value(of: rest, at: token.position))
      conditions.append((holds, holds || last.wasTaken))
    case "endif":
      if conditions.popLast() == nil {
        errors.append(SourceError("'#endif' without '#if'.", at: token.position))
      }
    default: errors.append(SourceError("'#\(word)' is not supported.", at: token.position))
    }
  }

  private func isDefined(_ name: String) -> Bool {
    macros[name] != nil || Self.known[name] != nil && name != "NDEBUG"
      || Self.version(name).map { $0 <= 170_000 } ?? false
  }

  /// The number of a system version's macro, such as `__IPHONE_10_3`.
  private static func version(_ name: String) -> Int? {
    guard name.hasPrefix("__IPHONE_") else { return nil }
    // checked: a text
    let parts = name.dropFirst(9).split(separator: "_").map { Int($0) }
    guard parts.count == 2, let major = parts[0], let minor = parts[1], major < 100, minor < 100
    else { return nil }
    return major * 10_000 + minor * 100
  }

  /// Whether a condition is true; only names, numbers and comparisons are supported.
  private mutating func value(of words: [Token], at position: Position) -> Bool {
    var index = 0
    func at(_ text: String) -> Bool { index < words.count && words[index].text == text }
    var isUnknown = false
    func plain() -> Int {
      guard index < words.count else {
        isUnknown = true
        return 0
      }
      let word = words[index]
      index += 1
      if word.text == "!" { return plain() == 0 ? 1 : 0 }
      if word.text == "(" {
        let inner = either()
        if at(")") { index += 1 } else { isUnknown = true }
        return inner
      }
      if word.text == "defined" {
        let isBracketed = at("(")
        if isBracketed { index += 1 }
        guard index < words.count else { return 0 }
        let name = words[index].text
        index += 1
        if isBracketed, at(")") { index += 1 }
        return isDefined(name) ? 1 : 0
      }
      // checked: a text
      if let number = Int(word.text) { return number }
      if let number = Self.known[word.text] { return number }
      // checked: a text
      if let macro = macros[word.text], macro.body.count == 1, let number = Int(macro.body[0].text)
      {
        return number
      }
      if let version = Self.version(word.text) { return version }
      isUnknown = true
      return 0
    }
    func compared() -> Int {
      let left = plain()
      guard index < words.count else { return left }
      let sign = words[index].text
      guard ["==", "!=", "<", ">", "<=", ">="].contains(sign) else { return left }
      index += 1
      let right = plain()
      switch sign {
      case "==": return left == right ? 1 : 0
      case "!=": return left != right ? 1 : 0
      case "<": return left < right ? 1 : 0
      case ">": return left > right ? 1 : 0
      case "<=": return left <= right ? 1 : 0
      default: return left >= right ? 1 : 0
      }
    }
    func both() -> Int {
      var result = compared()
      while at("&&") {
        index += 1
        let right = compared()
        result = result != 0 && right != 0 ? 1 : 0
      }
      return result
    }
    func either() -> Int {
      var result = both()
      while at("||") {
        index += 1
        let right = both()
        result = result != 0 || right != 0 ? 1 : 0
      }
      return result
    }
    let result = either()
    if isUnknown || index < words.count {
      errors.append(
        SourceError(
          "The condition of this '#if' is not known; keep only the branch that you mean.",
          at: position))
    }
    return result != 0
  }

  // MARK: Macros

  private mutating func define(_ words: [Token], at position: Position) {
    guard let name = words.first, name.kind == .name else {
      errors.append(SourceError("A name is expected behind '#define'.", at: position))
      return
    }
    var index = 1
    var parameters: [String]?
    var isVariadic = false
    if words.count > 1, words[1].isSymbol("("), !words[1].hasSpaceBefore {
      var names: [String] = []
      index = 2
      while index < words.count, !words[index].isSymbol(")") {
        if words[index].isSymbol("...") {
          isVariadic = true
        } else if words[index].kind == .name {
          names.append(words[index].text)
        }
        index += 1
      }
      index += 1
      parameters = names
    }
    let body = Array(words.dropFirst(index))
    macros[name.text] = Macro(parameters: parameters, isVariadic: isVariadic, body: body)
  }

  /// Expands the current token; `names` are the macros being expanded.
  private mutating func replace(_ tokens: [Token], _ index: inout Int, _ names: Set<String>)
    -> [Token]
  {
    let token = tokens[index]
    index += 1
    guard token.kind == .name, let macro = macros[token.text], !names.contains(token.text),
      names.count < 16
    else {
      return [token]
    }
    var values: [String: [Token]] = [:]
    var written: [String: [Token]] = [:]
    if let parameters = macro.parameters {
      guard index < tokens.count, tokens[index].isSymbol("(") else { return [token] }
      var arguments: [[Token]] = [[]]
      var depth = 0
      while index < tokens.count, tokens[index].kind != .end {
        let next = tokens[index]
        index += 1
        // Only parentheses protect a comma.
        if next.isSymbol("(") { depth += 1 }
        if next.isSymbol(")") { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, next.isSymbol("("), arguments == [[]] { continue }
        if depth == 1, next.isSymbol(","), !(macro.isVariadic && arguments.count > parameters.count)
        {
          arguments.append([])
        } else {
          arguments[arguments.count - 1].append(next)
        }
      }
      if arguments == [[]], parameters.isEmpty { arguments = [] }
      guard
        arguments.count == parameters.count
          || macro.isVariadic && arguments.count >= parameters.count
      else {
        errors.append(
          SourceError(
            "The macro '\(token.text)' takes \(parameters.count) values and is given \(arguments.count).",
            at: token.position))
        return []
      }
      for (name, argument) in zip(parameters, arguments) {
        values[name] = expanded(argument, names)
        written[name] = argument
      }
      if macro.isVariadic {
        let rest = arguments.count > parameters.count ? arguments[parameters.count] : []
        values["__VA_ARGS__"] = expanded(rest, names)
        written["__VA_ARGS__"] = rest
      }
    }
    var body: [Token] = []
    var place = 0
    var pastes = false
    while place < macro.body.count {
      let word = macro.body[place]
      let next = place + 1 < macro.body.count ? macro.body[place + 1] : nil
      place += 1
      if word.isSymbol("#"), next?.isSymbol("#") == true {
        place += 1
        // `, ##__VA_ARGS__` removes the comma if there are no arguments.
        if place < macro.body.count, macro.body[place].text == "__VA_ARGS__" {
          if values["__VA_ARGS__"]?.isEmpty == true, body.last?.isSymbol(",") == true {
            body.removeLast()  // checked: it has a last one
          }
        } else {
          pastes = true
        }
        continue
      }
      var made: [Token]
      if word.isSymbol("#"), let next, let value = written[next.text] {
        place += 1
        var text = word
        text.kind = .string
        text.text = Self.spelling(value)
        made = [text]
      } else if let value = values[word.text], word.kind == .name {
        made = value
      } else {
        var copy = word
        copy.startsLine = false
        made = [copy]
      }
      for index in made.indices where values[word.text] == nil {
        made[index].position = token.position
      }
      if pastes, let last = body.last, let first = made.first {
        body[body.count - 1].text = last.text + first.text
        made.removeFirst()  // checked: it has a first one
      }
      pastes = false
      body += made
    }
    if var first = body.first {
      first.startsLine = token.startsLine
      first.hasSpaceBefore = token.hasSpaceBefore
      body[0] = first
    }
    return expanded(body, names.union([token.text]))
  }

  /// The text of an argument as it is written, before its own macros are expanded.
  private static func spelling(_ tokens: [Token]) -> String {
    var text = ""
    for token in tokens {
      if token.hasSpaceBefore || token.startsLine, !text.isEmpty { text += " " }
      guard token.kind == .string else {
        text += token.text
        continue
      }
      text += "\""
      for letter in token.text {
        switch letter {
        case "\"", "\\": text += "\\\(letter)"
        case "\n": text += "\\n"
        case "\t": text += "\\t"
        default: text.append(letter)
        }
      }
      text += "\""
    }
    return text
  }

  private mutating func expanded(_ tokens: [Token], _ names: Set<String>) -> [Token] {
    var result: [Token] = []
    var index = 0
    while index < tokens.count, result.count < Self.mostTokens {
      result += replace(tokens, &index, names)
    }
    return result
  }
}
