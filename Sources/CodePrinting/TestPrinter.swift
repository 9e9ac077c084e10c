import WindowModel

/// Prints a session as an XCTest test, in Swift.
struct TestPrinter: CodePrinter {
  /// The device whose behavior it expects, as in `iPhone 8 with ios12`.
  private let device: String
  private let swift = SwiftPrinter()

  init(_ settings: Settings) {
    device = "\(settings.device.name) with \(settings.profile.rawValue)"
  }

  func line(_ line: CodeLine) -> String { swift.line(line) }

  func program(_ lines: [String], _ linker: CodeLinker, session: String) -> [String] {
    var text = swift.declarations(linker)
    text.insert("import XCTest", at: (text.firstIndex(of: "import UIKit") ?? 0) + 1)
    text += [
      "/// Repeats the session \(session), and checks UIKit's notifications and the windows after each step.",
      "///",
      "/// Each command is a turn of the run loop. The expectations are those of an \(device).",
      "/// The test ends at the first step that only a user or the system can do.",
      "@MainActor final class SessionTests: XCTestCase {",
      "  func testSession() throws {",
      "    // Hides the windows of the app that runs the test.",
      "    for window in UIApplication.shared.windows { window.isHidden = true }",
      "    let appDelegate = AppDelegate()",
      "    UIApplication.shared.delegate = appDelegate",
      "    let told = Told()",
      "",
    ]
    text += lines.map { $0.isEmpty ? "" : "    " + $0 }
    return text + ["    withExtendedLifetime(appDelegate) {}", "  }", "}", ""] + Self.rest
  }

  private static let rest = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }

    /// Records UIKit's notifications about the named windows.
    @MainActor final class Told {
      private var lines: [(window: ObjectIdentifier, what: String)] = []
      private var names: [ObjectIdentifier: String] = [:]

      init() {
        observe(UIWindow.didBecomeVisibleNotification, "became visible")
        observe(UIWindow.didBecomeHiddenNotification, "became hidden")
        observe(UIWindow.didBecomeKeyNotification, "became key")
        observe(UIWindow.didResignKeyNotification, "resigned key")
      }

      private func observe(_ name: Notification.Name, _ what: String) {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          MainActor.assumeIsolated {
            guard let window = notification.object as? UIWindow else { return }
            self?.lines.append((ObjectIdentifier(window), what))
          }
        }
      }

      func name(_ window: UIWindow, _ name: String) { names[ObjectIdentifier(window)] = name }

      /// Runs the run loop for some seconds; returns the notifications since the last call.
      func turn(_ seconds: Double = 0.1) -> [String] {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        defer { lines = [] }
        return lines.compactMap { line in names[line.window].map { "\\($0) \\(line.what)" } }
      }

      /// The names of the app's windows from back to front.
      var windows: [String] {
        UIApplication.shared.windows.compactMap { names[ObjectIdentifier($0)] }
      }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
