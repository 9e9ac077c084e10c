extension Application {
  /// Sets a view's Auto Layout properties and marks its superview for layout (views-A3).
  mutating func applyLayout(_ properties: ViewProperties, to id: NodeID) {
    guard properties.setsLayout else { return }
    let old = layout(of: id)
    var new = old
    if let value = properties.translatesAutoresizingMaskIntoConstraints {
      new.translatesAutoresizingMask = value
    }
    if let value = properties.intrinsicContentSize { new.contentSize = value }
    let (hugging, resistance) = (
      properties.contentHuggingPriority, properties.contentCompressionResistancePriority
    )
    if let value = hugging.horizontal { new.hugging.horizontal = value }
    if let value = hugging.vertical { new.hugging.vertical = value }
    if let value = resistance.horizontal { new.resistance.horizontal = value }
    if let value = resistance.vertical { new.resistance.vertical = value }
    guard new != old else { return }
    let changed = new
    changeAutoLayout { layout in
      layout.views[id] = changed == ViewLayout() ? nil : changed
      if changed.translatesAutoresizingMask { layout.ambiguous.remove(id) }
    }
    setNeedsLayout(arena[id].superview ?? id)
  }
}

extension ViewProperties {
  fileprivate var setsLayout: Bool {
    translatesAutoresizingMaskIntoConstraints != nil || intrinsicContentSize != nil
      || !priorities.isEmpty
  }

  private var priorities: [(name: String, value: Double)] {
    let (hugging, resistance) = (contentHuggingPriority, contentCompressionResistancePriority)
    let all = [
      ("contentHuggingPriority", hugging.horizontal), ("contentHuggingPriority", hugging.vertical),
      ("contentCompressionResistancePriority", resistance.horizontal),
      ("contentCompressionResistancePriority", resistance.vertical),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  /// Refuses priorities and sizes that UIKit does not have.
  func checkLayout() throws(Refusal) {
    for (name, value) in priorities where !(value > 0 && value <= Constraint.required) {
      throw .invalidValue(
        property: name, reason: "It is above 0 and at most 1000, which is required.")
    }
    if let size = intrinsicContentSize ?? nil, !size.isUsable {
      throw .invalidValue(
        property: "intrinsicContentSize", reason: "Its sides are not negative, or -1 for none.")
    }
  }
}
