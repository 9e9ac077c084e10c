import Glibc
import TestSupport
import Testing

@Suite struct TLSTests {
  private let files: Certificates

  init() throws { files = try Certificates() }

  /// The number of streams in the service's metrics.
  private func streams(_ service: Service) throws -> String? {
    try files.curl(service, "/metrics").body.split(separator: "\n")
      .first { $0.hasPrefix("fenestra_event_streams ") }?.split(separator: " ").last
      .map(String.init)
  }

  @Test func `curl has a session over TLS, with the whole chain`() throws {
    let service = try files.serve()
    #expect(service.program.out == "Fenestra listens on https://127.0.0.1:\(service.port)\n")
    #expect(try files.curl(service, "/sessions/demo", "-X", "PUT").status == 201)
    let made = try files.curl(
      service, "/sessions/demo/windows", "--json", #"{"id":"a","isHidden":false}"#)
    #expect(made.status == 201)
    #expect(made.events == ["a DidBecomeVisible"])
    let big = try files.curl(
      service, "/sessions/demo/windows", "--json",
      "{\"id\":\"b\"" + String(repeating: " ", count: 100_000) + "}")
    #expect(big.status == 201)
    let wrong = try files.curl(service, "/sessions/demo/windows", "--json", #"{"isHiden":true}"#)
    let address = "https://localhost:\(service.port)"
    #expect(wrong.json["try"].string?.hasSuffix(" \(address)/sessions/demo/windows") == true)
    let script = try files.curl(service, "/sessions/demo/commands?as=curl").body
    #expect(script.contains(" \(address)/sessions/demo/windows"))
    #expect(service.stop(SIGTERM) == 0)
  }

  @Test func `TLS 1.2 and 1.3 are spoken, and nothing else`() throws {
    let service = try files.serve()
    for version in ["1.2", "1.3"] {
      let options = ["--tlsv\(version)", "--tls-max", version]
      #expect(try files.program(service, "/healthz", options).exitCode() == 0, "\(version)")
    }
    // Security level 0 lets the client offer old versions.
    let old = ["--tls-max", "1.1", "--ciphers", "DEFAULT@SECLEVEL=0"]
    #expect(try files.program(service, "/healthz", old).exitCode() == 35)
    let plain = try Program(
      Program.curl, ["-sS", "--max-time", "5", "http://localhost:\(service.port)/healthz"])
    #expect(plain.exitCode() != 0 && plain.out.isEmpty)
  }

  @Test func `TLS 1.2 has only suites with forward secrecy and authenticated encryption`() throws {
    let service = try files.serve()
    let suites: [String: Int32] = [
      "ECDHE-ECDSA-AES128-GCM-SHA256": 0, "ECDHE-ECDSA-CHACHA20-POLY1305": 0,
      "ECDHE-ECDSA-AES128-SHA": 35, "ECDHE-ECDSA-AES256-SHA384": 35, "AES128-GCM-SHA256": 35,
    ]
    for (suite, code) in suites {
      let options = ["--tls-max", "1.2", "--ciphers", suite + "@SECLEVEL=0"]
      #expect(try files.program(service, "/healthz", options).exitCode() == code, "\(suite)")
    }
  }

  @Test func `healthcheck asks over TLS when told to`() throws {
    let service = try files.serve()
    let port = ["healthcheck", "--port", "\(service.port)"]
    #expect(try Program(Program.fenestra, port + ["--tls"]).exitCode() == 0)
    #expect(try Program(Program.fenestra, port).exitCode() == 1)
    let plain = try Service()
    let other = ["healthcheck", "--port", "\(plain.port)", "--tls", "--timeout", "1"]
    #expect(try Program(Program.fenestra, other).exitCode() == 1)
  }

  @Test func `a renewed certificate is for new connections, and open ones go on`() throws {
    let service = try files.serve()
    _ = try files.curl(service, "/sessions/demo", "-X", "PUT")
    let open = try files.program(service, "/sessions/demo/events", [])
    #expect(eventually { open.out.contains("event: hello") })
    #expect(try files.owner(service) == "CN = a")

    try files.put("b.pem", as: "current.pem")
    service.program.signal(SIGHUP)
    #expect(eventually { service.log.contains("certificate not reloaded, the old one stays") })
    #expect(service.log.contains("the key does not belong to the chain's first certificate"))
    #expect(try files.owner(service) == "CN = a")

    try files.put("b.key", as: "current.key")
    service.program.signal(SIGHUP)
    #expect(eventually { service.log.contains("certificate reloaded expires=") })
    #expect(try files.owner(service) == "CN = b")

    let window = #"{"id":"w","isHidden":false}"#
    #expect(try files.curl(service, "/sessions/demo/windows", "--json", window).status == 201)
    #expect(eventually { open.out.contains("UIWindowDidBecomeVisibleNotification") })
    #expect(service.stop(SIGTERM) == 0)
    #expect(open.exitCode() == 0)
    #expect(EventParser(open.out).messages.last?.name == "bye")
  }

  @Test func `a client that leaves a silent stream is noticed at once`() throws {
    let service = try files.serve("--heartbeat", "60")
    _ = try files.curl(service, "/sessions/demo", "-X", "PUT")
    let clients = try (0..<5).map { _ in try files.program(service, "/sessions/demo/events", []) }
    for client in clients { #expect(eventually { client.out.contains("event: hello") }) }
    #expect(try streams(service) == "5")
    // One is killed, and the others close properly.
    clients[0].signal(SIGKILL)
    for client in clients.dropFirst() { client.signal(SIGTERM) }
    #expect(try eventually { try streams(service) == "0" })
  }

  @Test func `a handshake, a head and a body each have their time`() throws {
    let service = try files.serve("--head-deadline", "1", "--body-deadline", "1")
    let silent = try Wire(service.port)
    #expect(silent.readToEnd() == "")
    for head in [
      "GET / HTTP/1.1\\r\\n",
      "POST / HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 9\\r\\n\\r\\n",
    ] {
      let slow = try Program(
        "/bin/bash",
        [
          "-c",
          "(printf '\(head)'; exec sleep 60) | openssl s_client -quiet -connect localhost:\(service.port)",
        ])
      #expect(eventually { slow.out.hasPrefix("HTTP/1.1 408 ") }, "\(head)")
    }
  }

  @Test func `a file that can't serve is told before anything listens`() throws {
    for (certificate, key, reason) in [
      ("none.pem", "a.key", "none.pem can't be read: No such file or directory.\n"),
      ("a.pem", "none.key", "none.key can't be read: No such file or directory.\n"),
      ("a.key", "a.key", "a.key: the certificate is not a chain in PEM: "),
      ("a.pem", "root.pem", "root.pem: the key is not an unencrypted private key in PEM: "),
      (
        "a.pem", "locked.key", "locked.key: the key is not an unencrypted private key in PEM: "
      ),
      ("a.pem", "b.key", "b.key: the key does not belong to the chain's first certificate: "),
    ] {
      let program = try Program(
        Program.fenestra,
        ["serve", "--port", "0", "--tls-certificate", files[certificate], "--tls-key", files[key]])
      #expect(program.exitCode() == 1)
      #expect(program.out.isEmpty)
      #expect(program.err.contains(reason), "\(certificate) \(key): \(program.err)")
    }
    let half = try Program(Program.fenestra, ["serve", "--tls-certificate", files["a.pem"]])
    #expect(half.exitCode() == 64)
    #expect(half.err.contains("--tls-certificate and --tls-key go together."))
  }
}
