import HTTP
import Operations
import Problems
import WindowAPI

/// The served openapi.yaml, and whether replies follow it.
struct Contract {
  /// One of its operations.
  struct Operation {
    let method: HTTP.Method
    let path: String
    let node: Tree
  }

  static let text = Service().get("/openapi.yaml", isChecked: false).body
  static let document = (try? Tree(yaml: text)) ?? .null
  static let schema = Schema(document: document)

  static let operations: [Operation] = (document["paths"] ?? .null).fields.flatMap { path, item in
    item.fields.compactMap { name, node in
      HTTP.Method(rawValue: name.uppercased()).map { Operation(method: $0, path: path, node: node) }
    }
  }

  /// The operation of a request.
  static func operation(_ method: HTTP.Method, _ target: String) -> Operation? {
    let path = target.prefix { $0 != "?" }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    let method = method == .head ? .get : method
    let matches = operations.filter { operation in
      let pattern = operation.path.split(separator: "/", omittingEmptySubsequences: false)
      return operation.method == method && pattern.count == segments.count
        && zip(pattern, segments).allSatisfy { $0 == $1 || $0.hasPrefix("{") && !$1.isEmpty }
    }
    return matches.min { $0.path.count { $0 == "{" } < $1.path.count { $0 == "{" } }
  }

  /// The parameters of an operation's path and of the operation itself.
  static func parameters(of operation: Operation) -> [Tree] {
    let shared = document["paths"]?[operation.path]?["parameters"] ?? .null
    let own = operation.node["parameters"] ?? .null
    return (shared.elements + own.elements).map(schema.resolve)
  }

  /// The faults of a reply.
  static func faults(in reply: Reply, to method: HTTP.Method, _ target: String) -> [String] {
    if method == .options, reply.status == 204 { return reply["Allow"] == nil ? ["no Allow"] : [] }
    guard let operation = operation(method, target) else { return problemFaults(in: reply) }
    let responses = operation.node["responses"]
    let listed = responses?["\(reply.status)"]
    if listed == nil, !mayRefuse(reply) {
      return ["\(operation.path) does not list \(reply.status)"]
    }
    let response = schema.resolve(listed ?? responses?["default"] ?? .null)
    var faults = headerFaults(in: reply, response)
    guard let type = reply.contentType else {
      return faults + (response["content"] == nil ? [] : ["there is no body"])
    }
    guard let content = response["content"]?[type] else {
      return faults + ["\(operation.path) \(reply.status) does not list \(type)"]
    }
    if type.hasSuffix("json") {
      faults += schema.faults(in: reply.json ?? .null, content["schema"])
    }
    return type == "application/problem+json" ? faults + problemFaults(in: reply) : faults
  }

  /// The codes of each status that any operation may return: the table of the general refusal.
  static let general: [Int: Set<String>] = {
    let table = document["components"]?["responses"]?["Refused"]?["description"]?.text ?? ""
    var codes: [Int: Set<String>] = [:]
    var status: Int?
    for line in table.split(separator: "\n") where line.hasPrefix("    ") {
      var words = line.split(separator: " ")
      if let number = words.first.flatMap({ Int($0) }) {
        status = number
        words.removeFirst()
      }
      guard let status else { continue }
      codes[status, default: []].formUnion(words.map(String.init))
    }
    return codes
  }()

  /// Whether any operation may give the reply. A reply to HEAD has no code.
  private static func mayRefuse(_ reply: Reply) -> Bool {
    guard let code = reply.json?["code"]?.text else { return reply.status >= 400 }
    return general[reply.status]?.contains(code) == true
  }

  /// The security of an operation: its own, or that of the whole document.
  static func security(_ operation: Tree) -> [String] {
    let schemes = operation["security"] ?? document["security"] ?? .null
    return schemes.elements.compactMap(\.fields.keys.first)
  }

  private static func headerFaults(in reply: Reply, _ response: Tree) -> [String] {
    reply.headers.flatMap { field -> [String] in
      // Every reply has the fields for pages of other origins.
      if field.name.rawValue.hasPrefix("Access-Control-") { return [] }
      if field == HeaderField(.vary, "Origin") || field.name == .traceParent { return [] }
      // Every long body has the field for its coding.
      if field == HeaderField(.vary, "Accept-Encoding") { return [] }
      if field.name == .contentEncoding { return [] }
      // Every reply about a session has its revision.
      let header = response["headers"]?[field.name.rawValue]
      let general =
        field.name == .etag ? document["components"]?["headers"]?["ETag"] : nil
      guard let header = header ?? general else {
        return ["\(field.name.rawValue) is not documented"]
      }
      let node = schema.resolve(header)["schema"] ?? .null
      let isNumber = schema.resolve(node)["type"] == "integer"
      let value = isNumber ? Double(field.value).map(Tree.number) : Tree.string(field.value)
      return schema.faults(in: value ?? .null, node, at: field.name.rawValue)
    }
  }

  private static func problemFaults(in reply: Reply) -> [String] {
    guard reply.contentType == "application/problem+json", let json = reply.json else {
      return ["\(reply.status) is no problem"]
    }
    let code = ProblemCode.all.first { json["code"]?.text == $0.name }
    var faults = schema.faults(in: json, document["components"]?["schemas"]?["Problem"])
    if code.map({ Int($0.status.rawValue) }) != reply.status { faults.append("wrong status") }
    if json["status"]?.number != Double(reply.status) { faults.append("status differs") }
    return faults
  }
}
