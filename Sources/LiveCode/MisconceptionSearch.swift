package import SourceCode

extension Misconception {
  /// The misconceptions that a source shows, each where it does so first, in the order of their lines; none
  /// where its words can't be read.
  package static func seen(in source: String, _ language: Language) -> [Sighting] {
    var lexer = Lexer(source, language)
    guard let words = try? lexer.all() else { return [] }
    let search = MisconceptionSearch(words, in: lexer.bytes)
    return allCases.compactMap { misconception in
      search.line(of: misconception).map { Sighting(misconception: misconception, line: $0) }
    }.sorted { $0.line < $1.line }
  }
}

/// Looks for misconceptions in the words and comments of a source.
private struct MisconceptionSearch {
  private let words: [Token]
  /// In the order of their lines, one for each line that has any.
  private let comments: [Comment]
  private let commentOfLine: [Int: Comment]
  /// How many functions are looked through, so that a long source takes no long time.
  private static let mostFunctions = 20

  /// What stands in a line of a comment.
  private struct Comment {
    let line: Int
    /// In small letters.
    let text: [UInt8]

    func has(_ phrase: String) -> Bool {
      let phrase = phrase.utf8
      return text.indices.contains {
        text[$0] == phrase.first && text.dropFirst($0).starts(with: phrase)
      }
    }

    func hasAny(of phrases: [String]) -> Bool { phrases.contains { has($0) } }
  }

  init(_ words: [Token], in bytes: [UInt8]) {
    self.words = words
    comments = Self.comments(between: words, in: bytes)
    commentOfLine = Dictionary(comments.map { ($0.line, $0) }) { first, _ in first }
  }

  /// The lines of comments, which stand between the words.
  private static func comments(between words: [Token], in bytes: [UInt8]) -> [Comment] {
    var comments: [Comment] = []
    var line = 1
    var text: [UInt8] = []
    var next = 0
    for (index, byte) in bytes.enumerated() {
      while next < words.count - 1, words[next].range.upperBound <= index { next += 1 }
      let isWord = words.indices.contains(next) && words[next].range.contains(index)
      if byte == 0x0A {
        if !text.isEmpty { comments.append(Comment(line: line, text: text)) }
        line += 1
        text = []
      } else if !isWord, byte != 0x20 || !text.isEmpty {
        text.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
      }
    }
    if !text.isEmpty { comments.append(Comment(line: line, text: text)) }
    return comments
  }

  /// The first line that shows it, or nil.
  func line(of misconception: Misconception) -> Int? {
    switch misconception {
    case .creationOrder:
      let saying = comments.first {
        $0.hasAny(of: ["window", "窗口"]) && !$0.hasAny(of: ["view", "视图"] + Self.denials)
          && ($0.hasAny(of: ["创建", "添加", "新建"]) && $0.hasAny(of: ["顺序", "先后"])
            || $0.hasAny(of: ["最后创建", "最晚创建", "后创建", "最后添加", "后添加"])
              && $0.hasAny(of: ["上面", "最上", "前面", "最前"])
            || $0.hasAny(of: ["created", "creation", "allocated"])
              && $0.hasAny(of: ["order", "last", "later", "first"])
              && $0.hasAny(of: ["top", "front", "above", "behind", "below", "cover", "order"]))
      }
      return earliest(saying?.line, words.first { $0.isName("addWindow") }?.position.line)
    case .firstSubviewIsFront:
      return places(of: "subviews").first { isFirst(at: $0) && isCalledFront(at: $0) }.map(line)
    case .foundWindowIsKey:
      return earliest(
        searchForKeyWindow, places(of: "windows").first(where: isTakenForKey).map(line))
    case .viewsAreCopied:
      return comments.first {
        $0.hasAny(of: ["copied", "copies", "复制", "拷贝"]) && $0.hasAny(of: ["window", "窗口"])
          && !$0.hasAny(of: Self.denials)
      }?.line
    case .belowIsBottom:
      return places(of: "belowSubview").first { place in
        isSaid(["最下", "最底", "bottom", "behind all", "behind every", "very back"], at: place)
      }.map(line)
    case .keyAloneGetsEvents:
      return comments.first {
        !$0.hasAny(of: Self.denials + ["touch-related", "keyboard", "非触摸", "键盘", "motion", "摇"])
          && ($0.has("接收事件的主窗口")
            || $0.hasAny(of: ["only", "alone", "唯一", "只有"])
              && $0.hasAny(of: ["key window", "keywindow", "主窗口"])
              && $0.hasAny(of: ["event", "touch", "tap", "事件", "触摸", "点击"]))
      }?.line
    case .onlyKeyShows:
      return comments.first {
        $0.hasAny(of: ["makekeyandvisible", "keywindow", "key window"])
          && $0.hasAny(of: [
            "must", "has to", "have to", "need to", "needs to", "only", "必须", "只有", "也就是可见",
          ])
          && $0.hasAny(of: [
            "be visible", "become visible", "to show", "shown", "appear", "displayed", "on screen",
            "on the screen", "可见", "显示",
          ])
          && !$0.hasAny(of: Self.denials)
      }?.line
    }
  }

