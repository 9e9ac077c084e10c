import HTTP
import WindowModel

/// One command of a session's log as its author sent it, and what it made.
///
/// What is not known of the objects that it made is counted as the model counts.
struct CodeStep {
  /// The request's method.
  let method: HTTP.Method
  /// The request's path without the session's, as in `/windows/w1`.
  let path: String
  /// The request's body, empty where it had none.
  let body: [UInt8]
  /// What it made, whose identifier may have been counted; nil where it made nothing, or several.
  var made: Identifier?
  /// What each command of a batch made, in their order; empty where that is not known.
  var parts: [Identifier?] = []
  /// What its nibs made, in their order; empty where that is not known.
  var nibObjects: [Identifier] = []
  /// What was gone at the end of the turn, for nothing ever held it.
  var gone: [Identifier] = []

  init(
    method: HTTP.Method, path: String, body: [UInt8], made: Identifier? = nil
  ) {
    self.method = method
    self.path = path
    self.body = body
    self.made = made
  }

  /// Takes a command from its text in the log.
  init(_ source: CommandSource) {
    self.init(method: source.method, path: source.path, body: source.body)
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
