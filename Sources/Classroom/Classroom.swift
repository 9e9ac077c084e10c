package import WindowModel
package import WindowSessions
import Workers

/// A class as this process has it, with the streams that follow it here.
// Sendable: all that changes is touched under `lock` only.
package final class Classroom: @unchecked Sendable {
  package let code: ClassCode

  private let lock = Lock()
  private var state: ClassState
  private var parked: [any ClassFollower] = []

  package init(_ state: ClassState) {
    code = state.code
    self.state = state
  }

  /// The session that is shown, and which of those that ever had its name.
  package var shown: (session: Identifier, epoch: String) {
    lock.hold { (state.view.session, state.epoch) }
  }

  /// Whether it shows a session.
  package func shows(_ session: Session) -> Bool {
    shown == (session.identifier, session.epoch)
  }

  /// What all of the class see now.
  package var view: ClassView { lock.hold { state.view } }

  /// Looks at it.
  package func read<Result>(_ body: (borrowing ClassState) -> Result) -> Result {
    lock.hold { body(state) }
  }

  /// Changes it, and wakes the followers where there is something new for them.
  package func change<Result>(_ body: (inout ClassState) -> Result) -> Result {
    var woken: [any ClassFollower] = []
    let result = lock.hold {
      let (changes, ending) = (state.view.changes, state.view.ending)
      let result = body(&state)
      if state.view.changes != changes || state.view.ending != ending {
        swap(&woken, &parked)
        for follower in woken { follower.isParked = false }
      }
      return result
    }
    for follower in woken { follower.wake() }
    woken.last?.flush()
    return result
  }

  /// What is new since `seen`; where nothing is, the follower is parked with `park` under the lock.
  package func next(
    since seen: ClassView.Changes, for follower: any ClassFollower, park: () -> Void
  ) -> ClassView? {
    lock.hold {
      if state.view.changes != seen || state.view.ending != nil { return state.view }
      park()
      if !follower.isParked { parked.append(follower) }
      follower.isParked = true
      return nil
    }
  }

  /// Wakes a follower no more.
  package func forget(_ follower: any ClassFollower) {
    lock.hold { parked.removeAll { $0 === follower } }
  }
}
