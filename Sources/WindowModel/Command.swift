/// One action on an application: a call by the app's code, or an action of the user.
public struct Command: Hashable, Sendable {
  /// The action.
  package let action: any CommandAction

  /// Makes the command of an action.
  package init(_ action: some CommandAction) { self.action = action }

  /// The command's name, UIKit's if UIKit has one.
  package var name: String { type(of: action).name }

  var makesObject: Bool { type(of: action).makesObject }
  package var isOfTheRunLoop: Bool { type(of: action).isOfTheRunLoop }
  package var runsCode: Bool { type(of: action).runsCode }

  /// Whether both do the same.
  public static func == (a: Command, b: Command) -> Bool { a.action.equals(b.action) }

  /// Feeds what it does to a hasher.
  public func hash(into hasher: inout Hasher) { action.hash(into: &hasher) }
}

/// A kind of command, with its arguments as properties.
///
/// Each type is declared beside the rule that it follows. A new one has empty arguments; its creator sets
/// the required ones.
package protocol CommandAction: Hashable, Sendable {
  /// The command's name, UIKit's if UIKit has one.
  static var name: String { get }
  /// Whether it makes an object, which requires the app to be running. The other commands can't find any
  /// object before that.
  static var makesObject: Bool { get }
  /// Whether it controls the run loop's turns, and so can't be part of one.
  static var isOfTheRunLoop: Bool { get }
  /// Whether it brings code of the app's own and runs it.
  static var runsCode: Bool { get }

  init()

  /// The name of the object that it acts on, nil if that has none yet.
  var subject: String? { get }

  /// Carries it out. A refusal leaves the application unchanged, so everything is checked before anything
  /// is changed.
  func perform(in application: inout Application) throws(Refusal)
}

extension CommandAction {
  package static var makesObject: Bool { false }
  package static var isOfTheRunLoop: Bool { false }
  package static var runsCode: Bool { false }

  fileprivate func equals(_ other: any CommandAction) -> Bool { other as? Self == self }
}
