/// Something that a session made of a dump leaves out, adds, or can't know.
package struct DumpNote {
  /// What it is about, by the name that programs know it by.
  package enum Code: String, CaseIterable, Sendable {
    /// These lines are no object.
    case unreadLine = "unread-line"
    /// A property that the model does not have.
    case leftOut = "left-out"
    /// A window that the system makes.
    case systemWindow = "system-window"
    /// An object that was printed before, with what it lay in then.
    case printedTwice = "printed-twice"
    /// A class that is made as the class that it inherits from.
    case baseClass = "base-class"
    /// A class whose superclass was guessed by its name.
    case guessedClass = "guessed-class"
    /// A screen that no device of the model has.
    case otherScreen = "other-screen"
    /// A window that the dump does not show.
    case addedWindow = "added-window"
    /// The levels of windows, which lldb does not print.
    case unknownLevel = "unknown-level"
    /// The key window, which lldb does not tell.
    case unknownKeyWindow = "unknown-key-window"
    /// A controller that is in another state than the dump says.
    case otherState = "other-state"
  }

  package let code: Code
  /// The property or the class that it is about; empty where that is all of a line.
  package let subject: String
  /// The lines of the dump, from 1.
  package var lines: [Int]

  /// The same in words.
  package var detail: String {
    switch code {
    case .unreadLine: "No object as lldb prints it: the line was left out."
    case .leftOut: "The model has no \(subject) here, or not with this value: it was left out."
    case .systemWindow: "The system makes \(subject) by itself: it was left out."
    case .printedTwice: "The object was printed before: what it lay in then counts."
    case .baseClass: "\(subject): the model knows it as the class that it inherits from."
    case .guessedClass: "\(subject): its name and its view tell what it inherits from."
    case .otherScreen: "No device of the model, held upright, has a screen of \(subject) points."
    case .addedWindow: "The dump shows no window: one was added."
    case .unknownLevel: "lldb does not print levels: each window has the level normal."
    case .unknownKeyWindow: "lldb does not print which window is key: none is."
    case .otherState: "\(subject) in the dump, but not in the session."
    }
  }
}
