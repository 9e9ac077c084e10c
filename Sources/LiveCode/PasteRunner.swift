package import HTTP
import Operations
import PasteValues
import Problems
package import SourceCode
package import WindowModel
import WindowSessions
import Workers

/// Runs a program statement by statement, each as a session command if it is one.
package final class PasteRunner {
  let target: PasteTarget
  let program: Program
  let types: PasteTypes
  /// The object that `self` refers to; nil if none was given.
  let receiver: Identifier?
  /// The results of the statements.
  package private(set) var lines: [PasteLine] = []
  /// Whether any statement was skipped as unsupported.
  package var hasSkipped: Bool {
    lines.contains { $0.did == .skipped && $0.reason != Program.importReason }
  }
  /// The printed output.
  package private(set) var output: [String] = []
  /// The state before the last method's variables ended; nil before that.
  var beforeEnd: Application?
  /// Why the run stopped, or nil.
  package private(set) var stop: Problem?

  /// The active blocks, the innermost last; none outside methods.
  var scopes: [PasteScope] = []
  /// The values, other than objects, of variables that outlive their method.
  var globals: [String: PasteValue] = [:]
  /// The names of variables that outlive their method.
  var lasting: Set<String> = []
  /// The variables whose values are unknown.
  var forgotten: Set<String> = []
  /// The number types of the variables that outlive their method.
  var numbers: [String: PasteNumber] = [:]
  /// The type whose method runs.
  var type: String?

  /// The requests of the current statement so far.
  private(set) var pending: [PasteRequest] = []
  /// The state after these requests.
  private var scratch: Application?
  /// The remarks on the current statement.
  var remarks: [String] = []
  /// The text that the current statement prints.
  private var printed: String?
  /// The names given in this run.
  var given: Set<String> = []
  /// The objects that the current statement created and stored under their own names.
  var stored: Set<Identifier> = []

  /// The work budget, charged for each expression, element, iteration and byte created.
  private let work: Work

  /// The number of closure calls.
  private var closureCalls = 0
  private var requests = 0
  private var printedBytes = 0

  /// The maximum requests of one statement.
  static let mostRequests = 100
  /// The maximum closure calls of a run.
  static let mostClosureCalls = 10_000
  /// The maximum output of a run, in bytes.
  static let mostOutput = 1 << 20

  package init(_ program: Program, on target: PasteTarget, receiver: Identifier?) {
    self.program = program
    self.target = target
    self.receiver = receiver
    types = PasteTypes(program)
    work = target.work
  }

  /// Charges steps to the request's budget, and ends the run if it is used up.
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

  /// Charges for a text; texts occupy memory, so their bytes cost more than those of a reply.
  func spend(bytes: Int) throws(PasteHalt) { try spend(bytes / 32) }

  package var language: Language { program.language }
  var isStopped: Bool { stop != nil }

  /// Whether the maximum number of statements has run.
  var isSpent: Bool { lines.count >= Program.mostStatements }

  /// Whether any statement changed the session.
  package var hasChanged: Bool { lines.contains { $0.outcome != nil } }

  /// The state as the statement sees it, after its requests so far.
  func application() throws(PasteHalt) -> Application {
    guard !pending.isEmpty else { return target.application }
    if let scratch { return scratch }
    do {
      let application = try target.application(after: PasteRequest.joined(pending, isHeld: true))
      scratch = application
      return application
    } catch { throw refused(error) }
  }

  /// Records a request, to be carried out with the statement.
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

  /// Calls a closure with values, and returns its result.
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

  /// Ends the run with a reason.
  func refused(_ problem: Problem) -> PasteHalt {
    stop = problem
    return .refused
  }

  /// An exception that UIKit would raise.
  func exception(_ name: String, _ reason: String) -> PasteHalt {
    refused(
      Problem(
        .uikitException, "\(name): \(reason)", exception: .init(name: name, reason: reason)))
  }

  /// Evaluates a statement, carries out its requests, and records its result; returns false if it was skipped or
  /// refused.
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

  /// Prints, or reports that the run has exceeded its output limit.
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

  /// Records that a statement was skipped.
  func skip(_ statement: Statement, _ reason: String) {
    lines.append(
      PasteLine(
        position: statement.position, source: statement.source, did: .skipped, reason: reason))
  }

  /// Records that a statement and those nested in it did not run.
  func leaveOut(_ statement: Statement, _ reason: String?) {
    lines.append(
      PasteLine(
        position: statement.position, source: statement.source, did: .notRun, reason: reason))
    for part in statement.parts { leaveOut(part, nil) }
  }

  /// Why a run ends that exceeds the statement limit.
  static let spentReason =
    "A run has \(Program.mostStatements) statements at most, loops counted."

  /// Stops the run at a statement because of a limit.
  func stop(at statement: Statement, _ reason: String) {
    stop(at: statement, Problem(.invalidValue, reason))
  }

  /// Charges for an iteration of a loop; if the budget is used up, the run ends at the statement.
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
  /// The nested statements.
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
