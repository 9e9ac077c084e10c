import Testing

/// Paths that do not exist but that newcomers try first: the reply names the right operation.
@Suite struct DetourTests {
  private let service: Service
  private let at = "localhost:8080/sessions/demo"

  init() {
    service = Service()
    service("PUT /sessions/demo")
    service("POST /sessions/demo/windows {\"id\":\"w\"}")
    service("POST /sessions/demo/views {\"id\":\"v\",\"superview\":\"w\"}")
    service("POST /sessions/demo/views {\"id\":\"label\"}")
    service("POST /sessions/demo/controllers {\"id\":\"list\"}")
    service(
      "POST /sessions/demo/controllers {\"id\":\"nav\",\"class\":\"UINavigationController\"}")
  }

  @Test(arguments: [
    ("GET", "/keyWindow", "/queries/keyWindow says", "curl @/queries/keyWindow"),
    ("GET", "/window", "/windows lists the windows", "curl @/windows"),
    (
      "GET", "/rootViewController", "'rootViewController' is a field of each window",
      "curl @/windows"
    ),
    (
      "GET", "/topViewController", "/queries/currentViewController finds",
      "curl @/queries/currentViewController"
    ),
    ("GET", "/state", "/snapshot is the session's state.", "curl @/snapshot"),
    ("GET", "/screenshot", "/snapshot.svg is", "curl @/snapshot.svg"),
    ("GET", "/history", "/commands lists", "curl @/commands"),
    ("POST", "/undo", "Undo does not exist; fork", "curl --json '{\"at\":0}' @/forks"),
    (
      "POST", "/shake", "A shake is an input of the type motion.",
      "curl --json '{\"type\":\"motion\",\"subtype\":\"shake\"}' @/inputs"
    ),
    (
      "POST", "/windows/w/show", "A window shows when its isHidden is false: PATCH sets it.",
      "curl -X PATCH --json '{\"isHidden\":false}' @/windows/w"
    ),
    (
      "POST", "/windows/w/hide", "A window hides when its isHidden is true: PATCH sets it.",
      "curl -X PATCH --json '{\"isHidden\":true}' @/windows/w"
    ),
    (
      "POST", "/windows/w/makeVisible", "A window shows when",
      "curl -X PATCH --json '{\"isHidden\":false}' @/windows/w"
    ),
    (
      "POST", "/windows/w/resignKey",
      "UIKit itself calls resignKey when a window stops being key, and an app never should: make another window key, or hide this one.",
      "curl -X PATCH --json '{\"isHidden\":true}' @/windows/w"
    ),
    (
      "POST", "/windows/w/becomeKey", "UIKit itself calls becomeKey",
      "curl -X POST @/windows/w/makeKey"
    ),
    ("GET", "/windows/w/frame", "'frame' is a field: GET", "curl @/windows/w"),
    (
      "PUT", "/windows/w/frame", "'frame' is a field: GET",
      "curl -X PATCH --json '{\"frame\":[20,70,200,200]}' @/windows/w"
    ),
    (
      "POST", "/windows/w/setHidden", "'isHidden' is a field: GET",
      "curl -X PATCH --json '{\"isHidden\":false}' @/windows/w"
    ),
    ("GET", "/windows/w/isKeyWindow", "'isKeyWindow' is a field", "curl @/windows/w"),
    ("POST", "/windows/w/close", "A window is released when", "curl -X DELETE @/windows/w"),
    (
      "POST", "/windows/w/addSubview", "POST to the view's subviews",
      "curl --json '{\"superview\":\"w\"}' @/views"
    ),
    (
      "POST", "/views/v/removeFromSuperView", "POST to the view's removeFromSuperview",
      "curl -X POST @/views/v/removeFromSuperview"
    ),
    ("GET", "/views/v/superview", "'superview' is a field", "curl @/views/v"),
    ("GET", "/views/v/window", "A view's tree.txt", "curl @/views/v/responderChain"),
    (
      "POST", "/controllers/nav/pushViewController", "POST to its push",
      "curl --json '{\"controller\":\"list\"}' @/controllers/nav/push"
    ),
    (
      "GET", "/controllers/nav/viewControllers", "'viewControllers' is a field",
      "curl @/controllers/nav"
    ),
  ])
  func `what newcomers try leads to what there is`(
    method: String, path: String, hint: String, example: String
  ) {
    let reply = service("\(method) /sessions/demo\(path)")
    #expect(reply.problem == "404 not-found")
    #expect(reply.hint?.hasPrefix(hint) == true, "\(reply.hint ?? "no hint")")
    let line = example.replacing("@", with: at)
    #expect(reply.json?["try"]?.text == line)
    let done = perform(line)
    #expect((200..<300).contains(done.status), "\(done.line)")
  }

  /// Carries out a curl command.
  private func perform(_ line: String) -> Reply {
    let words = line.split(separator: " ").map(String.init)
    let body = words.first { $0.hasPrefix("'") }.map { String($0.dropFirst().dropLast()) }
    let method = words.firstIndex(of: "-X").map { words[$0 + 1] } ?? (body == nil ? "GET" : "POST")
    let path = (words.last ?? "").replacing("localhost:8080", with: "")
    return service("\(method) \(path)" + (body.map { " \($0)" } ?? ""))
  }

  @Test func `a path that lacks its session says where the session goes`() {
    let reply = service("GET /keyWindow")
    #expect(
      reply.hint
        == "/queries/keyWindow says which window is key, and how that is found. Its path is below /sessions/{session}."
    )
    #expect(reply.json?["try"]?.text == "curl localhost:8080/sessions")
  }

  @Test func `a name that is no identifier stands in no body`() {
    let reply = service("POST /sessions/demo/views/a'$(b)/addSubview")
    #expect(reply.json?["try"]?.text == "curl --json '{\"superview\":\"label\"}' \(at)/views")
    #expect(
      service("GET /sessions/a'b/windows/c'd/frame").json?["try"]?.text
        == "curl localhost:8080/sessions/a%27b/windows/c%27d")
  }

  @Test func `a batch leads there too`() {
    let reply = service(
      "POST /sessions/demo/commands [{\"method\":\"POST\",\"path\":\"/windows/w/show\"}]")
    #expect(reply.problem == "422 invalid-value /0/path")
    #expect(reply.hint?.hasPrefix("A window shows when its isHidden is false") == true)
  }

  @Test func `any other path has no detour`() {
    #expect(service("GET /sessions/demo/completelyDifferent").hint == nil)
    #expect(service("GET /sessions/demo/windows/w/nothing/more").hint == nil)
    #expect(service("GET /sessions").status == 200)
  }
}
