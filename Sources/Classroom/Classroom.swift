package import WindowModel
package import WindowSessions
import Workers

/// A class in this process, with the streams that follow it here.
// Sendable: all mutable state is touched under `lock` only.
package final class Classroom: @unchecked Sendable {
  package let code: ClassCode

  private let lock = Lock()
  private var state: ClassState
  private var parked: [any ClassFollower] = []

  package init(_ state: ClassState) {
    code = state.code
    self.state = state
  }

  /// The session that is shown, and the epoch that distinguishes it from earlier ones of its name.
  package var shown: (session: Identifier, epoch: String) {
    lock.hold { (state.view.session, state.epoch) }
  }

  /// Whether it shows a session.
  package func shows(_ session: Session) -> Bool {
    shown == (session.identifier, session.epoch)
  }

  /// The part that all followers see now.
  package var view: ClassView { lock.hold { state.view } }

  /// Reads its state.
  package func read<Result>(_ body: (borrowing ClassState) -> Result) -> Result {
    lock.hold { body(state) }
  }

  /// Changes it, and wakes the followers if they can see the change.
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

  /// Returns the view if it changed since `seen`; otherwise parks the follower with `park` under the lock.
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

  /// Stops waking a follower.
  package func forget(_ follower: any ClassFollower) {
    lock.hold { parked.removeAll { $0 === follower } }
  }
}
