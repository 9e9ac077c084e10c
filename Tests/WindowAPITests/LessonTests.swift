import Testing
import WindowModel

/// Every lesson, played against the service: what it says must be so.
@Suite struct LessonTests {
  static let names =
    (Service().get("/lessons").json?["lessons"]?.elements ?? []).compactMap { $0["id"]?.text }

  @Test func `there are lessons, each under its own name`() {
    #expect(Self.names.count >= 4)
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test(arguments: names)
  func `a lesson's requests are taken and what it expects comes true`(name: String) throws {
    let service = Service()
    let lesson = try #require(service.get("/lessons/\(name)").json)
    #expect(lesson["id"]?.text == name)
    let session = "/sessions/pupil"
    service("PUT \(session)", body: lesson["session"]?.json ?? "")
    for request in lesson["setup"]?.elements ?? [] { _ = try send(request, session, service) }
    for (index, step) in (lesson["steps"]?.elements ?? []).enumerated() {
      let place = "\(name), step \(index + 1)"
      let requests = step["requests"]?.elements ?? []
      var cards: Tree?
      if step["ask"]?["kind"]?.text == "order" {
        #expect(requests.count == 1, "\(place)")
        cards = try send(try #require(requests.first), session, service, query: "?dryRun=true")
      }
      var last = Tree.null
      for request in requests { last = try send(request, session, service) }
      for expected in step["expect"]?.elements ?? [] {
        let found = value(expected, session, service, last)
        #expect(found == expected["equals"] && found != nil, "\(place): \(expected)")
      }
      #expect(step["expect"]?.elements.isEmpty == false, "\(place)")
      #expect(Rule(rawValue: step["rule"]?.text ?? "") != nil, "\(place)")
      if let cards {
        #expect(cards["events"] == last["events"], "\(place)")
        #expect((cards["events"]?.elements.count ?? 0) > 1, "\(place)")
      } else if let ask = step["ask"] {
        try check(ask, place, session, service, last)
      }
    }
  }

  /// Checks that a question has an answer, and that the place that is said to be right is.
  private func check(
    _ ask: Tree, _ place: String, _ session: String, _ service: Service, _ last: Tree
  ) throws {
    let answer = try #require(ask["answer"], "\(place)")
    let found = value(answer, session, service, last, at: ask["example"]?.elements)
    #expect(found != nil, "\(place)")
    switch ask["kind"]?.text {
    case "point": #expect(found == answer["equals"], "\(place)")
    case "number": #expect(found?.number != nil, "\(place)")
    case "yesNo": #expect(answer["equals"] != nil, "\(place)")
    case "window": #expect(found?.text != nil || found == .null, "\(place)")
    default: Issue.record("\(place): \(ask)")
    }
  }

  private func send(
    _ request: Tree, _ session: String, _ service: Service, query: String = ""
  ) throws -> Tree {
    let method = try #require(request["method"]?.text)
    let path = try #require(request["path"]?.text)
    let reply = service(
      "\(method) \(session)\(path)\(query)",
      body: request["body"]?.json ?? (method == "DELETE" ? "" : "{}"))
    #expect((200..<300).contains(reply.status), "\(request): \(reply.line)")
    return try #require(reply.json)
  }

  /// The value at a place of the session or of the last reply.
  private func value(
    _ place: Tree, _ session: String, _ service: Service, _ last: Tree, at point: [Tree]? = nil
  ) -> Tree? {
    var from = last
    if var path = place["path"]?.text {
      for (name, number) in zip(["{x}", "{y}"], point ?? []) {
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
}
