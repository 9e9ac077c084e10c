package import HTTP
import JSON
package import Operations
import Problems
package import WindowModel
package import WindowSessions
import Wire
package import Workers

/// What pasted code runs on: a session, a copy of its state where nothing is to change, or an application
/// of no session.
package final class PasteTarget {
  /// What one statement came to.
  package struct Outcome {
    let revision: Int
    let firstSeq: Int
    /// What happened, as far as the reply has room for it.
    package let events: [Event]
    let omittedEvents: Int
    let diagnostics: [String]
    let notes: [Note]
  }

  /// The budget of the run.
  let work: Work
  /// Nil for an application of no session.
  private let session: Session?
  private let isDryRun: Bool
  /// The session's first command is carried out only at these revisions; who comes between later
  /// ones is not asked for.
  private var condition: RevisionCondition
  /// The revision that the last statement left.
  package private(set) var revision = 0
  private var lastSeq = 0
  /// How many events the reply has room for.
  private var room = ListLimit.objects
  /// The state that the last statement left.
  package private(set) var application: Application

  /// A session; with `isDryRun` nothing of it changes.
  package init(_ session: Session, _ work: Work, if condition: RevisionCondition, isDryRun: Bool) {
    self.session = session
    self.work = work
    self.condition = condition
    self.isDryRun = isDryRun
    application = Application()
    look(session)
  }

  /// An application of no session.
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

  /// The state as it would be after a command.
  func application(after logged: LoggedCommand) throws(Problem) -> Application {
    let command = try command(of: logged)
    var copy = application
    let turn: Turn
    do { turn = try copy.perform(command) } catch { throw problem(.refused(error)) }
    do { try work.spend(steps(of: turn) + logged.text.count / 64) } catch { throw Problem(error) }
    return copy
  }

  /// Carries out a command.
  package func perform(_ logged: LoggedCommand) throws(Problem) -> Outcome {
    let command = SourcedCommand(try command(of: logged), source: logged.text)
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

  /// The command for the model; where it can't be one, the pointer leads into the request for it.
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
    // It is done, so that what it took stops the next statement.
    try? work.spend(steps(of: turn))
    let events = Array(turn.events.prefix(room))
    room -= events.count
    return Outcome(
      revision: revision, firstSeq: firstSeq, events: events,
      omittedEvents: turn.events.count - events.count, diagnostics: turn.diagnostics,
      notes: turn.notes)
  }

  /// The steps of work that a turn stands for; to begin and to end it takes as long as the app's own code is large.
  private func steps(of turn: Turn) -> Int {
    10 + 10 * turn.parts.count + turn.events.count + turn.visits + application.codeSteps
  }

  /// What a client is told of a refusal; the pointer leads into the request.
  private func problem(_ refusal: SessionRefusal) -> Problem {
    let problem = Problem(refusal, in: session)
    guard case .refused(let inner) = refusal else { return problem }
    if case .inBatch = inner { return problem.within("/body") }
    return problem.inBatch(at: "")
  }
}
