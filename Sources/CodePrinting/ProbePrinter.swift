package import WindowModel

/// A probe case: the members of a Swift class that replays a session and expects the model's events.
package struct CodeProbe {
  /// The variables, the classes and the method `run(_:_:)`.
  package let text: String
  /// The rules that its expectations test, in the order of first use.
  package let rules: [Rule]
  /// Why it ends before the session does; nil if it does not.
  package let end: String?

  /// Whether it needs MapKit.
  package var usesMaps: Bool { text.contains("MKMapView") }
}

/// Prints a session as a probe case.
struct ProbePrinter: CodePrinter {
  // Classes of the package that report their callbacks.
  private let swift = SwiftPrinter(standIns: [
    "UIView": "WatchedView", "UIViewController": "WatchedController",
  ])

  func line(_ line: CodeLine) -> String { swift.line(line) }

  func program(_ lines: [String], _ linker: CodeLinker, session: String) -> [String] {
    let text =
      swift.objects(linker)
      + ["func run(_ told: Told, _ appDelegate: CaseDelegate) throws {"]
      + lines.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
    return text.map { $0.isEmpty ? "" : "  " + $0 }
  }
}
