import ArgumentParser
import HTTP
import WindowAPI
import WindowService
import WindowSessions

/// `fenestra demo`: a service with a prepared session of three windows.
struct Demo: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Start a service with a session of three windows, and print the address of its page.",
    discussion: """
      Nothing is stored: the session ends with the process. In another terminal:

        curl localhost:8080/sessions/demo/windows.txt
        curl -X DELETE -H 'Accept: text/plain' localhost:8080/sessions/demo/references/window1
      """)

  @Option(help: "The port; 0 takes any that is free and prints it.")
  var port: UInt16 = 8080

  /// The requests that prepare the session.
  private static let requests: [(method: HTTP.Method, path: String, body: String)] = [
    (.put, "", "{}"),
    (.post, "/windows", #"{"id":"main","backgroundColor":"gray"}"#),
    (.post, "/windows/main/makeKeyAndVisible", ""),
    (.post, "/windows", #"{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}"#),
    (.post, "/windows", #"{"id":"window2","frame":[100,100,200,200],"backgroundColor":"blue"}"#),
    (.patch, "/windows/window2", #"{"isHidden":false}"#),
    (.post, "/windows/window1/makeKeyAndVisible", ""),
  ]

  private struct Refused: Error, CustomStringConvertible {
    let path: String
    var description: String { "the demo's own request to \(path) was refused." }
  }

  func run() throws {
    let options = ["--store", "memory", "--log-level", "warning", "--port", "\(port)"]
    try Serve.parse(options).serve { directory in
      // Without workers, so that each reply is ready at once.
      let service = WindowService(
        WindowAPI.routes, directory, limits: [], heartbeat: 15, isReady: { true },
        jitter: { $0.lowerBound })
      for request in Self.requests {
        let response = service.respond(
          to: Request(
            request.method, Array("/sessions/demo\(request.path)".utf8),
            headers: [
              HeaderField(.host, "localhost"), HeaderField(.contentType, "application/json"),
            ],
            body: Array(request.body.utf8)))
        guard response.status.rawValue < 300 else { throw Refused(path: request.path) }
      }
      return "/s/demo"
    }
  }
}
