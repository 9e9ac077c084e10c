import Testing
import WindowModel

/// Every lesson, played against the service: its statements must be true.
@Suite struct LessonTests {
  static let list = Service().get("/lessons").json ?? .null
  static let names = (list["lessons"]?.elements ?? []).compactMap { $0["id"]?.text }
  static let myths = list["myths"]?.elements ?? []

  @Test func `there are lessons, each under its own name and in their order`() {
    #expect(Self.names.count == 32)
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Self.names == Self.names.sorted())
  }

  @Test func `a myth is decided by a rule and shown by a lesson`() {
    #expect(Set(Self.myths.map { $0["id"] }).count == Self.myths.count)
    for myth in Self.myths {
      #expect(Rule(rawValue: myth["rule"]?.text ?? "") != nil, "\(myth)")
      #expect(Self.names.contains(myth["lesson"]?.text ?? ""), "\(myth)")
    }
  }

  /// How many sections each article has.
  private static let sections = ["000": 15, "001": 6, "002": 8, "003": 6]

  @Test func `each lesson says what it teaches, in words of its own, and where it comes from`() {
    var said: Set<Tree> = []
    var articles: Set<Substring> = []
    for (name, listed) in zip(Self.names, Self.list["lessons"]?.elements ?? []) {
      let lesson = Service().get("/lessons/\(name)").json
      for language in ["en", "zh-Hans"] {
        let words = lesson?["teaches"]?[language] ?? .null
        #expect((10...120).contains(words.text?.count ?? 0), "\(name)")
        #expect(words != listed["summary"]?[language], "\(name)")
        #expect(said.insert(words).inserted, "\(name)")
      }
      let sources = (lesson?["from"]?.elements ?? []).compactMap(\.text)
      #expect(lesson?["from"]?.elements.count == sources.count, "\(name)")
      #expect(sources == Set(sources).sorted(), "\(name)")
      for source in sources {
        let parts = source.split(separator: " §")
        let last = Self.sections[parts.first.map(String.init) ?? ""] ?? 0
        let section = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
        #expect((1...max(1, last)).contains(section), "\(name): \(source)")
        articles.insert(parts.first ?? "")
      }
      #expect(steps(name).allSatisfy { $0["rule"]?.text != nil }, "\(name)")
    }
    #expect(articles.sorted() == Self.sections.keys.sorted().map { $0[...] })
  }

  @Test func `a course asks for many predictions`() {
    let questions = Self.names.map { name in
      steps(name).count { $0["ask"] != nil }
    }
    for (name, count) in zip(Self.names, questions) { #expect(count >= 2, "\(name)") }
    #expect(questions.reduce(0, +) >= 60)
  }

  @Test(arguments: names)
  func `a lesson's requests are taken and what it expects comes true`(name: String) throws {
    let lesson = try #require(Service().get("/lessons/\(name)").json)
    let pupil = try Pupil(lesson)
    for (index, step) in (lesson["steps"]?.elements ?? []).enumerated() {
      let place: Comment = "\(name), step \(index + 1)"
      let requests = step["requests"]?.elements ?? []
      let asked = step["ask"]
      let trial = try pupil.inCopy { copy in
        let outcome = try copy.send(requests)
        return try asked.map { try copy.answer($0, outcome) }
      }
      if let asked { try tryChanges(step, asked, trial ?? .null, pupil, place) }
      let outcome = try pupil.send(requests)
      if let asked {
        let right = try pupil.answer(asked, outcome)
        #expect(right == trial, place)
        try check(right, asked, pupil, outcome, place)
      }
      for expected in step["expect"]?.elements ?? [] {
        #expect(pupil.holds(expected, outcome), "\(place): \(expected)")
      }
      #expect(step["expect"]?.elements.isEmpty == false, place)
      #expect(Rule(rawValue: step["rule"]?.text ?? "") != nil, place)
      if let myth = step["myth"] { #expect(Self.myths.contains { $0["id"] == myth }, place) }
    }
  }

  /// Checks that the answer is a possible one for the question.
  private func check(
    _ right: Tree, _ ask: Tree, _ pupil: Pupil, _ outcome: Pupil.Outcome, _ place: Comment
  ) throws {
    switch ask["kind"]?.text {
    case "window", "view", "controller":
      let known = pupil.objects(try #require(ask["kind"]?.text))
      #expect(right == .null || known.contains(right), place)
    case "number": #expect(right.number != nil, place)
    case "order": #expect(Set(right.elements).count > 1, place)
    case "point": #expect(try pupil.isRight(right, ask, outcome), place)
    default: break
    }
  }

  /// Checks that each change makes its predictions true.
  private func tryChanges(
    _ step: Tree, _ ask: Tree, _ right: Tree, _ pupil: Pupil, _ place: Comment
  ) throws {
    let changes = step["changes"]?.elements ?? []
    var tried: Set<Tree> = []
    for predicted in wrong(ask, right, pupil) + changes.compactMap({ $0["if"] }) {
      guard
        let change = changes.first(where: { change in
          change["if"].map { $0 == predicted }
            ?? (predicted != .null || !change.json.contains("{answer}"))
        })
      else { continue }
      tried.insert(change)
      let request = try Tree(json: filled(change, predicted))
      let requests = step["requests"]?.elements ?? []
      try pupil.inCopy { copy in
        let isFirst = change["first"] == true
        if !isFirst { _ = try copy.send(requests) }
        let outcome = try copy.send([request] + (isFirst ? requests : []))
        #expect(try copy.isRight(predicted, ask, outcome), "\(place): \(request.json)")
      }
    }
    #expect(tried == Set(changes), "\(place): a change that no prediction leads to")
  }

  /// Wrong predictions: all of them, or one if there are too many.
  private func wrong(_ ask: Tree, _ right: Tree, _ pupil: Pupil) -> [Tree] {
    let all: [Tree] =
      switch ask["kind"]?.text {
      case "yesNo": [true, false]
      case "window", "view", "controller":
        pupil.objects(ask["kind"]?.text ?? "") + [.null]
      case "number": [.number((right.number ?? 0) + 1)]
      case "choice": (ask["options"]?.elements ?? []).indices.map { .number(Double($0)) }
      case "point": [[.number(1), .number(1)]]
      default: []
      }
    return all.filter { $0 != right }
  }

  /// A change with the prediction filled in.
  private func filled(_ change: Tree, _ predicted: Tree) -> String {
    var text = change.json
    for (name, value) in zip(["{x}", "{y}"], predicted.elements) {
      text.replace("\"\(name)\"", with: value.json)
      text.replace(name, with: value.json)
    }
    text.replace("\"{answer}\"", with: predicted.json)
    text.replace("{answer}", with: predicted.text ?? predicted.json)
    return text
  }

  private func steps(_ name: String) -> [Tree] {
    Service().get("/lessons/\(name)").json?["steps"]?.elements ?? []
  }
}
