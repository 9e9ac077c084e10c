/// A value as a source writes it.
public struct Expression: Hashable, Sendable {
  /// What it is made of.
  public let form: Form
  /// How deep it lies in itself, 1 for a word.
  let depth: Int

  /// What an expression is made of.
  public indirect enum Form: Hashable, Sendable {
    /// A number, and whether it is written as a whole one.
    case number(Double, isInteger: Bool)
    case string(String)
    /// A string with values in it.
    case interpolation([Expression])
    case bool(Bool)
    /// `nil` or `NULL`.
    case null
    case name(String)
    /// What stands before the dot and behind it; before Swift's `.red` stands nothing.
    case member(Expression?, String)
    case call(Call)
    case element(Expression, at: Expression)
    case array([Expression])
    case unary(String, Expression)
    case binary(String, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    /// A value as another class's, as in `as? UIWindow`.
    case cast(Expression, to: String)
    /// Whether a value is of a class.
    case isKind(Expression, of: String)
    /// Swift's `?` behind a value.
    case chained(Expression)
    /// Swift's `!` behind a value.
    case forced(Expression)
    case selector(String)
    /// Whether iOS is of this version or later; without a version it always is.
    case available(Double?)
    /// Code as a value: a block or a closure.
    case closure(Closure)
    /// What is read and not carried out, with the reason.
    case opaque(String)
  }

  /// A message, a method or a function with its arguments.
  public struct Call: Hashable, Sendable {
    /// Whom it is sent to, or nil for a function.
    public var receiver: Expression?
    /// Its whole name, as in `insertSubview:atIndex:` or `insertSubview(_:at:)`.
    public var name: String
    /// The values behind the colons.
    public var arguments: [Expression]

    // Names are taken apart byte by byte, since a label may begin with a combining mark, which makes
    // one character with the colon or the bracket before it.

    /// The name up to the first bracket or colon.
    public var base: String {
      String(
        decoding: name.utf8.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") },
        as: UTF8.self)
    }
    /// The name from its bracket on, as in `(frame:)`; empty where it has none.
    public var initializer: String {
      String(decoding: name.utf8.drop { $0 != UInt8(ascii: "(") }, as: UTF8.self)
    }
    /// The labels of a function's arguments, `_` where there is none.
    public var labels: [String] {
      name.utf8.drop { $0 != UInt8(ascii: "(") }.dropFirst().dropLast()
        .split(separator: UInt8(ascii: ":")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// A block of Objective-C's or a closure of Swift's.
  public struct Closure: Hashable, Sendable {
    /// The names of what it is given, `$0` and `$1` where it names nothing.
    public var parameters: [String]
    /// What it does.
    public var body: [Statement]

    /// What it returns where it does nothing else.
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
