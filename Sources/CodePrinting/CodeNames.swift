/// Maps the author's names to identifiers of a program.
struct CodeNames {
  private var names: [CodeEntity: String] = [:]
  private var taken: Set<String> = []
  /// The number of names so far with the same base.
  private var counts: [String: Int] = [:]

  /// Returns a unique name for an entity: the author's if it is a valid identifier, otherwise a similar one.
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

  /// Reduces a text to letters, digits and underscores, in camel case at other characters. A name that the
  /// languages reserve gets a trailing underscore.
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
    // Macros have such names.
    if name.count > 1, name.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }) {
      return true
    }
    // Apple's identifiers start this way.
    return ["UI", "CG", "NS", "MK"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }

  /// The reserved words of both languages, and the names that the programs themselves use.
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

/// An entity that has a name in a program.
enum CodeEntity: Hashable {
  /// A variable of the app by its reference's name, or one for an object that UIKit created.
  case variable(String)
  /// A local variable of the function.
  case local(String)
  /// A weak variable for an object that no other variable holds any more.
  case weak(String)
  case screen(String)
  case scene(String)
  case constraint(String)
  case ownClass(CodeClass)

  /// The author's name.
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
