package import SourceCode

extension Misconception {
  /// Finds the first occurrence of each misconception in a source, ordered by line; none if the source can't be
  /// tokenized.
  package static func seen(in source: String, _ language: Language) -> [Sighting] {
    var lexer = Lexer(source, language)
    guard let words = try? lexer.all() else { return [] }
    let search = MisconceptionSearch(words, in: lexer.bytes)
    return allCases.compactMap { misconception in
      search.line(of: misconception).map { Sighting(misconception: misconception, line: $0) }
    }.sorted { $0.line < $1.line }
  }
}

/// Searches a source's tokens and comments for misconceptions.
private struct MisconceptionSearch {
  private let words: [Token]
  /// Ordered by line; one for each line with a comment.
  private let comments: [Comment]
  private let commentOfLine: [Int: Comment]
  /// The maximum number of functions to search, which limits the time for a long source.
  private static let mostFunctions = 20

  /// One line of a comment.
  private struct Comment {
    let line: Int
    let text: LowercaseText
  }

  init(_ words: [Token], in bytes: [UInt8]) {
    self.words = words
    comments = Self.comments(between: words, in: bytes)
    commentOfLine = Dictionary(comments.map { ($0.line, $0) }) { first, _ in first }
  }

  /// The comment lines, which are the gaps between tokens.
  private static func comments(between words: [Token], in bytes: [UInt8]) -> [Comment] {
    var comments: [Comment] = []
    var line = 1
    var text: [UInt8] = []
    var next = 0
    for (index, byte) in bytes.enumerated() {
      while next < words.count - 1, words[next].range.upperBound <= index { next += 1 }
      let isWord = words.indices.contains(next) && words[next].range.contains(index)
      if byte == 0x0A {
        if !text.isEmpty { comments.append(Comment(line: line, text: LowercaseText(text))) }
        line += 1
        text = []
      } else if !isWord, byte != 0x20 || !text.isEmpty {
        text.append(byte)
      }
    }
    if !text.isEmpty { comments.append(Comment(line: line, text: LowercaseText(text))) }
    return comments
  }

  /// The first line that shows a misconception, or nil.
  func line(of misconception: Misconception) -> Int? {
    let comment = comments.first { comment in
      !comment.text.hasAny(of: misconception.exceptions)
        && misconception.sayings.contains { $0.allSatisfy(comment.text.hasAny) }
    }
    return earliest(comment?.line, lineOfCode(showing: misconception))
  }

  /// The first line whose code shows a misconception, or nil.
  private func lineOfCode(showing misconception: Misconception) -> Int? {
    switch misconception {
    case .creationOrder: words.first { $0.isName("addWindow") }?.position.line
    case .firstSubviewIsFront:
      places(of: "subviews").first { isFirst(at: $0) && isCalledFront(at: $0) }.map(line)
    case .foundWindowIsKey:
      earliest(searchForKeyWindow, places(of: "windows").first(where: isTakenForKey).map(line))
    case .belowIsBottom:
      places(of: "belowSubview").first { place in
        isSaid(["最下", "最底", "bottom", "behind all", "behind every", "very back"], at: place)
      }.map(line)
    case .viewsAreCopied, .keyAloneGetsEvents, .onlyKeyShows: nil
    }
  }

  private func earliest(_ lines: Int?...) -> Int? { lines.compactMap { $0 }.min() }

  private func places(of name: String) -> [Int] { words.indices.filter { words[$0].isName(name) } }

  private func line(_ place: Int) -> Int { words[place].position.line }

  /// The texts of a few tokens from an index on.
  private func texts(from place: Int, _ count: Int) -> [String] {
    words.dropFirst(place).prefix(count).map(\.text)
  }

