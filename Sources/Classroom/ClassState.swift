package import HTTP
package import WindowModel

/// A class: a teacher shows a session, others follow. A value, with the rules of who may change what.
///
/// It is not part of the session, nor of its log. Times are nanoseconds of the clock of the store
/// that has the class.
package struct ClassState: Sendable {
  package let code: ClassCode
  package let limits: ClassLimits

  package var view: ClassView
  /// Distinguishes the shown session from earlier ones of its name.
  package private(set) var epoch: String
  package var teacher: Token?
  /// When its teacher was last present.
  package var lastTaught: Int
  /// The second in which the teacher last pointed, and the number of times in it.
  package var second = 0
  package var pointings = 0
  /// The poll, with the keys that answered.
  package private(set) var poll: Poll?
  /// The owners of the raised hands.
  package private(set) var raised: [Int: Hand] = [:]
  private var hands = Census()
  package var lastHand = 0
  /// The token of the hand that has control; nil if none is needed.
  package var controlToken: Token?
  /// The streams that follow. A store in a database reads the counts only of the addresses that a
  /// change needs.
  package private(set) var followers = Census()

  /// The owner of a raised hand.
  package struct Hand: Sendable {
    package let token: Token?
    package let address: ClientAddress?

    package init(token: Token?, address: ClientAddress?) {
      self.token = token
      self.address = address
    }
  }

  /// Makes a class without teacher and followers.
  package init(
    _ code: ClassCode, of session: Identifier, epoch: String, limits: ClassLimits, at time: Int
  ) {
    self.code = code
    self.epoch = epoch
    self.limits = limits
    view = ClassView(session: session)
    lastTaught = time
  }

  /// Sets the stored poll and followers, and the hands in order of their numbers: those in `known` and
  /// then `raised`.
  package mutating func restore(
    _ poll: Poll?, followers: Census, handsOf known: ClassState?,
    and raised: [(number: Int, hand: Hand)]
  ) {
    self.poll = poll
    self.followers = followers
    if let known {
      (self.raised, hands, view.hands) = (known.raised, known.hands, known.view.hands)
    }
    for (number, hand) in raised {
      self.raised[number] = hand
      hands.enter(from: hand.address)
      view.hands.append(number)
    }
    view.poll = poll?.shown
    view.students = followers.count
  }

  /// Whether it has the same hands as another state of the class, or the same and later ones.
  package func hasHands(of other: ClassState) -> Bool {
    // Hands go down only with changes of control, and their numbers only grow.
    other.view.changes.control == view.changes.control && other.lastHand <= lastHand
  }

  // MARK: - Who is who

  /// Whether any followers are at an address.
  package func isFollowed(from address: ClientAddress?) -> Bool {
    followers.count(from: address) > 0
  }

  /// The token that leads instead of the teacher's; nil if no hand has control.
  package var leader: Token? { view.control == nil ? nil : controlToken }

  /// Whether it has been without its teacher for too long.
  package func isIdle(at time: Int) -> Bool {
    Double(time - lastTaught) >= limits.idleSeconds * 1e9
  }

  // MARK: - The teacher's part

  /// Shows a session and optionally a lesson step from now on. If the session is another one, the
  /// teacher gets control, and the pointer is cleared.
  package mutating func show(_ session: Identifier, epoch: String, lesson: ClassView.Lesson?) {
    if session != view.session || epoch != self.epoch {
      takeControl()
      self.epoch = epoch
      view.session = session
      view.cursor = ClassView.Cursor()
    } else if lesson == view.lesson {
      return
    }
    view.lesson = lesson
    view.changes.session += 1
  }

  /// Points somewhere; returns false if that was too frequent.
  package mutating func point(_ change: (inout ClassView.Cursor) -> Void, at time: Int) -> Bool {
    if time / 1_000_000_000 != second { (second, pointings) = (time / 1_000_000_000, 0) }
    guard pointings < limits.pointings else { return false }
    pointings += 1
    change(&view.cursor)
    view.changes.cursor += 1
    return true
  }

  /// Gives control to a raised hand, which goes down then; returns false if it is not raised.
  package mutating func giveControl(to hand: Int) -> Bool {
    guard let place = view.hands.firstIndex(of: hand) else { return false }
    view.hands.remove(at: place)
    let leader = raised.removeValue(forKey: hand)
    hands.leave(from: leader?.address)
    controlToken = leader?.token
    view.control = hand
    view.changes.control += 1
    return true
  }

  /// Takes control back; all hands go down.
  package mutating func takeControl() {
    raised = [:]
    hands = Census()
    controlToken = nil
    view.hands = []
    view.control = nil
    view.changes.control += 1
  }

  /// Opens a poll, replacing the last one.
  package mutating func open(_ question: String, _ options: [String]) {
    poll = Poll((poll?.shown.number ?? 0) + 1, question, options)
    view.poll = poll?.shown
    view.changes.poll += 1
  }

  /// Shows the counts of a poll; returns false if it was replaced by another.
  package mutating func reveal(_ number: Int) -> Bool {
    guard poll?.shown.number == number else { return false }
    poll?.reveal()
    view.poll = poll?.shown
    view.changes.poll += 1
    return true
  }

  /// Ends it for all followers.
  package mutating func end(_ ending: ClassEnding) { view.ending = ending }

  // MARK: - The students' part

  /// Accepts an answer. It wakes no follower: in a large class everyone would be notified of everyone.
  package mutating func answer(
    _ option: Int, to number: Int, by key: String, from address: ClientAddress?
  ) throws(Poll.Refusal) {
    guard poll?.shown.number == number else { throw .closed }
    let (limit, part) = (limits.answers, part(of: limits.answers, address))
    try poll?.answer(option, by: key, from: address, limit: limit, addressLimit: part)
    view.poll = poll?.shown
  }

  /// The reason why a hand can't be raised.
  package enum HandRefusal: Error { case full, fullForAddress }

  /// Raises a hand and returns its number. It wakes no follower.
  package mutating func raiseHand(
    _ token: Token?, from address: ClientAddress?
  ) throws(HandRefusal) -> Int {
    guard hands.count < limits.hands else { throw .full }
    guard hands.count(from: address) < part(of: limits.hands, address) else {
      throw .fullForAddress
    }
    lastHand += 1
    view.hands.append(lastHand)
    hands.enter(from: address)
    raised[lastHand] = Hand(token: token, address: address)
    return lastHand
  }

  private func part(of most: Int, _ address: ClientAddress?) -> Int {
    limits.part(of: most, following: followers.count(from: address))
  }

  /// Adds a follower; returns false if the class or its address has reached the limit.
  package mutating func enter(from address: ClientAddress?) -> Bool {
    guard followers.count < limits.students,
      followers.count(from: address) < ClassLimits.half(of: limits.students)
    else { return false }
    followers.enter(from: address)
    view.students = followers.count
    return true
  }

  /// Removes a follower.
  mutating func leave(from address: ClientAddress?) {
    followers.leave(from: address)
    view.students = followers.count
  }
}

