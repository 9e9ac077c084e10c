import HTTP
import JSON
import WindowModel
import WindowService
public import WindowSessions
import Wire

extension WindowAPI {
  /// Encodes a log item as a server-sent event: `epoch.seq` identifies an event, and
  /// `epoch.seq.revision` a command, which comes after the event `seq`.
  public static let eventEncoder: EventEncoder = { item, epoch, application in
    switch item {
    case .event(let event, let seq, let revision):
      ServerSentEvent(event.name.rawValue, id: "\(epoch).\(seq)").bytes { json in
        json.beginObject()
        json.event(event, seq: seq, revision: revision, in: application)
        json.endObject()
      }
    case .command(let record, let seq):
      ServerSentEvent("command", id: "\(epoch).\(seq).\(record.revision)").bytes { json in
        json.beginObject()
        json.command(record)
        json.endObject()
      }
    }
  }
}
