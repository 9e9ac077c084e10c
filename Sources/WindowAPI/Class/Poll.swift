/// A question to a class.
struct Poll: Sendable {
  /// Counts the class's polls, from 1.
  let number: Int
  let question: String
  let options: [String]
  /// Who answered what: a key that a browser made up, and the option's place.
  private var answers: [String: Int] = [:]
  /// Whether it takes answers; when it does not, the counts are told.
  private(set) var isOpen = true

  /// Why an answer is not taken.
  enum Refusal: Error {
    case closed, answered, unknownOption, full
  }

  init(_ number: Int, _ question: String, _ options: [String]) {
    self.number = number
    self.question = question
    self.options = options
  }

  /// How many answered.
  var count: Int { answers.count }

  /// How many chose each option.
  var counts: [Int] {
    var counts = options.map { _ in 0 }
    for option in answers.values { counts[option] += 1 }
    return counts
  }

  /// Takes the one answer of a key.
  mutating func answer(_ option: Int, by key: String, limit: Int) throws(Refusal) {
    guard isOpen else { throw .closed }
    guard options.indices.contains(option) else { throw .unknownOption }
    guard answers[key] == nil else { throw .answered }
    guard answers.count < limit else { throw .full }
    answers[key] = option
  }

  /// Closes it, so that the counts are told.
  mutating func reveal() { isOpen = false }
}
