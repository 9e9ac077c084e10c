import TestSupport

/// Generates values from their schemas, some of them invalid.
struct Bodies {
  let contract: Contract
  let names: Names
  /// Generates the value of a field `source`.
  let source: (inout SplitMix64) -> String
  /// Generates a command for a batch or a log.
  let command: (inout SplitMix64) -> String
  /// The percentage of invalid values.
  var wildness = 0

  /// Generates JSON for a schema; `field` is the field that it is for.
  func json(
    _ schema: Contract.Schema, field: String, depth: Int = 0, _ random: inout SplitMix64
  ) -> String {
    if random.chance(wildness) { return Hazards.json(&random) }
    switch schema {
    case .named("CommandRequest"), .named("LoggedRequest"): return command(&random)
    case .named(let name):
      guard let schema = contract.schemas[name] else { return "null" }
      return json(schema, field: field, depth: depth, &random)
    case .object(let properties):
      return object(properties, field: field, depth: depth, &random)
    case .array(let element, let most):
      let count =
        depth > 6
        ? 0 : min(most, Int.random(in: 0...random.pick([1, 4, 6], else: 1), using: &random))
      return "["
        + (0..<count).map { _ in json(element, field: field, depth: depth + 1, &random) }
        .joined(separator: ",") + "]"
    case .number(let least, let most, let isWhole):
      return number(least, most, isWhole, &random)
    case .boolean: return random.chance(50) ? "true" : "false"
    case .text:
      return Hazards.quoted(field == "source" ? source(&random) : text(of: field, &random))
    case .null: return "null"
    case .constants(let values): return random.pick(values, else: "null")
    case .either(let choices):
      let choice = choices.randomElement(using: &random) ?? .null
      return json(choice, field: field, depth: depth, &random)
    case .anything: return Hazards.json(&random)
    }
  }

  private func object(
    _ properties: [(name: String, schema: Contract.Schema, isRequired: Bool)], field: String,
    depth: Int, _ random: inout SplitMix64
  ) -> String {
    // A body with few fields is accepted more often.
    let share = random.pick([5, 15, 40], else: 15)
    var fields: [String] = []
    for property in properties
    where random.chance(property.isRequired ? 99 : depth > 8 ? 0 : share) {
      let name = random.chance(wildness / 4) ? Hazards.text(&random) : property.name
      // A new object gets a name from the pool for its kind.
      let role = property.name == "id" ? field : property.name
      let value = json(property.schema, field: role, depth: depth + 1, &random)
      fields.append(Hazards.quoted(name) + ":" + value)
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private func number(
    _ least: Double, _ most: Double, _ isWhole: Bool, _ random: inout SplitMix64
  ) -> String {
    if random.chance(3 + wildness) { return random.pick(Hazards.numbers, else: "0") }
    let largest = min(most, random.pick([1, 7, 700, 1e9], else: 1))
    let range = max(least, -largest)...max(largest, max(least, -largest))
    if isWhole { return "\(Int(Double.random(in: range, using: &random)))" }
    let place = random.pick(Hazards.places, else: "0")
    if random.chance(60), let number = Double(place), (least...most).contains(number) {
      return place
    }
    return "\(Double.random(in: range, using: &random))"
  }

  /// Generates a string for a parameter or a field.
  func text(of field: String, _ random: inout SplitMix64) -> String {
    if random.chance(wildness) { return Hazards.text(&random) }
    switch field {
    case "point": return numbers(2, &random)
    case "rect": return numbers(4, &random)
    case "depth": return numbers(2, &random)
    case "include":
      let groups = [
        "window", "screen", "lifecycle", "tree", "input", "reference", "command", "all",
      ]
      return (0...2).map { _ in random.pick(groups, else: "all") }.joined(separator: ",")
    default: break
    }
    if let examples = contract.examples[field], random.chance(names.isKnown(field) ? 5 : 70) {
      return random.pick(examples, else: "")
    }
    return names.name(for: field, &random)
  }

  private func numbers(_ count: Int, _ random: inout SplitMix64) -> String {
    (0..<count).map { _ in number(-1e9, 1e9, false, &random) }.joined(separator: ",")
  }
}
