package import HTTP

/// A question to a class.
package struct Poll: Sendable {
  /// The part that the whole class sees.
  package private(set) var shown: Shown
  /// The keys that have answered, and their addresses; a browser generates its key. A store in a
  /// database reads only those that a change needs.
  package private(set) var answers: [String: Answer]
  /// The number of answers by address.
  private var census: Census

  /// The part of a poll that the whole class sees.
  package struct Shown: Sendable {
    /// The number of the poll in the class, from 1.
    package let number: Int
    package let question: String
    package let options: [String]
    /// The number of answers for each option.
    package fileprivate(set) var counts: [Int]
    /// Whether it accepts answers; once it does not, the counts are shown.
    package fileprivate(set) var isOpen: Bool

    package init(
      number: Int, question: String, options: [String], counts: [Int], isOpen: Bool
    ) {
      self.number = number
      self.question = question
      self.options = options
      self.counts = counts
      self.isOpen = isOpen
    }

    /// The number of answers.
    package var count: Int { counts.reduce(0, +) }
  }

  /// The address of an answer; its content is only counted.
  package struct Answer: Sendable {
    package let address: ClientAddress?
  }

  /// The reason why an answer is refused.
  package enum Refusal: Error {
    case closed, answered, unknownOption, full, fullForAddress
  }

  /// Opens a poll.
  init(_ number: Int, _ question: String, _ options: [String]) {
    let shown = Shown(
      number: number, question: question, options: options, counts: options.map { _ in 0 },
      isOpen: true)
    self.init(shown, answered: [], census: Census())
  }

  /// Makes a poll in which only some of the keys that answered are known.
  package init(_ shown: Shown, answered keys: [String], census: Census) {
    self.shown = shown
    self.census = census
    answers = keys.reduce(into: [:]) { $0[$1] = Answer(address: nil) }
  }

  /// Accepts a key's only answer; all may give `limit` and one address `addressLimit`.
  mutating func answer(
    _ option: Int, by key: String, from address: ClientAddress?, limit: Int, addressLimit: Int
  ) throws(Refusal) {
    guard shown.isOpen else { throw .closed }
    guard shown.counts.indices.contains(option) else { throw .unknownOption }
    guard answers[key] == nil else { throw .answered }
    guard shown.count < limit else { throw .full }
    guard census.count(from: address) < addressLimit else { throw .fullForAddress }
    answers[key] = Answer(address: address)
    census.enter(from: address)
    shown.counts[option] += 1
  }

  /// Closes it, so that the counts are shown.
  mutating func reveal() { shown.isOpen = false }
}
