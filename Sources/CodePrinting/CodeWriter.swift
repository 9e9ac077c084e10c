package import WindowModel

/// Writes a session's commands as text: as a program of UIKit calls, or as a script of requests.
///
/// The text is safe to paste, whatever names and texts the session contains.
package struct CodeWriter {
  /// The work units that one command of a program costs.
  package static let stepsOfWork = 60

  package let language: CodeLanguage
  let settings: Settings
  /// The session's name.
  let session: String
  /// The service's address, `http://host:port`.
  let origin: String
  /// Whether the service names sessions itself and requires the session's token for commands.
  let isGuarded: Bool

  package init(
    _ language: CodeLanguage, settings: Settings, session: String, origin: String,
    isGuarded: Bool = false
  ) {
    self.language = language
    self.settings = settings
    self.session = session
    self.origin = origin
    self.isGuarded = isGuarded
  }

  /// Returns a complete program that can run; it states how many commands after `steps` are omitted.
  package func text(of steps: some Sequence<CodeStep>, omitted: Int = 0) -> String {
    switch language {
    case .swift: program(of: steps, omitted, by: SwiftPrinter())
    case .objc: program(of: steps, omitted, by: ObjCPrinter())
    case .curl: script.text(of: steps, omitted: omitted, settings: settings)
    }
  }

  /// Returns an XCTest test, in Swift, that carries out the commands and checks each one's events and results.
  package func test(of steps: some Sequence<CodeStep>, omitted: Int = 0) -> String {
    program(
      CodeDraft(settings, seen: SeenObjects()), of: steps, omitted,
      by: TestPrinter(settings))
  }

  /// Returns a probe, in Swift: one case's actions and expectations.
  package func probe(of steps: some Sequence<CodeStep>) -> CodeProbe {
    let draft = draft(CodeDraft(settings, seen: SeenObjects(isProbe: true)), of: steps, 0)
    let text = program(draft, by: ProbePrinter())
    let seen = draft.seen ?? SeenObjects(isProbe: true)
    return CodeProbe(text: text, rules: seen.rules, end: seen.end)
  }

  /// Returns the lines of a single command, with each object under its own name.
  package func text(of step: CodeStep) -> String {
    switch language {
    case .swift: lines(of: step, by: SwiftPrinter())
    case .objc: lines(of: step, by: ObjCPrinter())
    case .curl: script.text(of: step)
    }
  }

  private var script: CurlScript {
    CurlScript(session: session, origin: origin, isGuarded: isGuarded)
  }

  private func program(
    of steps: some Sequence<CodeStep>, _ omitted: Int, by printer: some CodePrinter
  ) -> String {
    program(CodeDraft(settings), of: steps, omitted, by: printer)
  }

  private func program(
    _ draft: CodeDraft, of steps: some Sequence<CodeStep>, _ omitted: Int,
    by printer: some CodePrinter
  ) -> String {
    program(self.draft(draft, of: steps, omitted), by: printer)
  }

  private func draft(
    _ draft: CodeDraft, of steps: some Sequence<CodeStep>, _ omitted: Int
  ) -> CodeDraft {
    var draft = draft
    for step in steps { draft.take(step) }
    draft.omit(omitted)
    return draft
  }

  private func program(_ draft: CodeDraft, by printer: some CodePrinter) -> String {
    var linker = CodeLinker(draft, isPart: false)
    var lines: [String] = []
    var isLong = false
    for command in linker.link() {
      // Blank lines set off commands of several lines.
      if !lines.isEmpty, isLong || command.count > 1 { lines.append("") }
      lines += command.map(printer.line)
      isLong = command.count > 1
    }
    return printer.program(lines, linker, session: Identifier(session)?.text ?? "")
      .joined(separator: "\n") + "\n"
  }

  private func lines(of step: CodeStep, by printer: some CodePrinter) -> String {
    var draft = CodeDraft(settings)
    draft.take(step)
    var linker = CodeLinker(draft, isPart: true)
    return linker.link().joined().map { printer.line($0) + "\n" }.joined()
  }
}

/// Writes a linked program in one language.
protocol CodePrinter {
  /// Returns one line.
  func line(_ line: CodeLine) -> String
  /// Returns a function's lines with everything around them.
  func program(_ lines: [String], _ linker: CodeLinker, session: String) -> [String]
}
