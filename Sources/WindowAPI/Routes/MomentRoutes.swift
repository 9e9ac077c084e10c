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
  /// Replies with a session's states, revision by revision, with shared parts written once.
  static func moments(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    let known = session.read { $0.revision }
    if call.has(known) { return Response(.notModified, entityTag: known) }
    let screen = try call.query("screen").map { name throws(Problem) in
      guard let screen = Identifier(name) else {
        throw Problem(.invalidParameter, "There is no screen '\(name)'.")
      }
      return screen
    }
    let hasLog = try call.includesLog()
    // Another command may have been carried out since the revision was read.
    var walk = try call.walk(of: session, upTo: known)
    var left = try call.limit()
    var parts = PartTable()
    var moments = JSONWriter(capacity: 4096)
    moments.beginArray()
    var rest = ListLimit.objects
    let most = call.replyBytes
    var next: MomentName?
    while true {
      try call.spend(walk.moment.application.objectCount)
      moments.beginObject()
      session.read(walk.moment) { view in moments.moment(view, screen, &parts, &rest) }
      do throws(SessionRefusal) {
        if hasLog, walk.moment.point == nil {
          try moments.log(of: walk.moment.revision, in: session, call.work)
        }
        moments.endObject()
        left -= 1
        next = try walk.next()
        guard let next, left > 0, rest > 0, moments.count < most else { break }
        try walk.go(to: next)
      } catch { throw call.problem(error) }
    }
    moments.endArray()
    var json = JSONWriter()
    json.beginObject()
    json.field("session", session.identifier.text)
    json.field("epoch", session.epoch)
    json.field("revision", walk.end)
    json.key("next")
    if let next { json.value(next) } else { json.null() }
    json.key("parts")
    var buffer = json.finish()
    parts.finish().withBytes { buffer.append($0) }
    buffer.append(",\"moments\":")
    moments.finish().withBytes { buffer.append($0) }
    buffer.append("}\n")
    return Response(
      .ok, contentType: "application/json", entityTag: walk.end, body: .bytes(buffer))
  }
}

extension Call {
  /// Whether each moment includes its command and events.
  fileprivate func includesLog() throws(Problem) -> Bool {
    guard let text = query("include") else { return false }
    guard text == "log" else {
      throw Problem(
        .invalidParameter, "'\(text)' can't be included: log can.",
        example: curl(query: "?include=log"))
    }
    return true
  }

  /// Returns the first moment within each turn, if those are included.
  private func firstPoint() throws(Problem) -> Moment.Point? {
    switch query("within") {
    case nil: return nil
    case "events": return .event(1)
    case "steps": return .step(1)
    case let text?:
      throw Problem(
        .invalidParameter, "'\(text)' has no moments: events and steps have.",
        example: curl(query: "?within=events"))
    }
  }

  /// Returns the walk from the moment in `from`, or the oldest one, to a revision or beyond.
  fileprivate func walk(of session: Session, upTo end: Int) throws(Problem) -> MomentWalk {
    let within = try firstPoint()
    let first = try moment(named: "from", of: session)
    do throws(SessionRefusal) {
      let start: Moment
      if let first {
        start = first
      } else {
        start = try session.moment(at: session.oldestRevision, work)
      }
      return try MomentWalk(
        from: start, upTo: end, within: within, in: session, work)
    } catch { throw problem(error) }
  }
}

extension JSONWriter {
  /// Writes a revision's log: its command as it was sent, and its events.
  fileprivate mutating func log(
    of revision: Int, in session: Session, _ work: Work
  ) throws(SessionRefusal) {
    key("command")
    let record = try session.commands(from: revision, limit: 1).first
    guard let record, record.revision == revision else {
      null()
      key("events")
      beginArray()
      return endArray()
    }
    logged(record)
    key("events")
    beginArray()
    var listed = 0
    let start = Session.Start.after(seq: record.firstSeq - 1, revision: revision - 1)
    _ = try session.visit(.all, from: start, work) { item, application in
      guard item.revision == revision, listed < ListLimit.objects else { return false }
      listed += 1
      self.item(item, in: application)
      return true
    }
    endArray()
  }

  /// Writes a moment, as the numbers of its parts; `rest` is how many more objects and pieces may follow.
  fileprivate mutating func moment(
    _ view: borrowing Session.View, _ screen: Identifier?, _ parts: inout PartTable,
    _ rest: inout Int
  ) {
    let application = view.application
    field("revision", view.revision)
    field(view.point)
    field("seq", view.lastSeq)
    field(
      "application",
      parts.number { json in
        json.beginObject()
        json.application(application)
        json.endObject()
      })
    list("screens", application.screens, &rest) { screen in
      parts.number { $0.screen(screen, in: application) }
    }
    list("windows", application.windows, &rest) { id in
      parts.number { $0.view(id, in: application) }
    }
    let views = application.views.lazy.filter { !application.isWindow($0) }
    list("views", views.prefix(ListLimit.objects), &rest) { id in
      parts.number { $0.view(id, in: application) }
    }
    list("controllers", application.controllers, &rest) { id in
      parts.number { $0.controller(id, in: application) }
    }
    key("picture")
    let seen = screen.flatMap(application.screen) ?? application.mainScreen
    picture(PictureContent(seen, in: application), &parts, &rest)
  }

  /// Writes an exploded picture, as the numbers of its pieces of markup.
  private mutating func picture(
    _ content: PictureContent, _ parts: inout PartTable, _ rest: inout Int
  ) {
    let picture = ExplodedPicture(content)
    func piece(_ draw: (inout SVGWriter) -> Void) -> Int {
      var svg = SVGWriter(capacity: 500)
      draw(&svg)
      let markup = svg.finish().text
      return parts.number { $0.value(markup) }
    }
    beginObject()
    field("screen", content.screen.identifier.text)
    let description = content.description(with: picture.notes)
    field("description", parts.number { $0.value(description) })
    key("clips")
    beginArray()
    value(piece { $0.clips(of: content) })
    for clip in picture.clips { value(piece { $0.clip(to: clip, in: content.application) }) }
    endArray()
    array("levels", 0...max(picture.top, 0)) { json, level in
      json.beginArray()
      if level == 0 { json.value(piece { $0.screen(content.screen) }) }
      for drawn in picture.drawn[level] {
        json.value(piece { $0.draw(drawn, of: content) })
      }
      rest -= picture.drawn[level].count
      json.endArray()
    }
    endObject()
  }

  /// Writes a list with one number for each item.
  private mutating func list<Item>(
    _ name: StaticString, _ items: some Sequence<Item>, _ rest: inout Int,
    _ number: (Item) -> Int
  ) {
    key(name)
    beginArray()
    for item in items {
      value(number(item))
      rest -= 1
    }
    endArray()
  }
}
