import WindowModel

/// One command of a session's log as its author sent it, and what it made.
///
/// What is not known of the objects that it made is counted as the model counts.
struct CodeStep {
  /// The command.
  let command: LoggedCommand
  /// What it made, whose identifier may have been counted; nil where it made nothing, or several.
  var made: Identifier?
  /// What each command of a batch made, in their order; empty where that is not known.
  var parts: [Identifier?] = []
  /// What its nibs made, in their order; empty where that is not known.
  var nibObjects: [Identifier] = []
  /// What was gone at the end of the turn, for nothing ever held it.
  var gone: [Identifier] = []

  init(_ command: LoggedCommand, made: Identifier? = nil) {
    self.command = command
    self.made = made
  }

  /// The same with what a turn made, which ended as `application` is.
  func with(_ turn: Turn, in application: borrowing Application) -> CodeStep {
    var step = self
    step.made = turn.made.map { application.identifier(of: $0) }
    for part in turn.parts {
      step.parts.append(part.made.map { application.identifier(of: $0) })
    }
    for event in turn.events {
      if event.name == .awakeFromNib {
        step.nibObjects.append(application.identifier(of: event.object))
      } else if event.name == .dealloc, event.reason == .neverRetained {
        step.gone.append(application.identifier(of: event.object))
      }
    }
    return step
  }
}

/// What a session's log can be written in.
enum CodeLanguage: String, CaseIterable {
  /// A UIKit app in Swift.
  case swift
  /// The same app in Objective-C.
  case objc
  /// A bash script that makes the same session again.
  case curl
}
