import CWebAssets
package import HTTP
import JSON
package import WindowModel

/// The service's Chinese texts, which are those of its page, for clients that prefer Chinese.
package enum ChineseWords {
  /// The header field that marks a reply as Chinese.
  package static let field = HeaderField(.contentLanguage, "zh-Hans")

  /// Returns a rule's statement.
  package static func statement(of rule: Rule) -> String? { rules[rule.rawValue] }

  /// Returns the title of a kind of problem.
  package static func title(of code: ProblemCode) -> String? { problems[code.name] }

  private static let rules = texts(of: "rules-zh-Hans.json", in: nil)
  private static let problems = texts(of: "replies-zh-Hans.json", in: "problems")

  /// Returns the texts of an embedded file by their names, or those of one object in it.
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
  /// Returns the same problem for this client: in Chinese if it prefers that, and with a command that its own
  /// curl understands.
  func told(to request: borrowing Request) -> Problem {
    var problem = spelled(for: request)
    guard request.prefersChinese, let title = ChineseWords.title(of: code) else { return problem }
    problem.title = title
    problem.headers.append(ChineseWords.field)
    return problem
  }
}
