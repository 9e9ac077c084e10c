/// Why a command was refused; the application is unchanged.
public enum Refusal: Error, Hashable, Sendable {
  /// A kind of object, in UIKit's words.
  public enum Kind: String, Hashable, Sendable {
    case window, view, controller, alert, screen, scene, object, reference, gestureRecognizer
    case constraint
  }

  /// A limited quantity of a batch.
  public enum Amount: String, Hashable, Sendable {
    /// Events that its commands post.
    case events
    /// Views that its commands visit.
    case visits
  }

  /// The object does not exist, or was released.
  case notFound(Kind, String)
  /// A property names an object that does not exist, or was released.
  case unknown(Kind, String, property: String)
  /// An object has or had this identifier.
  case identifierTaken(Identifier)
  /// A property can't have this value; `property` is its name, `reason` a sentence.
  case invalidValue(property: String, reason: String)
  /// The limit of living objects, or of objects ever made, is reached.
  case full(Kind, limit: Int)
  /// The views would be nested deeper than the limit.
  case tooDeep(limit: Int)
  /// A batch exceeds a limit.
  case tooMuch(Amount, limit: Int)
  /// The command is impossible whatever its values; a sentence says why.
  case notPossible(String)
  /// The app is not running yet, so neither is its code.
  case notRunning
  /// UIKit would raise this exception, in its own words, with the object's identifier in place of an
  /// address.
  case exception(name: String, reason: String)
  /// The app's own code crashed or exceeded a limit.
  case code(CodeFault)
  /// A part of the request was refused; the string is the JSON pointer to it.
  indirect case within(String, Refusal)
  /// One of a batch's commands, counted from 0, was refused.
  indirect case inBatch(Int, Refusal)
}

/// Why the app's own code did not finish.
public struct CodeFault: Hashable, Sendable {
  /// Xcode's message, or a sentence that names the limit.
  public let message: String
  /// The name of UIKit's exception if one ended the app.
  public let exception: String?
  /// The file if the program has several, otherwise empty.
  public let file: String
  /// The line, from 1; nil if no line caused it.
  public let line: Int?
  /// The column, in characters from 1.
  public let column: Int?
  /// Whether it exceeded a limit rather than crashed.
  public let isBound: Bool
  /// Its output until then, line by line.
  public let printed: [String]

  /// The position as readers see it: `Line 8`, or `Home.swift, line 8`; nil if no line caused it.
  public var place: String? {
    line.map { file.isEmpty ? "Line \($0)" : "\(file), line \($0)" }
  }

  /// Makes a fault.
  public init(
    message: String, exception: String?, file: String = "", line: Int?, column: Int?,
    isBound: Bool, printed: [String] = []
  ) {
    self.file = file
    self.printed = printed
    self.message = message
    self.exception = exception
    self.line = line
    self.column = column
    self.isBound = isBound
  }
}
