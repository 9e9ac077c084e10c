/// A request, with a textual form that can be parsed again.
struct FuzzRequest: CustomStringConvertible {
  var method = "GET"
  var target = "/"
  var headers: [(name: String, value: String)] = []
  var body = ""

  var description: String {
    headers.reduce("\(method) \(target)") { $0 + "\n\($1.name): \($1.value)" } + "\n\n\(body)\n"
  }
}
