// The peer that a Swift developer would write first: Hummingbird with Codable and AsyncStream. It serves the
// measured requests and event streams as fenestra does. `hummingbird-peer [--bytes] [--port N]` prints its port;
// with `--bytes` fenestra's own writer encodes the replies.

import Glibc
import HTTPTypes
import Hummingbird
import Logging
import NIOPosix

let arguments = CommandLine.arguments
let port = arguments.firstIndex(of: "--port").flatMap { Int(arguments[$0 + 1]) } ?? 0

let bench = BenchApplication(windows: [
  Window(id: "window1", frame: Rect(x: 20, y: 70, width: 200, height: 200), color: "red"),
  Window(id: "window2", frame: Rect(x: 40, y: 90, width: 200, height: 200), color: "blue"),
])

let feed = Feed()
let writesBytes = arguments.contains("--bytes")

/// A reply at a revision, encoded by `Codable` or fenestra's writer.
@Sendable func reply(
  _ value: some ResponseCodable & Writable, at revision: Int, to request: Request,
  _ context: some RequestContext
) throws -> Response {
  let headers: HTTPFields = [.eTag: "\"\(revision)\""]
  if writesBytes { return Response(bytes: value, headers: headers) }
  return try EditedResponse(headers: headers, response: value)
    .response(from: request, context: context)
}

let router = Router()
router.get("/sessions/:session/windows/:window") { request, context in
  guard let found = bench.window(try context.parameters.require("window")) else {
    throw HTTPError(.notFound)
  }
  return try reply(found.window, at: found.revision, to: request, context)
}
router.post("/sessions/:session/windows/:window/makeKeyAndVisible") { request, context in
  guard let done = bench.makeKeyAndVisible(try context.parameters.require("window")) else {
    throw HTTPError(.notFound)
  }
  feed.publish(done)
  return try reply(done, at: done.revision, to: request, context)
}

router.get("/sessions/:session/events") { _, _ in
  let (revision, sequence) = bench.place
  return feed.reply(sequence: sequence, revision: revision)
}

var logger = Logger(label: "hummingbird-peer")
logger.logLevel = .error

// One event loop, which is fenestra's default.
let application = Application(
  router: router,
  configuration: ApplicationConfiguration(
    address: .hostname("127.0.0.1", port: port), backlog: 4096),
  onServerRunning: { channel in
    print("http://127.0.0.1:\(channel.localAddress?.port ?? 0)")
    fflush(nil)
  },
  eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup(numberOfThreads: 1)),
  logger: logger
)
try await application.runService()
