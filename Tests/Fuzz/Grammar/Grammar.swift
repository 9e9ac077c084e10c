import TestSupport

/// Generates texts of a language from rules.
///
/// A rule is a line `name:` followed by indented alternatives, one per line. `<name>` in an alternative stands for
/// a text of that rule, and `\n` for a line break. In deeply nested texts the first alternative is used, which
/// must terminate.
struct Grammar {
  private enum Piece {
    case text(String)
    case rule(Int)
  }

  private var rules: [[[Piece]]] = []
  private let start: Int

  init(_ text: String) throws(FuzzError) {
    var numbers: [Substring: Int] = [:]
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    for line in lines where !line.hasPrefix(" ") {
      numbers[line.dropLast()] = numbers.count
      rules.append([])
    }
    var rule = -1
    for line in lines {
      guard line.hasPrefix("  ") else {
        rule += 1
        continue
      }
      rules[rule].append(try Self.pieces(line.dropFirst(2), numbers))
    }
    guard let program = numbers["program"] else { throw FuzzError("no rule is called program") }
    start = program
  }

  private static func pieces(
    _ line: Substring, _ numbers: [Substring: Int]
  ) throws(FuzzError) -> [Piece] {
    var pieces: [Piece] = []
    var rest = line[...]
    while let open = rest.firstIndex(of: "<") {
      // A `<` that opens no rule is literal.
      guard let close = rest[open...].firstIndex(of: ">"),
        let number = numbers[rest[rest.index(after: open)..<close]]
      else {
        let end = rest.index(after: open)
        pieces.append(.text(plain(rest[..<end])))
        rest = rest[end...]
        continue
      }
      pieces.append(.text(plain(rest[..<open])))
      pieces.append(.rule(number))
      rest = rest[rest.index(after: close)...]
    }
    return pieces + [.text(plain(rest))]
  }

  private static func plain(_ text: Substring) -> String {
    text.split(separator: #"\n"#, omittingEmptySubsequences: false).joined(separator: "\n")
  }

  /// Generates a text of at most about `length` bytes.
  func text(_ random: inout SplitMix64, length: Int = 2000) -> String {
    var text = ""
    append(start, depth: Int.random(in: 4...12, using: &random), length, &text, &random)
    return text
  }

  private func append(
    _ rule: Int, depth: Int, _ length: Int, _ text: inout String, _ random: inout SplitMix64
  ) {
    let alternatives = rules[rule]
    let isDeep = depth <= 0 || text.utf8.count > length
    guard
      let pieces = isDeep ? alternatives.first : alternatives.randomElement(using: &random)
    else { return }
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .rule(let number): append(number, depth: depth - 1, length, &text, &random)
      }
    }
  }
}
