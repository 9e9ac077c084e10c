/// Why a command was refused; the application stands as before.
public enum Refusal: Error, Hashable, Sendable {
  /// A kind of object, in UIKit's words.
  public enum Kind: String, Hashable, Sendable {
    case window, view, controller, alert, screen, scene, object, reference, gestureRecognizer
    case constraint
  }

  /// What a batch may come to only so much of.
  public enum Amount: String, Hashable, Sendable {
    /// Events that its commands post.
    case events
    /// Views that its commands visit.
    case visits
  }

  /// There is no such object, or it was released.
  case notFound(Kind, String)
  /// A property names an object that is not there, or was released.
  case unknown(Kind, String, property: String)
  /// An object has this identifier, or had.
  case identifierTaken(Identifier)
  /// A property can't have this value; `property` is its name, `reason` a sentence.
  case invalidValue(property: String, reason: String)
  /// The application holds as many as it may, or made as many objects as it may.
  case full(Kind, limit: Int)
  /// So many views, one within the other, are more than there may be.
  case tooDeep(limit: Int)
  /// A batch comes to more than one may.
  case tooMuch(Amount, limit: Int)
  /// Nothing can do this, whatever the values; a sentence says why.
  case notPossible(String)
  /// The app does not run yet, so its code can't.
  case notRunning
  /// UIKit would raise an exception, in its own words; where it names an address, the object's
  /// identifier stands.
  case exception(name: String, reason: String)
  /// The app's own code ended the app, or went beyond a bound.
  case code(CodeFault)
  /// A part of what was asked for was refused, which is at a JSON pointer in it.
  indirect case within(String, Refusal)
  /// One of a batch's commands, which are counted from 0, was refused.
  indirect case inBatch(Int, Refusal)
}

/// Why the app's own code did not run to its end.
public struct CodeFault: Hashable, Sendable {
  /// The words that Xcode shows, or a sentence that names the bound.
  public let message: String
  /// UIKit's exception, where that is what ended the app.
  public let exception: String?
  /// The file, where the program has several; else empty.
  public let file: String
  /// Where, counted from 1; nil where no line is to blame.
  public let line: Int?
  /// The character of the line, counted from 1.
  public let column: Int?
  /// Whether it went beyond a bound, and did not crash.
  public let isBound: Bool
  /// What it printed before, line by line.
  public let printed: [String]

  /// Where it stands, for people: `Line 8`, or `Home.swift, line 8`; nil where no line is to blame.
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
