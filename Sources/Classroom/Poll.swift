package import HTTP

/// A question to a class.
package struct Poll: Sendable {
  /// What all of the class see of it.
  package private(set) var shown: Shown
  /// The keys that have answered, and from where; a browser makes up its own. A store in a database
  /// reads those alone that a change asks for.
  package private(set) var answers: [String: Answer]
  /// How many answers came from each address.
  private var census: Census

  /// What all of the class see of a poll.
  package struct Shown: Sendable {
    /// Counts the class's polls, from 1.
    package let number: Int
    package let question: String
    package let options: [String]
    /// How many chose each option.
    package fileprivate(set) var counts: [Int]
    /// Whether it takes answers; when it does not, the counts are told.
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

    /// How many answered.
    package var count: Int { counts.reduce(0, +) }
  }

  /// Where an answer came from; what it was is only counted.
  package struct Answer: Sendable {
    package let address: ClientAddress?
  }

  /// Why an answer is not taken.
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

  /// A poll of which only some keys that answered are known.
  package init(_ shown: Shown, answered keys: [String], census: Census) {
    self.shown = shown
    self.census = census
    answers = keys.reduce(into: [:]) { $0[$1] = Answer(address: nil) }
  }

  /// Takes the one answer of a key, where all may give `limit` and its address `addressLimit`.
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

  /// Closes it, so that the counts are told.
  mutating func reveal() { shown.isOpen = false }
}
