import Foundation
import Testing

/// Requests that two servers in a row might read in two ways, on a raw socket, each followed by one
/// that must not be served unless the first is sound. Tests/Smuggling has them and sends them
/// through proxies too.
@Suite struct SmugglingTests {
  struct Probe: Sendable, Decodable {
    /// What answers.
    enum Answer: String, Decodable { case service, library, nobody }
    /// What becomes of the connection.
    enum Fate: String, Decodable { case closes, serves }

    let group: String
    let name: String
    let status: Int
    let by: Answer
    let then: Fate
    /// The bytes, each as the character of its number.
    let send: String
  }

  private static let probes = Result {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../Smuggling/probes.json")
    return try JSONDecoder().decode([Probe].self, from: Data(contentsOf: file))
  }

  private static let groups = Set((try? probes.get())?.map(\.group) ?? []).sorted()

  private static let inside = Wire.request("PUT", "/sessions/inside", body: "{}")

  @Test func `there are probes for each part of a request`() throws {
    let probes = try Self.probes.get()
    #expect(probes.count >= 180)
    #expect(Set(probes.map(\.name)).count == probes.count)
    #expect(Self.groups.count == 11)
  }

  @Test(arguments: groups)
  func `what could be read in two ways is refused, and so is all that follows`(
    group: String
  ) throws {
    let service = try Service("--store", "memory")
    for probe in try Self.probes.get() where probe.group == group {
      let wire = try Wire(service.port)
      try wire.send(probe.send.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
      try wire.send(Self.inside)
      switch probe.then {
      case .serves: try serves(probe, wire, service)
      case .closes: try closes(probe, wire)
      }
      let isThere = try service.curl("/sessions/inside").status == 200
      #expect(isThere == (probe.then == .serves), "\(probe.name)")
      if isThere { try service.delete("/sessions/inside") }
    }
  }

  private func serves(_ probe: Probe, _ wire: Wire, _ service: Service) throws {
    let first = try #require(wire.reply(), "\(probe.name)")
    #expect(first.status == probe.status, "\(probe.name): \(first.body)")
    if first.status >= 400 { #expect(first.isProblem, "\(probe.name)") }
    #expect(wire.reply()?.status == 201, "\(probe.name)")
  }

  private func closes(_ probe: Probe, _ wire: Wire) throws {
    let all = try #require(wire.readToEnd(), "\(probe.name): the connection stays open")
    let statuses = all.matches(of: #/HTTP/1\.[01] (\d{3}) /#).map { Int($0.output.1) }
    switch probe.by {
    case .nobody:
      #expect(all == "", "\(probe.name)")
    case .library:
      // To a bad length it writes its head twice.
      #expect(Set(statuses) == [probe.status] && statuses.count <= 2, "\(probe.name): \(all)")
    case .service:
      #expect(statuses == [probe.status], "\(probe.name): \(all)")
      let reply = try Reply(all)
      #expect(reply.isProblem, "\(probe.name): \(all)")
      #expect(reply.headers["connection"] == "close", "\(probe.name)")
    }
  }
}

extension Reply {
  /// Whether it is a problem document that says its own status.
  fileprivate var isProblem: Bool {
    headers["content-type"] == "application/problem+json" && json["status"].int == status
      && json["code"].string != nil
  }
}
