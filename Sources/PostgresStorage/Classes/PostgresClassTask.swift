import Classroom
import HTTP
import WindowModel
import WindowSessions
import Workers

/// What the thread of classes is to do.
enum PostgresClassTask: Sendable {
  case look(PostgresClassLook)
  case change(PostgresClassChange)
  case open(PostgresClassOpening)
  /// A stream that was counted in has ended.
  case leave(ClassCode, ClientAddress?)
  /// The session of a class is deleted.
  case endDeleted(Identifier, epoch: String)
  /// Other nodes changed classes, by their numbers, or may have changed any.
  case refresh([Int]?)
  /// Classes may be without their teachers for too long, and ended ones be left.
  case expire
}

/// A class that a request looks for, by its code or by its session.
struct PostgresClassLook: Sendable {
  var code: ClassCode?
  var session: Identifier?
  var address: ClientAddress?
  let answer = Promise<FoundClass?>()
}

/// A class that is to be opened.
struct PostgresClassOpening: Sendable {
  let session: Identifier
  let epoch: String
  let code: ClassCode
  let answer = Promise<(classroom: Classroom, isNew: Bool)?>()
}

/// A change of a class.
struct PostgresClassChange: Sendable {
  let code: ClassCode
  var parts = ClassParts()
  /// Carries it out, perhaps more than once; nothing where only the streams of this node are to be written.
  var body: @Sendable (inout ClassState, Int) -> Void = { _, _ in }
  /// Whether all streams of this node are written anew.
  var rewritesStreams = false
  /// Whether the class was there.
  let answer = Promise<Bool>()
}

/// An answer that another thread waits for.
///
/// All mutable state is touched under `monitor` only.
final class Promise<Value: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var result: Result<Value, StoreFailure>?

  /// Gives the answer, of which the first one counts.
  func finish(_ result: Result<Value, StoreFailure>) {
    monitor.hold {
      self.result = self.result ?? result
      monitor.broadcast()
    }
  }

  /// Waits for the answer.
  func wait() throws(StoreFailure) -> Value {
    let result = monitor.hold {
      monitor.wait(while: { self.result == nil }, for: .seconds(30))
      return self.result
    }
    guard let result else { throw .unavailable("the database does not answer in time") }
    return try result.get()
  }
}

/// A value that one thread writes before another one is told to read it.
final class Box<Value>: @unchecked Sendable {
  var value: Value?
}
