import CodePrinting
import HTTP
import JSON
import TestSupport
import Testing
import WindowModel
import WindowSessions
import Wire

@testable import Operations
@testable import WindowAPI
@testable import WindowService

/// A session that records its commands as they were sent.
struct CodeSession {
  let service = Service()
  let settings: Settings
  private(set) var steps: [CodeStep] = []
  /// The operation of each.
  private(set) var operations: [String] = []

  init(_ settings: Settings = Settings()) throws {
    self.settings = settings
    var json = JSONWriter()
    json.beginObject()
    json.settings(settings)
    json.endObject()
    service("PUT /sessions/demo", body: json.finish().text)
  }

  /// Sends a command as one line, `METHOD path` and an optional body.
  @discardableResult
  mutating func send(
    _ line: String, isExpected: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CodeStep? {
    let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
    let body = parts.count > 2 ? parts[2] : ""
    let reply = service.send(
      "\(parts[0]) /sessions/demo\(parts[1])", [], body: body, isChecked: false)
    guard (200..<300).contains(reply.status) else {
      if isExpected { Issue.record("\(line): \(reply.body)", sourceLocation: sourceLocation) }
      return nil
    }
    let made = reply.status == 201 ? reply[["result", "id"]]?.text : nil
    // Only the first format logged a batch by its path.
    let command = HTTP.Method(rawValue: parts[0]).flatMap {
      LoggedCommand($0, parts[1], body: Array(body.utf8))
    }
    guard
      let command = command ?? FirstFormat.command(parts[0], parts[1], body: Array(body.utf8))
    else {
      Issue.record("no command: \(line)", sourceLocation: sourceLocation)
      return nil
    }
    var step = CodeStep(command, made: made.flatMap { Identifier($0) })
    step.nibObjects = (reply[["events"]]?.elements ?? []).filter { $0["name"] == "awakeFromNib" }
      .compactMap { $0["object"]?.text.flatMap(Identifier.init) }
    step.parts = (reply[["result"]]?.elements ?? []).map { $0["id"]?.text.flatMap(Identifier.init) }
    if let name = reply[["result", "id"]]?.text.flatMap({ Identifier($0) }),
      reply[["result", "class"]]?.text.flatMap({ ViewClass($0) })?.setsInputViews == true
    {
      step.textInputs = [name]
    }
    if let kind = reply[["result", "kind"]]?.text.flatMap(ControllerClass.Kind.init),
      kind.isContainer, let name = reply[["result", "id"]]?.text.flatMap({ Identifier($0) })
    {
      step.containers = [name: kind]
    }
    steps.append(step)
    operations.append(command.operation)
    return step
  }

  /// All of its code in a language.
  func program(_ language: CodeLanguage) -> String { writer(language).text(of: steps) }

  func writer(_ language: CodeLanguage, session: String = "demo") -> CodeWriter {
    CodeWriter(language, settings: settings, session: session, origin: "http://localhost:8080")
  }
}

extension CodeSession {
  /// A session of requests composed of good and bad pieces; it records those that were carried
  /// out.
  static func random(seed: UInt64, requests: Int) throws -> CodeSession {
    var random = SplitMix64(seed: seed)
    var session = try CodeSession(Settings(profile: random.pick(Profile.allCases)))
    for line in [
      #"POST /windows {"id":"window1"}"#, #"POST /windows {"id":"window2"}"#,
      #"POST /views {"id":"box","superview":"window1"}"#,
      #"POST /views {"id":"label","class":"UITextField"}"#, #"POST /controllers {"id":"home"}"#,
      #"POST /controllers {"id":"list","class":"A.List"}"#,
      #"POST /controllers {"id":"nav","class":"UINavigationController"}"#,
      #"POST /controllers {"id":"tab","class":"UITabBarController"}"#,
    ] { session.send(line) }
    var grammar = RequestGrammar(random)
    for _ in 0..<requests {
      let request = grammar.request()
      let parts = request.line.split(separator: " ").map(String.init)
      guard parts[1].hasPrefix("/sessions/demo/"), !parts[1].contains("?"), request.isWrite else {
        continue
      }
      let path = String(parts[1].dropFirst("/sessions/demo".count))
      guard FirstFormat.command(parts[0], path, body: Array((request.body ?? "").utf8)) != nil
      else { continue }
      session.send("\(parts[0]) \(path) \(request.body ?? "")", isExpected: false)
    }
    return session
  }
}
