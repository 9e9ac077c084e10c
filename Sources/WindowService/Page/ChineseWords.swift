import CWebAssets
package import HTTP
import JSON
package import WindowModel

/// What the service says in Chinese to clients that ask for it: the words that its page has.
package enum ChineseWords {
  /// The field of a reply that says so.
  package static let field = HeaderField(.contentLanguage, "zh-Hans")

  /// What a rule states.
  package static func statement(of rule: Rule) -> String? { rules[rule.rawValue] }

  /// What a kind of problem is.
  package static func title(of code: ProblemCode) -> String? { problems[code.name] }

  private static let rules = texts(of: "rules-zh-Hans.json", in: nil)
  private static let problems = texts(of: "replies-zh-Hans.json", in: "problems")

  /// The texts of an embedded file by their names, or those of one object in it.
  private static func texts(of file: String, in object: String?) -> [String: String] {
    let asset = web_file(file)
    let bytes = asset.bytes.map { Array(UnsafeRawBufferPointer(start: $0, count: asset.count)) }
    return bytes.flatMap { try? texts(in: $0, object) } ?? [:]
  }

  private static func texts(
    in bytes: [UInt8], _ object: String?
  ) throws(JSONError) -> [String: String] {
    var json = JSONReader(bytes)
    var texts: [String: String] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      if object == nil {
        texts[key] = try json.readString()
      } else if key == object {
        try json.beginObject()
        while let name = try json.nextKey() { texts[name] = try json.readString() }
      } else {
        try json.skipValue()
      }
    }
    return texts
  }
}

extension Problem {
  /// The same problem as this client reads it: in Chinese where it asks for that, and with a command that its own
  /// curl understands.
  func told(to request: borrowing Request) -> Problem {
    var problem = spelled(for: request)
    guard request.prefersChinese, let title = ChineseWords.title(of: code) else { return problem }
    problem.title = title
    problem.headers.append(ChineseWords.field)
    return problem
  }
}
