class Request {
  let path: String
  init(path: String) { self.path = path }
  var method: String { "GET" }
  var headers: [String] { ["Accept: text/plain"] }
  func body() -> String? { nil }
  final func describe() -> String {
    var lines = ["\(method) \(path)"] + headers
    if let body = body() { lines.append("[\(body)]") }
    return lines.joined(separator: "\n")
  }
}
class PostRequest: Request {
  private let text: String
  init(path: String, text: String) {
    self.text = text
    super.init(path: path)
  }
  override var method: String { "POST" }
  override var headers: [String] { super.headers + ["Content-Length: \(text.count)"] }
  override func body() -> String? { text }
}
print(Request(path: "/a").describe())
print(PostRequest(path: "/b", text: "hello").describe())
