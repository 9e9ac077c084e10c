package import WindowModel

/// A case of a probe: the members of a Swift class that does what a session did and expects what the model told.
package struct CodeProbe {
  /// The variables, the classes and the method `run(_:_:)`.
  package let text: String
  /// The rules that its expectations test, in the order of the first.
  package let rules: [Rule]
  /// Why it ends before the session does, or nil.
  package let end: String?

  /// Whether it needs MapKit.
  package var usesMaps: Bool { text.contains("MKMapView") }
}

/// Writes a session as a case of a probe.
struct ProbePrinter: CodePrinter {
  // Classes of the package that tell of their callbacks.
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
