import HTTP
import JSON
package import WindowModel

/// One command of a session's log as its author sent it, and the objects it created.
///
/// Unknown identifiers of created objects are counted as the model counts.
package struct CodeStep {
  /// The command, or the commands of its batch.
  let commands: [SentCommand]
  /// Whether they run in one turn.
  let isBatch: Bool
  /// The object it created, perhaps with a counted identifier; nil if it created none or several.
  var made: Identifier?
  /// The object that each command of a batch created, in order; empty if unknown.
  package var parts: [Identifier?] = []
  /// The objects that its nibs created, in order; empty if unknown.
  package var nibObjects: [Identifier] = []
  /// The objects that were gone at the end of the turn, since nothing retained them.
  var gone: [Identifier] = []
  /// The text inputs that its commands change, if known.
  package var textInputs: [Identifier] = []
  /// The containers that its commands change, if known.
  package var containers: [Identifier: ControllerClass.Kind] = [:]
  /// Its events and results; nil if unknown.
  var outcome: CodeOutcome?
  /// The rules that a probe tests if the step causes no event, and those tested along with its events.
  package var silenceTests: [Rule] = []
  package var alsoTests: [Rule] = []
  /// What a probe queries after the step.
  package var questions: [ProbeQuestion] = []

  package init(_ commands: [SentCommand], isBatch: Bool = false, made: Identifier? = nil) {
    self.commands = commands
    self.isBatch = isBatch
    self.made = made
  }

  /// Returns a copy with the results of a turn, which ended in the state `application`.
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
  /// The kind of a living container by its identifier, or nil.
  fileprivate func containerKind(of name: Identifier) -> ControllerClass.Kind? {
    let kind = controller(name).flatMap { controller($0)?.controllerClass.kind }
    return kind?.isContainer == true ? kind : nil
  }

  /// Whether an identifier is that of a living view that accepts text.
  fileprivate func takesText(_ name: Identifier) -> Bool {
    view(name).flatMap { view($0)?.takesText } ?? false
  }
}

extension CodeStep {
  /// The method of its request.
  var method: HTTP.Method { isBatch ? .post : commands.first?.method ?? .post }

  /// The path of its request, relative to the session's.
  var path: String { isBatch ? "/commands" : commands.first?.path ?? "" }

  /// The body of its request; empty if it has none.
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
  /// Writes the request of a step as fields of an object, as a batch accepts it.
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

/// The formats in which a session's log can be written.
package enum CodeLanguage: String, CaseIterable {
  /// A UIKit app in Swift.
  case swift
  /// The same app in Objective-C.
  case objc
  /// A bash script that recreates the session.
  case curl
}
