import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct AccessTests {
  private let secret = "an-operator-token-of-these-tests-0"

  private func failure(_ options: String...) throws -> String {
    let program = try Program(Program.fenestra, ["serve", "--port", "0"] + options)
    #expect(program.exitCode() != 0)
    #expect(program.out.isEmpty)
    return program.err
  }

  @Test(arguments: ["0.0.0.0", "::"])
  func `it does not listen where others reach it unless it guards its sessions`(host: String) throws
  {
    #expect(
      try failure("--host", host)
        == "Error: other machines can reach \(host), so it needs --access guarded; or listen on 127.0.0.1. For a container whose port is published on 127.0.0.1 alone there is --published-on-loopback.\n"
    )
    let service = try Service("--host", host, "--access", "guarded")
    #expect(try service.curl("/healthz").status == 200)
    #expect(try service.put("/sessions/demo").status == 403)
  }

  @Test func `an open service behind a published port answers this machine's names alone`() throws {
    let service = try Service("--published-on-loopback", "--allowed-host", "fenestra.test")
    #expect(service.program.out == "Fenestra listens on http://localhost:\(service.port)\n")
    #expect(try service.put("/sessions/demo").status == 201)
    #expect(try service.curl("/healthz", "-H", "Host: fenestra.test").status == 200)
    for host in ["192.0.2.7:8080", "[2001:db8::7]:8080", "evil.example"] {
      #expect(try service.curl("/healthz", "-H", "Host: \(host)").status == 421, "\(host)")
    }
    #expect(try service.curl("/healthz", "-0", "-H", "Host:").status == 421)
    // It listens on every address, as a container's published port requires.
    let address = "http://127.0.0.2:\(service.port)/healthz"
    let other = try Program(
      Program.curl, ["-sS", "-o", "/dev/null", "-w", "%{http_code}", address])
    #expect(other.exitCode() == 0)
    #expect(other.out == "421")
  }

  @Test func `what is no token, no name and no origin is said`() throws {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-token-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data("short\n".utf8).write(to: directory)
    #expect(
      try failure("--operator-token-file", directory.path)
        == "Error: \(directory.path) holds no token: 32 to 512 visible ASCII characters in one line.\n"
    )
    #expect(
      try failure("--operator-token-file", "/nowhere/token").hasPrefix(
        "Error: /nowhere/token can't be read: "))
    #expect(try failure("--allowed-host", "a:1").contains("'a:1' is not a name"))
    #expect(try failure("--allowed-origin", "a.example").contains("'a.example' is not an origin"))
  }

  @Test func `with real curl: create, write, follow, be refused; and no log tells a token`() throws
  {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-token-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("\(secret)\n".utf8).write(to: file)
    let service = try Service(
      "--access", "guarded", "--operator-token-file", file.path, "--log-level", "trace")

    let created = try service.post("/sessions")
    #expect(created.status == 201)
    let (path, token) = (
      created.headers["location"] ?? "", created.json["controlToken"].string ?? ""
    )
    #expect(token.count == 64)
    let stream = try Stream(service, "\(path)/events")
    #expect(stream.read { !$0.messages.isEmpty })

    let bearer = "Authorization: Bearer \(token)"
    let refused = try service.post("\(path)/windows")
    #expect(refused.status == 401)
    #expect(refused.headers["www-authenticate"] == "Bearer realm=\"fenestra\"")
    #expect(try service.curl("\(path)/windows", "-X", "POST", "-H", bearer + "0").status == 401)
    #expect(
      try service.curl("\(path)/windows", "-H", bearer, "--json", #"{"id":"main"}"#).status == 201)
    #expect(
      try service.curl("\(path)/windows/main/makeKeyAndVisible", "-X", "POST", "-H", bearer).status
        == 200)
    #expect(stream.read { $0.ids.count == 2 })
    #expect(try service.curl("\(path)/windows.txt").status == 200)

    #expect(try service.curl("/sessions").status == 401)
    #expect(try service.curl("/sessions", "-H", "Authorization: Bearer \(secret)").status == 200)
    #expect(eventually { service.log.contains("status=401") })
    for word in [token, secret, "Bearer"] { #expect(!service.log.contains(word)) }
  }

  @Test func `a token opens its session after a restart, and is nowhere in the folder`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-data-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let options = ["--access", "guarded", "--data", folder.path]
    let first = try Service(options: options)
    let created = try first.post("/sessions")
    let path = created.headers["location"] ?? ""
    let token = created.json["controlToken"].string ?? ""
    let bearer = "Authorization: Bearer \(token)"
    #expect(try first.curl("\(path)/windows", "-X", "POST", "-H", bearer).status == 201)
    #expect(first.stop(SIGTERM) == 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let bytes = try Data(contentsOf: folder.appending(path: name))
      #expect(bytes.range(of: Data(token.utf8)) == nil, "\(name)")
    }
    let second = try Service(options: options)
    #expect(try second.curl("\(path)/windows", "-X", "POST").status == 401)
    let again = try second.curl("\(path)/windows", "-X", "POST", "-H", bearer)
    #expect(again.status == 201)
    #expect(again.json["revision"].int == 2)
  }

  @Test func `the operator's token may come from the environment`() throws {
    let command =
      "FENESTRA_OPERATOR_TOKEN=\(secret) exec \(Program.fenestra) serve --port 0 --access guarded"
    let program = try Program("/bin/bash", ["-c", command])
    defer { program.signal(SIGKILL) }
    #expect(eventually { program.out.hasPrefix("Fenestra listens on ") })
    let port = program.out.split(separator: ":").last?.dropLast() ?? ""
    let list = try Program(
      Program.curl,
      ["-s", "-H", "Authorization: Bearer \(secret)", "127.0.0.1:\(port)/sessions"])
    #expect(list.exitCode() == 0)
    #expect(list.out == "{\"sessions\":[],\"next\":null}\n")
  }

  @Test func `the script of a guarded session makes it again, with a token of its own`() throws {
    let service = try Service("--access", "guarded")
    let created = try service.post("/sessions")
    let path = created.headers["location"] ?? ""
    let bearer = "Authorization: Bearer \(created.json["controlToken"].string ?? "")"
    let sent = try service.curl(
      "\(path)/windows?as=curl", "-H", bearer, "--json", #"{"id":"main","isHidden":false}"#)
    let code = try #require(sent.json["code"].string)
    #expect(code.contains(#"-H "Authorization: Bearer $TOKEN""#))

    let script = try service.curl("\(path)/commands?as=curl").body
    let bash = try Program("/bin/bash", ["-c", script])
    #expect(bash.exitCode() == 0, "\(bash.err)")
    let replies = bash.out.split(separator: "\n")
    #expect(replies.count == 2)
    let copy = JSON(String(replies.first ?? ""))
    #expect(copy["id"].string != created.json["id"].string)
    let windows = try service.curl("/sessions/\(copy["id"].string ?? "")/windows.txt")
    #expect(try windows.body == service.curl("\(path)/windows.txt").body)

    let again = code.replacing(#""id":"main""#, with: #""id":"second""#)
    let token = created.json["controlToken"].string ?? ""
    let step = try Program("/bin/bash", ["-c", "TOKEN=\(token)\n\(again)"])
    #expect(step.exitCode() == 0 && step.out.contains(#""revision":2"#), "\(step.out)")
  }

  @Test func `another name that leads here gets nowhere`() throws {
    let service = try Service()
    try service.put("/sessions/demo")
    for (path, method) in [("/sessions/demo", "GET"), ("/sessions/demo", "DELETE"), ("/", "GET")] {
      let reply = try service.curl(path, "-X", method, "-H", "Host: rebound.example:8080")
      #expect(reply.status == 421)
      #expect(reply.json["code"].string == "unknown-host")
    }
    #expect(try service.curl("/sessions/demo").status == 200)
    let named = try Service("--allowed-host", "rebound.example")
    #expect(try named.curl("/", "-H", "Host: rebound.example:8080").status == 200)
    let old = try Wire(service.port)
    try old.send("GET /healthz HTTP/1.0\r\n\r\n")
    #expect(old.reply()?.status == 200)
  }

  @Test func `a page is let in by its origin`() throws {
    let service = try Service("--allowed-origin", "https://lessons.example")
    let origin = "Origin: https://lessons.example"
    let preflight = try service.curl(
      "/sessions/demo", "-X", "OPTIONS", "-H", origin, "-H", "Access-Control-Request-Method: PUT")
    #expect(preflight.status == 204)
    #expect(preflight.headers["access-control-allow-origin"] == "https://lessons.example")
    let made = try service.curl("/sessions/demo", "-X", "PUT", "-H", origin)
    #expect(made.status == 201)
    #expect(made.headers["access-control-expose-headers"]?.contains("ETag") == true)
    let foreign = "Origin: https://elsewhere.example"
    #expect(try service.curl("/sessions/demo", "-X", "DELETE", "-H", foreign).status == 403)
    let refused = try service.curl("/sessions/demo", "-X", "OPTIONS", "-H", foreign)
    #expect(refused.headers["access-control-allow-origin"] == nil)
    #expect(refused.headers["vary"] == "Origin")
  }
}
