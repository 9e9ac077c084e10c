import TestSupport
import HTTP
import Testing
import WindowSessions

/// Random histories, cut wherever a connection may break.
@Suite struct ResumeTests {
  private static let includes = ["", "window", "reference", "command", "reference,command", "all"]

  /// Sends random commands, a third of which do nothing.
  private func live(_ service: Service, _ count: Int, _ random: inout SplitMix64) {
    for _ in 0..<count {
      let name = "a\(Int.random(in: 0..<6, using: &random))"
      let window = "/sessions/demo/windows/\(name)"
      service(
        random.pick([
          "POST /sessions/demo/windows {\"isHidden\":\(random.chance(50))}",
          "POST /sessions/demo/windows {\"id\":\"\(name)\"}",
          "POST /sessions/demo/windows {\"retained\":false,\"isHidden\":false}",
          "POST \(window)/makeKeyAndVisible", "POST \(window)/makeKey", "DELETE \(window)",
          "PATCH \(window) {\"isHidden\":\(random.chance(50))}",
          "PUT /sessions/demo/references/r {\"object\":\"\(name)\"}",
        ]))
    }
  }

  private func follow(_ service: Service, _ include: String, _ id: String?) throws -> Follower {
    let fields = id.map { ["Last-Event-ID: \($0)"] } ?? []
    return try Follower(service.send("GET /sessions/demo/events?include=\(include)", fields))
  }

  @Test(arguments: 0..<12)
  func `whatever the last identifier, the rest comes once and in order`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for include in Self.includes {
      let service = Service()
      service("PUT /sessions/demo")
      live(service, Int.random(in: 0..<4, using: &random), &random)
      let follower = try follow(service, include, nil)
      var frames = follower.frames()
      for _ in 0..<6 {
        live(service, Int.random(in: 1..<5, using: &random), &random)
        frames += follower.frames()
      }
      for (index, frame) in frames.enumerated() {
        let rest = try follow(service, include, frame.id).frames()
        #expect(rest.first?.id == frame.id, "\(include) \(frame.line)")
        #expect(
          Array(rest.dropFirst()) == Array(frames[(index + 1)...]), "\(include) \(frame.line)")
      }
    }
  }

  @Test(arguments: 0..<12)
  func `history and the stream tell the same`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(100 + seed))
    for include in Self.includes {
      let service = Service()
      service("PUT /sessions/demo")
      live(service, 20, &random)
      let frames = try follow(service, include, "k3x9q2.0").frames().dropFirst()
      let history = service(
        "GET /sessions/demo/events?include=\(include)", "Accept: application/json")
      #expect(frames.map(\.data) == history.json?["events"]?.elements)
    }
  }

  @Test(arguments: 0..<12)
  func `where history is short, a gap names just what is gone`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(200 + seed))
    let service = Service(history: Int.random(in: 1..<8, using: &random))
    service("PUT /sessions/demo")
    let follower = try follow(service, "all", nil)
    var frames = follower.frames()
    for _ in 0..<20 {
      live(service, 1, &random)
      frames += follower.frames()
    }
    #expect(!frames.contains { $0.name == "gap" })
    let last = frames.compactMap { $0.data["seq"]?.number }.last ?? 0
    for frame in frames {
      let rest = try follow(service, "all", frame.id).frames().dropFirst()
      let place = frame.id?.split(separator: ".").dropFirst().first.flatMap { Double($0) } ?? 0
      let gap = rest.first { $0.name == "gap" }?.data
      let events = rest.filter { $0.name != "gap" }.compactMap { $0.data["seq"]?.number }
      let gone = gap.map {
        Array(stride(from: $0["from"]?.number ?? 0, through: $0["to"]?.number ?? 0, by: 1))
      }
      #expect((gone ?? []) + events == Array(stride(from: place + 1, through: last, by: 1)))
    }
  }

  @Test func `a client that only heard hello misses nothing`() throws {
    let service = Service.demo()
    let follower = try follow(service, "all", nil)
    let hello = try #require(follower.frames().first)
    follower.stream.close()
    service("POST /sessions/demo/windows/window2/makeKey")
    let rest = try follow(service, "all", hello.id).frames()
    #expect(rest.map { $0.data["seq"]?.number ?? 0 } == [4, 0, 3, 4])
  }
}
