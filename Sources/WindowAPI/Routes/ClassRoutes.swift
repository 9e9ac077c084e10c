import Classroom
import HTTP
import JSON
import Operations
import Problems
import WindowModel
import WindowService
import WindowSessions

extension WindowAPI {
  static func openClass(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    let api = call.api
    try call.checkEmptyBody()
    do { try session.catchUp() } catch { throw call.problem(error) }
    call.noteSteps()
    // The class that the session has costs nothing.
    if api.classes.find(of: session.identifier)?.epoch != session.epoch {
      try call.take(.newClasses)
    }
    let code = ClassCode(UInt32(truncatingIfNeeded: api.access.number()))
    let opened = api.classes.open(for: session, code: code, at: api.metrics.clock())
    guard let (classroom, isNew) = opened else {
      throw Problem(
        .tooManyClasses, "There are \(api.classLimits.classes) classes, as many as there may be.",
        headers: [HeaderField(.retryAfter, "60")])
    }
    classroom.teach(at: api.metrics.clock())
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
    call.api.classes.end(classroom, "class-ended")
    return show(classroom)
  }

  static func point(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.taughtClassroom()
    var wanted = Pointing()
    try Body.read(call.parts, "a cursor", Pointing.fields, into: &wanted)
    let newest = try call.shownSession(classroom)?.read { $0.revision } ?? 0
    if case let revision?? = wanted.revision, revision > newest {
      throw Problem(
        .invalidValue, "The session is at revision \(newest).", pointer: "/revision")
    }
    let isTaken = classroom.point(
      { cursor in
        if let revision = wanted.revision { cursor.revision = revision }
        if let selection = wanted.selection { cursor.selection = selection }
      }, at: call.api.metrics.clock())
    guard isTaken else {
      let most = call.api.classLimits.pointings
      throw Problem(
        .tooFast, "A teacher points \(most) times a second at most.",
        headers: [HeaderField(.retryAfter, "1")])
    }
    return show(classroom)
  }

  static func followClass(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    let api = call.api
    let headers = [HeaderField(.cacheControl, "no-store")]
    if call.request.method == .head {
      return Response(.ok, contentType: EventStream.mediaType, headers: headers)
    }
    try call.take(.newStreams)
    guard let stream = ClassStream(classroom, from: call.client, api: api) else {
      throw Problem(
        .tooManyStreams,
        "\(api.classLimits.students) streams follow the class, or half as many from your address, as many as may.",
        headers: [HeaderField(.retryAfter, "5")])
    }
    return Response(
      .ok, contentType: EventStream.mediaType, headers: headers,
      body: .stream(stream, seconds: api.jitter(480...720)))
  }

  static func show(_ classroom: Classroom, _ status: Status = .ok) -> Response {
    jsonReply(status) { $0.classroom(classroom, classroom.current) }
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
