import Foundation
import Glibc
import TestSupport

/// The service itself, on its own port; it ends with the test.
final class Service {
  let program: Program
  let port: UInt16

  convenience init(_ options: String...) throws { try self.init(options: options) }

  /// `errors` is its standard error; by default that is its log.
  init(options: [String], errors: Int32? = nil) throws {
    program = try Program(
      Program.fenestra, ["serve", "--port", "0"] + options, errors: errors)
    guard eventually({ [program] in program.out.contains("\n") || !program.isRunning }),
      let port = program.out.split(separator: ":").last.flatMap({ UInt16($0.dropLast()) })
    else { throw GaveUp("no ready line: \(program.out)\(program.err)") }
    self.port = port
  }

  deinit { program.signal(SIGKILL) }

  var address: String { "127.0.0.1:\(port)" }

  /// The contents of the log.
  var log: String { program.err }

  /// Returns the log's lines, once there are `count`; they appear soon after the replies.
  func logLines(_ count: Int) -> [String] {
    _ = eventually { log.count { $0 == "\n" } >= count }
    return log.split(separator: "\n").map(String.init)
  }

  /// Returns the exit code after a signal, or nil if it did not end in time.
  func stop(_ signal: Int32) -> Int32? {
    program.signal(signal)
    return program.exitCode()
  }

  /// Sends one request by curl.
  @discardableResult
  func curl(_ path: String, _ options: String...) throws -> Reply {
    let program = try Program(
      Program.curl, ["-sS", "-i", "--max-time", "20"] + options + [address + path])
    guard program.exitCode() == 0 else { throw GaveUp("curl \(path): \(program.err)") }
    return try Reply(program.out)
  }

  @discardableResult
  func put(_ path: String, _ json: String = "{}") throws -> Reply {
    try curl(path, "-X", "PUT", "--json", json)
  }
  @discardableResult
  func post(_ path: String, _ json: String = "{}") throws -> Reply {
    try curl(path, "--json", json)
  }
  @discardableResult
  func patch(_ path: String, _ json: String) throws -> Reply {
    try curl(path, "-X", "PATCH", "--json", json)
  }
  @discardableResult
  func delete(_ path: String) throws -> Reply { try curl(path, "-X", "DELETE") }
}

/// A reply in the form of `curl -i`.
struct Reply {
  let status: Int
  let headers: [String: String]
  let body: String

  init(_ text: String) throws {
    // A reply to a large body is preceded by the head of a 100.
    var parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    if parts[0].hasPrefix("HTTP/1.1 100"), parts.count == 2 {
      parts = parts[1].split(
        separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    }
    let lines = parts[0].split(separator: "\r\n")
    guard parts.count == 2, let status = lines.first?.split(separator: " ").dropFirst().first,
      let number = Int(status)
    else { throw GaveUp("not a reply: \(text)") }
    self.status = number
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let pair = line.split(separator: ":", maxSplits: 1)
      headers[pair[0].lowercased()] = pair.count > 1 ? String(pair[1].drop { $0 == " " }) : ""
    }
    self.headers = headers
    body = String(parts[1])
  }

  var json: JSON { JSON(body) }

  /// The events of a write's reply, such as `w1 DidBecomeKey`.
  var events: [String] { json["events"].array.map(\.event) }
}
