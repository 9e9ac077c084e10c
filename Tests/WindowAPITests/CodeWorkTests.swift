import Testing
import WindowSessions

/// Code that would take too much work: the run is refused, or the statement is skipped.
@Suite struct CodeWorkTests {
  @Test(arguments: ["x |= x", "x |= [.flexibleWidth, .flexibleWidth]"])
  func `a mask that is joined with itself is the same mask`(joined: String) {
    let joins = String(repeating: "\(joined)\n", count: 40)
    let reply = Paste().run(
      "var x = [.flexibleWidth]\n\(joins)print(x.count)", ",\"language\":\"swift\"")
    #expect(Paste.output(of: reply) == ["1"], "\(Paste.lines(of: reply))")
  }

  @Test(arguments: ["x.append(x)", "x = [x]", "x = [1, 2].map { x }"])
  func `a list of lists is not made`(statement: String) {
    let lines = Paste()("var x = [1]\n\(statement)\nprint(1)")
    #expect(lines[1].contains("A list of lists is not part of the model."))
  }

  @Test func `a list that code makes has as many elements as it may`() {
    let source = """
      let x = stride(from: 0, to: 1000, by: 1)
      let y = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap { x }
      print(y.count)
      let z = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap { x }
      """
    let reply = Paste().run(source)
    #expect(Paste.output(of: reply) == ["10000"])
    #expect(Paste.lines(of: reply)[3].contains("10000 elements at most"))
  }

  /// A service that allows few steps per request.
  private var tight: Paste {
    var limits = SessionLimits()
    limits.requestSteps = 20_000
    return Paste(limits: limits)
  }

  @Test func `a run that takes too much work is refused whole where it changed nothing`() {
    let source = """
      let x = stride(from: 0, to: 1000, by: 1)
      let y = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap { x }
      let z = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map { a in y.map { b in y.contains(-1) } }
      """
    let reply = tight.run(source)
    #expect(reply.status == 422)
    #expect(reply.json?["code"]?.text == "too-much-work")
  }

  @Test func `what a run changed before it took too much work stays`() {
    let paste = tight
    let source = """
      let w = UIWindow()
      w.isHidden = false
      let x = stride(from: 0, to: 1000, by: 1)
      let y = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap { x }
      let z = y.map { b in y.contains(-1) }
      """
    let reply = paste.run(source)
    #expect(reply.status == 200)
    #expect(Paste.deeds(of: reply)["refused"] == 1)
    #expect(Paste.lines(of: reply).contains { $0.contains("steps of work") })
    #expect(reply.json?["revision"]?.number ?? 0 > 0)
  }

  @Test(arguments: [false, true])
  func `placeholders in placeholders are read`(areClosed: Bool) {
    let count = areClosed ? 1000 : 3000
    let source =
      String(repeating: "<#", count: count)
      + (areClosed ? String(repeating: "#>", count: count) : "")
    #expect([200, 422].contains(Paste().run(source).status))
  }
}
