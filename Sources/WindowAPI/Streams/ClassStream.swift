import Classroom
import HTTP
import JSON
import WindowService

/// A class's changes, as the body of a reply.
///
/// It sends the current state, not each change: a slow client receives fewer changes, and never outdated ones.
// Accessed only by the thread that reads it, except `isParked`. `wake` uses only the connection, which is set
// before any thread can wake and never changes afterwards.
final class ClassStream: StreamBody, ClassFollower, @unchecked Sendable {
  /// Whether it waits to be woken; accessed only under the class's lock.
  var isParked = false
  private let classroom: Classroom
  private let api: WindowService
  private var connection: (any StreamConnection)?
  private var seen: ClassView.Changes
  private var pending: StreamBuffer

  /// The follower's address, nil if unknown.
  let address: ClientAddress?

  /// Follows a class, which has already counted the follower.
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
      // The whole class, since most of it changes with another session.
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
