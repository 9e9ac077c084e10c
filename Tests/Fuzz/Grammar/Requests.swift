import HTTP
import TestSupport
import WindowAPI
import WindowService

/// Generates requests to every route.
final class Requests {
  private static let session = "/sessions/{session}"

  private let contract: Contract
  private let sources: Sources
  private let names = Names()
  /// The routes, repeated according to their frequency.
  private let routes: [Route]
  private let commands: [Route]
  /// The percentage of invalid values.
  var wildness = 0
  var learned = Learned()

  init(_ contract: Contract, _ sources: Sources) {
    self.contract = contract
    self.sources = sources
    routes = WindowAPI.routes.flatMap { Array(repeating: $0, count: Self.weight($0)) }
    commands = routes.filter { $0.path.hasPrefix(Self.session) && $0.method != .get }
  }

  private static func weight(_ route: Route) -> Int {
    let ends = { (suffixes: [String]) in suffixes.contains { route.path.hasSuffix($0) } }
    return switch route.method {
    case .delete: ends(["{session}", "{code}"]) ? 1 : 2
    case .put: ends(["{session}"]) ? 4 : 3
    case .post where ends(["/views", "/windows", "/subviews", "/controllers"]): 20
    case .post where ends(["/code", "/commands", "/nibs", "/inputs", "/screens"]): 12
    case .get where ends([".svg", ".txt", "/moments", "/commands", "hitTest", "/export"]): 8
    default: 4
    }
  }

  /// The requests that start a session: with any settings or, if these are refused, without; then with objects of
  /// any size.
  func opening(_ random: inout SplitMix64) -> [FuzzRequest] {
    let settings = bodies.json(.named("SessionSettings"), field: "sessions", &random)
    let start = FuzzRequest(method: "PUT", target: "/sessions/demo")
    var requests = [start, start]
    if random.chance(50) { requests[0].body = settings }
    for (path, body) in [
      ("screens", #"{"id":"tv","size":[\#(side(&random)),\#(side(&random))]}"#),
      ("windows", #"{"id":"w0","isHidden":false,"frame":\#(rect(&random))}"#),
      ("windows", #"{"id":"w1","screen":"tv","isHidden":false,"frame":\#(rect(&random))}"#),
      ("views", #"{"id":"v0","superview":"w0","frame":\#(rect(&random))}"#),
      ("views", #"{"id":"v1","superview":"v0","frame":\#(rect(&random))}"#),
      ("views", #"{"id":"v2","superview":"w1","frame":\#(rect(&random))}"#),
      ("controllers", #"{"id":"c0"}"#), ("controllers", #"{"id":"c1","kind":"navigation"}"#),
    ] where random.chance(80) {
      requests.append(FuzzRequest(method: "POST", target: "/sessions/demo/\(path)", body: body))
    }
    return requests
  }

  private func side(_ random: inout SplitMix64) -> String {
    random.pick(Hazards.places.filter { !$0.hasPrefix("-") }, else: "640")
  }

  private func rect(_ random: inout SplitMix64) -> String {
    let x = random.pick(Hazards.places, else: "0")
    return "[\(x),\(side(&random)),\(side(&random)),\(side(&random))]"
  }

  func next(_ random: inout SplitMix64) -> FuzzRequest {
    guard let route = routes.randomElement(using: &random) else { return FuzzRequest() }
    var request = FuzzRequest(method: route.method.rawValue)
    request.target = path(of: route, &random) + query(of: route, &random)
    if let schema = contract.operations[route.operation]?.body, random.chance(90) {
      request.body = body(of: route, schema, &random)
    }
    request.headers = headers(&random)
    if random.chance(wildness) {
      request.method = random.pick(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"], else: "")
    }
    return request
  }

  private var bodies: Bodies {
    Bodies(
      contract: contract, names: names, source: sources.next, command: { self.command(&$0) },
      wildness: wildness)
  }

  private func body(
    of route: Route, _ schema: Contract.Schema, _ random: inout SplitMix64
  ) -> String {
    if route.path == "/imports", !learned.document.isEmpty, random.chance(70) {
      return random.chance(20) ? learned.document : Hazards.mutated(learned.document, &random)
    }
    let nouns = route.path.split(separator: "/").map(String.init)
    let body = bodies.json(schema, field: nouns.last ?? "", &random)
    return random.chance(wildness / 2) ? Hazards.mutated(body, &random) : body
  }

  /// Generates a command for a batch, as JSON.
  private func command(_ random: inout SplitMix64) -> String {
    guard let route = commands.randomElement(using: &random) else { return "{}" }
    let path = path(of: route, &random).split(separator: "/").dropFirst(2)
    var fields = [
      #""method":"\#(route.method.rawValue)""#,
      #""path":"# + Hazards.quoted("/" + path.joined(separator: "/")),
    ]
    // A nested batch is refused, so only a few are generated.
    if let schema = contract.operations[route.operation]?.body,
      route.operation != "runCommands" || random.chance(2)
    {
      fields.append(#""body":"# + body(of: route, schema, &random))
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private func path(of route: Route, _ random: inout SplitMix64) -> String {
    let parts = route.path.split(separator: "/").map { part -> String in
      guard part.hasPrefix("{") else { return String(part) }
      let name = String(part.dropFirst().dropLast())
      if random.chance(wildness) { return escaped(Hazards.text(&random), &random) }
      switch name {
      case "session": return random.chance(85) ? "demo" : names.name(for: name, &random)
      case "code" where !learned.code.isEmpty: return learned.code
      case "poll": return "\(Int.random(in: 0...3, using: &random))"
      default: return escaped(bodies.text(of: name, &random), &random)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  private func query(of route: Route, _ random: inout SplitMix64) -> String {
    var fields: [String] = []
    let share = random.pick([0, 10, 40], else: 10)
    for (name, schema) in contract.operations[route.operation]?.query ?? []
    where random.chance(share) {
      var value = bodies.json(schema, field: name, &random)
      if value.hasPrefix("\"") { value = String(value.dropFirst().dropLast()) }
      // Existing revisions, counted from both ends.
      if ["at", "revision", "after", "from"].contains(name), random.chance(60) {
        value = "\(Int.random(in: -8...40, using: &random))"
      }
      fields.append(name + "=" + escaped(value, &random))
    }
    return fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
  }

  private func headers(_ random: inout SplitMix64) -> [(name: String, value: String)] {
    var headers: [(name: String, value: String)] = []
    for (name, values) in [
      ("If-Match", ["*", "\"3\"", "\"1\", W/\"2\""]), ("If-None-Match", ["*", "\"2\""]),
      ("Prefer", ["return=minimal"]), ("Idempotency-Key", ["k1", "\"k2\""]),
      ("Accept", ["text/plain", "text/event-stream", "image/svg+xml;q=0.5, */*;q=0"]),
      ("Authorization", ["Bearer \(learned.token)"]),
      ("Last-Event-ID", ["\(learned.epoch).3", "2.1"]),
      ("Traceparent", ["00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"]),
    ] where random.chance(name == "Authorization" ? 30 : 2) {
      let value = random.pick(values, else: "")
      headers.append((name, random.chance(wildness) ? Hazards.text(&random) : value))
    }
    return headers
  }

  /// Percent-encodes a text for a request target.
  private func escaped(_ text: String, _ random: inout SplitMix64) -> String {
    if random.chance(wildness / 4) { return text }
    return text.utf8.map { byte in
      let letter = UnicodeScalar(byte)
      let isPlain = letter.isASCII && letter.properties.isAlphabetic
      return isPlain || "0123456789-_.,".unicodeScalars.contains(letter)
        ? String(letter) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
