import Testing
import WindowSessions

/// Pasted code in a new session of a new service, run statement by statement.
struct Paste {
  let service: Service

  init(_ settings: String = "{}", limits: SessionLimits = SessionLimits()) {
    service = Service(limits: limits)
    service("PUT /sessions/demo \(settings)")
  }

  /// Runs a source; its lines as in `3 command PATCH /windows/w: w DidBecomeVisible 2.4`, then the
  /// output and the reason.
  func callAsFunction(_ source: String, _ fields: String = "", query: String = "") -> [String] {
    Self.lines(of: run(source, fields, query: query))
  }

  func run(_ source: String, _ fields: String = "", query: String = "") -> Reply {
    service(
      "POST /sessions/demo/code\(query)",
      body: "{\"source\":\(Tree.string(source).json),\"lenient\":true\(fields)}")
  }

  static func lines(of reply: Reply) -> [String] {
    (reply.json?["lines"]?.elements ?? []).map { line in
      var text = "\(Int(line["line"]?.number ?? 0)) \(line["did"]?.text ?? "")"
      if let request = line["request"] {
        text += " \(request["method"]?.text ?? "") \(request["path"]?.text ?? "")"
        if let body = request["body"], request["path"] != "/commands" { text += " \(body.json)" }
        for part in request["body"]?.elements ?? [] where request["path"] == "/commands" {
          text += "\n  \(part["method"]?.text ?? "") \(part["path"]?.text ?? "")"
          if let body = part["body"] { text += " \(body.json)" }
        }
      }
      for event in line["events"]?.elements ?? [] { text += "\n  - \(Self.event(event))" }
      if let output = line["output"]?.text { text += "\n  > \(output)" }
      if let reason = line["reason"]?.text { text += "\n  # \(reason)" }
      if let detail = line["problem"]?["detail"]?.text { text += "\n  ! \(detail)" }
      return text
    }
  }

  private static func event(_ event: Tree) -> String {
    let name = (event["name"]?.text ?? "").replacing("UIWindow", with: "")
      .replacing("Notification", with: "")
    return "\(event["object"]?.text ?? "") \(name)"
  }

  /// The windows' events and the releases, in order.
  static func events(of reply: Reply) -> [String] {
    (reply.json?["lines"]?.elements ?? []).flatMap { $0["events"]?.elements ?? [] }
      .map(event).filter { $0.contains(" Did") || $0.hasSuffix(" dealloc") }
  }

  static func output(of reply: Reply) -> [String] { reply.json?["output"]?.texts ?? [] }

  /// The number of lines with each result.
  static func deeds(of reply: Reply) -> [String: Int] {
    (reply.json?["lines"]?.elements ?? []).reduce(into: [:]) { deeds, line in
      deeds[line["did"]?.text ?? "", default: 0] += 1
    }
  }

  var windows: [String] { service.get("/sessions/demo/application").json?["windows"]?.texts ?? [] }
  var keyWindow: String? { service.get("/sessions/demo/application").json?["keyWindow"]?.text }
  var references: [String] {
    (service.get("/sessions/demo/references").json?["references"]?.elements ?? []).map {
      "\($0["name"]?.text ?? "") \($0["object"]?.text ?? "")"
    }
  }
}
