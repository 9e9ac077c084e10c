package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes a rule, within an object; `statement` is a translation of its statement.
  package mutating func fields(of rule: Rule, statement: String? = nil) {
    field("id", rule.rawValue)
    field("statement", statement ?? rule.entry.statement)
    field("source", rule.entry.source)
    field("confidence", rule.entry.confidence.rawValue)
    let versions = rule.confirmedOn
    if !versions.isEmpty { array("confirmedOn", versions) { $0.value($1) } }
  }
}
