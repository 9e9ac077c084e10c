package import HTTP
package import WindowModel
package import WindowSessions

/// Where classes live: in this process, or in a database that several processes share.
///
/// The rules of a class are `ClassState`'s; a store only keeps it and carries its changes out one after
/// the other.
package protocol ClassStore: AnyObject, Sendable {
  /// Whether other processes have the same classes. Looking for one then waits for a database.
  var isShared: Bool { get }
  /// Whether looking for the class of a code may wait for a disk or a database, and so is a worker's.
  func waits(for code: ClassCode) -> Bool
  /// The class of a code, as it is now, for a client at an address.
  func find(_ code: ClassCode, from address: ClientAddress?) throws(SessionRefusal) -> FoundClass?
  /// The class of a session.
  func find(of session: Identifier) throws(SessionRefusal) -> FoundClass?
  /// The class of a session, which is made where there is none: then `code` is the first that is
  /// tried. Nil where there are as many as may be.
  func open(
    for session: Session, code: ClassCode
  ) throws(SessionRefusal) -> (classroom: Classroom, isNew: Bool)?
  /// Changes a class with `body`, which gets the time in nanoseconds and may be called again where the
  /// change could not be made durable. Nil where the class is over.
  func change<Result: Sendable>(
    _ classroom: Classroom, _ parts: ClassParts,
    _ body: @escaping @Sendable (inout ClassState, Int) -> Result
  ) throws(SessionRefusal) -> Result?
  /// Counts a follower out that was counted in; never waits.
  func leave(_ classroom: Classroom, _ follower: any ClassFollower)
  /// Ends a class.
  func end(_ classroom: Classroom, _ ending: ClassEnding) throws(SessionRefusal)
  /// Ends the class of a session that is deleted, if it has one, at once or soon; never waits for a
  /// database.
  func endClass(ofDeleted session: Session)
  /// Ends the classes that have been without their teachers for too long, at once or soon.
  func endIdle()
}

/// The parts of a class that a change looks at, of which there may be thousands.
package struct ClassParts: Sendable {
  /// The address whose followers, hands and answers are counted.
  package var address: ClientAddress?
  /// The key that answers.
  package var key: String?

  package init(from address: ClientAddress? = nil, key: String? = nil) {
    self.address = address
    self.key = key
  }
}

/// A class that was found, and what it means for the client that looked for it.
package struct FoundClass: Sendable {
  package let classroom: Classroom
  /// The newest revision of its session, nil where the session is gone.
  package let revision: Int?
  /// Whether others at the client's address follow it.
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

  /// Whether a token is the one that its teacher got last.
  package func isTaught(by token: Token) -> Bool { teacher.map { $0 == token } ?? false }

  /// Whether a token is that of the hand that has control.
  package func isLed(by token: Token) -> Bool { leader.map { $0 == token } ?? false }

  /// Whether a token is the teacher's, or that of the hand that has control.
  package func knows(_ token: Token) -> Bool { isTaught(by: token) || isLed(by: token) }
}
