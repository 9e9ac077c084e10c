package import Classroom
package import HTTP
import SessionStorage
package import WindowModel
package import WindowSessions

/// Classes in the database, shared by all nodes.
///
/// One thread reads and changes them, with one transaction for all waiting tasks. A change locks the
/// rows of its classes, so that nodes make changes one after the other.
package final class PostgresClasses: ClassStore, Sendable {
  private let worker = Worker<PostgresClassTask>(limit: 1000)
  private let thread: PostgresClassThread

  init(_ link: PostgresLink, _ hub: PostgresHub, _ limits: ClassLimits) throws(StoreFailure) {
    thread = PostgresClassThread(link, hub, limits)
    try worker.start { [thread] tasks in
      thread.work(tasks)
      return false
    }
  }

  /// Ends the thread once all tasks are done.
  func stop() { worker.stop() }

  /// Reads again the classes with followers here: those with some numbers, or all.
  func refresh(_ numbers: [Int]?) { worker.add(.refresh(numbers)) }

  package var isShared: Bool { true }
  package func waits(for code: ClassCode) -> Bool { true }

  package func find(
    _ code: ClassCode, from address: ClientAddress?
  ) throws(SessionRefusal) -> FoundClass? {
    try find(PostgresClassLook(code: code, address: address))
  }

  package func find(of session: Identifier) throws(SessionRefusal) -> FoundClass? {
    try find(PostgresClassLook(session: session))
  }

  private func find(_ look: PostgresClassLook) throws(SessionRefusal) -> FoundClass? {
    worker.add(.look(look))
    do { return try look.answer.wait() } catch { throw .store(error) }
  }

  package func open(
    for session: Session, code: ClassCode
  ) throws(SessionRefusal) -> (classroom: Classroom, isNew: Bool)? {
    let opening = PostgresClassOpening(
      session: session.identifier, epoch: session.epoch, code: code)
    worker.add(.open(opening))
    do { return try opening.answer.wait() } catch { throw .store(error) }
  }

  package func change<Result: Sendable>(
    _ classroom: Classroom, _ parts: ClassParts,
    _ body: @escaping @Sendable (inout ClassState, Int) -> Result
  ) throws(SessionRefusal) -> Result? {
    let box = Box<Result>()
    let change = PostgresClassChange(
      code: classroom.code, parts: parts, body: { box.value = body(&$0, $1) })
    worker.add(.change(change))
    do { return try change.answer.wait() ? box.value : nil } catch { throw .store(error) }
  }

  package func leave(_ classroom: Classroom, _ follower: any ClassFollower) {
    classroom.forget(follower)
    worker.add(.leave(classroom.code, follower.address))
  }

  package func end(_ classroom: Classroom, _ ending: ClassEnding) throws(SessionRefusal) {
    _ = try change(classroom, ClassParts()) { state, _ in state.end(ending) }
  }

  package func endClass(ofDeleted session: Session) {
    worker.add(.endDeleted(session.identifier, epoch: session.epoch))
  }

  package func endIdle() { worker.add(.expire) }
}
