import HTTP
import WindowModel

/// One command of a session's log as its author sent it, and what it made.
struct CodeStep {
  /// The session's revision after it.
  let revision: Int
  /// The request's method.
  let method: HTTP.Method
  /// The request's path without the session's, as in `/windows/w1`.
  let path: String
  /// The request's body, empty where it had none.
  let body: [UInt8]
  /// What it made, whose identifier may have been counted; nil where it made nothing, or several.
  let made: Identifier?
  /// What each command of a batch made, in their order; empty where that is not known.
  var parts: [Identifier?] = []
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
