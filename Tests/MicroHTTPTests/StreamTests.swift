import Glibc
import HTTP
import MicroHTTP
import Testing

@Suite struct StreamTests {
  /// A server whose streams have one source, and a client that has read its reply's head.
  private func open(
    _ source: Source, age: Double = 60, _ change: (inout ServerConfiguration) -> Void = { _ in }
  ) throws -> (Server, Client) {
    let server = try serve(Echo(age: age) { source }, change)
    let client = try Client(server.port)
    client.send("GET /stream HTTP/1.1\r\nHost: h\r\n\r\n")
    let head = try #require(client.read(through: "\r\n\r\n"))
    #expect(head.contains("Transfer-Encoding: chunked"))
    return (server, client)
  }

  /// The next chunk of a chunked body.
  private func chunk(_ client: Client, within seconds: Double = 30) -> String? {
    guard let size = client.read(through: "\r\n", within: seconds),
      let count = Int(size.dropLast(), radix: 16)
    else { return nil }
    return client.read(count + 2, within: seconds).map { String($0.dropLast()) }
  }

  @Test func `a stream delivers, parks, and goes on when another thread resumes it`() throws {
    let source = Source("first\n")
    let (server, client) = try open(source)
    #expect(chunk(client) == "first\n")
    for turn in 1...100 {
      #expect(source.waitForPark(turn))
      source.publish("line \(turn)\n")
      #expect(chunk(client) == "line \(turn)\n")
    }
    #expect(server.streams == 1)
    server.stop()
  }

  @Test func `a client that leaves a parked stream is noticed at once`() throws {
    let source = Source()
    let (server, client) = try open(source) { $0.heartbeat = 60 }
    #expect(source.waitForPark())
    client.close()
    #expect(source.waitForClose())
    #expect(server.streams == 0)
    server.stop()
    #expect(source.closeCount == 1)
  }

  @Test func `a resume that comes after the connection is gone does nothing`() throws {
    let source = Source()
    let (server, client) = try open(source)
    #expect(source.waitForPark())
    client.close()
    #expect(source.waitForClose())
    let connection = try #require(source.connection)
    connection.resume()
    connection.kick()
    server.stop()
    connection.resume()
    connection.kick()
    connection.suspend()
  }

  @Test func `a silent stream is asked for a sign of life at each heartbeat`() throws {
    let source = Source()
    let (server, client) = try open(source) { $0.heartbeat = 0.05 }
    for _ in 0..<5 { #expect(chunk(client) == ":\n") }
    server.stop()
  }

  @Test func `a stream ends at its age with its last words`() throws {
    let source = Source()
    let (server, client) = try open(source, age: 0.1)
    #expect(chunk(client) == "old bye\n")
    #expect(chunk(client) == "")
    #expect(source.waitForClose())
    server.stop()
  }

  @Test func `a stream that waits although its age is over is ended`() throws {
    let source = Source(lastWords: nil)
    let (server, client) = try open(source, age: 0.1)
    #expect(chunk(client) == "old ")
    #expect(chunk(client) == "")
    #expect(source.waitForClose())
    server.stop()
  }

  @Test func `a stopping server lets each parked stream say its last words`() throws {
    let source = Source()
    let (server, client) = try open(source)
    #expect(source.waitForPark())
    server.stop()
    #expect(chunk(client) == "bye\n")
    #expect(chunk(client) == "")
    #expect(client.readToEnd() == "")
    #expect(source.closeCount == 1)
  }

  @Test func `HTTP 1.0 gets a stream that ends with its connection`() throws {
    let source = Source("first\n")
    let server = try serve(Echo(age: 60) { source })
    let client = try Client(server.port)
    client.send("GET /stream HTTP/1.0\r\n\r\n")
    let head = try #require(client.read(through: "\r\n\r\n"))
    #expect(!head.contains("chunked"))
    #expect(client.read(through: "first\n") == "first\n")
    #expect(source.waitForPark())
    server.stop()
    #expect(client.readToEnd() == "bye\n")
  }

  @Test func `HEAD of a stream has no body and closes its source`() throws {
    let source = Source("first\n")
    let server = try serve(Echo(age: 60) { source })
    let client = try Client(server.port)
    client.send("HEAD /stream HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(client.read(through: "\r\n\r\n")?.hasPrefix("HTTP/1.1 200") == true)
    #expect(source.waitForClose())
    #expect(client.readToEnd() == "")
    server.stop()
  }
}
