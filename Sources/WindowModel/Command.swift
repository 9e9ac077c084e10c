/// One thing to do to an application: a call that an app's code makes, or what a person does.
public struct Command: Hashable, Sendable {
  /// What to do.
  package let action: any CommandAction

  /// Makes the command that does this.
  package init(_ action: some CommandAction) { self.action = action }

  /// The command's name, UIKit's where UIKit has one.
  package var name: String { type(of: action).name }

  var makesObject: Bool { type(of: action).makesObject }
  package var isOfTheRunLoop: Bool { type(of: action).isOfTheRunLoop }
  var runsCode: Bool { type(of: action).runsCode }

  /// Whether both do the same.
  public static func == (a: Command, b: Command) -> Bool { a.action.equals(b.action) }

  /// Feeds what it does to a hasher.
  public func hash(into hasher: inout Hasher) { action.hash(into: &hasher) }
}

/// What a kind of command does, with its arguments as properties.
///
/// Each stands beside the rule that it follows. A new one has arguments that name nothing, and whoever
/// makes one sets those that it must have.
package protocol CommandAction: Hashable, Sendable {
  /// The command's name, UIKit's where UIKit has one.
  static var name: String { get }
  /// Whether it makes an object of the app's, for which the app's code must run; the other commands
  /// find none before.
  static var makesObject: Bool { get }
  /// Whether it is about turns of the run loop and so can't be a part of one.
  static var isOfTheRunLoop: Bool { get }
  /// Whether it brings code of the app's own, which runs then.
  static var runsCode: Bool { get }

  init()

  /// The name of what it is done to, nil where it has none yet.
  var subject: String? { get }

  /// Does it; where it is refused, the application stays as it was, so all is checked before anything is
  /// changed.
  func perform(in application: inout Application) throws(Refusal)
}

extension CommandAction {
  package static var makesObject: Bool { false }
  package static var isOfTheRunLoop: Bool { false }
  package static var runsCode: Bool { false }

  fileprivate func equals(_ other: any CommandAction) -> Bool { other as? Self == self }
}
