import TestSupport
import HTTP
import Testing
import WindowAPI
import WindowService
import WindowSessions

/// Requests composed of good and bad pieces; `Service` checks each reply against the contract.
@Suite struct RandomRequestTests {
  @Test(arguments: 0..<6)
  func `only a success changes anything, and nothing fails`(seed: Int) {
    let random = SplitMix64(seed: UInt64(seed))
    var limits = SessionLimits()
    (limits.sessions, limits.windowsPerSession, limits.streamsPerSession) = (4, 5, 2)
    (limits.viewsPerSession, limits.viewDepth) = (20, 4)
    let service = Service.demo(limits: limits)
    for view in ["box", "label"] {
      service(#"POST /sessions/demo/views {"id":"\#(view)","superview":"window1"}"#)
    }
    for controller in ["home", "list"] {
      service(#"POST /sessions/demo/controllers {"id":"\#(controller)"}"#)
    }
    service(#"POST /sessions/demo/controllers {"id":"nav","class":"UINavigationController"}"#)
    service(#"POST /sessions/demo/controllers {"id":"tab","class":"UITabBarController"}"#)
    service(#"POST /sessions/demo/controllers {"id":"alert","class":"UIAlertController"}"#)
    service(#"POST /sessions/demo/alerts {"id":"ask","buttons":["OK"]}"#)
    service(#"PATCH /sessions/demo/windows/window1 {"rootViewController":"home"}"#)
    var grammar = RequestGrammar(random)
    var successes = 0
    for _ in 0..<200 {
      let request = grammar.request()
      let before = state(of: service)
      let reply = service.send(request.line, request.fields, body: request.body)
      let after = state(of: service)
      let changes = (200..<300).contains(reply.status) && request.isWrite
      successes += changes ? 1 : 0
      #expect(changes || before == after, "\(request)")
      #expect(reply.status < 500 || reply.json?["code"] == "too-many-sessions", "\(request)")
      if reply.json?["dryRun"] == true { #expect(before == after, "\(request)") }
      let command = request.line.contains("/demo/") && changes && reply.json?["dryRun"] == nil
      if command, let revision = reply[["revision"]] {
        #expect(after.contains("\"revision\":\(revision.json),"))
      }
      service.send("PUT /sessions/demo", [], isChecked: false)
    }
    #expect(successes > 0)
  }

  /// The whole state, in one text.
  private func state(of service: Service) -> String {
    let sessions = service.get("/sessions", isChecked: false)
    let names = (sessions.json?["sessions"]?.elements ?? []).compactMap { $0["id"]?.text }
    return sessions.body
      + names.map { service.get("/sessions/\($0)/snapshot", isChecked: false).body }.joined()
  }
}

struct RequestGrammar {
  struct Request {
    var line = ""
    var fields: [String] = []
    var body: String?
    var isWrite: Bool { !["GET ", "HEAD", "OPTI"].contains(line.prefix(4)) }
  }

  private var random: SplitMix64

  init(_ random: SplitMix64) { self.random = random }

  mutating func request() -> Request {
    var request = Request()
    let route = random.pick(WindowAPI.routes)
    let method = random.chance(92) ? route.method : random.pick(HTTP.Method.allCases)
    request.line = "\(method.rawValue) \(path(route.path))\(query(route))"
    if random.chance(15) {
      let tags = ["\"3\"", "*", "\"0\", \"4\"", "3", "W/\"3\"", ""]
      request.fields.append("If-Match: \(random.pick(tags))")
    }
    if random.chance(10) {
      request.fields.append("If-None-Match: \(random.pick(["*", "\"3\"", "x"]))")
    }
    if random.chance(10) {
      request.fields.append("Prefer: \(random.pick(["return=minimal", "x"]))")
    }
    if random.chance(10) {
      let types = ["application/json", "text/html", "*/*", "text/event-stream", "x", ""]
      request.fields.append("Accept: \(random.pick(types))")
    }
    if random.chance(5) {
      request.fields.append("Last-Event-ID: \(random.pick(["0", "x", "k3x9q2.1"]))")
    }
    if random.chance(5) {
      request.fields.append("Content-Type: \(random.pick(["text/plain", ""]))")
    }
    if [.post, .put, .patch].contains(method), random.chance(80) { request.body = document(route) }
    return request
  }

  private mutating func path(_ pattern: String) -> String {
    if random.chance(2) { return random.pick(["/", "//", "/sessions/", "/x", "/%00", "/%"]) }
    return pattern.split(separator: "/").reduce(into: pattern == "/" ? "/" : "") { path, segment in
      path += "/" + (segment.hasPrefix("{") ? name(String(segment)) : String(segment))
    }
  }

  private mutating func name(_ parameter: String) -> String {
    if random.chance(6) {
      return random.pick(["nobody", "%2F", "%00", "%zz", "2nd", "a%20b", "%C3%A9", "-", ".."])
    }
    switch parameter {
    case "{session}": return random.pick(["demo", "demo", "demo", "d%65mo", "two"])
    case "{screen}": return random.pick(["main", "screen2", "tv"])
    case "{scene}": return random.pick(["scene1", "left"])
    case "{controller}":
      return random.pick(["home", "list", "nav", "nav", "tab", "vc1", "alert", "box"])
    case "{alert}": return random.pick(["ask", "ask", "v1", "box"])
    case "{rule}": return "windows-1.1"
    case "{problem}": return "stale"
    case "{view}": return random.pick(["box", "label", "v1", "v2", "window1", "w1"])
    default: return random.pick(["window1", "window2", "w1", "box", "delegate.window"])
    }
  }

  private mutating func query(_ route: Route) -> String {
    guard random.chance(25) else { return "" }
    if route.query.contains("point") || route.query.contains("tag"), random.chance(80) {
      return "?" + place(route)
    }
    let good = [
      "dryRun=true", "dryRun=false", "as=swift", "as=objc", "as=curl", "include=all", "limit=2",
      "after=0", "screen=tv",
      "style=exploded", "style=exploded&spacing=0&depth=0,9", "of=box",
    ]
    let bad = ["dryRun=1", "as=x", "include=x", "limit=0", "after=x", "x=1", "%zz", "&", "dryRun"]
    let known = good.filter { piece in route.query.contains { piece.hasPrefix("\($0)=") } }
    return "?" + random.pick(known.isEmpty || random.chance(30) ? bad : known)
  }

  /// The parameters of a question about points.
  private mutating func place(_ route: Route) -> String {
    guard route.query.contains("point") else { return "tag=\(random.pick(["0", "1", "x", ""]))" }
    var query = random.pick(["point=1,1", "point=25,75", "point=1e9,-1", "point=1", "rect=0,0,9,9"])
    if random.chance(40) { query += random.pick(["&to=box", "&from=screen", "&to=x", "&from=w1"]) }
    return query
  }

  private mutating func document(_ route: Route) -> String {
    if random.chance(8) {
      return random.pick([
        "{", "[]", "null", "{'a':1}", "{\"alpha\":1}}", "\u{FEFF}{}", " ", "{}{}",
      ])
    }
    var fields: [String] = []
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      fields.append("\"\(fieldName(route))\":\(value())")
    }
    if route.operation == "setReference", random.chance(70) {
      fields = ["\"object\":\(random.pick(["\"window1\"", "\"window2\"", "null", "\"w9\"", "1"]))"]
    }
    let view = random.pick(["box", "label", "v1", "v2", "window1", "nobody"])
    if route.operation.contains("ubview"), random.chance(80) {
      fields = ["\"view\":\"\(view)\""]
      if random.chance(30) { fields.append(random.pick(["\"at\":0", "\"below\":\"label\""])) }
    } else if route.operation == "createView", random.chance(60) {
      fields.append("\"superview\":\"\(view)\"")
    } else if route.operation == "exchangeSubview", random.chance(80) {
      fields = ["\"at\":0", "\"with\":\(random.pick(["0", "1", "2"]))"]
    }
    if route.path.contains("/controllers"), random.chance(60) {
      fields = controllerFields(route)
    }
    if route.operation == "presentFromWindow", random.chance(80) {
      fields = controllerFields(route) + ["\"from\":\"keyWindow\""]
    }
    if route.path.contains("/alerts"), random.chance(70) { fields = alertFields(route) }
    if route.operation == "stepRunLoop", random.chance(80) {
      fields = [random.pick(["\"turns\":1", "\"turns\":0", "\"until\":\"idle\""])]
    }
    if route.operation == "sendInput", random.chance(80) {
      fields = random.pick([
        ["\"type\":\"tap\"", "\"at\":[100,150]"], ["\"type\":\"motion\""],
        ["\"type\":\"touch\"", "\"phase\":\"began\"", "\"at\":[100,150]"],
        ["\"type\":\"touch\"", "\"phase\":\"ended\""],
        ["\"type\":\"tap\"", "\"at\":[100,150]", "\"screen\":\"screen2\""],
        ["\"type\":\"text\"", "\"text\":\(value())"],
      ])
    }
    if route.operation == "runCode", random.chance(80) {
      let sources = [
        "[window1 makeKeyAndVisible];", "window2.isHidden = false", "UIWindow *w = [UIWindow new];",
        "NSLog(@\\\"%@\\\", application.windows);", "[box addSubview:box];", "let", "}", "",
      ]
      fields = ["\"source\":\"\(random.pick(sources))\""]
      if random.chance(20) { fields.append("\"language\":\(random.pick(["\"swift\"", value()]))") }
      if random.chance(20) { fields.append("\"self\":\"\(random.pick(["home", "box", "no"]))\"") }
    }
    if route.operation == "sendAction", random.chance(80) {
      fields = ["\"action\":\"copy:\"", "\"from\":\"\(view)\""]
      if random.chance(20) { fields.append("\"to\":\"\(view)\"") }
    }
    return "{\(fields.joined(separator: ","))}"
  }

  private mutating func controllerFields(_ route: Route) -> [String] {
    let name = random.pick(["\"home\"", "\"list\"", "\"vc1\"", "\"box\"", "null"])
    switch route.operation {
    case "createController", "changeController":
      return random.pick([
        [], ["\"title\":\"Home\""], ["\"view\":\(name)"], ["\"class\":\"UITableViewController\""],
        ["\"id\":\(name)"], ["\"class\":\"UINavigationController\""],
        ["\"class\":\"UIPageViewController\"", "\"pages\":[\(name)]"],
        ["\"class\":\"UISplitViewController\"", "\"viewControllers\":[\(name)]"],
        ["\"collapsesSecondary\":true"],
        ["\"pages\":null", "\"transitionStyle\":\"scroll\""],
        ["\"viewControllers\":[\(name)]"], ["\"handles\":[\"motion\"]"],
        ["\"modalPresentationStyle\":\"\(random.pick(["pageSheet", "none", "x"]))\""],
        ["\"actions\":[{\"title\":\"OK\"}]"], ["\"delegate\":\(name)"],
        ["\"canBecomeFirstResponder\":\(value())", "\"respondsTo\":\(value())"],
      ])
    case "present", "presentFromWindow":
      return [
        "\"viewController\":\(random.chance(30) ? "\"alert\"" : name)",
        "\"completion\":\(random.pick(["\"shown\"", "\"2\"", "null"]))",
      ].dropLast(random.chance(60) ? 1 : 0)
    case "dismiss": return random.chance(60) ? [] : ["\"animated\":\(value())"]
    case "chooseAction": return ["\"action\":\(random.pick(["\"OK\"", "\"No\"", "1"]))"]
    case "swipePage":
      return random.pick([
        [], ["\"cancelled\":\(value())"], ["\"direction\":\"reverse\""], ["\"direction\":1"],
      ])
    case "swipeBack": return random.chance(50) ? [] : ["\"cancelled\":\(value())"]
    case "push", "popTo": return ["\"controller\":\(name)", "\"animated\":\(value())"]
    case "pop", "popToRoot": return random.chance(70) ? [] : ["\"animated\":\(value())"]
    case "setViewControllers": return ["\"viewControllers\":[\(name)]"]
    case "select", "tapTab": return ["\"index\":\(random.pick(["0", "1", "-1"]))"]
    case "addChild": return ["\"controller\":\(name)"]
    case "willMove", "didMove": return ["\"toParent\":\(name)"]
    case "beginAppearanceTransition": return ["\"isAppearing\":\(value())"]
    default: return []
    }
  }

  private mutating func alertFields(_ route: Route) -> [String] {
    switch route.operation {
    case "createAlert":
      return random.pick([
        ["\"class\":\"UIActionSheet\""], ["\"buttons\":[\"OK\"]", "\"retained\":false"],
        ["\"alertViewStyle\":\"plainTextInput\""], ["\"id\":\"box\""], ["\"title\":\(value())"],
      ])
    case "clickButton": return ["\"button\":\(random.pick(["\"OK\"", "\"No\"", "1"]))"]
    default: return []
    }
  }

  private mutating func fieldName(_ route: Route) -> String {
    let window = [
      "frame", "windowScene", "rootViewController", "alpha", "isHidden", "windowLevel",
      "canBecomeKey", "backgroundColor", "overrides", "respondsTo",
    ]
    if route.operation == "connectScreen" { return random.pick(["size", "size", "id", "scale"]) }
    if route.operation == "changeApplication" {
      return random.pick(["state", "orientation", "statusBar"])
    }
    if route.operation == "sendAction" { return random.pick(["action", "to", "from"]) }
    if route.operation == "changeScene" { return random.pick(["beside", "share"]) }
    if route.operation == "connectScene" { return random.pick(["id", "screen"]) }
    let session = ["profile", "device", "launch", "knobs", "id"]
    if random.chance(5) { return random.pick(["isHiden", "", "x", "a~b"]) }
    let view = [
      "transform", "tag", "autoresizingMask", "class", "center", "bounds", "contentSize",
      "contentInset", "alwaysBounceVertical", "isScrollEnabled",
    ]
    if route.path.contains("/views") { return random.pick(window + view + ["id", "retained"]) }
    return route.path.contains("windows")
      ? random.pick(window + ["id", "retained"]) : random.pick(session)
  }

  private mutating func value() -> String {
    random.pick([
      "true", "false", "true", "false", "1", "0.5", "null", "\"red\"", "\"alert\"", "\"window3\"",
      "[0,0,10,10]", "[64,48]", "{\"x\":1,\"y\":1,\"width\":2,\"height\":2}",
      "{\"scenes\":\"none\"}",
      "\"ios8\"", "\"background\"", "\"manual\"", "\"iPhone 5s\"", "[1]", "-1", "1e300", "[10,10]",
      "[0,1,-1,0,5,5]", "{\"rotation\":1}", "{\"scale\":0}", "[\"flexibleWidth\"]",
      "\"UIScrollView\"", "\"home\"", "\"list\"", "\"two\"", "{}", "\"landscapeLeft\"",
      "{\"isHidden\":true}", "[\"becomeKey\"]", "[\"copy:\"]",
    ])
  }
}