  /// Words of a comment that rather denies it.
  private static let denials = [
    "not ", "n't", "no need", "wrong", "myth", "不是", "并非", "不一定", "并不", "不需要", "不必", "无需",
    "没必要", "不用", "错误",
  ]

  private func earliest(_ lines: Int?...) -> Int? { lines.compactMap { $0 }.min() }

  private func places(of name: String) -> [Int] { words.indices.filter { words[$0].isName(name) } }

  private func line(_ place: Int) -> Int { words[place].position.line }

  /// The texts of a few words from a place on.
  private func texts(from place: Int, _ count: Int) -> [String] {
    words.dropFirst(place).prefix(count).map(\.text)
  }

  /// Whether the first of a list is taken behind its name, as in `subviews[0]` and `subviews.first`.
  private func isFirst(at place: Int) -> Bool {
    var next = texts(from: place + 1, 5)[...]
    if next.first == "]" { next = next.dropFirst() }
    return next.starts(with: ["[", "0", "]"]) || next.starts(with: ["objectAtIndex", ":", "0"])
      || next.starts(with: ["firstObject"]) || next.starts(with: [".", "firstObject"])
      || next.starts(with: [".", "first"])
  }

  /// The names that stand shortly before a place in its line.
  private func names(before place: Int) -> [String] {
    words.prefix(place).suffix(20).filter { $0.kind == .name && $0.position.line == line(place) }
      .map { $0.text.lowercased() }
  }

  /// Whether a comment in the line of a place, or in the two lines before it, says one of some phrases.
  private func isSaid(_ phrases: [String], at place: Int) -> Bool {
    let line = line(place)
    return [line - 2, line - 1, line].contains {
      commentOfLine[$0]?.hasAny(of: phrases) == true
    }
  }

  /// Whether a variable or a comment at a place calls it the one in front.
  private func isCalledFront(at place: Int) -> Bool {
    names(before: place).contains { $0.contains("front") || $0.contains("top") }
      || isSaid(["front", "topmost", "on top", "最上", "最前", "最顶"], at: place)
  }

  /// Whether one of the application's windows is put into a variable that is called the key window.
  private func isTakenForKey(at place: Int) -> Bool {
    let isAssigned = words.indices.prefix(place).suffix(20).contains {
      line($0) == line(place) && words[$0].text.lowercased().contains("keywindow")
        && ["=", ":"].contains(words[$0 + 1].text)
    }
    guard isAssigned else { return false }
    let next = texts(from: place + 1, 30)
    let last = next.prefix(3).contains { ["last", "lastObject"].contains($0) }
    return (isFirst(at: place) || last) && !next.contains("isKeyWindow")
  }

  /// The line of a function that is called after the key window, goes through the windows, and asks none
  /// whether it is key.
  private var searchForKeyWindow: Int? {
    words.indices.lazy
      .filter { words[$0].kind == .name && words[$0].text.lowercased().contains("keywindow") }
      .compactMap { place in body(ofFunctionNamedAt: place).map { (place, $0) } }
      .prefix(Self.mostFunctions)
      .first { _, body in
        body.contains { words[$0].isName("windows") } && !body.contains(where: asksForKey)
      }
      .map { place, _ in line(place) }
  }

  /// Whether a window is asked if it is key at a place, or the application for its key window.
  private func asksForKey(at place: Int) -> Bool {
    words[place].isName("isKeyWindow")
      || words[place].isName("keyWindow")
        && (words[place - 1].isSymbol(".") || words[place + 1].isSymbol("]"))
  }

  /// The words between the braces of a function or computed property that has its name at a place, or nil.
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
      if depth == 0 { return start..<index }  // checked: the index comes behind the start
    }
    return nil
  }
}
