import HTTP
import JSON

/// Adapts the commands in error replies to the client's version of curl.
///
/// `--json` came with curl 7.82; its long form works with every curl.
extension Problem {
  /// The same problem, with a command that the client's own curl understands.
  func spelled(for request: borrowing Request) -> Problem {
    guard let example, let agent = request[.userAgent], !Self.knowsJSON(agent) else { return self }
    var problem = self
    problem.example = example.replacing(
      " --json '", with: " -H 'Content-Type: application/json' -d '")
    return problem
  }

  /// Whether a client is not curl, or a curl that has `--json`.
  private static func knowsJSON(_ agent: String) -> Bool {
    guard agent.hasPrefix("curl/") else { return true }
    let numbers = agent.dropFirst(5).prefix { $0 != " " }.split(separator: ".")
      .map { Int(asWritten: String($0)) }
    guard let major = numbers.first ?? nil, let minor = numbers.dropFirst().first ?? nil else {
      return false
    }
    return major > 7 || major == 7 && minor >= 82
  }
}
