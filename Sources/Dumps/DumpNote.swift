/// A note on something that a session made from a dump omits, adds or can't know.
package struct DumpNote {
  /// The kind of the note, with its name in the API.
  package enum Code: String, CaseIterable, Sendable {
    /// The lines contain no object.
    case unreadLine = "unread-line"
    /// A property that the model does not support.
    case leftOut = "left-out"
    /// A window that the system creates.
    case systemWindow = "system-window"
    /// An object that was already printed; its first position counts.
    case printedTwice = "printed-twice"
    /// A class replaced by its base class.
    case baseClass = "base-class"
    /// A class whose superclass was guessed from its name.
    case guessedClass = "guessed-class"
    /// A screen that no device of the model has.
    case otherScreen = "other-screen"
    /// A window that is not in the dump.
    case addedWindow = "added-window"
    /// The window levels, which lldb does not print.
    case unknownLevel = "unknown-level"
    /// The key window, which lldb does not print.
    case unknownKeyWindow = "unknown-key-window"
    /// A controller whose state differs from the dump's.
    case otherState = "other-state"
  }

  package let code: Code
  /// The property or class concerned; empty if the note is on a whole line.
  package let subject: String
  /// The lines of the dump, from 1.
  package var lines: [Int]

  /// A description in words.
  package var detail: String {
    switch code {
    case .unreadLine: "Not an object as lldb prints it: the line was left out."
    case .leftOut: "The model has no \(subject) here, or not with this value: it was left out."
    case .systemWindow: "The system makes \(subject) by itself: it was left out."
    case .printedTwice: "The object was printed before: its first position counts."
    case .baseClass: "\(subject): the model uses its base class."
    case .guessedClass: "\(subject): its superclass was guessed from its name and its view."
    case .otherScreen: "No device of the model, held upright, has a screen of \(subject) points."
    case .addedWindow: "The dump shows no window: one was added."
    case .unknownLevel: "lldb does not print levels: each window has the level normal."
    case .unknownKeyWindow: "lldb does not print which window is key: none is."
    case .otherState: "\(subject) in the dump, but not in the session."
    }
  }
}
