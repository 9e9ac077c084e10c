import HTTP
import JSON
package import WindowModel

/// One command of a session's log as its author sent it, and what it made.
///
/// What is not known of the objects that it made is counted as the model counts.
package struct CodeStep {
  /// The command, or those of its batch.
  let commands: [SentCommand]
  /// Whether they are carried out in one turn.
  let isBatch: Bool
  /// What it made, whose identifier may have been counted; nil where it made nothing, or several.
  var made: Identifier?
  /// What each command of a batch made, in their order; empty where that is not known.
  package var parts: [Identifier?] = []
  /// What its nibs made, in their order; empty where that is not known.
  package var nibObjects: [Identifier] = []
  /// What was gone at the end of the turn, for nothing ever held it.
  var gone: [Identifier] = []
  /// The text inputs that its commands are done to, as far as that is known.
  package var textInputs: [Identifier] = []
  /// The containers that its commands are done to, as far as that is known.
  package var containers: [Identifier: ControllerClass.Kind] = [:]
  /// What it told and left behind; nil where that is not known.
  var outcome: CodeOutcome?
  /// The rules that a probe tests where it tells nothing, and those that what it tells tests beside its own.
  package var silenceTests: [Rule] = []
  package var alsoTests: [Rule] = []
  /// What a probe asks once it is carried out.
  package var questions: [ProbeQuestion] = []

  package init(_ commands: [SentCommand], isBatch: Bool = false, made: Identifier? = nil) {
    self.commands = commands
    self.isBatch = isBatch
    self.made = made
  }

  /// The same with what a turn made, which ended as `application` is.
  package func with(_ turn: Turn, in application: borrowing Application) -> CodeStep {
    var step = self
    step.made = turn.made.map { application.identifier(of: $0) }
    for command in commands {
      guard let name = Identifier(command.name) else { continue }
      if application.takesText(name) { step.textInputs.append(name) }
      step.containers[name] = application.containerKind(of: name)
    }
    for part in turn.parts {
      step.parts.append(part.made.map { application.identifier(of: $0) })
    }
    step.outcome = CodeOutcome(turn, in: application)
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

extension Application {
  /// What kind of container an identifier is that of; nil for none that lives.
  fileprivate func containerKind(of name: Identifier) -> ControllerClass.Kind? {
    let kind = controller(name).flatMap { controller($0)?.controllerClass.kind }
    return kind?.isContainer == true ? kind : nil
  }

  /// Whether an identifier is that of a living view that takes text.
  fileprivate func takesText(_ name: Identifier) -> Bool {
    view(name).flatMap { view($0)?.takesText } ?? false
  }
}

extension CodeStep {
  /// The method of the request that asks for it.
  var method: HTTP.Method { isBatch ? .post : commands.first?.method ?? .post }

  /// The path of that request, below the session's.
  var path: String { isBatch ? "/commands" : commands.first?.path ?? "" }

  /// The body of that request; empty where it has none.
  var body: [UInt8] {
    guard isBatch else { return commands.first?.body ?? [] }
    var json = JSONWriter()
    json.beginArray()
    for command in commands {
      json.beginObject()
      json.request(of: CodeStep([command]))
      json.endObject()
    }
    json.endArray()
    return json.finish().withBytes(Array.init)
  }
}

extension CodeStep {
  /// The request in one line, as in `POST /windows {"id":"main"}`.
  package var line: String {
    let body = body.isEmpty ? "" : " " + String(decoding: body, as: UTF8.self)
    return "\(method.rawValue) \(path)\(body)"
  }
}

extension JSONWriter {
  /// The request that asks for a command, within an object: what a batch takes.
  package mutating func request(of step: CodeStep) {
    field("method", step.method.rawValue)
    field("path", step.path)
    let body = step.body
    if !body.isEmpty {
      key("body")
      raw(body)
    }
  }
}

/// What a session's log can be written in.
package enum CodeLanguage: String, CaseIterable {
  /// A UIKit app in Swift.
  case swift
  /// The same app in Objective-C.
  case objc
  /// A bash script that makes the same session again.
  case curl
}
