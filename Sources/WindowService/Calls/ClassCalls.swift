package import Classroom
package import HTTP
import Problems
package import WindowModel
package import WindowSessions

extension Call {
  /// Returns the class in the path, while its session exists.
  package func classroom() throws(Problem) -> Classroom { try foundClass().classroom }

  /// Returns the class in the path, with the newest revision of its session.
  package func foundClass() throws(Problem) -> FoundClass {
    if let lookedUp { return lookedUp }
    let text = try parameter(0)
    let found: FoundClass?
    do throws(SessionRefusal) {
      found = try ClassCode(text).flatMap { code throws(SessionRefusal) in
        try api.classes.find(code, from: client)
      }
    } catch { throw problem(error) }
    if found.map(isKnown) != true {
      // A client that has tried too many codes must not learn that one is valid, or it could go on.
      if found == nil { try take(.wrongCodes) } else { try checkShare(of: .wrongCodes) }
    }
    guard let found else {
      throw Problem(
        .notFound, "There is no class '\(text)'.",
        hint: "A class ends when its session is deleted or its teacher ends it."
      )
    }
    guard found.revision != nil else {
      try end(found.classroom, .sessionDeleted)
      throw Problem(.notFound, "The session of the class '\(text)' was deleted.")
    }
    lookedUp = found
    return found
  }

  /// Returns the session of a name from the body.
  package func session(named name: Identifier, at pointer: String) throws(Problem) -> Session {
    let session: Session?
    do throws(SessionRefusal) {
      session = try api.directory.find(name)
      try session?.catchUp()
    } catch { throw problem(error) }
    guard let session else {
      throw Problem(.invalidValue, "There is no session '\(name.text)'.", pointer: pointer)
    }
    return session
  }

  /// Changes a class.
  package func change<Result: Sendable>(
    _ classroom: Classroom, _ parts: ClassParts = ClassParts(),
    _ body: @escaping @Sendable (inout ClassState, Int) -> Result
  ) throws(Problem) -> Result {
    let result: Result?
    do throws(SessionRefusal) { result = try api.classes.change(classroom, parts, body) } catch {
      throw problem(error)
    }
    guard let result else {
      throw Problem(.notFound, "The class '\(classroom.code.text)' is over.")
    }
    return result
  }

  /// Changes a class for its teacher or its current leader, and notes that one of them is present.
  package func teach<Result: Sendable>(
    _ classroom: Classroom, _ body: @escaping @Sendable (inout ClassState, Int) -> Result
  ) throws(Problem) -> Result {
    try change(classroom) { state, time in
      state.lastTaught = time
      return body(&state, time)
    }
  }

  /// Ends a class.
  package func end(_ classroom: Classroom, _ ending: ClassEnding) throws(Problem) {
    do { try api.classes.end(classroom, ending) } catch { throw problem(error) }
  }

  /// Returns the class of a session.
  package func classroom(of session: Session) throws(Problem) -> FoundClass? {
    let found: FoundClass?
    do { found = try api.classes.find(of: session.identifier) } catch { throw problem(error) }
    return found?.classroom.shows(session) == true ? found : nil
  }

  /// Whether a token is that of the raised hand to which the session's class gave control.
  func isLed(_ session: Session, by token: Token) throws(Problem) -> Bool {
    if api.classes.isShared, isOnLoop {
      // A worker handles the request again, and waits for the database.
      throw Problem(.inProgress, "The service is still looking up the session's class.")
    }
    return try classroom(of: session)?.isLed(by: token) ?? false
  }

  /// Whether the client knows a class's code for sure: it has a token of the class, or others at its
  /// address follow the class.
  private func isKnown(_ found: FoundClass) -> Bool {
    if let bearer, found.knows(Token(String(bearer))) { return true }
    return found.isFollowed
  }
}
