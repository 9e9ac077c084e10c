import HTTP

/// A question to a class.
package struct Poll: Sendable {
  /// Counts the class's polls, from 1.
  let number: Int
  let question: String
  let options: [String]
  /// How many chose each option.
  private(set) var counts: [Int]
  /// The keys that have answered; a browser makes up its own.
  private var keys: Set<String> = []
  /// How many answers came from each address.
  private var answers = Census()
  /// Whether it takes answers; when it does not, the counts are told.
  private(set) var isOpen = true

  /// Why an answer is not taken.
  package enum Refusal: Error {
    case closed, answered, unknownOption, full, fullForAddress
  }

  init(_ number: Int, _ question: String, _ options: [String]) {
    self.number = number
    self.question = question
    self.options = options
    counts = options.map { _ in 0 }
  }

  /// How many answered.
  var count: Int { answers.count }

  /// Takes the one answer of a key, where all may give `limit` and its address `addressLimit`.
  mutating func answer(
    _ option: Int, by key: String, from address: ClientAddress?, limit: Int, addressLimit: Int
  ) throws(Refusal) {
    guard isOpen else { throw .closed }
    guard options.indices.contains(option) else { throw .unknownOption }
    guard !keys.contains(key) else { throw .answered }
    guard count < limit else { throw .full }
    guard answers.count(from: address) < addressLimit else { throw .fullForAddress }
    keys.insert(key)
    answers.enter(from: address)
    counts[option] += 1
  }

  /// Closes it, so that the counts are told.
  mutating func reveal() { isOpen = false }
}
