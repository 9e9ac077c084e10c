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
  /// Switches all followers of a class to another session, or to another step of this session's lesson.
  static func showSession(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    var wanted = ShownSession()
    try Body.read(call.parts, "a shown session", ShownSession.fields, into: &wanted)
    guard let name = wanted.session else {
      throw .missing("session", example: ShownSession.example)
    }
    if let lesson = wanted.lesson, !call.api.web.hasLesson(lesson.name) {
      throw Problem(
        .invalidValue, "There is no lesson '\(lesson.name)'.", pointer: "/lesson/id",
        hint: "GET /lessons lists them.")
    }
    let session = try call.session(named: name, at: "/session")
    if !classroom.shows(session) {
      try call.checkToken(wanted.controlToken, of: session, at: "/controlToken")
      guard try call.classroom(of: session) == nil else {
        throw Problem(
          .invalidValue, "The session '\(name.text)' has a class of its own.", pointer: "/session",
          hint: "End that one first.")
      }
    }
    let (epoch, lesson) = (session.epoch, wanted.lesson)
    try call.teach(classroom) { state, _ in state.show(name, epoch: epoch, lesson: lesson) }
    return call.show(classroom)
  }
}

/// The session and lesson that a class is shown.
private struct ShownSession {
  var session: Identifier?
  var controlToken: String?
  var lesson: ClassView.Lesson?

  static let example = #"{"session":"demo"}"#

  static let fields: [Body.Field<ShownSession>] = [
    .init("session", example: "\"demo\"") { body, it throws(Problem) in
      it.session = try body.identifier()
    },
    .init("controlToken", example: "\"…\"") { body, it throws(Problem) in
      it.controlToken = try body.string()
    },
    .init("lesson", example: #"{"id":"03-levels"}"#) { body, it throws(Problem) in
      guard try body.kind() != .null else { return try body.null() }
      var lesson = ClassView.Lesson(name: "", step: 1, isRevealed: false)
      try body.object("a lesson", lessonFields, into: &lesson)
      guard !lesson.name.isEmpty else { throw body.missing("id") }
      it.lesson = lesson
    },
  ]

  private static let lessonFields: [Body.Field<ClassView.Lesson>] = [
    .init("id", example: "\"03-levels\"") { body, it throws(Problem) in
      it.name = try body.string()
    },
    .init("step", example: "1") { body, it throws(Problem) in
      guard let step = Int(exactly: try body.number()), (1...1000).contains(step) else {
        throw body.invalid("A step is a number from 1 to 1000.")
      }
      it.step = step
    },
    .init("isRevealed", example: "false") { body, it throws(Problem) in
      it.isRevealed = try body.bool()
    },
  ]
}
