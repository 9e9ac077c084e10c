package import HTTP
package import WindowModel
import WindowSessions

/// A class: a teacher shows a session, others follow.
///
/// It is no part of the session: nothing of it is in the log, and it is gone with the process.
// Sendable: all that changes is touched under `lock` only.
package final class Classroom: @unchecked Sendable {
  package let code: ClassCode
  /// The session that is shown, and which of those that ever had its name.
  package let session: Identifier
  package let epoch: String

  private let lock = Lock()
  private let limits: ClassLimits
  private var teacher: Token?
  private var state = State()
  private var followers = Census()
  private var parked: [any ClassFollower] = []
  private var second = 0
  private var pointings = 0
  /// Who raised the hands that are up.
  private var raised: [Int: Raised] = [:]
  private var hands = Census()
  /// The token of the hand that has control; nil where none is needed.
  private var controlToken: Token?
  private var lastHand = 0
  /// When its teacher was last here, in nanoseconds.
  private var lastTaught: Int

  /// Who raised a hand.
  private struct Raised {
    let token: Token?
    let address: ClientAddress?
  }

  /// What all of a class see.
  package struct State: Sendable {
    package internal(set) var cursor = Cursor()
    package internal(set) var poll: Poll?
    /// The hands that are up, in the order in which they were raised.
    package internal(set) var hands: [Int] = []
    /// The hand that leads instead of the teacher.
    package internal(set) var control: Int?
    /// Why the class is over, nil while it is not.
    package internal(set) var ending: StaticString?
    /// How often each was changed, so that a follower is told what is new and no more.
    package internal(set) var changes = Changes()
    /// How many streams follow.
    package internal(set) var students = 0
  }

  /// Where the teacher points.
  package struct Cursor: Sendable {
    /// The revision that is shown, nil for whatever is newest.
    package var revision: Int?
    package var selection: Identifier?
  }

  package struct Changes: Equatable, Sendable {
    package internal(set) var cursor = 0
    package internal(set) var poll = 0
    package internal(set) var control = 0
  }

  init(_ code: ClassCode, _ session: Session, _ limits: ClassLimits, at time: Int) {
    self.code = code
    self.session = session.identifier
    epoch = session.epoch
    self.limits = limits
    lastTaught = time
  }

  /// A look at it.
  package var current: State {
    lock.hold {
      var state = state
      state.students = followers.count
      return state
    }
  }

  /// Whether a token is the one that its teacher got last.
  package func isTaught(by token: Token) -> Bool {
    lock.hold { teacher.map { $0 == token } ?? false }
  }

  /// From now on the one who has this token is the teacher.
  package func handOver(to token: Token?) { lock.hold { teacher = token } }

  /// Whether a token is the teacher's, or that of the hand that has control.
  package func knows(_ token: Token) -> Bool { isTaught(by: token) || isLed(by: token) }

  /// Whether a token is that of the hand that has control.
  package func isLed(by token: Token) -> Bool {
    lock.hold {
      guard state.control != nil, let controlToken else { return false }
      return controlToken == token
    }
  }

  /// Whether some of those who follow it are at an address.
  package func isFollowed(from address: ClientAddress?) -> Bool {
    lock.hold { followers.count(from: address) > 0 }
  }

  /// Whether it has been without its teacher for too long. `time` is in nanoseconds.
  package func isIdle(at time: Int) -> Bool {
    lock.hold { Double(time - lastTaught) >= limits.idleSeconds * 1e9 }
  }

  /// Its teacher is here.
  package func teach(at time: Int) { lock.hold { lastTaught = time } }

  // MARK: - The teacher's part

  /// Points somewhere; false where that came too often. `time` is in nanoseconds.
  package func point(_ change: (inout Cursor) -> Void, at time: Int) -> Bool {
    let isTaken = lock.hold {
      if time / 1_000_000_000 != second { (second, pointings) = (time / 1_000_000_000, 0) }
      guard pointings < limits.pointings else { return false }
      pointings += 1
      change(&state.cursor)
      state.changes.cursor += 1
      return true
    }
    if isTaken { wake() }
    return isTaken
  }

  /// Gives control to a hand that is up, which goes down by that; false where it is not up.
  package func giveControl(to hand: Int) -> Bool {
    let isUp = lock.hold {
      guard let place = state.hands.firstIndex(of: hand) else { return false }
      state.hands.remove(at: place)
      let leader = raised.removeValue(forKey: hand)
      hands.leave(from: leader?.address)
      controlToken = leader?.token
      state.control = hand
      state.changes.control += 1
      return true
    }
    if isUp { wake() }
    return isUp
  }

  /// Takes control back, and all hands go down.
  package func takeControl() {
    lock.hold {
      raised = [:]
      hands = Census()
      controlToken = nil
      state.hands = []
      state.control = nil
      state.changes.control += 1
    }
    wake()
  }

  /// Opens a poll, in place of the one before.
  package func open(_ question: String, _ options: [String]) {
    lock.hold {
      state.poll = Poll((state.poll?.number ?? 0) + 1, question, options)
      state.changes.poll += 1
    }
    wake()
  }

  /// Tells the counts of the poll of a number; false where it was replaced by another.
  package func reveal(_ number: Int) -> Bool {
    let isFound = lock.hold {
      guard state.poll?.number == number else { return false }
      state.poll?.reveal()
      state.changes.poll += 1
      return true
    }
    if isFound { wake() }
    return isFound
  }

  /// Ends it for all who follow.
  func end(_ reason: StaticString) {
    lock.hold { state.ending = reason }
    wake()
  }

  // MARK: - The students' part

  /// Takes an answer. Nobody is woken by it: a large class would tell everyone of everyone.
  package func answer(
    _ option: Int, to number: Int, by key: String, from address: ClientAddress?
  ) throws(Poll.Refusal) {
    try lock.hold { () throws(Poll.Refusal) in
      guard state.poll?.number == number else { throw .closed }
      try state.poll?.answer(
        option, by: key, from: address, limit: limits.answers,
        addressLimit: part(of: limits.answers, address))
    }
  }

  /// Why a hand does not go up.
  package enum HandRefusal: Error { case full, fullForAddress }

  /// The number of a hand that goes up. Nobody is woken by it.
  package func raiseHand(_ token: Token?, from address: ClientAddress?) throws(HandRefusal) -> Int {
    try lock.hold { () throws(HandRefusal) in
      guard hands.count < limits.hands else { throw .full }
      guard hands.count(from: address) < part(of: limits.hands, address) else {
        throw .fullForAddress
      }
      lastHand += 1
      state.hands.append(lastHand)
      hands.enter(from: address)
      raised[lastHand] = Raised(token: token, address: address)
      return lastHand
    }
  }

  private func part(of most: Int, _ address: ClientAddress?) -> Int {
    limits.part(of: most, following: followers.count(from: address))
  }

  /// Counts a follower in; false where there are as many as may be, of all or of an address.
  package func enter(from address: ClientAddress?) -> Bool {
    lock.hold {
      guard followers.count < limits.students,
        followers.count(from: address) < ClassLimits.half(of: limits.students)
      else { return false }
      followers.enter(from: address)
      return true
    }
  }

  /// Counts a follower out.
  package func leave(_ follower: any ClassFollower) {
    lock.hold {
      followers.leave(from: follower.address)
      parked.removeAll { $0 === follower }
    }
  }

  /// What is new since `seen`; where nothing is, the follower is parked with `park` under the lock.
  package func next(
    since seen: Changes, for follower: any ClassFollower, park: () -> Void
  ) -> State? {
    lock.hold {
      if state.changes != seen || state.ending != nil { return state }
      park()
      if !follower.isParked { parked.append(follower) }
      follower.isParked = true
      return nil
    }
  }

  private func wake() {
    let woken = lock.hold {
      defer { parked = [] }
      for follower in parked { follower.isParked = false }
      return parked
    }
    for follower in woken { follower.wake() }
    woken.last?.flush()
  }
}
