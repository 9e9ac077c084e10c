package import JSON
package import WindowModel

extension JSONWriter {
  /// A rule, within an object.
  package mutating func fields(of rule: Rule) {
    field("id", rule.rawValue)
    field("statement", rule.entry.statement)
    field("source", rule.entry.source)
    field("confidence", rule.entry.confidence.rawValue)
    let versions = rule.confirmedOn
    if !versions.isEmpty { array("confirmedOn", versions) { $0.value($1) } }
  }
}
