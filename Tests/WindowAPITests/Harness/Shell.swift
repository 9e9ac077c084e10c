import Testing

/// Runs the curl commands that replies suggest.
enum Shell {
  static func run(_ command: String, on service: Service) throws -> Reply {
    var words = try split(command)[...]
    #expect(words.popFirst() == "curl")
    var method: String?
    var fields: [String] = []
    var body: String?
    var url = ""
    while let word = words.popFirst() {
      switch word {
      case "-X": method = words.popFirst()
      case "-H": fields.append(words.popFirst() ?? "")
      case "--json": body = words.popFirst()
      default: url = word
      }
    }
    let path = try #require(url.firstIndex(of: "/").map { url[$0...] })
    return service.send("\(method ?? (body == nil ? "GET" : "POST")) \(path)", fields, body: body)
  }

  /// Splits a command into words as a shell does; the service writes only single quotation marks.
  private static func split(_ command: String) throws -> [String] {
    let parts = command.split(separator: "'", omittingEmptySubsequences: false)
    try #require(parts.count % 2 == 1)
    return parts.enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }
}
