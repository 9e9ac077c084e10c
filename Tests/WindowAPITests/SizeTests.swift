import SessionStorage
import TestSupport
import Testing
import WindowAPI
import WindowModel
import WindowService
import WindowSessions

/// Sessions of very many views, and of views of the maximum depth.
@Suite struct SizeTests {
  private let service = Service()
  private let path = "/sessions/demo"

  /// A session with a visible window `w1` and so many views in it, nested or side by side; made
  /// without the wire, which would take longer.
  private func make(_ count: Int, nested: Bool) throws -> Session {
    let session = try service.api.directory.create("demo", Settings())
    var window = WindowProperties()
    window.isHidden = false
    try session.perform(.createWindow(identifier: nil, properties: window, retained: true)) {
      _, _ in
    }
    for number in 1...count {
      let superview = Identifier(nested && number > 1 ? "v\(number - 1)" : "w1")
      try session.perform(
        .createView(
          identifier: nil, properties: ViewProperties(), superview: superview, retained: false)
      ) { _, _ in }
    }
    return session
  }

  @Test func `a list ends at 10,000 views and goes on behind them`() throws {
    _ = try make(10_001, nested: false)
    for list in ["snapshot", "views"] {
      let reply = service.get("\(path)/\(list)", isChecked: false)
      #expect(reply.json?["views"]?.elements.count == 10_000)
      #expect(reply[["omittedViews"]] == 1)
    }
    let rest = service.get("\(path)/views?after=v10000")
    #expect((rest.json?["views"]?.elements ?? []).map { $0["id"] } == ["v10001"])
    #expect(rest[["omittedViews"]] == nil)
    #expect(service.get("\(path)/views?after=v10001").json?["views"] == [])
    #expect(service.get("\(path)/views?after=v10002").problem == "422 invalid-parameter")
  }

  @Test func `a picture has 10,000 views at most, the outermost ones`() throws {
    let session = try make(10_000, nested: false)
    try session.perform(
      .createView(
        identifier: "deep", properties: ViewProperties(), superview: "v1", retained: false)
    ) { _, _ in }
    for style in ["flat", "exploded"] {
      let picture = try #require(Picture(service.get("\(path)/snapshot.svg?style=\(style)").body))
      #expect(picture.elements.count { $0.id != nil } == 10_000)
      #expect(picture["deep"] == nil && picture["v1"] != nil)
      #expect(picture.summary.hasSuffix("2 of the innermost are left out."))
    }
  }

  @Test func `a reply tells 10,000 events at most, and the history has the others`() throws {
    _ = try make(3000, nested: false)
    let reply = service.send("DELETE \(path)/windows/w1", [], isChecked: false)
    #expect(reply.json?["events"]?.elements.count == 10_000)
    // Four moves and the release of each view, and three events of the window.
    #expect(reply[["omittedEvents"]] == 8002)
  }

  @Test func `views 512 deep are drawn, listed and printed, and a 513th is refused`() throws {
    _ = try make(511, nested: true)
    #expect(service(#"POST \#(path)/views {"superview":"v511"}"#).problem == "422 session-full")
    #expect(service.get("\(path)/tree.txt").body.split(separator: "\n").count == 512)
    #expect(service.get("\(path)/snapshot").json?["views"]?.elements.count == 511)
    for style in ["flat", "exploded"] {
      let picture = service.get("\(path)/snapshot.svg?style=\(style)").body
      #expect(picture.split(separator: "data-id=").count == 513)
      #expect(picture.split(separator: "<g ").count == picture.split(separator: "</g>").count)
    }
  }

  @Test func `a tree that is too long ends with how many views it leaves out`() throws {
    let session = try make(510, nested: true)
    for _ in 0..<2000 {
      try session.perform(
        .createView(
          identifier: nil, properties: ViewProperties(), superview: "v510", retained: false)
      ) { _, _ in }
    }
    let lines = service.get("\(path)/tree.txt").body.split(separator: "\n")
    let last = try #require(lines.last)
    #expect(
      last
        == "\(2511 - lines.count + 1) more are left out: a tree has 4194304 bytes at most, or a line more."
    )
  }
}
