import Testing

@Suite struct ControllerTests {
  private let controllers = "/sessions/demo/controllers"

  @Test func `a root's callbacks come with the write that shows its window`() {
    let service = Service.demo()
    service("POST \(controllers) {\"id\":\"home\",\"class\":\"HomePage\"}")
    let reply = service(#"PATCH /sessions/demo/windows/window1 {"rootViewController":"home"}"#)
    #expect(reply[["result", "rootViewController"]] == "home")
    let callbacks = (reply.json?["events"]?.elements ?? []).filter { $0["object"] == "home" }
    #expect(
      callbacks.compactMap { $0["name"]?.text } == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    #expect(callbacks.compactMap { $0["turn"]?.number } == [0, 0, 0, 0, 0, 1])
    #expect(callbacks.last?["animated"] == false)
    #expect(service.get("/sessions/demo/views/home-view").json?["viewController"] == "home")
    #expect(
      service.get("/sessions/demo/views/home-view/responderChain").json?["responders"]?.elements
        .compactMap { $0["kind"]?.text } == [
          "view", "controller", "window", "application", "delegate",
        ])
  }

  @Test func `a session that is stepped keeps callbacks for the next turn`() {
    let service = Service()
    service(#"PUT /sessions/slow {"runLoop":"manual"}"#)
    #expect(service.get("/sessions/slow").json?["runLoop"] == "manual")
    service(#"POST /sessions/slow/controllers {"id":"home"}"#)
    service(#"POST /sessions/slow/windows {"id":"w","rootViewController":"home","isHidden":false}"#)
    let waiting = service.get("/sessions/slow/runLoop")
    #expect(waiting.json?["isIdle"] == false)
    #expect(waiting.json?["pending"]?.elements.first?["work"] == "endAppearance")
    let turn = service("POST /sessions/slow/runLoop")
    #expect(turn.events == ["home viewDidAppear views-2.6B"])
    #expect(turn[["result", "isIdle"]] == true)
    #expect(service(#"POST /sessions/slow/runLoop {"turns":1,"until":"idle"}"#).status == 422)
  }

  @Test func `a path of views does not lead to a controller, nor the other way round`() {
    let service = Service.demo()
    service("POST \(controllers) {\"id\":\"home\"}")
    #expect(service.get("/sessions/demo/views/home").status == 404)
    #expect(service("DELETE /sessions/demo/views/home").status == 404)
    #expect(service("DELETE /sessions/demo/windows/home").status == 404)
    #expect(service("DELETE \(controllers)/window1").status == 404)
    #expect(service.get("\(controllers)/window1").status == 404)
    #expect(service("PATCH \(controllers)/window1 {\"title\":\"x\"}").status == 404)
    #expect(service("DELETE \(controllers)/home").status == 200)
  }

  @Test func `a superclass is for classes that are not UIKit's`() {
    let service = Service.demo()
    let nav = service(
      "POST \(controllers) {\"class\":\"MyNav\",\"superclass\":\"UINavigationController\"}")
    #expect(nav[["result", "kind"]] == "UINavigationController")
    #expect(nav[["result", "id"]] == "vc1")
    let wrong = service(
      "POST \(controllers) {\"class\":\"UIViewController\",\"superclass\":\"UITabBarController\"}")
    #expect(wrong.status == 422)
    #expect(wrong.json?["pointer"] == "/superclass")
  }

  @Test func `a stack shows what it is, and a label goes below its bar`() {
    let service = Service.demo()
    for controller in ["A", "B"] { service("POST \(controllers) {\"id\":\"\(controller)\"}") }
    let nav = service(
      #"POST \#(controllers) {"id":"nav","class":"UINavigationController","viewControllers":["A"]}"#
    )
    #expect(nav[["result", "viewControllers"]]?.texts == ["A"])
    service(#"PATCH /sessions/demo/windows/window1 {"rootViewController":"nav"}"#)
    let push = service(#"POST \#(controllers)/nav/push {"controller":"B","animated":true}"#)
    #expect(
      (push.json?["events"]?.elements ?? []).filter { $0["animated"] == true }
        .compactMap { $0["turn"]?.number }.count == 4)
    let stack = service.get("\(controllers)/nav").json
    #expect(stack?["topViewController"] == "B" && stack?["visibleViewController"] == "B")
    #expect(service.get("\(controllers)/B").json?["navigationController"] == "nav")
    let label = #"{"id":"label","superview":"nav-view","below":"nav-bar"}"#
    #expect(service("POST /sessions/demo/views \(label)").status == 201)
    #expect(
      service.get("/sessions/demo/views/nav-view").json?["subviews"]?.texts == [
        "nav-transition", "label", "nav-bar",
      ])
    #expect(service("POST \(controllers)/nav/pop").status == 200)
    #expect(service("POST \(controllers)/nav/push {}").json?["code"] == "missing-field")
    #expect(
      service("POST \(controllers)/nav/setViewControllers {}").json?["code"] == "missing-field")
    #expect(service("POST \(controllers)/nav/select {}").json?["code"] == "missing-field")
  }

  @Test func `a pop names who was popped, in the order of the stack`() {
    let service = Service.demo()
    for id in ["A", "B", "C", "D", "E"] { service("POST \(controllers) {\"id\":\"\(id)\"}") }
    service(
      #"""
      POST \#(controllers) {"id":"nav","class":"UINavigationController",
      "viewControllers":["A","B","C","D","E"]}
      """#)
    service("PUT /sessions/demo/references/E {\"object\":null}")
    #expect(service("POST \(controllers)/nav/pop")[["popped"]] == ["E"])
    let popTo = service("POST \(controllers)/nav/popTo {\"controller\":\"B\"}")
    #expect(popTo[["popped"]] == ["C", "D"])
    #expect(popTo.body.contains(#""popped":["C","D"],"events":["#))
    #expect(service("POST \(controllers)/nav/popToRoot")[["popped"]] == ["B"])
    #expect(service("POST \(controllers)/nav/pop")[["popped"]] == [])
    let push = service("POST \(controllers)/nav/push {\"controller\":\"B\"}")
    #expect(push[["popped"]] == nil)
    let batch = service(
      #"POST /sessions/demo/commands [{"method":"POST","path":"/controllers/nav/pop"}]"#)
    #expect(batch[["popped"]] == nil)
    #expect(batch[["result"]]?.elements.first?["popped"] == nil)
  }

  @Test func `a controller's responder chain begins with it and goes on behind its view`() {
    let service = Service.demo()
    service("POST \(controllers) {\"id\":\"home\"}")
    #expect(
      service.send("GET \(controllers)/home/responderChain", ["Accept: text/plain"]).body
        == "home\n")
    service(#"PATCH /sessions/demo/windows/window1 {"rootViewController":"home"}"#)
    let chain = service.get("\(controllers)/home/responderChain")[["responders"]]?.elements ?? []
    #expect(chain.map { $0["kind"] } == ["controller", "window", "application", "delegate"])
    #expect(chain.first?["id"] == "home")
    #expect(service.get("\(controllers)/window1/responderChain").problem == "404 not-found")
    #expect(service.get("/sessions/demo/views/home/responderChain").problem == "404 not-found")
  }

  @Test func `a tab bar controller without tabs has no index`() {
    let service = Service.demo()
    let tab = service("POST \(controllers) {\"id\":\"tab\",\"class\":\"UITabBarController\"}")
    #expect(tab.body.contains(#""selectedIndex":9223372036854775807"#))
    #expect(tab[["result", "viewControllers"]] == .null)
    let added = service(#"PATCH \#(controllers)/tab {"viewControllers":[]}"#)
    #expect(added[["result", "viewControllers"]]?.texts == [])
    let insets = service(#"PATCH \#(controllers)/tab {"additionalSafeAreaInsets":[1,2,3,4]}"#)
    #expect(insets[["result", "additionalSafeAreaInsets", "right"]] == 4)
  }

  @Test func `the article's search finds the root where a map lies behind it, and says why`() {
    let service = Service.demo()
    service("POST \(controllers) {\"id\":\"home\"}")
    service(#"POST /sessions/demo/views {"id":"map","superview":"window1"}"#)
    service(#"PATCH /sessions/demo/windows/window1 {"rootViewController":"home"}"#)
    let found = service.get("/sessions/demo/queries/currentViewController").json
    #expect(found?["controller"] == "home")
    #expect(
      found?["steps"]?.elements.compactMap { $0["outcome"]?.text } == [
        "keyWindow", "backmostSubview", "nextIsNoController", "root",
      ])
    let lost = service.get(
      "/sessions/demo/queries/currentViewController?algorithm=responderChain&view=map"
    ).json
    #expect(lost?["controller"] == .null)
    #expect(
      lost?["others"]?.elements.compactMap { $0["agrees"]?.json } == [
        "false", "false", "false", "true",
      ])
  }
}
