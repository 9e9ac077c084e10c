package import HTTP
import Operations
import PasteValues
import Problems
package import SourceCode
package import WindowModel
import WindowSessions
import Workers

/// Runs a program statement by statement, each one a command of the session where it is one.
package final class PasteRunner {
  let target: PasteTarget
  let program: Program
  let types: PasteTypes
  /// The object that `self` is, or nil where nobody said which.
  let receiver: Identifier?
  /// What the statements did.
  package private(set) var lines: [PasteLine] = []
  /// Whether there was a statement that is no part of what it runs.
  package var hasSkipped: Bool { lines.contains { $0.did == .skipped } }
  /// What they printed.
  package private(set) var output: [String] = []
  /// Why it stopped, or nil.
  package private(set) var stop: Problem?

  /// The blocks that run, the innermost last; none outside methods.
  var scopes: [PasteScope] = []
  /// What variables hold that outlive their method, where it is no object.
  var globals: [String: PasteValue] = [:]
  /// The names of variables that outlive their method.
  var lasting: Set<String> = []
  /// Those of which it is not known what they hold.
  var forgotten: Set<String> = []
  /// What the types of those that last make of numbers.
  var numbers: [String: PasteNumber] = [:]
  /// In whose methods it is.
  var type: String?

  /// What the statement that runs asks for so far.
  private(set) var pending: [PasteRequest] = []
  /// The state with that done.
  private var scratch: Application?
  /// What there is to say about the statement.
  var remarks: [String] = []
  /// What the statement prints.
  private var printed: String?
  /// Names that were given in this run.
  var given: Set<String> = []
  /// What the statement made and stored under its own name.
  var stored: Set<Identifier> = []

  /// What each expression, element, round and byte that is made counts against.
  private let work: Work

  /// How often closures were called.
  private var closureCalls = 0
  private var requests = 0
  private var printedBytes = 0

  /// The most requests of one statement.
  static let mostRequests = 100
  /// How often a run calls closures at most.
  static let mostClosureCalls = 10_000
  /// The most that a run prints, in bytes.
  static let mostOutput = 1 << 20

  package init(_ program: Program, on target: PasteTarget, receiver: Identifier?) {
    self.program = program
    self.target = target
    self.receiver = receiver
    types = PasteTypes(program)
    work = target.work
  }

  /// Counts steps against the request's budget, and ends the run where that is used up.
  func spend(_ steps: Int = 1) throws(PasteHalt) {
    do { try work.spend(steps) } catch {
      switch error {
      case .tooMuchWork(let limit):
        throw refused(
          Problem(
            .tooMuchWork, "The code takes more than \(limit) steps of work.",
            hint: "Run it in parts."))
      case .cancelled: throw refused(Problem(error))
      }
    }
  }

  /// Counts a text that was made; texts take memory, so their bytes count for more than those of a
  /// reply.
  func spend(bytes: Int) throws(PasteHalt) { try spend(bytes / 32) }

  package var language: Language { program.language }
  var isStopped: Bool { stop != nil }

  /// Whether as many statements ran as may.
  var isSpent: Bool { lines.count >= Program.mostStatements }

  /// Whether any statement changed the session.
  package var hasChanged: Bool { lines.contains { $0.outcome != nil } }

  /// The state that the statement sees: with what it has asked for so far.
  func application() throws(PasteHalt) -> Application {
    guard !pending.isEmpty else { return target.application }
    if let scratch { return scratch }
    do {
      let application = try target.application(after: PasteRequest.joined(pending, isHeld: true))
      scratch = application
      return application
    } catch { throw refused(error) }
  }

  /// Takes a request down, to be carried out with the statement.
  func ask(_ request: PasteRequest) throws(PasteHalt) {
    requests += 1
    guard pending.count < Self.mostRequests, requests <= Program.mostStatements else {
      throw refused(
        Problem(
          .invalidValue,
          "A statement has \(Self.mostRequests) requests at most, and a paste \(Program.mostStatements)."
        ))
    }
    try spend(bytes: request.size)
    pending.append(request)
    scratch = nil
  }

  /// What a closure comes to for values.
  func call(_ closure: Expression, _ values: PasteValue...) throws(PasteHalt) -> PasteValue {
    guard case .closure(let closure) = closure.form, let body = closure.value else {
      throw .skip(Program.blockReason)
    }
    closureCalls += 1
    guard closureCalls <= Self.mostClosureCalls else {
      throw refused(
        Problem(.invalidValue, "A run calls closures \(Self.mostClosureCalls) times at most."))
    }
    scopes.append(PasteScope())
    defer { _ = scopes.popLast() }
    for (parameter, value) in zip(closure.parameters, values) {
      scopes[scopes.count - 1].declare(parameter, value)
    }
    return try evaluate(body)
  }

  /// The end of the run, with the reason.
  func refused(_ problem: Problem) -> PasteHalt {
    stop = problem
    return .refused
  }

  /// What UIKit would raise.
  func exception(_ name: String, _ reason: String) -> PasteHalt {
    refused(
      Problem(
        .uikitException, "\(name): \(reason)", exception: .init(name: name, reason: reason)))
  }

  /// Runs a statement's own work, carries out what it asked for, and says what it did; false where it
  /// was skipped or refused.
  @discardableResult
  func perform(
    _ source: String, at position: Position, _ work: () throws(PasteHalt) -> Void
  ) -> Bool {
    (pending, scratch, remarks, printed, stored) = ([], nil, [], nil, [])
    var line = PasteLine(position: position, source: source, did: .value)
    defer { lines.append(line) }
    do throws(PasteHalt) {
      try work()
      if !pending.isEmpty {
        do throws(Problem) {
          let command = try PasteRequest.joined(pending)
          line.command = command
          line.outcome = try target.perform(command)
        } catch { throw refused(error) }
        line.did = .command
      }
      if let printed {
        line.did = line.outcome == nil ? .printed : .command
        line.output = printed
        output.append(printed)
      }
      line.reason = remarks.isEmpty ? nil : remarks.joined(separator: " ")
      return true
    } catch {
      switch error {
      case .skip(let reason): (line.did, line.reason) = (.skipped, reason)
      case .refused: (line.did, line.problem) = (.refused, stop)
      }
    }
    return false
  }

  /// Prints, or says that the run has printed as much as it may.
  func print(_ text: () throws(PasteHalt) -> String) throws(PasteHalt) {
    var text = printedBytes < Self.mostOutput ? try text() : "Left out: too much was printed."
    if text.hasSuffix("\n") { _ = text.popLast() }
    printedBytes += text.utf8.count
    try spend(bytes: text.utf8.count)
    if printed == nil {
      printed = text
    } else {
      printed?.append("\n\(text)")
    }
  }

  /// Says of a statement that it was passed over.
  func skip(_ statement: Statement, _ reason: String) {
    lines.append(
      PasteLine(
        position: statement.position, source: statement.source, did: .skipped, reason: reason))
  }

  /// Says of a statement, and of those in it, that it did not run.
  func leaveOut(_ statement: Statement, _ reason: String?) {
    lines.append(
      PasteLine(
        position: statement.position, source: statement.source, did: .notRun, reason: reason))
    for part in statement.parts { leaveOut(part, nil) }
  }

  /// Why a run ends that is long enough.
  static let spentReason =
    "A run has \(Program.mostStatements) statements at most, loops counted."

  /// Ends the run at a statement because of a limit.
  func stop(at statement: Statement, _ reason: String) {
    stop(at: statement, Problem(.invalidValue, reason))
  }

  /// Counts a round of a loop; where there is no budget left for it, the run ends at the statement.
  func beginRound(of statement: Statement) -> Bool {
    do throws(PasteHalt) {
      try spend()
      return true
    } catch {
      if let problem = stop { stop(at: statement, problem) }
      return false
    }
  }

  func stop(at statement: Statement, _ problem: Problem) {
    stop = problem
    lines.append(
      PasteLine(
        position: statement.position, source: statement.source, did: .refused, problem: problem))
  }
}

extension Statement {
  /// The statements within it.
  var parts: [Statement] {
    switch form {
    case .conditional(_, let then, let otherwise): then + otherwise
    case .guarded(_, let statements), .block(let statements): statements
    case .loop(let loop): loop.body
    case .repetition(let loop): loop.first + loop.body
    case .method(let method): method.body
    case .type(let type): type.members
    default: []
    }
  }
}
