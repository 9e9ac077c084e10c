import Classroom
import HTTP
import JSON
import Operations
import Problems
import RequestBodies
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
    // Returning the session's existing class costs nothing.
    if try call.classroom(of: session) == nil { try call.take(.newClasses) }
    let code = ClassCode(UInt32(truncatingIfNeeded: api.access.number()))
    let opened: (classroom: Classroom, isNew: Bool)?
    do { opened = try api.classes.open(for: session, code: code) } catch {
      throw call.problem(error)
    }
    guard let (classroom, isNew) = opened else {
      throw Problem(
        .tooManyClasses, "The limit of \(api.classLimits.classes) classes is reached.",
        headers: [HeaderField(.retryAfter, "60")])
    }
    let token = api.access.isGuarded ? api.access.secret(bits: 256) : nil
    let kept = token.map(Token.init)
    // From now on the client with this token is the teacher.
    try call.teach(classroom) { state, _ in state.teacher = kept }
    return call.show(
      classroom, isNew ? .created : .ok,
      headers: [HeaderField(.location, "/classes/\(classroom.code.text)")], teacherToken: token)
  }

  static func getClass(_ call: Call) throws(Problem) -> Response {
    call.show(try call.classroom())
  }

  static func closeClass(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    try call.end(classroom, .ended)
    return call.show(classroom)
  }

  static func point(_ call: Call) throws(Problem) -> Response {
    let found = try call.foundClass()
    let classroom = found.classroom
    var wanted = Pointing()
    try Body.read(call.parts, "a cursor", Pointing.fields, into: &wanted)
    let newest = found.revision ?? 0
    if case let revision?? = wanted.revision, revision > newest {
      throw Problem(
        .invalidValue, "The session is at revision \(newest).", pointer: "/revision")
    }
    let pointing = wanted
    let isTaken = try call.teach(classroom) { state, time in
      state.point(
        { cursor in
          if let revision = pointing.revision { cursor.revision = revision }
          if let selection = pointing.selection { cursor.selection = selection }
        }, at: time)
    }
    guard isTaken else {
      let most = call.api.classLimits.pointings
      throw Problem(
        .tooFast, "A teacher points \(most) times a second at most.",
        headers: [HeaderField(.retryAfter, "1")])
    }
    return call.show(classroom)
  }

  static func followClass(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    let api = call.api
    let headers = [HeaderField(.cacheControl, "no-store")]
    if call.request.method == .head {
      return Response(.ok, contentType: EventStream.mediaType, headers: headers)
    }
    try call.take(.newStreams)
    let address = call.client
    let isIn = try call.change(classroom, ClassParts(from: address)) { state, _ in
      state.enter(from: address)
    }
    guard isIn else {
      throw Problem(
        .tooManyStreams,
        "The class has reached its limit of \(api.classLimits.students) streams, or half of that from your address.",
        headers: [HeaderField(.retryAfter, "5")])
    }
    let stream = ClassStream(classroom, from: address, api: api)
    return Response(
      .ok, contentType: EventStream.mediaType, headers: headers,
      body: .stream(stream, seconds: api.jitter(480...720)))
  }
}

/// The teacher's pointer; nil fields stay unchanged.
private struct Pointing: Sendable {
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
