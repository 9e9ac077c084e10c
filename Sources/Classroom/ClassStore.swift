package import HTTP
package import WindowModel
package import WindowSessions

/// Stores classes: in this process, or in a database that several processes share.
///
/// `ClassState` has the rules of a class; a store only keeps it and makes its changes one after the
/// other.
package protocol ClassStore: AnyObject, Sendable {
  /// Whether other processes have the same classes. Finding one then waits for a database.
  var isShared: Bool { get }
  /// Whether finding the class of a code may wait for a disk or a database, and so needs a worker.
  func waits(for code: ClassCode) -> Bool
  /// Returns the current class of a code, for a client at an address.
  func find(_ code: ClassCode, from address: ClientAddress?) throws(SessionRefusal) -> FoundClass?
  /// Returns the class of a session.
  func find(of session: Identifier) throws(SessionRefusal) -> FoundClass?
  /// Returns the class of a session, making it if there is none; then `code` is the first code that
  /// is tried. Returns nil if the class limit is reached.
  func open(
    for session: Session, code: ClassCode
  ) throws(SessionRefusal) -> (classroom: Classroom, isNew: Bool)?
  /// Changes a class with `body`, which gets the time in nanoseconds and may be called again if the
  /// change could not be made durable. Returns nil if the class is over.
  func change<Result: Sendable>(
    _ classroom: Classroom, _ parts: ClassParts,
    _ body: @escaping @Sendable (inout ClassState, Int) -> Result
  ) throws(SessionRefusal) -> Result?
  /// Removes a follower that was counted; never waits.
  func leave(_ classroom: Classroom, _ follower: any ClassFollower)
  /// Ends a class.
  func end(_ classroom: Classroom, _ ending: ClassEnding) throws(SessionRefusal)
  /// Ends the class of a deleted session, if it has one, at once or later; never waits for a
  /// database.
  func endClass(ofDeleted session: Session)
  /// Ends the classes that have been without their teachers for too long, at once or later.
  func endIdle()
}

/// The parts of a class that a change needs, of which there may be thousands.
package struct ClassParts: Sendable {
  /// The address whose followers, hands and answers are counted.
  package var address: ClientAddress?
  /// The key of the answer.
  package var key: String?

  package init(from address: ClientAddress? = nil, key: String? = nil) {
    self.address = address
    self.key = key
  }
}

/// A class that was found, with what the requesting client needs of it.
package struct FoundClass: Sendable {
  package let classroom: Classroom
  /// The newest revision of its session, nil if the session is gone.
  package let revision: Int?
  /// Whether streams at the client's address follow it.
  package let isFollowed: Bool
  private let teacher: Token?
  private let leader: Token?

  package init(
    _ classroom: Classroom, _ state: borrowing ClassState, revision: Int?,
    from address: ClientAddress?
  ) {
    self.classroom = classroom
    self.revision = revision
    isFollowed = state.isFollowed(from: address)
    teacher = state.teacher
    leader = state.leader
  }

  /// Whether a token is its teacher's newest one.
  package func isTaught(by token: Token) -> Bool { teacher.map { $0 == token } ?? false }

  /// Whether a token is that of the hand that has control.
  package func isLed(by token: Token) -> Bool { leader.map { $0 == token } ?? false }

  /// Whether a token is the teacher's, or that of the hand that has control.
  package func knows(_ token: Token) -> Bool { isTaught(by: token) || isLed(by: token) }
}
