/// Values from earlier replies for use in later requests.
struct Learned {
  var code = ""
  var token = ""
  var epoch = "k3x9q2"
  /// A session's export.
  var document = ""

  mutating func learn(from reply: [UInt8], to request: FuzzRequest) {
    if request.target.contains("/export"), reply.count < 20_000 {
      document = String(decoding: reply, as: UTF8.self)
    }
    guard reply.count < 2000 else { return }
    let text = String(decoding: reply, as: UTF8.self)
    if request.target.hasSuffix("/class"), let found = Self.value(of: "code", in: text) {
      code = found
    }
    for name in ["control", "token"] {
      if let found = Self.value(of: name, in: text) { token = found }
    }
    if let found = Self.value(of: "epoch", in: text) { epoch = found }
  }

  private static func value(of name: String, in json: String) -> String? {
    guard let start = json.firstRange(of: "\"\(name)\":\"") else { return nil }
    return json[start.upperBound...].split(separator: "\"", maxSplits: 1).first.map(String.init)
  }
}
