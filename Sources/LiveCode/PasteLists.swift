import PasteValues
import SourceCode
import WindowModel

extension PasteRunner {
  /// Sends a message to a list; nil if it has no such method.
  func listMessage(
    _ call: Expression.Call, _ values: [PasteValue]
  ) throws(PasteHalt) -> PasteValue? {
    switch call.name {
    case "addObject:", "append(_:)":
      try append(call, to: values)
      return .nothing
    case "objectAtIndex:", "objectAtIndexedSubscript:":
      guard let index = try evaluate(call.arguments[0]).number else { return nil }
      return try element(of: values, at: index)
    case "containsObject:", "contains(_:)":
      let value = try evaluate(call.arguments[0]).unwrapped
      try spend(values.reduce(0) { $0 + $1.weight })
      return .bool(values.contains(value))
    case "indexOfObject:", "firstIndex(of:)":
      let value = try evaluate(call.arguments[0]).unwrapped
      try spend(values.reduce(0) { $0 + $1.weight })
      guard let index = values.firstIndex(of: value) else {
        return language == .swift ? .null : .number(0x1p63 - 1024, isInteger: true)
      }
      return .number(Double(index), isInteger: true)
    default: return try closureMessage(call, values)
    }
  }

  /// Sorts values by a closure that compares two of them.
  private func sorted(
    _ values: [PasteValue], _ isBefore: Expression
  ) throws(PasteHalt) -> [PasteValue] {
    var sorted: [PasteValue] = []
    for value in values {
      var place = sorted.count
      while place > 0, try call(isBefore, value, sorted[place - 1]).truth == true { place -= 1 }
      sorted.insert(value, at: place)
    }
    return sorted
  }

  /// Appends a value to a list, which holds it for the lifetime of its variable.
  private func append(_ call: Expression.Call, to values: [PasteValue]) throws(PasteHalt) {
    guard let list = call.receiver, case .name(let name) = list.form else {
      throw .skip("Only the list of a variable grows here.")
    }
    let value = try evaluate(call.arguments[0]).unwrapped
    if case .list = value { throw .skip(Self.nestedReason) }
    if case .object(let object) = value {
      let reference = try fresh("\(name)-\(object)")
      try refer(reference, to: object)
      if let index = scope(of: name) { scopes[index].hold(reference) }
    }
    try store(makeList(values + [value]), in: list)
  }

  /// Makes a list that is bounded and has no nested lists.
  func makeList(_ values: [PasteValue]) throws(PasteHalt) -> PasteValue {
    guard values.count <= Self.mostElements else {
      throw .skip("A list that code makes has \(Self.mostElements) elements at most.")
    }
    try spend(values.count / 8)
    for case .list in values { throw .skip(Self.nestedReason) }
    return .list(values)
  }

  /// The maximum number of elements in such a list.
  package static let mostElements = 10_000

  /// The union of two option sets.
  func union(_ first: PasteValue, _ second: PasteValue) throws(PasteHalt) -> PasteValue {
    let parts = [first, second].flatMap { value in
      if case .list(let parts) = value { parts } else { [value] }
    }
    try spend(parts.reduce(0) { $0 + $1.weight })
    var seen: Set<PasteValue> = []
    return try makeList(parts.filter { seen.insert($0).inserted })
  }

  /// Swift's list methods with a closure.
  private func closureMessage(
    _ call: Expression.Call, _ values: [PasteValue]
  ) throws(PasteHalt) -> PasteValue? {
    guard call.arguments.count == 1, language == .swift else { return nil }
    let closure = call.arguments[0]
    if ["sorted", "min", "max"].contains(call.base) {
      let sorted = try self.sorted(values, closure)
      if call.base == "sorted" { return .list(sorted) }
      return (call.base == "min" ? sorted.first : sorted.last) ?? .null
    }
    var found: [PasteValue] = []
    for value in call.base == "last" ? values.reversed() : values {
      let result = try self.call(closure, value).unwrapped
      switch call.base {
      case "map", "compactMap":
        if case .list = result { throw .skip(Self.nestedReason) }
        if call.base == "map" || result.isThere { found.append(result) }
      case "flatMap":
        if case .list(let list) = result {
          found += list
        } else if result.isThere {
          found.append(result)
        }
        if found.count > Self.mostElements { return try makeList(found) }
      case "filter", "first", "last", "contains":
        guard result.truth == true else { continue }
        if call.base == "first" || call.base == "last" { return value }
        if call.base == "contains" { return .bool(true) }
        found.append(value)
      default: return nil
      }
    }
    switch call.base {
    case "first", "last": return .null
    case "contains": return .bool(false)
    default: return try makeList(found)
    }
  }
}
