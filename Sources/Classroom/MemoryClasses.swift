package import HTTP
package import WindowModel
package import WindowSessions
import Workers

/// Classes in this process only, which end with it.
// Sendable: all mutable state is touched under `lock` only.
package final class MemoryClasses: ClassStore, @unchecked Sendable {
  private let lock = Lock()
  private let limits: ClassLimits
  private let directory: SessionDirectory
  private let clock: @Sendable () -> Int
  private var classes: [ClassCode: Classroom] = [:]
  private var codes: [Identifier: ClassCode] = [:]

  /// Makes a store without classes; `clock` counts nanoseconds.
  package init(
    _ limits: ClassLimits, of directory: SessionDirectory, clock: @escaping @Sendable () -> Int
  ) {
    self.limits = limits
    self.directory = directory
    self.clock = clock
  }

  package var isShared: Bool { false }

  package func waits(for code: ClassCode) -> Bool {
    guard let classroom = lock.hold({ classes[code] }) else { return false }
    return directory.openSession(classroom.shown.session) == nil
  }

  package func find(
    _ code: ClassCode, from address: ClientAddress?
  ) throws(SessionRefusal) -> FoundClass? {
    guard let classroom = lock.hold({ classes[code] }) else { return nil }
    return try found(classroom, from: address)
  }

  package func find(of session: Identifier) throws(SessionRefusal) -> FoundClass? {
    guard let classroom = lock.hold({ codes[session].flatMap { classes[$0] } }) else { return nil }
    return try found(classroom, from: nil)
  }

  private func found(
    _ classroom: Classroom, from address: ClientAddress?
  ) throws(SessionRefusal) -> FoundClass {
    let shown = classroom.shown
    let session = try directory.find(shown.session)
    let revision = session?.epoch == shown.epoch ? session?.read { $0.revision } : nil
    return classroom.read { FoundClass(classroom, $0, revision: revision, from: address) }
  }

  package func open(
    for session: Session, code: ClassCode
  ) throws(SessionRefusal) -> (classroom: Classroom, isNew: Bool)? {
    let time = clock()
    let (old, found) = lock.hold { () -> (Classroom?, (Classroom, Bool)?) in
      let old = codes[session.identifier].flatMap { classes[$0] }
      if let old, old.shows(session) { return (nil, (old, false)) }
      if let old { forget(old) }
      guard classes.count < limits.classes else { return (old, nil) }
      var code = code
      while classes[code] != nil { code = code.next }
      let classroom = Classroom(
        ClassState(
          code, of: session.identifier, epoch: session.epoch, limits: limits, at: time))
      classes[code] = classroom
      codes[session.identifier] = code
      return (old, (classroom, true))
    }
    old?.change { $0.end(.sessionDeleted) }
    return found
  }

  package func change<Result: Sendable>(
    _ classroom: Classroom, _ parts: ClassParts,
    _ body: @escaping @Sendable (inout ClassState, Int) -> Result
  ) throws(SessionRefusal) -> Result? {
    let time = clock()
    let before = classroom.shown.session
    let result = classroom.change { $0.view.ending == nil ? body(&$0, time) : nil }
    if classroom.shown.session != before { lock.hold { moved(classroom) } }
    return result
  }

  /// Makes a class findable by the session that it shows now, instead of the last one.
  private func moved(_ classroom: Classroom) {
    guard classes[classroom.code] === classroom else { return }
    forgetSession(of: classroom)
    codes[classroom.shown.session] = classroom.code
  }

  package func leave(_ classroom: Classroom, _ follower: any ClassFollower) {
    classroom.forget(follower)
    classroom.change { $0.leave(from: follower.address) }
  }

  package func end(_ classroom: Classroom, _ ending: ClassEnding) throws(SessionRefusal) {
    close(classroom, ending)
  }

  private func close(_ classroom: Classroom, _ ending: ClassEnding) {
    lock.hold { forget(classroom) }
    classroom.change { $0.end(ending) }
  }

  package func endClass(ofDeleted session: Session) {
    let classroom = lock.hold { codes[session.identifier].flatMap { classes[$0] } }
    guard let classroom, classroom.shows(session) else { return }
    close(classroom, .sessionDeleted)
  }

  package func endIdle() {
    let time = clock()
    for classroom in lock.hold({ Array(classes.values) })
    where classroom.read({ $0.isIdle(at: time) }) { close(classroom, .ended) }
  }

  private func forget(_ classroom: Classroom) {
    guard classes[classroom.code] === classroom else { return }
    classes[classroom.code] = nil
    forgetSession(of: classroom)
  }

  // Not by the session that it shows, which changes before `codes` does.
  private func forgetSession(of classroom: Classroom) {
    codes = codes.filter { $0.value != classroom.code }
  }
}
