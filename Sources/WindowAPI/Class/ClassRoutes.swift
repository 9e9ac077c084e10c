import HTTP
import JSON
import WindowModel
import WindowSessions

extension WindowAPI {
  static func openClass(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    let api = try call.api()
    try call.checkEmptyBody()
    let code = ClassCode(UInt32(truncatingIfNeeded: api.access.number()))
    var opened = api.classes.open(for: session, code: code)
    if opened == nil {
      api.sweepClasses()
      opened = api.classes.open(for: session, code: code)
    }
    guard let (classroom, isNew) = opened else {
      throw Problem(
        .tooManyClasses, "There are \(api.classLimits.classes) classes, as many as there may be.",
        headers: [HeaderField(.retryAfter, "60")])
    }
    let token = api.access.isGuarded ? api.access.secret(bits: 256) : nil
    classroom.handOver(to: token.map(Token.init))
    var headers = [HeaderField(.location, "/classes/\(classroom.code.text)")]
    if token != nil { headers.append(HeaderField(.cacheControl, "no-store")) }
    return jsonReply(isNew ? .created : .ok, headers: headers) { json in
      json.classroom(classroom, classroom.current)
      if let token { json.field("teacherToken", token) }
    }
  }

  static func getClass(_ call: Call) throws(Problem) -> Response {
    show(try call.classroom())
  }

  static func closeClass(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    try call.api().classes.end(classroom, "class-ended")
    return show(classroom)
  }

  static func point(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    var wanted = Pointing()
    try Body.read(call, "a cursor", Pointing.fields, into: &wanted)
    let newest = try call.shownSession(classroom)?.read { $0.revision } ?? 0
    if case let revision?? = wanted.revision, revision > newest {
      throw Problem(
        .invalidValue, "The session is at revision \(newest).", pointer: "/revision")
    }
    let isTaken = try classroom.point(
      { cursor in
        if let revision = wanted.revision { cursor.revision = revision }
        if let selection = wanted.selection { cursor.selection = selection }
      }, at: call.api().metrics.clock())
    guard isTaken else {
      let most = try call.api().classLimits.pointings
      throw Problem(
        .tooFast, "A teacher points \(most) times a second at most.",
        headers: [HeaderField(.retryAfter, "1")])
    }
    return show(classroom)
  }

  static func followClass(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    let api = try call.api()
    let headers = [HeaderField(.cacheControl, "no-store")]
    if call.request.method == .head {
      return Response(.ok, contentType: EventStream.mediaType, headers: headers)
    }
    guard let stream = ClassStream(classroom, api: api) else {
      throw Problem(
        .tooManyStreams, "\(api.classLimits.students) streams follow the class, as many as may.",
        headers: [HeaderField(.retryAfter, "5")])
    }
    return Response(
      .ok, contentType: EventStream.mediaType, headers: headers,
      body: .stream(stream, seconds: api.jitter(480...720)))
  }

  static func show(_ classroom: Classroom, _ status: Status = .ok) -> Response {
    jsonReply(status) { $0.classroom(classroom, classroom.current) }
  }

  /// Forgets the classes whose session is gone.
  private func sweepClasses() {
    for classroom in classes.all
    where (try? directory.find(classroom.session))??.epoch != classroom.epoch {
      classes.end(classroom, "session-deleted")
    }
  }
}

/// Where a teacher points; what is nil stays.
private struct Pointing {
  var revision: Int??
  var selection: Identifier??

  static let fields: [Body.Field<Pointing>] = [
    .init("revision", example: "3") { body, it throws(Problem) in
      guard try body.kind() != .null else {
        it.revision = .some(nil)
        return try body.null()
      }
      guard let revision = Int(exactly: try body.number()), revision >= 0 else {
        throw body.invalid("A revision is a whole number from 0, or null for the newest.")
      }
      it.revision = .some(revision)
    },
    .init("selection", example: "\"window1\"") { body, it throws(Problem) in
      guard try body.kind() != .null else {
        it.selection = .some(nil)
        return try body.null()
      }
      it.selection = .some(try body.identifier())
    },
  ]
}

extension Call {
  /// The class that the path names, as long as its session stands.
  func classroom() throws(Problem) -> Classroom {
    let api = try api()
    let text = try parameter(0)
    let found = ClassCode(text).flatMap(api.classes.find)
    // Who has a token of the class knows its code.
    let isOwn = bearer.flatMap { token in found?.knows(Token(String(token))) } ?? false
    if !isOwn, let seconds = api.classes.secondsToWait(found != nil, at: api.metrics.clock()) {
      throw Problem(
        .tooFast, "Too many asked for classes that there are not.",
        hint: "Codes are looked up again within ten seconds; Retry-After says when.",
        headers: [HeaderField(.retryAfter, "\(seconds)")])
    }
    guard let classroom = found else {
      throw Problem(
        .notFound, "There is no class '\(text)'.",
        hint:
          "A class ends with its session, when its teacher ends it, and when the service restarts.")
    }
    guard try shownSession(classroom) != nil else {
      api.classes.end(classroom, "session-deleted")
      throw Problem(.notFound, "The session of the class '\(text)' was deleted.")
    }
    return classroom
  }

  /// The session that a class is shown, nil where it is gone.
  fileprivate func shownSession(_ classroom: Classroom) throws(Problem) -> Session? {
    let directory = try api().directory
    do throws(SessionRefusal) {
      let session = try directory.find(classroom.session)
      return session?.epoch == classroom.epoch ? session : nil
    } catch { throw problem(error) }
  }
}
