import Classroom
import HTTP
import WindowModel
import WindowSessions
import Workers

/// A task for the thread of classes.
enum PostgresClassTask: Sendable {
  case look(PostgresClassLook)
  case change(PostgresClassChange)
  case open(PostgresClassOpening)
  /// A counted stream has ended.
  case leave(ClassCode, ClientAddress?)
  /// The session of a class is deleted.
  case endDeleted(Identifier, epoch: String)
  /// Other nodes changed classes with these numbers, or may have changed any.
  case refresh([Int]?)
  /// Some classes may have been without their teachers for too long, and ended ones may need deletion.
  case expire
}

/// A class that a request needs, by its code or by its session.
struct PostgresClassLook: Sendable {
  var code: ClassCode?
  var session: Identifier?
  var address: ClientAddress?
  let answer = Promise<FoundClass?>()
}

/// A class to open.
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
  /// Makes the change, perhaps repeatedly; empty if only this node's streams are to be written.
  var body: @Sendable (inout ClassState, Int) -> Void = { _, _ in }
  /// Whether to rewrite all streams of this node.
  var rewritesStreams = false
  /// Whether the class exists.
  let answer = Promise<Bool>()
}

/// A result that another thread waits for.
///
/// All mutable state is touched under `monitor` only.
final class Promise<Value: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var result: Result<Value, StoreFailure>?

  /// Sets the result; only the first call counts.
  func finish(_ result: Result<Value, StoreFailure>) {
    monitor.hold {
      self.result = self.result ?? result
      monitor.broadcast()
    }
  }

  /// Waits for the result.
  func wait() throws(StoreFailure) -> Value {
    let result = monitor.hold {
      monitor.wait(while: { self.result == nil }, for: .seconds(30))
      return self.result
    }
    guard let result else { throw .unavailable("the database does not answer in time") }
    return try result.get()
  }
}

/// A value that one thread writes before another thread is notified to read it.
final class Box<Value>: @unchecked Sendable {
  var value: Value?
}
