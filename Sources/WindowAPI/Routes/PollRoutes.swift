import Classroom
import HTTP
import JSON
import Operations
import Problems
import RequestBodies
import WindowService

extension WindowAPI {
  static func openPoll(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    var wanted = NewPoll(limits: call.api.classLimits)
    try Body.read(call.parts, "a poll", NewPoll.fields, into: &wanted)
    guard let question = wanted.question else {
      throw .missing("question", example: NewPoll.example)
    }
    guard let options = wanted.options else {
      throw .missing("options", example: NewPoll.example)
    }
    try call.teach(classroom) { state, _ in state.open(question, options) }
    return call.show(classroom, .created)
  }

  static func revealPoll(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    try call.checkEmptyBody()
    let number = try call.poll()
    guard try call.teach(classroom, { state, _ in state.reveal(number) }) else {
      throw pollIsClosed
    }
    return call.show(classroom)
  }

  static func answerPoll(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    let number = try call.poll()
    var answer = Answer()
    try Body.read(call.parts, "an answer", Answer.fields, into: &answer)
    guard let key = answer.key else { throw .missing("key", example: Answer.example) }
    guard let option = answer.option else { throw .missing("option", example: Answer.example) }
    let address = call.client
    try call.take(.answers)
    let answered = try call.change(classroom, ClassParts(from: address, key: key)) { state, _ in
      Result { () throws(Poll.Refusal) in
        try state.answer(option, to: number, by: key, from: address)
      }
    }
    do { try answered.get() } catch {
      switch error {
      case .closed: throw pollIsClosed
      case .answered: throw Problem(.alreadyAnswered, "This key has answered the poll.")
      case .unknownOption:
        throw Problem(.invalidValue, "The poll has no such option.", pointer: "/option")
      case .full:
        let most = call.api.classLimits.answers
        throw Problem(.classFull, "The limit of \(most) answers is reached.")
      case .fullForAddress:
        throw Problem(
          .classFull, "Your address has reached its limit of answers.",
          hint: call.api.classLimits.partHint)
      }
    }
    return call.show(classroom)
  }

  private static var pollIsClosed: Problem {
    Problem(.pollClosed, "The poll was revealed or replaced by another.")
  }
}

/// The body of a request that opens a poll.
private struct NewPoll {
  let limits: ClassLimits
  var question: String?
  var options: [String]?

  init(limits: ClassLimits) { self.limits = limits }

  static let example = #"{"question":"Who is key?","options":["window1","window2"]}"#

  static let fields: [Body.Field<NewPoll>] = [
    .init("question", example: "\"Who is key?\"") { body, it throws(Problem) in
      it.question = try body.words(it.limits.question)
    },
    .init("options", example: "[\"window1\",\"window2\"]") { body, it throws(Problem) in
      let limits = it.limits
      var options: [String] = []
      try body.array { body, index throws(Problem) in
        guard index < limits.options else {
          throw body.invalid("A poll has \(limits.options) options at most.")
        }
        let option = try body.words(limits.option)
        guard !options.contains(option) else { throw body.invalid("'\(option)' came twice.") }
        options.append(option)
      }
      guard options.count >= 2 else { throw body.invalid("A poll has two options or more.") }
      it.options = options
    },
  ]
}

/// A student's answer.
private struct Answer {
  var key: String?
  var option: Int?

  static let example = #"{"key":"3f2a9c1e7b","option":0}"#

  static let fields: [Body.Field<Answer>] = [
    .init("key", example: "\"3f2a9c1e7b\"") { body, it throws(Problem) in
      let key = try body.string()
      guard (8...64).contains(key.utf8.count), key.utf8.allSatisfy(isPlain) else {
        throw body.invalid("A key is 8 to 64 letters, digits, _ or -.")
      }
      it.key = key
    },
    .init("option", example: "0") { body, it throws(Problem) in
      guard let option = Int(exactly: try body.number()), option >= 0 else {
        throw body.invalid("An option is its place in the list, from 0.")
      }
      it.option = option
    },
  ]

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}

extension Body {
  /// Reads a text of 1 to `most` characters that is not only white space.
  fileprivate mutating func words(_ most: Int) throws(Problem) -> String {
    let text = try string()
    guard (1...most).contains(text.unicodeScalars.count), text.contains(where: { !$0.isWhitespace })
    else { throw invalid("It takes 1 to \(most) characters, and not white space alone.") }
    return text
  }
}

extension Call {
  /// Returns the number of the poll in the path.
  fileprivate func poll() throws(Problem) -> Int {
    let text = try parameter(1)
    guard let number = Int(asWritten: text), number >= 1 else {
      throw Problem(.invalidParameter, "A poll is named by its number, from 1.")
    }
    return number
  }
}
