import Interpreter
import SourceCode

@testable import WindowModel

/// A corpus program run by the interpreter.
struct CorpusRun {
  /// The outcome of the run.
  enum Outcome: Equatable {
    /// It ran; its output, with `CRASH` as the last line if it crashed.
    case printed(String)
    /// It was refused; the first unsupported construct, with its line.
    case refused(String)
    /// It exceeded a limit, or the model refused what a device allows.
    case stopped(String)
  }

  private var application: Application
  private let printed = Printed()

  /// Runs a program with the steps in its comments.
  static func outcome(of source: String) -> Outcome {
    var run = CorpusRun(source)
    do throws(Refusal) {
      let script = script(of: source)
      try run.perform(Command(RunCode([.init(name: "program.swift", text: source)])))
      for line in script { try run.play(line) }
      if !script.contains(where: { $0.hasPrefix("run") }) { try run.pass(60) }
    } catch {
      switch error {
      case .code(let fault) where fault.isBound:
        let place = fault.line.map { "\($0): " } ?? ""
        return run.printed.isEmpty
          ? .refused(place + fault.message) : .stopped(place + fault.message)
      case .code: return .printed(run.printed.text + "CRASH\n")
      default: return .stopped("\(error)")
      }
    }
    return .printed(run.printed.text)
  }

  /// Compares the outcome with the real compiler's output: `equal`, `refused`, `stopped` or `different`, with
  /// details.
  static func verdict(of source: String, expected: String) -> (verdict: String, detail: String) {
    switch outcome(of: source) {
    case .printed(expected): return ("equal", "")
    case .refused(let reason): return ("refused", reason)
    case .stopped(let reason): return ("stopped", reason)
    case .printed(let text):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
      let place =
        zip(lines, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        ?? min(lines.count, wanted.count)
      func line(_ lines: [Substring]) -> String {
        place < lines.count ? "'\(lines[place])'" : "missing"
      }
      return ("different", "output line \(place + 1) is \(line(lines)), should be \(line(wanted))")
    }
  }

  private init(_ source: String) {
    application = Application(Self.settings(of: source))
    // Time passes only for `// run` comments, and at the program's end.
    application.patience = 0
  }

  /// The settings in a program's comments.
  static func settings(of source: String) -> Settings {
    let name = comments(of: source).first { $0.hasPrefix("profile ") }?.dropFirst(8)
    return Settings(profile: name.flatMap { Profile(rawValue: String($0)) } ?? .standard)
  }

  // MARK: Commands

  private mutating func perform(_ command: Command) throws(Refusal) {
    let before = printed.lines.count
    let turn = try application.perform(Command(Watched(command: command, printed: printed)))
    // The turns after the command print too.
    printed.lines.removeSubrange(before...)
    printed.take(turn.events)
  }

  private mutating func pass(_ seconds: Double) throws(Refusal) {
    application.patience = seconds
    defer { application.patience = 0 }
    try perform(Command(StepRunLoop()))
  }

  // MARK: Steps after the program

  private static func comments(of source: String) -> [String] {
    source.split(separator: "\n").filter { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
  }

  private static let verbs: Set<Substring> = [
    "run", "tap", "shake", "type", "background", "foreground", "inactive", "rotate", "choose",
    "pullDown", "swipeBack", "tab",
  ]

  private static func script(of source: String) -> [String] {
    comments(of: source).filter { $0.split(separator: " ").first.map(verbs.contains) ?? false }
  }

  private mutating func play(_ line: String) throws(Refusal) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "tap":
      let numbers = rest.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) }
      guard numbers.count == 2 else { return }
      try input(.tap(at: Point(x: numbers[0], y: numbers[1])))
    case "run": try pass(Double(rest) ?? 0)
    case "shake": try input(.motion)
    case "type": try input(.text(rest))
    case "background": try change { $0.state = .background }
    case "foreground": try change { $0.state = .active }
    case "inactive": try change { $0.state = .inactive }
    case "rotate": try change { $0.orientation = Orientation(rawValue: rest) }
    case "choose":
      var action = ChooseAction()
      action.controller = top { $0.alert != nil }
      action.title = rest
      try perform(Command(action))
    case "pullDown":
      var action = PullDown()
      action.controller = top { _ in true }
      try perform(Command(action))
    case "swipeBack":
      var action = SwipeBack()
      action.navigation = container(.navigation)
      try perform(Command(action))
    case "tab":
      var action = TapTab()
      action.tabBar = container(.tabBar)
      action.index = Int(rest) ?? 0
      try perform(Command(action))
    default: break
    }
  }

  private mutating func input(_ input: Input) throws(Refusal) {
    var action = SendInput()
    action.input = input
    try perform(Command(action))
  }

  private mutating func change(_ body: (inout ApplicationProperties) -> Void) throws(Refusal) {
    var action = ChangeApplication()
    body(&action.properties)
    try perform(Command(action))
  }

  private func top(_ isWanted: (ViewController) -> Bool) -> Identifier {
    let found = application.controllers.last { id in
      application.controller(id).map {
        $0.presentation != nil && $0.presented == nil && isWanted($0)
      } ?? false
    }
    return found.map(application.identifier(of:)) ?? .unnamed
  }

  private func container(_ kind: ControllerClass.Kind) -> Identifier {
    let found = application.controllers.last {
      application.controller($0)?.controllerClass.kind == kind
    }
    return found.map(application.identifier(of:)) ?? .unnamed
  }
}

/// A program's output lines, including those of a command that crashed.
private final class Printed: Hashable, @unchecked Sendable {
  var lines: [String] = []
  var isEmpty: Bool { lines.isEmpty }
  var text: String { lines.map { $0 + "\n" }.joined() }

  func take(_ events: [Event]) {
    for event in events where event.name == .print { lines.append(event.action ?? "") }
  }

  static func == (a: Printed, b: Printed) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A command whose output is recorded even if it crashes.
private struct Watched: CommandAction {
  static let name = "watched"
  static let runsCode = true
  var command = Command(StepRunLoop())
  var printed = Printed()

  init() {}
  init(command: Command, printed: Printed) { (self.command, self.printed) = (command, printed) }

  var subject: String? { nil }

  func perform(in application: inout Application) throws(Refusal) {
    try application.carryOut(command)
    printed.take(application.turn.events)
  }
}
