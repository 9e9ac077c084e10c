/// A parsed visual format, such as `H:|-20-[label(>=50)]-[button]`.
struct VisualFormat {
  /// A number, or a name of the metrics or the views.
  enum Amount: Equatable {
    case number(Double)
    case name(String)
  }

  /// A relation to an amount, with a priority.
  struct Predicate: Equatable {
    /// -1 for at most, 0 for equal, 1 for at least.
    var relation = 0
    var amount: Amount
    var priority = Amount.number(1000)
  }

  /// The gap before an item.
  enum Gap: Equatable {
    case none
    /// A single hyphen.
    case standard
    case given([Predicate])
  }

  /// A view, or the superview if it has no name.
  struct Item: Equatable {
    var name: String?
    var sizes: [Predicate] = []
    var gap = Gap.none
    /// The number of characters before its name.
    var place = 0
  }

  private(set) var isVertical = false
  private(set) var items: [Item] = []

  private let characters: [Character]
  private var place = 0

  /// Parses a format; nil if it is malformed.
  init?(_ format: String) {
    characters = Array(format.filter { $0 != " " })
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var gap = Gap.none
    while place < characters.count {
      guard var item = item() else { return nil }
      item.gap = gap
      items.append(item)
      guard let next = self.gap() else { return nil }
      gap = next
    }
    guard gap == .none, items.contains(where: { $0.name != nil }),
      items.dropFirst().dropLast().allSatisfy({ $0.name != nil })
    else { return nil }
  }

  private func isAt(_ text: String) -> Bool {
    characters.dropFirst(place).starts(with: Array(text))
  }

  private mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    place += text.count
    return true
  }

  private mutating func item() -> Item? {
    if take("|") { return Item() }
    guard take("[") else { return nil }
    var item = Item(place: place)
    guard let name = word() else { return nil }
    item.name = name
    if isAt("(") {
      guard let sizes = predicates() else { return nil }
      item.sizes = sizes
    }
    return take("]") ? item : nil
  }

  private mutating func gap() -> Gap? {
    guard take("-") else { return Gap.none }
    if isAt("[") || isAt("|") { return .standard }
    guard let given = isAt("(") ? predicates() : amount().map({ [Predicate(amount: $0)] }) else {
      return nil
    }
    return take("-") ? .given(given) : nil
  }

  private mutating func predicates() -> [Predicate]? {
    guard take("(") else { return nil }
    var all: [Predicate] = []
    repeat {
      let relation = take(">=") ? 1 : take("<=") ? -1 : 0
      if relation == 0 { _ = take("==") }
      guard let amount = amount() else { return nil }
      var predicate = Predicate(relation: relation, amount: amount)
      if take("@") {
        guard let priority = self.amount() else { return nil }
        predicate.priority = priority
      }
      all.append(predicate)
    } while take(",")
    return take(")") ? all : nil
  }

  private mutating func amount() -> Amount? {
    let start = place
    var end = place
    if end < characters.count, characters[end] == "-" { end += 1 }
    while end < characters.count, characters[end].isWholeNumber || characters[end] == "." {
      end += 1
    }
    // checked: the end only grows from the start
    if let number = Double(String(characters[start..<end])) {
      place = end
      return .number(number)
    }
    return word().map(Amount.name)
  }

  private mutating func word() -> String? {
    let start = place
    while place < characters.count,
      characters[place].isLetter || characters[place].isNumber
        || characters[place] == "_"
    { place += 1 }
    guard place > start, !characters[start].isNumber else { return nil }
    // checked: the place is after the start
    return String(characters[start..<place])
  }
}
