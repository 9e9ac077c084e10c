import UIKit

struct Rule {
  let message: String
  let isValid: (String) -> Bool
  static let required = Rule(message: "is required") { !$0.isEmpty }
  static func minimum(_ count: Int) -> Rule {
    Rule(message: "needs \(count) characters") { $0.count >= count }
  }
  static let email = Rule(message: "is no address") { $0.contains("@") && !$0.hasPrefix("@") }
}
final class ValidatedField: UITextField {
  var rules: [Rule] = []
  var name = ""
  var problems: [String] {
    rules.filter { !$0.isValid(text ?? "") }.map { "\(name) \($0.message)" }
  }
}
func field(_ name: String, _ rules: Rule...) -> ValidatedField {
  let field = ValidatedField()
  field.name = name
  field.rules = rules
  return field
}
let fields = [field("name", .required), field("email", .required, .email), field("password", .minimum(6))]
func check() {
  let problems = fields.flatMap(\.problems)
  print(problems.isEmpty ? "all valid" : problems.joined(separator: "; "))
}
check()
fields[0].text = "Ann"
fields[1].text = "ann"
fields[2].text = "12345"
check()
fields[1].text = "ann@example.com"
fields[2].text?.append("6")
check()
