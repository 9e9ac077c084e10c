import ArgumentParser

/// The program: `fenestra serve` is its main job.
@main
struct Fenestra: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "UIKit's window model as an HTTP service.",
    discussion: """
      Start it, then talk to it with curl or a browser:

        fenestra serve
        curl localhost:8080/
      """,
    version: "0.1.0",
    subcommands: [Serve.self, Run.self, HealthCheck.self, PrintContract.self])
}
