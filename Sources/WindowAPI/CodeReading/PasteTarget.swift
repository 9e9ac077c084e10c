import HTTP
import JSON
import WindowModel
import WindowSessions

/// What pasted code runs on: a session, or a copy of its state where nothing is to change.
final class PasteTarget {
  /// What one statement came to.
  struct Outcome {
    let revision: Int
    let firstSeq: Int
    /// What happened, as far as the reply has room for it.
    let events: [Event]
    let omittedEvents: Int
    let diagnostics: [String]
    let notes: [Note]
  }

  /// The budget of the request.
  var work: Work { call.work }
  private let call: Call
  private let session: Session
  private let isDryRun: Bool
  /// The session's first command is carried out only at these revisions; who comes between later
  /// ones is not asked for.
  private var condition: RevisionCondition
  /// The revision that the last statement left.
  private(set) var revision = 0
  private var lastSeq = 0
  /// How many events the reply has room for.
  private var room = Call.mostListed
  /// The state that the last statement left.
  private(set) var application: Application

  init(_ call: Call) throws(Problem) {
    self.call = call
    session = try call.session()
    isDryRun = try call.isDryRun()
    condition = try call.condition()
    application = Application()
    look()
  }

  private func look() {
    session.read { view in
      application = view.application
      revision = view.revision
      lastSeq = view.lastSeq
    }
  }

  /// The state as it would be after a request.
  func application(after request: BatchRequest) throws(Problem) -> Application {
    let command = try call.sourced(request, at: "").command
    var copy = application
    let turn: Turn
    do { turn = try copy.perform(command) } catch { throw problem(.refused(error), of: request) }
    try call.spend(turn.steps + request.body.count / 64)
    return copy
  }

  /// Carries a request out, which may be a batch, as one command.
  func perform(_ request: BatchRequest) throws(Problem) -> Outcome {
    let command = try call.sourced(request, at: "")
    guard !isDryRun else { return try rehearse(command.command, of: request) }
    let commit: Session.Commit
    do {
      commit = try session.perform(command, if: condition) { view, commit in
        application = view.application
        return commit
      }
    } catch { throw problem(error, of: request) }
    condition = .any
    revision = commit.revision
    return outcome(commit.turn, revision: commit.revision, firstSeq: commit.firstSeq)
  }

  private func rehearse(
    _ command: Command, of request: BatchRequest
  ) throws(Problem) -> Outcome {
    let turn: Turn
    do { turn = try application.perform(command) } catch {
      throw problem(.refused(error), of: request)
    }
    revision += 1
    lastSeq += turn.events.count
    return outcome(
      turn, revision: revision, firstSeq: lastSeq - turn.events.count + 1)
  }

  private func outcome(_ turn: Turn, revision: Int, firstSeq: Int) -> Outcome {
    // It is done, so that what it took stops the next statement.
    try? work.spend(turn.steps)
    let events = Array(turn.events.prefix(room))
    room -= events.count
    return Outcome(
      revision: revision, firstSeq: firstSeq, events: events,
      omittedEvents: turn.events.count - events.count, diagnostics: turn.diagnostics,
      notes: turn.notes)
  }

  /// What a client is told of a refusal; the pointer leads into the request.
  private func problem(_ refusal: SessionRefusal, of request: BatchRequest) -> Problem {
    let problem = call.problem(refusal, in: session)
    guard case .refused(let inner) = refusal else { return problem }
    if case .inBatch = inner { return problem.within("/body") }
    return problem.inBatch(at: "")
  }
}

extension Turn {
  /// The steps of work that it stands for.
  var steps: Int { 10 + 10 * parts.count + events.count + visits }
}
