import Classroom
import HTTP
import JSON
import Operations
import Pictures
import Problems
import WindowModel
import WindowService
import WindowSessions
import Wire
import Workers

extension WindowAPI {
  static func events(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    let api = call.api
    let groups = try call.groups()
    if call.form == Route.json { return try history(call, session, groups) }
    if call.form == Route.text { return try historyAsText(call, session, groups) }
    if call.query("limit") != nil {
      throw Problem(
        .invalidParameter, "limit is only for history, not for a stream.",
        example: call.curl(options: "-H 'Accept: application/json'", query: "?limit=100"))
    }
    let start = try call.start(of: session, else: .now)
    if call.request.method == .head {
      return Response(.ok, contentType: EventStream.mediaType, headers: EventStream.headers)
    }
    try call.take(.newStreams)
    let address = call.client
    let most = api.directory.limits.streamsPerSession
    guard api.followers.enter(session.identifier, from: address, limit: ClassLimits.half(of: most))
    else { throw call.problem(.tooManyStreams(limit: most)) }
    do {
      try session.prepareToFollow()
      let stream = try EventStream(session, groups, from: start, of: address, api: api)
      return Response(
        .ok, contentType: EventStream.mediaType, headers: EventStream.headers,
        body: .stream(stream, seconds: api.jitter(480...720)))
    } catch {
      api.followers.leave(session.identifier, from: address)
      throw call.problem(error)
    }
  }

  private static func history(
    _ call: Call, _ session: Session, _ groups: EventGroups
  ) throws(Problem) -> Response {
    let start = try call.start(of: session, else: .after(seq: 0, revision: nil))
    let limit = try call.limit()
    let vary = HeaderField(.vary, "Accept")
    let known = session.read { call.has($0.revision) ? $0.revision : nil }
    if let known { return Response(.notModified, entityTag: known, headers: [vary]) }
    var revision = 0
    var response = try jsonReply(headers: [vary], capacity: 4096) { json throws(Problem) in
      json.field("session", session.identifier.text)
      json.field("epoch", session.epoch)
      json.key("events")
      json.beginArray()
      var count = 0
      var next: String?
      let history: Session.Past
      let work = call.work
      do throws(SessionRefusal) {
        history = try session.visit(groups, from: start, call.work) { item, application in
          // Refused below.
          guard (try? work.spend()) != nil else { return false }
          json.item(item, in: application)
          count += 1
          next = item.identifier
          return count < limit
        }
      } catch { throw call.problem(error) }
      try call.spend(0)
      json.endArray()
      // After the last one shown, if there may be more.
      json.optionalField("next", count == limit ? next.map { "\(session.epoch).\($0)" } : nil)
      if let gap = history.gap { json.gap(gap) }
      if history.isReset { json.field("reset", true) }
      revision = history.revision
    }
    response.entityTag = EntityTag(revision)
    return response
  }
}

extension WindowAPI {
  /// Returns the history with an event per line, each after its number.
  private static func historyAsText(
    _ call: Call, _ session: Session, _ groups: EventGroups
  ) throws(Problem) -> Response {
    let start = try call.start(of: session, else: .after(seq: 0, revision: nil))
    let limit = try call.limit()
    var text = ByteBuffer(capacity: 4096)
    var (count, next) = (0, "")
    let history: Session.Past
    let work = call.work
    do throws(SessionRefusal) {
      history = try session.visit(groups, from: start, work) { item, application in
        // Refused below.
        guard (try? work.spend()) != nil else { return false }
        switch item {
        case .command(let command, _):
          text.append("revision \(command.revision): \(command.command.name)\n")
        case .event(let event, let seq, _):
          text.append("\(seq) \(Transcript.line(of: event, in: application))\n")
        }
        count += 1
        next = item.identifier
        return count < limit
      }
    } catch { throw call.problem(error) }
    try call.spend(0)
    if let gap = history.gap { text.append("\(gap.lowerBound) to \(gap.upperBound) are gone\n") }
    if count == limit { text.append("more with ?after=\(session.epoch).\(next)\n") }
    // Without an entity tag, since the JSON of this revision has it.
    return Response(
      .ok, contentType: textType, headers: [HeaderField(.vary, "Accept")], body: .bytes(text))
  }
}

extension Call {
  /// The groups that `include` adds to the window notifications.
  fileprivate func groups() throws(Problem) -> EventGroups {
    var groups: EventGroups = .window
    for name in (query("include") ?? "").split(separator: ",") {
      guard let group = EventGroups.names.first(where: { $0.key == name }) else {
        let names = EventGroups.names.map(\.key)
        throw Problem(
          .invalidParameter, "'\(name)' is not one of: \(names.joined(separator: ", ")).",
          hint: didYouMean(String(name), among: names))
      }
      groups.formUnion(group.value)
    }
    return groups
  }

  /// Returns where to begin, from `Last-Event-ID` or else `after`.
  fileprivate func start(
    of session: Session, else standard: Session.Start
  ) throws(Problem) -> Session.Start {
    var start = standard
    if let text = query("after") { start = try place(text, in: session, else: .invalidParameter) }
    if let text = request[.lastEventID], !text.isEmpty {
      start = try place(text, in: session, else: .invalidHeader)
    }
    return start
  }

  /// Parses an event's identifier.
  private func place(
    _ text: String, in session: Session, else code: ProblemCode
  ) throws(Problem) -> Session.Start {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    // A number alone is of this epoch, but only a person writes one: a client repeats its identifier.
    let (epoch, numbers) =
      parts.count == 1 ? (session.epoch[...], parts) : (parts[0], Array(parts.dropFirst()))
    let values = numbers.compactMap { Int(asWritten: $0) }
    guard (1...2).contains(numbers.count), values.count == numbers.count,
      values.allSatisfy({ $0 >= 0 }), Self.isEpoch(epoch)
    else {
      throw Problem(
        code, "'\(text)' is not an event's identifier, as in '\(session.epoch).12'.")
    }
    guard epoch == session.epoch else { return .unknown }
    return .after(seq: values[0], revision: values.count == 2 ? values[1] : nil)
  }

  /// Whether it has the form of an epoch.
  private static func isEpoch(_ text: Substring) -> Bool {
    text.utf8.count == 6
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }
}

extension LogItem {
  /// Its identifier within its session's epoch.
  var identifier: String {
    switch self {
    case .event(_, let seq, _): "\(seq)"
    case .command(let record, let seq): "\(seq).\(record.revision)"
    }
  }
}

extension Session.Start {
  /// The position's identifier within its session's epoch, or nil if the client named none.
  var identifier: String? {
    guard case .after(let seq, let revision) = self else { return nil }
    return revision.map { "\(seq).\($0)" } ?? "\(seq)"
  }
}

extension JSONWriter {
  /// Writes the events that can no longer be read.
  mutating func gap(_ gap: ClosedRange<Int>) {
    key("gap")
    beginObject()
    field("from", gap.lowerBound)
    field("to", gap.upperBound)
    endObject()
  }
}
