package import HTTP
import JSON
package import WindowModel

/// A constraint in a body.
private struct ConstraintRecord {
  var new = NewConstraint()
  var hasAttribute = false

  static let fields: [Body.Field<ConstraintRecord>] = [
    .init("id", .object, example: "\"top\"") { $0.new.identifier = $1 },
    .init("item", example: "\"label\"", isRequired: true) { body, it throws(Problem) in
      (it.new.first, it.new.isFirstSafeArea) = try body.layoutItem()
    },
    .init("attribute", .choice, example: "\"top\"", isRequired: true) {
      ($0.new.firstAttribute, $0.hasAttribute) = ($1, true)
    },
    .init("relation", .choice, example: "\"equal\"") { $0.new.relation = $1 },
    .init("toItem", example: "\"window1\"") { body, it throws(Problem) in
      let (view, isSafeArea) = try body.layoutItem()
      (it.new.second, it.new.isSecondSafeArea) = (view, isSafeArea)
    },
    .init("toAttribute", .choice, example: "\"top\"") { $0.new.secondAttribute = $1 },
    .init("multiplier", .number, example: "1") { $0.new.multiplier = $1 },
    .init("constant", .number, example: "8") { $0.new.constant = $1 },
    .init("priority", .number, example: "1000") { $0.new.priority = $1 },
    .init("isActive", .flag, example: "true") { $0.new.isActive = $1 },
  ]
}

extension ViewProperties {
  /// The Auto Layout fields of a view.
  package static let layoutFields: [Body.Field<ViewProperties>] = [
    .init("translatesAutoresizingMaskIntoConstraints", .flag, example: "false") {
      $0.translatesAutoresizingMaskIntoConstraints = $1
    },
    .init("intrinsicContentSize", example: "[80,20]") { body, it throws(Problem) in
      if try body.kind() == .null {
        try body.null()
        it.intrinsicContentSize = .some(nil)
      } else {
        it.intrinsicContentSize = try body.size()
      }
    },
    .init("contentHuggingPriority", example: "{\"horizontal\":251}") { body, it throws(Problem) in
      it.contentHuggingPriority = try body.axes()
    },
    .init("contentCompressionResistancePriority", example: "{\"vertical\":751}") {
      body, it throws(Problem) in
      it.contentCompressionResistancePriority = try body.axes()
    },
  ]
}

extension Body {
  /// Reads a new constraint.
  package mutating func constraint() throws(Problem) -> NewConstraint {
    var record = ConstraintRecord()
    try object("a constraint", ConstraintRecord.fields, into: &record)
    guard record.new.first != .unnamed else { throw missing("item") }
    guard record.hasAttribute else { throw missing("attribute") }
    return record.new
  }

  /// Reads a view's identifier, followed by `.safeAreaLayoutGuide` for its safe area.
  fileprivate mutating func layoutItem() throws(Problem) -> (Identifier, Bool) {
    let text = try string()
    let guide = ".safeAreaLayoutGuide"
    let isGuide = text.hasSuffix(guide)
    let name = isGuide ? String(text.dropLast(guide.count)) : text
    guard let identifier = Identifier(name) else {
      throw invalid(
        "Give a view's identifier, or one followed by .safeAreaLayoutGuide.")
    }
    return (identifier, isGuide)
  }

  fileprivate mutating func axes() throws(Problem) -> (horizontal: Double?, vertical: Double?) {
    let found = try numbers(among: ["horizontal", "vertical"])
    return (found["horizontal"], found["vertical"])
  }
}
