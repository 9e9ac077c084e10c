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
  private var seen: ClassView.Changes
  private var pending: StreamBuffer

  /// Where the one who follows is, nil where that is not known.
  let address: ClientAddress?

  /// Follows a class, which has counted the follower in.
  init(_ classroom: Classroom, from address: ClientAddress?, api: WindowService) {
    self.classroom = classroom
    self.address = address
    self.api = api
    let view = classroom.view
    seen = view.changes
    pending = StreamBuffer(
      ServerSentEvent("hello", retry: 1000).bytes { json in
        json.beginObject()
        json.classroom(classroom, view)
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
      let view = classroom.next(since: seen, for: self) { connection.suspend() }
      guard let view else { return .parked }
      tell(view)
    }
    return pending.move(into: buffer) ?? .end
  }

  private func tell(_ view: ClassView) {
    if view.changes.session != seen.session {
      // The class as a whole, since most of it is new with another session.
      pending.bytes += ServerSentEvent("session").bytes { json in
        json.beginObject()
        json.classroom(classroom, view)
        json.endObject()
      }
    } else {
      tellParts(of: view)
    }
    seen = view.changes
    if let ending = view.ending { pending.end(ending.reason, jitter: api.jitter) }
  }

  private func tellParts(of view: ClassView) {
    if view.changes.cursor != seen.cursor {
      pending.bytes += ServerSentEvent("cursor").bytes { $0.cursor(view.cursor) }
    }
    if view.changes.poll != seen.poll, let poll = view.poll {
      pending.bytes += ServerSentEvent("poll").bytes { $0.poll(poll) }
    }
    if view.changes.control != seen.control {
      pending.bytes += ServerSentEvent("control").bytes { json in
        json.beginObject()
        json.control(view.control)
        json.endObject()
      }
    }
  }

  func wake() { connection?.resume() }
  func flush() { connection?.kick() }
  func close() { api.classes.leave(classroom, self) }
}
