/// What stands for a name of the author's in a program.
struct CodeNames {
  private var names: [CodeEntity: String] = [:]
  private var taken: Set<String> = []
  /// How many there are already that are like a name.
  private var counts: [String: Int] = [:]

  /// The name of something: the author's where a program can have it, else one like it, and never
  /// the same for two.
  mutating func name(of entity: CodeEntity) -> String {
    if let name = names[entity] { return name }
    let base = Self.identifier(entity.text)
    var name = ""
    repeat {
      let number = counts[base, default: 0] + 1
      counts[base] = number
      name = number == 1 ? base : "\(base)\(number)"
    } while !taken.insert(name).inserted
    names[entity] = name
    return name
  }

  /// A text's letters, digits and underscores, a letter after anything else a capital, and with an
  /// underscore at its end where the languages mean something else by it.
  private static func identifier(_ text: String) -> String {
    var name = ""
    var startsWord = false
    for character in text {
      guard character.isASCII, character.isLetter || character.isNumber || character == "_" else {
        startsWord = !name.isEmpty
        continue
      }
      name += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
    return isTaken(name) ? name + "_" : name
  }

  private static func isTaken(_ name: String) -> Bool {
    if reserved.contains(name) { return true }
    // Macros are written so.
    if name.count > 1, name.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }) {
      return true
    }
    // What Apple's libraries define begins so.
    return ["UI", "CG", "NS", "MK"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }

  /// The words of both languages and what the programs themselves name.
  private static let reserved = Set(
    """
    Any AppDelegate BOOL Bool Class IMP Nil Protocol SEL SceneDelegate Selector Self Type _ _cmd
    alignas alignof appDelegate as asm associatedtype auto await bool break case catch char class
    const constexpr continue default defer deinit do double else enum extension extern fallthrough
    false fileprivate float for func goto guard id if import in init inline inout instancetype int
    internal is let linux long main nil nullptr operator precedencegroup print private protocol
    public register repeat restrict rethrows return run self short signed sizeof static struct
    subscript super switch throw throws true try typealias typedef typeof union unix unsigned var
    void volatile where while
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

/// What has a name in a program.
enum CodeEntity: Hashable {
  /// A variable of the app by its reference's name, or one that stands for what UIKit made.
  case variable(String)
  /// A variable of the function alone.
  case local(String)
  /// What keeps an object in reach that no variable holds any more.
  case weak(String)
  case screen(String)
  case scene(String)
  case constraint(String)
  case ownClass(CodeClass)

  /// The author's name for it.
  fileprivate var text: String {
    switch self {
    case .variable(let text):
      text.hasPrefix("static.") && text.utf8.count > 7 ? String(text.dropFirst(7)) : text
    case .local(let text), .weak(let text), .screen(let text), .scene(let text),
      .constraint(let text):
      text
    case .ownClass(let ownClass): ownClass.name
    }
  }
}
