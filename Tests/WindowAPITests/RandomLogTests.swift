import HTTP
import JSON
import TestSupport
import Testing
import WindowModel

@testable import Operations
@testable import WindowAPI
@testable import WindowService

/// Records of a store, damaged in any way: each is a command or none, and never a crash.
@Suite struct RandomLogTests {
  private static let named = [
    ("createWindow", #"POST /windows|{"id":"w","frame":[20,70,200,200],"windowLevel":"alert"}"#),
    (
      "changeWindow",
      #"PATCH /windows/a|{"isHidden":false,"transform":{"a":1,"b":0,"c":0,"d":1,"tx":0,"ty":0}}"#
    ),
    ("makeKeyAndVisible", "POST /windows/a/makeKeyAndVisible|"),
    ("setReference", "DELETE /references/a%2Db|"),
    ("batch", #"POST /commands|[{"method":"POST","path":"/views","body":{"id":"v"}}]"#),
    (
      "setViewControllers",
      #"POST /controllers/nav/setViewControllers|{"viewControllers":["A","B"],"animated":true}"#
    ),
    ("input", #"POST /inputs|{"type":"tap","at":[1e2,-0.5],"screen":"main"}"#),
    ("loadNib", #"POST /nibs|{"windows":[{"id":"n","subviews":[{"id":"s","subviews":[]}]}]}"#),
    ("createView", #"{"op":"createView","id":"v","superview":"a","transform":{"rotation":1.5}}"#),
    ("push", #"{"op":"push","on":"nav","controller":"A","animated":true}"#),
    ("batch", #"{"op":"runCommands","commands":[{"op":"makeKey","on":"a"},{"op":"createView"}]}"#),
  ].map { ($0.0, Array($0.1.replacing("|", with: "\n").utf8)) }
  private static let seeds = named.map(\.1)

  /// A session with the objects of the seeds.
  private let service = Service()

  init() {
    for line in [
      "PUT /sessions/demo", #"POST /sessions/demo/windows {"id":"a"}"#,
      #"POST /sessions/demo/views {"id":"a-b"}"#,
      #"POST /sessions/demo/controllers {"id":"nav","class":"UINavigationController"}"#,
      #"POST /sessions/demo/controllers {"id":"A"}"#,
      #"POST /sessions/demo/controllers {"id":"B"}"#,
    ] { service(line) }
  }

  /// Whether the service would carry out the command in the bytes.
  private func isTaken(_ bytes: [UInt8]) -> Bool {
    guard let logged = LoggedCommand(stored: bytes) else { return false }
    var json = JSONWriter()
    json.beginObject()
    json.request(of: logged)
    json.endObject()
    guard let sent = try? Tree(json: json.finish().text),
      let method = HTTP.Method(rawValue: sent["method"]?.text ?? ""),
      let target = sent["path"]?.text
    else { return false }
    let body =
      logged.isBatch ? sent["body"]?.json ?? "" : String(decoding: logged.body, as: UTF8.self)
    let request = Request(
      method, Array("/sessions/demo\(target)?dryRun=true".utf8),
      headers: [HeaderField(.contentType, "application/json")], body: Array(body.utf8))
    return service.api.respond(to: request).status == .ok
  }

  @Test func `each seed is the command that it names, and the service takes it`() {
    for (name, seed) in Self.named {
      #expect(LogCoding().command(of: seed)?.name == name)
      #expect(isTaken(seed), "\(name)")
    }
  }

  @Test(arguments: 0..<20)
  func `whatever the service takes can be read from the log, however damaged it is`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var (taken, unread) = (0, 0)
    for _ in 0..<300 {
      var bytes = random.pick(Self.seeds)
      for _ in 0..<Int.random(in: 0..<4, using: &random) { damage(&bytes, &random) }
      _ = LogCoding().origin(of: bytes)
      let isRead = LogCoding().command(of: bytes) != nil
      let isTaken = isTaken(bytes)
      #expect(isRead || !isTaken, "\(String(decoding: bytes, as: UTF8.self))")
      taken += isTaken ? 1 : 0
      unread += isRead ? 0 : 1
    }
    #expect(taken > 10 && unread > 10)
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.insert(random.pick(Array("{}[],:\"\\/%0-e \n".utf8)), at: place)
    case 3: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: random.pick(Self.seeds).prefix(40), at: place)
    }
  }
}
