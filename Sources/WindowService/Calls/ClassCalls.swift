package import Classroom
package import HTTP
import Problems
package import WindowSessions

extension Call {
  /// The class that the path names, as long as its session stands.
  package func classroom() throws(Problem) -> Classroom {
    let text = try parameter(0)
    let found = ClassCode(text).flatMap(api.classes.find)
    if found.map(isKnown) != true {
      // Who has tried too many codes is not told which one leads to a class either, or could go on.
      if found == nil { try take(.wrongCodes) } else { try checkShare(of: .wrongCodes) }
    }
    guard let classroom = found else {
      throw Problem(
        .notFound, "There is no class '\(text)'.",
        hint:
          "A class ends with its session, when its teacher ends it, and when the service restarts.")
    }
    guard try shownSession(classroom) != nil else {
      api.classes.end(classroom, "session-deleted")
      throw Problem(.notFound, "The session of the class '\(text)' was deleted.")
    }
    return classroom
  }

  /// The class that the path names, whose teacher, or who leads instead, asks for it.
  package func taughtClassroom() throws(Problem) -> Classroom {
    let classroom = try classroom()
    classroom.teach(at: api.metrics.clock())
    return classroom
  }

  /// Whether the client knows a class's code for sure: it has a token of the class, or others at its
  /// address follow the class.
  private func isKnown(_ classroom: Classroom) -> Bool {
    if let bearer, classroom.knows(Token(String(bearer))) { return true }
    return classroom.isFollowed(from: client)
  }

  /// The session that a class is shown, nil where it is gone.
  package func shownSession(_ classroom: Classroom) throws(Problem) -> Session? {
    let directory = api.directory
    do throws(SessionRefusal) {
      let session = try directory.find(classroom.session)
      return session?.epoch == classroom.epoch ? session : nil
    } catch { throw problem(error) }
  }
}

extension WindowService {
  /// Ends the classes that have been without their teachers for too long.
  public func endIdleClasses() {
    let time = metrics.clock()
    for classroom in classes.all where classroom.isIdle(at: time) {
      classes.end(classroom, "class-ended")
    }
  }
}
