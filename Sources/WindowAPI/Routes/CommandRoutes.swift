import HTTP
import JSON
import WindowModel
import WindowSessions

extension WindowAPI {
  /// The log, a page of it.
  static func listCommands(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    let limit = try call.limit()
    let after = try call.after()
    let known = session.read { call.has($0.revision) ? $0.revision : nil }
    if let known { return Response(.notModified, entityTag: known) }
    let revision = session.read { $0.revision }
    var records: [CommandRecord]
    do { records = try session.commands(from: after + 1, limit: limit) } catch {
      throw call.problem(error)
    }
    // Another command may have come since the revision was read.
    records.removeAll { $0.revision > revision }
    return jsonReply(entityTag: revision, capacity: 4096) { json in
      json.field("session", session.identifier.text)
      json.field("epoch", session.epoch)
      json.field("revision", revision)
      json.key("commands")
      json.beginArray()
      for record in records {
        json.beginObject()
        json.field("revision", record.revision)
        json.field("firstSeq", record.firstSeq)
        json.field("events", record.eventCount)
        if let source = CommandSource(record.source) { json.source(source) }
        json.endObject()
      }
      json.endArray()
      // Behind the last one shown, where there may be more.
      json.key("next")
      if records.count == limit, let last = records.last {
        json.value(last.revision)
      } else {
        json.null()
      }
    }
  }
}

extension Call {
  /// Behind which revision a page of the log begins.
  func after() throws(Problem) -> Int {
    guard let text = query("after") else { return 0 }
    // A revision that has none behind it is none.
    guard let revision = Int(text), (0..<Int.max).contains(revision) else {
      throw Problem(
        .invalidParameter, "after is the revision of the command before.",
        example: curl(query: "?after=1000"))
    }
    return revision
  }
}
