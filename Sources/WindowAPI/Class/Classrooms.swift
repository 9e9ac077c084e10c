import WindowModel
import WindowSessions

/// All classes by their codes, in memory alone.
///
/// All mutable state is touched under `lock` only.
final class Classrooms: @unchecked Sendable {
  private let lock = Lock()
  private let limits: ClassLimits
  private var classes: [ClassCode: Classroom] = [:]
  private var codes: [Identifier: ClassCode] = [:]
  /// How many codes led nowhere in which ten seconds.
  private var (period, misses) = (0, 0)

  init(_ limits: ClassLimits) { self.limits = limits }

  /// The class of a session, which is made where there is none: then `code` is the first that is
  /// tried. Nil where there are as many as may be.
  func open(for session: Session, code: ClassCode) -> (classroom: Classroom, isNew: Bool)? {
    let (old, found) = lock.hold { () -> (Classroom?, (Classroom, Bool)?) in
      let old = codes[session.identifier].flatMap { classes[$0] }
      if let old, old.epoch == session.epoch { return (nil, (old, false)) }
      if let old { forget(old) }
      guard classes.count < limits.classes else { return (old, nil) }
      var code = code
      while classes[code] != nil { code = code.next }
      let classroom = Classroom(code, session, limits)
      classes[code] = classroom
      codes[session.identifier] = code
      return (old, (classroom, true))
    }
    old?.end("session-deleted")
    return found
  }

  /// The class of a code.
  func find(_ code: ClassCode) -> Classroom? { lock.hold { classes[code] } }

  /// Counts who asks for a code, which `leads` to a class or nowhere: after how many seconds it may be
  /// asked again, nil where it is answered now. `time` is in nanoseconds.
  ///
  /// Once too many led nowhere, those that lead to a class are not told either, or guessing would go on.
  func secondsToWait(_ leads: Bool, at time: Int) -> Int? {
    lock.hold {
      let second = time / 1_000_000_000
      if second / 10 != period { (period, misses) = (second / 10, 0) }
      guard misses < limits.guesses else { return 10 - second % 10 }
      if !leads { misses += 1 }
      return nil
    }
  }

  /// The class of a session.
  func find(of session: Identifier) -> Classroom? {
    lock.hold { codes[session].flatMap { classes[$0] } }
  }

  /// Whether a token is that of the hand to which the class of a session gave control.
  func isLed(_ session: Session, by token: Token) -> Bool {
    guard let classroom = find(of: session.identifier), classroom.epoch == session.epoch else {
      return false
    }
    return classroom.isLed(by: token)
  }

  /// Ends a class.
  func end(_ classroom: Classroom, _ reason: StaticString) {
    lock.hold { forget(classroom) }
    classroom.end(reason)
  }

  /// Every class, to look for those whose session is gone.
  var all: [Classroom] { lock.hold { Array(classes.values) } }

  private func forget(_ classroom: Classroom) {
    guard classes[classroom.code] === classroom else { return }
    classes[classroom.code] = nil
    codes[classroom.session] = nil
  }
}