  /// Whether the first element of a list follows its name, as in `subviews[0]` and `subviews.first`.
  private func isFirst(at place: Int) -> Bool {
    var next = texts(from: place + 1, 5)[...]
    if next.first == "]" { next = next.dropFirst() }
    return next.starts(with: ["[", "0", "]"]) || next.starts(with: ["objectAtIndex", ":", "0"])
      || next.starts(with: ["firstObject"]) || next.starts(with: [".", "firstObject"])
      || next.starts(with: [".", "first"])
  }

  /// The names shortly before a token on its line.
  private func names(before place: Int) -> [LowercaseText] {
    words.prefix(place).suffix(20).filter { $0.kind == .name && $0.position.line == line(place) }
      .map { LowercaseText($0.text.utf8) }
  }

  /// Whether a comment on a token's line, or on the two lines before it, contains one of some phrases.
  private func isSaid(_ phrases: [String], at place: Int) -> Bool {
    let line = line(place)
    return [line - 2, line - 1, line].contains {
      commentOfLine[$0]?.text.hasAny(of: phrases) == true
    }
  }

  /// Whether a variable or a comment near a token calls it frontmost.
  private func isCalledFront(at place: Int) -> Bool {
    names(before: place).contains { $0.hasAny(of: ["front", "top"]) }
      || isSaid(["front", "topmost", "on top", "最上", "最前", "最顶"], at: place)
  }

  /// Whether one of the application's windows is assigned to a variable named after the key window.
  private func isTakenForKey(at place: Int) -> Bool {
    let isAssigned = words.indices.prefix(place).suffix(20).contains {
      line($0) == line(place) && LowercaseText(words[$0].text.utf8).has("keywindow")
        && ["=", ":"].contains(words[$0 + 1].text)
    }
    guard isAssigned else { return false }
    let next = texts(from: place + 1, 30)
    let last = next.prefix(3).contains { ["last", "lastObject"].contains($0) }
    return (isFirst(at: place) || last) && !next.contains("isKeyWindow")
  }

  /// The line of a function that is named after the key window and iterates over the windows, without checking
  /// whether one is key.
  private var searchForKeyWindow: Int? {
    words.indices.lazy
      .filter { words[$0].kind == .name && LowercaseText(words[$0].text.utf8).has("keywindow") }
      .compactMap { place in body(ofFunctionNamedAt: place).map { (place, $0) } }
      .prefix(Self.mostFunctions)
      .first { _, body in
        body.contains { words[$0].isName("windows") } && !body.contains(where: asksForKey)
      }
      .map { place, _ in line(place) }
  }

  /// Whether a window's `isKeyWindow` or the application's `keyWindow` is read at an index.
  private func asksForKey(at place: Int) -> Bool {
    words[place].isName("isKeyWindow")
      || words[place].isName("keyWindow")
        && (words[place - 1].isSymbol(".") || words[place + 1].isSymbol("]"))
  }

  /// The tokens in the braces of a function or computed property named at an index, or nil.
  private func body(ofFunctionNamedAt place: Int) -> Range<Int>? {
    guard let before = words.prefix(place).last,
      before.isName("func") || before.isName("var") || before.isSymbol(")"),
      let start = words.indices.dropFirst(place).prefix(20).first(where: { words[$0].isSymbol("{") }
      )
    else { return nil }
    var depth = 0
    for index in words.indices.dropFirst(start) {
      if words[index].isSymbol("{") { depth += 1 }
      if words[index].isSymbol("}") { depth -= 1 }
      if depth == 0 { return start..<index }  // checked: the index is after the start
    }
    return nil
  }
}

/// A text in lowercase, in which phrases are searched.
private struct LowercaseText {
  private let bytes: [UInt8]

  /// Only ASCII letters have two cases here.
  init(_ text: some Sequence<UInt8>) {
    bytes = text.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }

  func has(_ phrase: String) -> Bool {
    let phrase = phrase.utf8
    return bytes.indices.contains {
      bytes[$0] == phrase.first && bytes.dropFirst($0).starts(with: phrase)
    }
  }

  func hasAny(of phrases: [String]) -> Bool { phrases.contains { has($0) } }
}
