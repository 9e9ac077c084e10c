import Testing

/// A client that takes a lesson against the service, as the page does.
struct Pupil {
  let service: Service
  let session: String

  init(_ lesson: Tree) throws {
    service = Service()
    session = "/sessions/pupil"
    service("PUT \(session)", body: lesson["session"]?.json ?? "")
    for request in lesson["setup"]?.elements ?? [] { _ = try send(request) }
  }

  private init(_ service: Service, _ session: String) {
    (self.service, self.session) = (service, session)
  }

  /// The replies to requests: the last one, and the events of all.
  struct Outcome {
    var reply = Tree.null
    var events: [Tree] = []
  }

  func send(_ requests: [Tree]) throws -> Outcome {
    try requests.reduce(into: Outcome()) { outcome, request in
      outcome.reply = try send(request)
      outcome.events += outcome.reply["events"]?.elements ?? []
    }
  }

  private func send(_ request: Tree) throws -> Tree {
    let method = try #require(request["method"]?.text)
    let path = try #require(request["path"]?.text)
    let reply = service(
      "\(method) \(session)\(path)",
      body: request["body"]?.json ?? (method == "DELETE" ? "" : "{}"))
    #expect((200..<300).contains(reply.status), "\(request): \(reply.line)")
    return try #require(reply.json)
  }

  /// Does something in a copy of the current session.
  func inCopy<Found>(_ look: (Pupil) throws -> Found) throws -> Found {
    #expect(service("POST \(session)/forks {\"id\":\"copy\"}").status == 201)
    defer { service("DELETE /sessions/copy") }
    return try look(Pupil(service, "/sessions/copy"))
  }

  /// The identifiers of the session's windows, views or controllers.
  func objects(_ kind: String) -> [Tree] {
    (service.get("\(session)/snapshot").json?[kind + "s"]?.elements ?? []).compactMap { $0["id"] }
  }

  /// The value at a place of the session or of the last reply.
  func value(_ place: Tree, _ reply: Tree, at point: [Tree] = []) -> Tree? {
    var from = reply
    if var path = place["path"]?.text {
      for (name, number) in zip(["{x}", "{y}"], point) {
        path.replace(name, with: "\(number.number ?? 0)")
      }
      from = service.get(session + path).json ?? .null
    }
    let found = (place["pointer"]?.text ?? "").split(separator: "/").reduce(Optional(from)) {
      value, part in
      if let index = Int(part), let elements = value?.elements, elements.indices.contains(index) {
        return elements[index]
      }
      return value?[String(part)]
    }
    return place["count"] == nil ? found : found.map { .number(Double($0.elements.count)) }
  }

  /// The right answer to a question, in the form of a reader's.
  func answer(_ ask: Tree, _ outcome: Outcome) throws -> Tree {
    if ask["kind"] == "order" { return .array(cards(ask, outcome.events)) }
    if ask["kind"] == "choice" {
      let options = ask["options"]?.elements ?? []
      let right = options.indices.filter { holds(options[$0]["when"] ?? .null, outcome) }
      #expect(right.count == 1, "\(ask)")
      return .number(Double(right.first ?? -1))
    }
    let place = try #require(ask["answer"])
    if ask["kind"] == "yesNo" { return .bool(holds(place, outcome)) }
    if ask["kind"] == "point" { return ask["example"] ?? .null }
    return try #require(value(place, outcome.reply), "\(ask)")
  }

  /// Whether a prediction comes true.
  func isRight(_ predicted: Tree, _ ask: Tree, _ outcome: Outcome) throws -> Bool {
    if ask["kind"] == "point", let place = ask["answer"] {
      return value(place, outcome.reply, at: predicted.elements) == place["equals"]
    }
    return try answer(ask, outcome) == predicted
  }

  /// Whether the value at a place equals the expected one; both must exist.
  func holds(_ place: Tree, _ outcome: Outcome) -> Bool {
    let found = value(place, outcome.reply)
    #expect(found != nil && place["equals"] != nil, "\(place)")
    return found == place["equals"]
  }

  /// The events that an order counts, each as object and event.
  private func cards(_ ask: Tree, _ events: [Tree]) -> [Tree] {
    let counted =
      ask["cards"]?.texts
      ?? ["DidBecomeVisible", "DidBecomeHidden", "DidBecomeKey", "DidResignKey"]
      .map { "UIWindow\($0)Notification" }
    return events.compactMap { event in
      guard let name = event["name"]?.text, let object = event["object"]?.text,
        counted.contains(name) || counted.contains("\(object) \(name)")
      else { return nil }
      return .string("\(object) \(name) \(event["superview"]?.text ?? "")")
    }
  }
}
