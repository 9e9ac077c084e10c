/// A statement or a declaration in a source.
public struct Statement: Hashable, Sendable {
  /// Where it begins.
  public let position: Position
  /// Where it ends; for a block, its closing bracket.
  public let end: Position
  /// The source text; for a block, the part before it; at most 200 characters.
  public let source: String
  /// The kind and its parts.
  public let form: Form
  /// The indices of its tokens in the source.
  let words: Range<Int>

  /// The kind of a statement.
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
    /// Code that is parsed but not executed, with the reason.
    case skipped(String)
  }

  /// A way out of a block.
  public enum Exit: String, Hashable, Sendable {
    case `return`, `break`, `continue`
  }

  /// A variable and its initial value.
  public struct Variable: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The name of its type, without pointers and optionals, if given.
    public var type: String?
    /// Its initial value, or nil.
    public var value: Expression?
    /// Whether it outlives the method in which it is declared.
    public var isStatic: Bool
    /// Whether it is an instance variable.
    public var isProperty: Bool
    /// Whether it is a weak reference.
    public var isWeak = false

    /// The closure called for its initial value, as in `lazy var a: A = { … }()`.
    public var closure: Expression.Closure? {
      guard case .call(let call) = value?.form, call.name == "call()",
        case .closure(let closure) = call.receiver?.form
      else { return nil }
      return closure
    }
  }

  /// A condition: a test, or an optional binding.
  public enum Condition: Hashable, Sendable {
    case test(Expression)
    case binding(String, Expression)
  }

  /// A loop over a list.
  public struct Loop: Hashable, Sendable {
    /// The name of the element in the body and of its index, if that has one.
    public var names: [String]
    /// The list.
    public var values: Expression
    /// The loop's body.
    public var body: [Statement]
  }

  /// A conditional loop: C's `for`, `while`, `do` and `repeat`.
  public struct Repetition: Hashable, Sendable {
    /// The statements before the loop.
    public var first: [Statement] = []
    /// The conditions of each iteration; empty for an endless loop.
    public var conditions: [Condition]
    /// The statements after each iteration.
    public var steps: [Statement] = []
    /// The loop's body.
    public var body: [Statement]
    /// Whether the condition is tested after the first iteration.
    public var asksLast = false
  }

  /// A method or a function.
  public struct Method: Hashable, Sendable {
    /// Its full name, as in `application:didFinishLaunchingWithOptions:`.
    public var name: String
    /// Whether it is a class method.
    public var isStatic: Bool
    /// The names of its parameters and their types.
    public var parameters: [Parameter]
    /// Its body.
    public var body: [Statement]
  }

  /// A parameter of a method.
  public struct Parameter: Hashable, Sendable {
    /// Its name in the body.
    public var name: String
    /// The name of its type, without pointers and optionals.
    public var type: String
  }

  /// A class, or an extension of one.
  public struct TypeDeclaration: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its superclass, if given.
    public var superclass: String?
    /// Whether it extends a class declared elsewhere: a category or an extension.
    public var isExtension: Bool
    /// Its methods and properties.
    public var members: [Statement]
  }
}

/// A parsed source.
public struct Program: Hashable, Sendable {
  /// The language.
  public let language: Language
  /// Its statements, in order.
  public let statements: [Statement]
  /// Where it ends.
  public let end: Position
  private let assignments: [Assignment]
  /// The number of tokens read, including repeated reads.
  let steps: Int

  /// The maximum number of token reads for a source.
  static let mostSteps = 1_000_000
  /// The maximum length of a name, in bytes.
  public static let mostNameLength = 256
  /// The maximum number of statements in a source, including nested ones.
  public static let mostStatements = 1000
  /// Why an `import` does nothing.
  public static let importReason = "UIKit is there already."
  /// Why blocks and closures are not executed.
  public static let blockReason =
    "A block runs later, or whenever it is called; paste its body to run it."
  /// The maximum nesting depth of statements and values.
  public static let mostDepth = 64

  /// Parses a source.
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

  /// The chains assigned by a statement or its nested statements, up to three names each: `frame.size.width = 9`
  /// assigns `["frame", "size", "width"]`.
  public func assigned(by statement: Statement) -> [[String]] {
    let first = index(ofAssignmentFrom: statement.words.lowerBound)
    let last = index(ofAssignmentFrom: statement.words.upperBound)
    // checked: both are indices of it, or its end
    return assignments[first..<max(first, last)].map(\.chain)
  }

  /// The first assignment at or after a token, by binary search.
  private func index(ofAssignmentFrom word: Int) -> Int {
    var (low, high) = (0, assignments.count)
    while low < high {
      let middle = (low + high) / 2
      if assignments[middle].place < word { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
