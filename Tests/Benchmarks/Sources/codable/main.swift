// The peer that a Swift developer would write first: Hummingbird with Codable and AsyncStream, doing
// for the measured requests and for event streams what fenestra does. `codable [--port N]` prints the port it listens on.

import Glibc
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

let router = Router()
router.get("/sessions/:session/windows/:window") { _, context in
  guard let found = bench.window(try context.parameters.require("window")) else {
    throw HTTPError(.notFound)
  }
  return EditedResponse(headers: [.eTag: "\"\(found.revision)\""], response: found.window)
}
router.post("/sessions/:session/windows/:window/makeKeyAndVisible") { _, context in
  guard let reply = bench.makeKeyAndVisible(try context.parameters.require("window")) else {
    throw HTTPError(.notFound)
  }
  feed.publish(reply)
  return EditedResponse(headers: [.eTag: "\"\(reply.revision)\""], response: reply)
}

router.get("/sessions/:session/events") { _, _ in
  let (revision, sequence) = bench.place
  return feed.reply(sequence: sequence, revision: revision)
}

var logger = Logger(label: "codable")
logger.logLevel = .error

// One event loop, as fenestra has one by default.
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
