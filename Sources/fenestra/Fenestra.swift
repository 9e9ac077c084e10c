import ArgumentParser
import WindowModel

/// The program: `fenestra serve` is its main job.
@main
struct Fenestra: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "UIKit's window model as an HTTP service.",
    discussion: """
      Start it, then talk to it with curl or a browser:

        fenestra serve
        curl localhost:8080/

      fenestra demo starts it with three windows to look at. /docs/guide has a command for each task.

      Completions of your shell (bash, zsh or fish):

        fenestra --generate-completion-script bash > ~/.local/share/bash-completion/completions/fenestra
      """,
    version: "0.2.0 (rules \(Rule.version))",
    subcommands: [
      Serve.self, Run.self, Demo.self, Copy.self, Probe.self, Compare.self, HealthCheck.self,
      PrintContract.self,
    ])
}
