package import HTTP
package import WindowModel
package import WindowSessions

/// All classes by their codes, in memory alone.
// Sendable: all that changes is touched under `lock` only.
package final class Classrooms: @unchecked Sendable {
  private let lock = Lock()
  private let limits: ClassLimits
  private var classes: [ClassCode: Classroom] = [:]
  private var codes: [Identifier: ClassCode] = [:]

  /// Makes a list without classes.
  package init(_ limits: ClassLimits) { self.limits = limits }

  /// The class of a session, which is made where there is none: then `code` is the first that is
  /// tried. Nil where there are as many as may be.
  package func open(
    for session: Session, code: ClassCode, at time: Int
  ) -> (classroom: Classroom, isNew: Bool)? {
    let (old, found) = lock.hold { () -> (Classroom?, (Classroom, Bool)?) in
      let old = codes[session.identifier].flatMap { classes[$0] }
      if let old, old.epoch == session.epoch { return (nil, (old, false)) }
      if let old { forget(old) }
      guard classes.count < limits.classes else { return (old, nil) }
      var code = code
      while classes[code] != nil { code = code.next }
      let classroom = Classroom(code, session, limits, at: time)
      classes[code] = classroom
      codes[session.identifier] = code
      return (old, (classroom, true))
    }
    old?.end("session-deleted")
    return found
  }

  /// The class of a code.
  package func find(_ code: ClassCode) -> Classroom? { lock.hold { classes[code] } }

  /// The class of a session.
  package func find(of session: Identifier) -> Classroom? {
    lock.hold { codes[session].flatMap { classes[$0] } }
  }

  /// Whether a token is that of the hand to which the class of a session gave control.
  package func isLed(_ session: Session, by token: Token) -> Bool {
    guard let classroom = find(of: session.identifier), classroom.epoch == session.epoch else {
      return false
    }
    return classroom.isLed(by: token)
  }

  /// Ends a class.
  package func end(_ classroom: Classroom, _ reason: StaticString) {
    lock.hold { forget(classroom) }
    classroom.end(reason)
  }

  /// Every class.
  package var all: [Classroom] { lock.hold { Array(classes.values) } }

  private func forget(_ classroom: Classroom) {
    guard classes[classroom.code] === classroom else { return }
    classes[classroom.code] = nil
    codes[classroom.session] = nil
  }
}
