package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes all constraints, in the order of creation, within an object.
  package mutating func constraints(of application: borrowing Application) {
    key("constraints")
    beginArray()
    for constraint in application.constraints { self.constraint(constraint, in: application) }
    endArray()
  }

  /// Writes a constraint by its name, or null.
  package mutating func constraint(_ name: Identifier?, in application: borrowing Application) {
    if let constraint = name.flatMap({ application.constraint($0) }) {
      self.constraint(constraint, in: application)
    } else {
      null()
    }
  }

  private mutating func constraint(
    _ constraint: Constraint, in application: borrowing Application
  ) {
    beginObject()
    field("id", constraint.identifier)
    item("item", constraint.first, in: application)
    field("attribute", plain: constraint.firstAttribute.rawValue)
    field("relation", plain: constraint.relation.rawValue)
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      item("toItem", second, in: application)
      field("toAttribute", plain: attribute.rawValue)
      field("multiplier", constraint.multiplier)
    }
    field("constant", constraint.constant)
    field("priority", constraint.priority)
    field("isActive", constraint.isActive)
    if application.isBroken(constraint.identifier) { field("isBroken", true) }
    endObject()
  }

  private mutating func item(
    _ name: StaticString, _ item: Constraint.Item, in application: borrowing Application
  ) {
    let view = application.identifier(of: item.view).text
    field(name, plain: item.isSafeArea ? view + ".safeAreaLayoutGuide" : view)
  }

  /// Writes a view's Auto Layout fields, within an object; nothing if none is set.
  mutating func layoutFields(of id: NodeID, in application: borrowing Application) {
    guard let layout = application.setLayout(of: id) else { return }
    field("translatesAutoresizingMaskIntoConstraints", layout.translatesAutoresizingMask)
    field("hasAmbiguousLayout", application.hasAmbiguousLayout(id))
    let size = application.knownContentSize(of: id)
    key("intrinsicContentSize")
    beginObject()
    field("width", size.width)
    field("height", size.height)
    endObject()
    axes("contentHuggingPriority", layout.hugging)
    axes("contentCompressionResistancePriority", layout.resistance)
  }

  private mutating func axes(_ name: StaticString, _ axes: ViewLayout.Axes) {
    key(name)
    beginObject()
    field("horizontal", axes.horizontal)
    field("vertical", axes.vertical)
    endObject()
  }
}
