/// An expression in a source.
public struct Expression: Hashable, Sendable {
  /// The kind and its parts.
  public let form: Form
  /// Its nesting depth, 1 for a single token.
  let depth: Int

  /// The kind of an expression.
  public indirect enum Form: Hashable, Sendable {
    /// A number, and whether it is written as an integer.
    case number(Double, isInteger: Bool)
    case string(String)
    /// A string with interpolations.
    case interpolation([Expression])
    case bool(Bool)
    /// `nil` or `NULL`.
    case null
    case name(String)
    /// The expression before the dot and the name after it; Swift's `.red` has none before it.
    case member(Expression?, String)
    case call(Call)
    case element(Expression, at: Expression)
    case array([Expression])
    case unary(String, Expression)
    case binary(String, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    /// A cast, as in `as? UIWindow`.
    case cast(Expression, to: String)
    /// A type test.
    case isKind(Expression, of: String)
    /// Swift's postfix `?`.
    case chained(Expression)
    /// Swift's postfix `!`.
    case forced(Expression)
    case selector(String)
    /// Whether iOS has at least this version; always true without a version.
    case available(Double?)
    /// A block or a closure.
    case closure(Closure)
    /// Code that is parsed but not executed, with the reason.
    case opaque(String)
  }

  /// A message send or a call of a method or function, with its arguments.
  public struct Call: Hashable, Sendable {
    /// The receiver; nil for a function.
    public var receiver: Expression?
    /// The full name, as in `insertSubview:atIndex:` or `insertSubview(_:at:)`.
    public var name: String
    /// The argument values.
    public var arguments: [Expression]

    // Names are split byte by byte: a label may begin with a combining mark, which forms one character with the
    // colon or bracket before it.

    /// The name up to the first bracket or colon.
    public var base: String {
      String(
        decoding: name.utf8.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") },
        as: UTF8.self)
    }
    /// The name from its bracket on, as in `(frame:)`; empty if it has none.
    public var initializer: String {
      String(decoding: name.utf8.drop { $0 != UInt8(ascii: "(") }, as: UTF8.self)
    }
    /// The argument labels of a function, `_` for none.
    public var labels: [String] {
      name.utf8.drop { $0 != UInt8(ascii: "(") }.dropFirst().dropLast()
        .split(separator: UInt8(ascii: ":")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// An Objective-C block or a Swift closure.
  public struct Closure: Hashable, Sendable {
    /// The parameter names; `$0` and `$1` if it names none.
    public var parameters: [String]
    /// Its statements.
    public var body: [Statement]

    /// Its single expression, if it has nothing else.
    public var value: Expression? {
      guard body.count == 1, case .expression(let value) = body[0].form else { return nil }
      return value
    }
  }

  init(_ form: Form, over parts: [Expression] = []) {
    self.form = form
    depth = 1 + (parts.map(\.depth).max() ?? 0)
  }
}
