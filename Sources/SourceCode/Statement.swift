/// A statement or a declaration of a source.
public struct Statement: Hashable, Sendable {
  /// Where it begins.
  public let position: Position
  /// Where it ends, of a block its closing bracket.
  public let end: Position
  /// What is written, of a block what stands before it; 200 characters at most.
  public let source: String
  /// What it does.
  public let form: Form
  /// The numbers of its words in the source.
  let words: Range<Int>

  /// What a statement does.
  public indirect enum Form: Hashable, Sendable {
    case variable(Variable)
    /// The operator is `=` or one like `+=`.
    case assignment(Expression, String, Expression)
    case expression(Expression)
    case exit(Exit, Expression?)
    case conditional([Condition], then: [Statement], otherwise: [Statement])
    /// Swift's `guard`.
    case guarded([Condition], otherwise: [Statement])
    case loop(Loop)
    case repetition(Repetition)
    case block([Statement])
    case method(Method)
    case type(TypeDeclaration)
    /// What is read and not carried out, with the reason.
    case skipped(String)
  }

  /// A way out of a block.
  public enum Exit: String, Hashable, Sendable {
    case `return`, `break`, `continue`
  }

  /// A variable and what it begins with.
  public struct Variable: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The name of its type, without pointers and optionals, where it is said.
    public var type: String?
    /// Its first value, or nil.
    public var value: Expression?
    /// Whether it outlives the method that it stands in.
    public var isStatic: Bool
    /// Whether it is one of an object's.
    public var isProperty: Bool
    /// Whether it does not keep what it holds.
    public var isWeak = false

    /// The closure that is called for its first value, as in `lazy var a: A = { … }()`.
    public var closure: Expression.Closure? {
      guard case .call(let call) = value?.form, call.name == "call()",
        case .closure(let closure) = call.receiver?.form
      else { return nil }
      return closure
    }
  }

  /// A condition: a test, or a value that must be there and gets a name.
  public enum Condition: Hashable, Sendable {
    case test(Expression)
    case binding(String, Expression)
  }

  /// A loop over a list.
  public struct Loop: Hashable, Sendable {
    /// What an element of it is called in the body and, where that has a name, its place.
    public var names: [String]
    /// The list.
    public var values: Expression
    /// What is done with each.
    public var body: [Statement]
  }

  /// A loop as long as conditions hold: C's `for`, `while`, `do` and `repeat`.
  public struct Repetition: Hashable, Sendable {
    /// What is done before it.
    public var first: [Statement] = []
    /// What is asked before each round; nothing holds for ever.
    public var conditions: [Condition]
    /// What is done before it is asked again.
    public var steps: [Statement] = []
    /// What is done in each round.
    public var body: [Statement]
    /// Whether the first round is not asked for.
    public var asksLast = false
  }

  /// A method or a function.
  public struct Method: Hashable, Sendable {
    /// Its whole name, as in `application:didFinishLaunchingWithOptions:`.
    public var name: String
    /// Whether it is the class's own.
    public var isStatic: Bool
    /// The names of its parameters and their types.
    public var parameters: [Parameter]
    /// What it does.
    public var body: [Statement]
  }

  /// A parameter of a method.
  public struct Parameter: Hashable, Sendable {
    /// What the body calls it.
    public var name: String
    /// The name of its type, without pointers and optionals.
    public var type: String
  }

  /// A class, or a part of one.
  public struct TypeDeclaration: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The class that it inherits from, where it is said.
    public var superclass: String?
    /// Whether it adds to a class that is elsewhere: a category or an extension.
    public var isExtension: Bool
    /// Its methods and properties.
    public var members: [Statement]
  }
}

/// A source that was read.
public struct Program: Hashable, Sendable {
  /// The language.
  public let language: Language
  /// What stands in it, in order.
  public let statements: [Statement]
  /// Where it ends.
  public let end: Position
  private let assignments: [Assignment]
  /// How many words were read, one counted each time that it was.
  let steps: Int

  /// How often the words of a source are read at most, all taken together.
  static let mostSteps = 1_000_000
  /// The longest name, in bytes.
  public static let mostNameLength = 256
  /// The most statements of a source, one within another counted too.
  public static let mostStatements = 1000
  /// Why blocks and closures are not carried out.
  public static let blockReason =
    "A block runs later, or whenever it is called; paste what is in it when it is to run."
  /// How deep statements and values may lie one within the other.
  public static let mostDepth = 64

  /// Reads a source.
  public init(_ source: String, _ language: Language) throws(SourceError) {
    var lexer = Lexer(source, language)
    let tokens = try lexer.all()
    var parser = Parser(bytes: lexer.bytes, tokens: tokens, language: language)
    self.language = language
    do throws(SourceError) { statements = try parser.program() } catch {
      throw parser.isSpent ? Self.tooLong : error
    }
    guard !parser.isSpent else { throw Self.tooLong }
    end = parser.token.position
    assignments = parser.assignments
    steps = parser.steps
  }

  private static var tooLong: SourceError {
    SourceError(
      "The source takes more than \(mostSteps) steps to read: paste it in parts.",
      at: Position(line: 1, column: 1))
  }

  /// What a statement sets, itself or in what lies within it, as the first three names of a chain:
  /// `frame.size.width = 9` sets `["frame", "size", "width"]`.
  public func assigned(by statement: Statement) -> [[String]] {
    let first = index(ofAssignmentFrom: statement.words.lowerBound)
    let last = index(ofAssignmentFrom: statement.words.upperBound)
    // checked: both are indices of it, or its end
    return assignments[first..<max(first, last)].map(\.chain)
  }

  /// The first assignment at or behind a word, by binary search.
  private func index(ofAssignmentFrom word: Int) -> Int {
    var (low, high) = (0, assignments.count)
    while low < high {
      let middle = (low + high) / 2
      if assignments[middle].place < word { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
