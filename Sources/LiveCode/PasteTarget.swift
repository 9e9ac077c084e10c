package import HTTP
import JSON
package import Operations
import Problems
package import WindowModel
package import WindowSessions
import Wire
package import Workers

/// What pasted code runs on: a session, a copy of its state for a dry run, or an application without a session.
package final class PasteTarget {
  /// The result of one statement.
  package struct Outcome {
    let revision: Int
    let firstSeq: Int
    /// The events that fit in the reply.
    package let events: [Event]
    let omittedEvents: Int
    let diagnostics: [String]
    let notes: [Note]
  }

  /// The budget of the run.
  let work: Work
  /// Nil for an application without a session.
  private let session: Session?
  private let isDryRun: Bool
  /// The revisions at which the session's first command may be carried out; later commands ignore concurrent
  /// changes.
  private var condition: RevisionCondition
  /// The revision after the last statement.
  package private(set) var revision = 0
  private var lastSeq = 0
  /// How many more events fit in the reply.
  private var room = ListLimit.objects
  /// The state after the last statement.
  package private(set) var application: Application

  /// Runs on a session; with `isDryRun`, the session does not change.
  package init(_ session: Session, _ work: Work, if condition: RevisionCondition, isDryRun: Bool) {
    self.session = session
    self.work = work
    self.condition = condition
    self.isDryRun = isDryRun
    application = Application()
    look(session)
  }

  /// Runs on an application without a session.
  package init(_ application: Application, _ work: Work) {
    session = nil
    self.work = work
    condition = .any
    isDryRun = true
    self.application = application
  }

  private func look(_ session: Session) {
    session.read { view in
      application = view.application
      revision = view.revision
      lastSeq = view.lastSeq
    }
  }

  /// The state after a command, without carrying it out.
  func application(after logged: LoggedCommand) throws(Problem) -> Application {
    let command = try command(of: logged)
    var copy = application
    let turn: Turn
    do { turn = try copy.perform(command) } catch { throw problem(.refused(error)) }
    do { try work.spend(steps(of: turn) + logged.text.count / 64) } catch { throw Problem(error) }
    return copy
  }

  /// Carries out a command of the log.
  package func perform(_ logged: LoggedCommand) throws(Problem) -> Outcome {
    try perform(SourcedCommand(try command(of: logged), source: logged.text))
  }

  /// Carries out a command.
  package func perform(_ command: SourcedCommand) throws(Problem) -> Outcome {
    guard let session, !isDryRun else { return try rehearse(command.command) }
    let commit: Session.Commit
    do {
      commit = try session.perform(command, if: condition) { view, commit in
        application = view.application
        return commit
      }
    } catch { throw problem(error) }
    condition = .any
    revision = commit.revision
    return outcome(commit.turn, revision: commit.revision, firstSeq: commit.firstSeq)
  }

  private func rehearse(_ command: Command) throws(Problem) -> Outcome {
    let turn: Turn
    do { turn = try application.perform(command) } catch {
      throw problem(.refused(error))
    }
    revision += 1
    lastSeq += turn.events.count
    return outcome(
      turn, revision: revision, firstSeq: lastSeq - turn.events.count + 1)
  }

  /// Parses the model's command; on failure, the problem's pointer refers to its request.
  private func command(of logged: LoggedCommand) throws(Problem) -> Command {
    guard logged.isBatch else {
      do { return try logged.command() } catch { throw error.inBatch(at: "") }
    }
    var commands: [Command] = []
    for (index, part) in logged.parts.enumerated() {
      do { commands.append(try part.command()) } catch {
        throw error.inBatch(at: "/\(index)").within("/body")
      }
    }
    return Command(Batch(commands))
  }

  private func outcome(_ turn: Turn, revision: Int, firstSeq: Int) -> Outcome {
    // The command is done, so an exceeded budget stops the next statement.
    try? work.spend(steps(of: turn))
    let events = Array(turn.events.prefix(room))
    room -= events.count
    return Outcome(
      revision: revision, firstSeq: firstSeq, events: events,
      omittedEvents: turn.events.count - events.count, diagnostics: turn.diagnostics,
      notes: turn.notes)
  }

  /// The work that a turn costs; beginning and ending one takes time proportional to the size of the app's own
  /// code.
  private func steps(of turn: Turn) -> Int {
    10 + 10 * turn.parts.count + turn.events.count + turn.visits + application.codeSteps
  }

  /// The client's problem for a refusal; its pointer refers into the request.
  private func problem(_ refusal: SessionRefusal) -> Problem {
    let problem = Problem(refusal, in: session)
    guard case .refused(let inner) = refusal else { return problem }
    if case .inBatch = inner { return problem.within("/body") }
    return problem.inBatch(at: "")
  }
}
