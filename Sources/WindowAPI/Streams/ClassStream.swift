import Classroom
import HTTP
import JSON
import WindowService

/// What happens in a class, as the body of a reply.
///
/// It tells what is, not what was: who reads slowly hears of fewer changes, and never of old ones.
// Touched by the one thread that reads it, but for `isParked`; `wake` uses the connection only, which never changes
// once it is set, and is set before anyone can wake.
final class ClassStream: StreamBody, ClassFollower, @unchecked Sendable {
  /// Whether it waits to be woken; touched under the class's lock only.
  var isParked = false
  private let classroom: Classroom
  private let api: WindowService
  private var connection: (any StreamConnection)?
  private var seen: Classroom.Changes
  private var pending: StreamBuffer

  /// Where the one who follows is, nil where that is not known.
  let address: ClientAddress?

  /// Nil where the class is full.
  init?(_ classroom: Classroom, from address: ClientAddress?, api: WindowService) {
    guard classroom.enter(from: address) else { return nil }
    self.classroom = classroom
    self.address = address
    self.api = api
    let state = classroom.current
    seen = state.changes
    pending = StreamBuffer(
      ServerSentEvent("hello", retry: 1000).bytes { json in
        json.beginObject()
        json.classroom(classroom, state)
        json.field("heartbeatSeconds", api.heartbeat)
        json.endObject()
      })
  }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, wake: StreamWake,
    on connection: any StreamConnection
  ) -> StreamRead {
    if self.connection == nil { self.connection = connection }
    pending.hear(wake, jitter: api.jitter)
    if pending.wantsMore {
      let state = classroom.next(since: seen, for: self) { connection.suspend() }
      guard let state else { return .parked }
      tell(state)
    }
    return pending.move(into: buffer) ?? .end
  }

  private func tell(_ state: Classroom.State) {
    if state.changes.cursor != seen.cursor {
      pending.bytes += ServerSentEvent("cursor").bytes { $0.cursor(state.cursor) }
    }
    if state.changes.poll != seen.poll, let poll = state.poll {
      pending.bytes += ServerSentEvent("poll").bytes { $0.poll(poll) }
    }
    if state.changes.control != seen.control {
      pending.bytes += ServerSentEvent("control").bytes { json in
        json.beginObject()
        json.control(state.control)
        json.endObject()
      }
    }
    seen = state.changes
    if let reason = state.ending { pending.end(reason, jitter: api.jitter) }
  }

  func wake() { connection?.resume() }
  func flush() { connection?.kick() }
  func close() { classroom.leave(self) }
}
