import CodePrinting
import HTTP
import JSON
import Operations
import Problems
import WindowModel
import WindowService
import WindowSessions

extension WindowAPI {
  /// Replies with a page of the log, or the whole log as a program.
  static func listCommands(_ call: Call) throws(Problem) -> Response {
    if call.query("as") == "xctest" { return try call.showTest(try call.codeWriter(.swift)) }
    if call.query("as") ?? "json" != "json",
      let writer = try call.codeWriter(or: ["xctest", "json"])
    {
      guard let text = call.query("revision") else { return try call.showProgram(writer) }
      return try call.showStep(text, writer)
    }
    if call.query("revision") != nil {
      throw Problem(
        .invalidParameter, "revision is for one command as code.",
        example: call.curl(query: "?as=swift&revision=1"))
    }
    let isText = call.query("as") == nil && call.form == Route.text
    if !isText { try call.checkAccept(of: [Route.json]) }
    let session = try call.session()
    let limit = try call.limit()
    let after = try call.after()
    let known = session.read { call.has($0.revision) ? $0.revision : nil }
    if let known { return Response(.notModified, entityTag: known) }
    let revision = session.read { $0.revision }
    let records = try call.commands(of: session, behind: after, upTo: revision, limit: limit)
    if isText { return text(of: records, upTo: revision) }
    return jsonReply(entityTag: revision, capacity: 4096) { json in
      json.field("session", session.identifier.text)
      json.field("epoch", session.epoch)
      json.field("revision", revision)
      json.array("commands", records) { json, record in json.logged(record) }
      // After the last one shown, if there are more.
      json.key("next")
      if let last = records.last, last.revision < revision {
        json.value(last.revision)
      } else {
        json.null()
      }
    }
  }

  /// Returns commands of the log, each on a line after its revision.
  private static func text(of records: [CommandRecord], upTo revision: Int) -> Response {
    var text = ByteBuffer(capacity: 4096)
    for record in records {
      let line = LoggedCommand(stored: record.source).map { CodeStep($0).line } ?? "unreadable"
      text.append("\(record.revision) \(line)\(record.isRefused ? " (refused)" : "")\n")
    }
    if let last = records.last, last.revision < revision {
      text.append("more with ?after=\(last.revision)\n")
    }
    // Without an entity tag, since the JSON of this revision has it.
    return Response(.ok, contentType: textType, body: .bytes(text))
  }
}

extension JSONWriter {
  /// Writes a command of the log as its request.
  mutating func logged(_ record: CommandRecord) {
    beginObject()
    field("revision", record.revision)
    field("firstSeq", record.firstSeq)
    field("events", record.eventCount)
    if record.isRefused { field("refused", true) }
    if let command = LoggedCommand(stored: record.source) { request(of: command) }
    endObject()
  }
}

extension Call {
  /// Visits the commands of a session's log after a revision and up to another, until `visit`
  /// returns false.
  func eachCommand(
    of session: Session, behind start: Int, upTo last: Int,
    _ visit: (CommandRecord, LoggedCommand) throws(Problem) -> Bool
  ) throws(Problem) {
    var revision = start
    while revision < last {
      let page: [CommandRecord]
      do throws(SessionRefusal) {
        page = try session.commands(from: revision + 1, limit: min(256, last - revision))
      } catch { throw problem(error) }
      guard page.first?.revision == revision + 1 else {
        throw Problem(
          .unknownRevision, "The history of the session does not reach back to its start.")
      }
      try spend(1 + page.reduce(0) { $0 + $1.source.count } / 200)
      for record in page {
        guard let command = LoggedCommand(stored: record.source) else {
          throw Problem(
            .damaged("The command of revision \(record.revision) can't be read."))
        }
        guard try visit(record, command) else { return }
      }
      revision += page.count
    }
  }

  /// Returns the commands after a revision and up to another, within the limits of number and reply size.
  fileprivate func commands(
    of session: Session, behind start: Int, upTo last: Int, limit: Int
  ) throws(Problem) -> [CommandRecord] {
    var records: [CommandRecord] = []
    var room = replyBytes
    var next = start + 1
    while next <= last, records.count < limit, room > 0 {
      let page: [CommandRecord]
      do throws(SessionRefusal) {
        page = try session.commands(from: next, limit: min(32, limit - records.count))
      } catch { throw problem(error) }
      for record in page where record.revision <= last && room > 0 {
        records.append(record)
        room -= record.source.count
      }
      guard let end = page.last?.revision else { break }
      next = end + 1
    }
    return records
  }

  /// Returns the revision after which a page of the log begins.
  func after() throws(Problem) -> Int {
    guard let text = query("after") else { return 0 }
    guard let revision = Int(asWritten: text), revision >= 0 else {
      throw Problem(
        .invalidParameter, "after must be the revision of the previous command.",
        example: curl(query: "?after=1000"))
    }
    return revision
  }
}
