package import JSON
import WindowModel

extension JSONWriter {
  /// Writes a class, within an object.
  package mutating func classroom(_ classroom: Classroom, _ view: ClassView) {
    field("code", classroom.code.text)
    field("session", view.session.text)
    field("link", "/c/\(classroom.code.text)")
    field("students", view.students)
    key("lesson")
    if let lesson = view.lesson { self.lesson(lesson) } else { null() }
    key("cursor")
    cursor(view.cursor)
    key("poll")
    if let poll = view.poll { self.poll(poll) } else { null() }
    array("hands", view.hands) { json, hand in json.value(hand) }
    control(view.control)
  }

  /// Writes the teacher's progress in a lesson, as an object.
  private mutating func lesson(_ lesson: ClassView.Lesson) {
    beginObject()
    field("id", lesson.name)
    field("step", lesson.step)
    field("isRevealed", lesson.isRevealed)
    endObject()
  }

  /// Writes the hand that leads instead of the teacher, within an object.
  package mutating func control(_ hand: Int?) {
    key("control")
    if let hand { value(hand) } else { null() }
  }

  /// Writes the teacher's pointer, as an object.
  package mutating func cursor(_ cursor: ClassView.Cursor) {
    beginObject()
    key("revision")
    if let revision = cursor.revision { value(revision) } else { null() }
    optionalField("selection", cursor.selection?.text)
    endObject()
  }

  /// Writes a poll, as an object. It never shows who answered what, and shows the counts only at the end.
  package mutating func poll(_ poll: Poll.Shown) {
    beginObject()
    field("number", poll.number)
    field("question", poll.question)
    array("options", poll.options) { json, option in json.value(option) }
    field("isOpen", poll.isOpen)
    field("answers", poll.count)
    key("counts")
    if poll.isOpen {
      null()
    } else {
      beginArray()
      for count in poll.counts { value(count) }
      endArray()
    }
    endObject()
  }
}