/// The part of a class that all its followers see.
package struct ClassView: Sendable {
  /// The session that is shown.
  package internal(set) var session: Identifier
  /// The lesson in it, nil if none.
  package var lesson: Lesson?
  package var cursor = Cursor()
  package internal(set) var poll: Poll.Shown?
  /// The raised hands, in the order in which they were raised.
  package internal(set) var hands: [Int] = []
  /// The hand that leads instead of the teacher.
  package var control: Int?
  /// The reason why the class is over, nil while it is not.
  package var ending: ClassEnding?
  /// The number of changes of each part, so that a follower receives only new ones.
  package var changes = Changes()
  /// The number of streams that follow.
  package internal(set) var students = 0

  init(session: Identifier) { self.session = session }

  /// The teacher's progress in a lesson.
  package struct Lesson: Equatable, Sendable {
    package var name: String
    /// The step, counted from 1; the lesson's end is one more than the last.
    package var step: Int
    /// Whether the step's answer is shown.
    package var isRevealed: Bool

    package init(name: String, step: Int, isRevealed: Bool) {
      self.name = name
      self.step = step
      self.isRevealed = isRevealed
    }
  }

  /// The teacher's pointer.
  package struct Cursor: Sendable {
    /// The revision that is shown, nil for the newest.
    package var revision: Int?
    package var selection: Identifier?
  }

  package struct Changes: Equatable, Sendable {
    package var session = 0
    package var cursor = 0
    package var poll = 0
    package var control = 0
  }
}

/// The reason why a class is over.
package enum ClassEnding: String, Sendable {
  case ended = "class-ended"
  case sessionDeleted = "session-deleted"

  /// The reason in a stream's last event.
  package var reason: StaticString {
    switch self {
    case .ended: "class-ended"
    case .sessionDeleted: "session-deleted"
    }
  }
}
