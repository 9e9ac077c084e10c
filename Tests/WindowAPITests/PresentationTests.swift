import HTTP
import Testing

/// Presentations and alerts over HTTP.
@Suite struct PresentationTests {
  private let controllers = "/sessions/demo/controllers"

  /// The demo, whose key window's root is `home`, with `detail` and an alert to present.
  private func service(_ settings: String = "{}") -> Service {
    let service = Service()
    service("PUT /sessions/demo \(settings)")
    service(#"POST /sessions/demo/windows {"id":"window1"}"#)
    for controller in ["home", "detail", "more"] {
      service(#"POST \#(controllers) {"id":"\#(controller)"}"#)
    }
    let alert = #"{"id":"alert","class":"UIAlertController","actions":[{"title":"OK"}]}"#
    service("POST \(controllers) \(alert)")
    service(#"PATCH /sessions/demo/windows/window1 {"rootViewController":"home"}"#)
    service("POST /sessions/demo/windows/window1/makeKeyAndVisible")
    service(#"POST /sessions/demo/runLoop {"until":"idle"}"#)
    return service
  }

  @Test func `a session that is stepped shows each stage of a push, with both views between`() {
    let service = service(#"{"runLoop":"manual"}"#)
    service(#"POST \#(controllers) {"id":"nav","class":"UINavigationController"}"#)
    service(#"PATCH \#(controllers)/nav {"viewControllers":["detail"]}"#)
    service(#"PATCH /sessions/demo/windows/window1 {"rootViewController":"nav"}"#)
    service(#"POST /sessions/demo/runLoop {"until":"idle"}"#)
    let push = service(#"POST \#(controllers)/nav/push {"controller":"more","animated":true}"#)
    #expect(push.events == ["more willMoveToParent views-2.6"])
    #expect(push[["result", "topViewController"]] == "more")
    #expect(push[["result", "children"]]?.texts == ["detail", "more"])
    #expect(service.get("\(controllers)/more").json?["isMovingToParent"] == true)

    let begin = service("POST /sessions/demo/runLoop")
    #expect(
      begin.events.filter { $0.contains(" viewWill") && $0.contains("pear ") } == [
        "detail viewWillDisappear views-N1", "more viewWillAppear views-N1",
      ])
    #expect(service.get("/sessions/demo/tree.txt").body.contains("detail-view"))
    #expect(service.get("/sessions/demo/tree.txt").body.contains("more-view"))
    #expect(begin[["result", "pending"]]?.elements.first?["work"] == "endTransition")

    let end = service(#"POST /sessions/demo/runLoop {"turns":1}"#)
    #expect(
      end.events.filter { $0.contains(" viewDid") } == [
        "detail viewDidDisappear views-N1", "more viewDidAppear views-N1",
      ])
    #expect(!service.get("/sessions/demo/tree.txt").body.contains("detail-view"))
    #expect(end[["result", "isIdle"]] == true)
  }

  @Test func `a session that is stepped shows each stage of a presentation`() {
    let service = service(#"{"runLoop":"manual"}"#)
    let present = service(
      #"POST \#(controllers)/home/present {"viewController":"detail","animated":true,"completion":"shown"}"#
    )
    #expect(present.events == [])
    #expect(present[["result", "isBeingPresented"]] == true)
    #expect(present[["result", "presentation", "stage"]] == "called")
    #expect(service.get("\(controllers)/home").json?["presentedViewController"] == "detail")
    #expect(!service.get("/sessions/demo/tree.txt").body.contains("detail-view"))

    service("POST /sessions/demo/runLoop")
    let both = service.get("/sessions/demo/tree.txt").body
    #expect(both.contains("home-view") && both.contains("detail-view"))
    #expect(both.contains("UITransitionView"))
    let end = service("POST /sessions/demo/runLoop")
    #expect(
      end.events.filter { $0.contains(" viewD") || $0.contains("completion") } == [
        "detail viewDidAppear views-2.4", "home viewDidDisappear views-2.4",
        "home completion views-2.4",
      ])
    let completion = end.json?["events"]?.elements.first { $0["name"] == "completion" }
    #expect(completion?["action"] == "shown")
    #expect(!service.get("/sessions/demo/tree.txt").body.contains("home-view"))
    #expect(service.get("\(controllers)/detail").json?["isBeingPresented"] == false)

    service("POST \(controllers)/home/dismiss")
    #expect(service.get("\(controllers)/detail").json?["isBeingDismissed"] == true)
    let busy = service("POST \(controllers)/detail/dismiss")
    #expect(busy.json?["notes"]?.elements.first?["rule"] == "views-D1")
    service(#"POST /sessions/demo/runLoop {"until":"idle"}"#)
    #expect(service.get("\(controllers)/detail").json?["presentation"] == nil)
  }

  @Test func `what UIKit logs is in the diagnostics, and nothing changes`() {
    let service = service(#"{"runLoop":"manual"}"#)
    service(#"POST \#(controllers)/home/present {"viewController":"detail","animated":true}"#)
    service("POST /sessions/demo/runLoop")
    let busy = service(#"POST \#(controllers)/home/present {"viewController":"more"}"#)
    #expect(
      busy[["diagnostics"]]?.texts == [
        "Warning: Attempt to present <UIViewController: more> on <UIViewController: home> while a presentation is in progress!"
      ])
    #expect(busy[["result", "presentingViewController"]] == .null)
    let leaving = service("POST \(controllers)/home/dismiss")
    #expect(
      leaving[["diagnostics"]]?.texts == [
        "Warning: Attempt to dismiss from view controller <UIViewController: home> while a presentation or dismiss is in progress!"
      ])
    service(#"POST /sessions/demo/runLoop {"until":"idle"}"#)
    let twice = service(#"POST \#(controllers)/home/present {"viewController":"more"}"#)
    #expect(
      twice[["diagnostics"]]?.texts == [
        "Warning: Attempt to present <UIViewController: more> on <UIViewController: home> which is already presenting <UIViewController: detail>"
      ])
    let unseen = service(#"POST \#(controllers)/more/present {"viewController":"alert"}"#)
    #expect(
      unseen[["diagnostics"]]?.texts == [
        "Warning: Attempt to present <UIAlertController: alert> on <UIViewController: more> whose view is not in the window hierarchy!"
      ])
  }

  @Test func `dismissing from the middle takes what is above, and calls its block`() {
    let service = service(#"{"profile":"ios13"}"#)
    service(#"POST \#(controllers)/home/present {"viewController":"detail"}"#)
    service(#"POST \#(controllers)/detail/present {"viewController":"more"}"#)
    service(#"POST \#(controllers)/more/present {"viewController":"alert"}"#)
    let reply = service(
      #"POST \#(controllers)/detail/dismiss {"animated":true,"completion":"gone"}"#)
    #expect(
      reply.events.filter { $0.contains("Disappear") || $0.contains("completion") } == [
        "alert viewWillDisappear views-2.4A", "more viewWillDisappear views-2.4A",
        "alert viewDidDisappear views-2.4A", "more viewDidDisappear views-2.4A",
        "detail completion views-2.4",
      ])
    #expect(service.get("\(controllers)/detail").json?["presentingViewController"] == "home")
    #expect(service.get("\(controllers)/more").json?["presentingViewController"] == .null)
  }

  @Test func `a context within a tab keeps the bar in sight`() {
    for (style, views) in [
      ("currentContext", ["more-transition"]),
      ("overCurrentContext", ["nav-view", "more-transition"]),
    ] {
      let service = service()
      for body in [
        #"{"id":"nav","class":"UINavigationController","viewControllers":["detail"]}"#,
        #"{"id":"tab","class":"UITabBarController","viewControllers":["nav"]}"#,
      ] { service("POST \(controllers) \(body)") }
      service(#"PATCH /sessions/demo/windows/window1 {"rootViewController":"tab"}"#)
      service(#"PATCH \#(controllers)/more {"modalPresentationStyle":"\#(style)"}"#)
      let reply = service(#"POST \#(controllers)/detail/present {"viewController":"more"}"#)
      #expect(reply[["result", "presentingViewController"]] == "nav")
      #expect(service.get("/sessions/demo/views/tab-nav").json?["subviews"]?.texts == views)
      #expect(
        service.get("/sessions/demo/views/tab-view").json?["subviews"]?.texts == [
          "tab-transition", "tab-bar",
        ])
      service("POST \(controllers)/more/dismiss")
      #expect(service.get("/sessions/demo/views/tab-nav").json?["subviews"]?.texts == ["nav-view"])
    }
  }

  @Test func `those who ask for the life cycle hear of every callback`() throws {
    let service = service()
    let stream = try Follower(service("GET /sessions/demo/events?include=lifecycle"))
    stream.readAll()
    service(#"POST \#(controllers)/home/present {"viewController":"detail","animated":true}"#)
    let frames = stream.frames().map(\.data)
    #expect(
      frames.map { event in
        let names = ["object", "name", "rule"].compactMap { event[$0]?.text }
        let animated = event["animated"].map { $0 == true ? " animated" : "" } ?? ""
        return names.joined(separator: " ") + animated
      } == [
        "detail loadView views-C1", "detail viewDidLoad views-C1",
        "home viewWillDisappear views-2.4 animated", "detail viewWillAppear views-2.4 animated",
        "detail viewWillLayoutSubviews views-1.5", "detail viewDidLayoutSubviews views-1.5",
        "detail viewDidAppear views-2.4 animated", "home viewDidDisappear views-2.4 animated",
      ])
    let turns = frames.compactMap { $0["turn"]?.number }
    #expect(turns.count == frames.count)
    #expect(turns.map { $0 - (turns.first ?? 0) } == [0, 0, 0, 0, 0, 0, 1, 1])
    service(#"PATCH /sessions/demo/application {"orientation":"landscapeLeft"}"#)
    #expect(
      stream.frames().map(\.data).prefix(2).map {
        "\($0["object"]?.text ?? "") \($0["name"]?.text ?? "")"
      } == ["home viewWillTransition", "detail viewWillTransition"])
  }

  @Test(arguments: [
    ("home/present", #"{"viewController":"none"}"#, "422 invalid-value /viewController"),
    ("home/present", "{}", "422 missing-field /viewController"),
    ("home/present", #"{"viewControler":"detail"}"#, "422 unknown-field /viewControler"),
    (
      "home/present", #"{"viewController":"detail","completion":"2"}"#,
      "422 invalid-value /completion"
    ),
    ("home/present", #"{"viewController":null}"#, "422 uikit-exception"),
    ("home/present", #"{"viewController":"home"}"#, "422 uikit-exception"),
    ("window1/present", #"{"viewController":"detail"}"#, "404 not-found"),
    ("none/present", #"{"viewController":"detail"}"#, "404 not-found"),
    ("none/dismiss", "", "404 not-found"),
    ("home/dismiss", #"{"animate":true}"#, "422 unknown-field /animate"),
    ("home/pullDown", "", "409 not-possible"),
    ("home/pullDown", #"{"animated":true}"#, "422 unknown-field /animated"),
    ("home/chooseAction", #"{"action":"OK"}"#, "409 not-possible"),
    ("alert/chooseAction", "{}", "422 missing-field /action"),
    ("alert/chooseAction", #"{"actoin":"OK"}"#, "422 unknown-field /actoin"),
    ("home/push", #"{"controller":"detail"}"#, "409 not-possible"),
    ("home/swipeBack", "", "409 not-possible"),
    ("home/swipeBack", #"{"canceled":true}"#, "422 unknown-field /canceled"),
    ("home/select", #"{"index":0}"#, "409 not-possible"),
    ("home/addChild", #"{"controler":"detail"}"#, "422 unknown-field /controler"),
    ("home/addChild", #"{"controller":"home"}"#, "409 not-possible"),
    ("window1/becomeFirstResponder", "", "404 not-found"),
    ("home/becomeFirstResponder", #"{"animated":true}"#, "422 unknown-field /animated"),
  ])
  func `what can't be is refused and changes nothing`(
    path: String, body: String, problem: String
  ) {
    let service = service()
    let before = service.get("/sessions/demo/snapshot").body
    let reply = service("POST \(controllers)/\(path) \(body)")
    #expect(reply.problem == problem)
    if problem.contains("unknown-field"), !body.contains("animated") {
      #expect(reply.json?["hint"]?.text?.hasPrefix("Did you mean") == true)
    }
    #expect(service.get("/sessions/demo/snapshot").body == before)
  }

  @Test func `UIKit's exceptions come with their names and reasons`() {
    let service = service()
    func raised(_ line: String, _ name: String, _ reason: String) {
      let reply = service(line)
      #expect(reply.json?["code"] == "uikit-exception", "\(line)")
      #expect(reply.json?["exception"]?["name"]?.text == name)
      #expect(reply.json?["exception"]?["reason"]?.text == reason)
    }
    raised(
      #"POST \#(controllers)/home/present {"viewController":null}"#, "NSInvalidArgumentException",
      "Application tried to present a nil modal view controller on target <UIViewController: home>")
    raised(
      #"POST \#(controllers)/home/present {"viewController":"home"}"#,
      "NSInvalidArgumentException",
      "Application tried to present modally an active controller <UIViewController: home>.")
    let nav = #"{"id":"nav","class":"UINavigationController","viewControllers":["more"]}"#
    service("POST \(controllers) \(nav)")
    raised(
      #"POST \#(controllers)/nav/push {"controller":"more"}"#, "NSInvalidArgumentException",
      "Pushing the same view controller instance more than once is not supported (<UIViewController: more>)"
    )
    raised(
      #"POST \#(controllers)/nav/push {"controller":"nav"}"#, "NSInvalidArgumentException",
      "Pushing a navigation controller is not supported")
    raised(
      #"POST \#(controllers)/nav/popTo {"controller":"home"}"#,
      "NSInternalInconsistencyException",
      "Tried to pop to a view controller that doesn't exist.")
    raised(
      #"PATCH \#(controllers)/alert {"actions":[{"title":"A","style":"cancel"},{"title":"B","style":"cancel"}]}"#,
      "NSInternalInconsistencyException",
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    raised(
      #"PATCH \#(controllers)/detail {"view":"home-view"}"#,
      "UIViewControllerHierarchyInconsistency",
      "A view can only be associated with at most one view controller at a time! View <UIView: home-view> is associated with <UIViewController: home>. Clear this association before associating this view with <UIViewController: detail>."
    )
  }

  @Test(arguments: [
    (
      "POST", "/present", #"{"from":"window","viewController":"detail"}"#, "422 invalid-value /from"
    ),
    ("POST", "/present", #"{"form":"keyWindow"}"#, "422 unknown-field /form"),
    ("POST", "/present", #"{"from":"keyWindow"}"#, "422 missing-field /viewController"),
  ])
  func `a presentation from a window names which`(
    method: String, path: String, body: String, problem: String
  ) {
    #expect(service()("\(method) /sessions/demo/application\(path) \(body)").problem == problem)
  }

  @Test(arguments: [
    ("", #"{"class":"UIAlert"}"#, "422 invalid-value /class"),
    ("", #"{"titel":"x"}"#, "422 unknown-field /titel"),
    (
      "", #"{"class":"UIActionSheet","alertViewStyle":"plainTextInput"}"#,
      "422 invalid-value /alertViewStyle"
    ),
    ("/none/show", "", "404 not-found"),
    ("/ask/clickButton", #"{"button":"OK"}"#, "409 not-possible"),
    ("/ask/clickButton", "{}", "422 missing-field /button"),
    ("/ask/show", #"{"animated":true}"#, "422 unknown-field /animated"),
  ])
  func `alert views that can't be are refused`(path: String, body: String, problem: String) {
    let service = service()
    service(#"POST /sessions/demo/alerts {"id":"ask","buttons":["OK"]}"#)
    #expect(service("POST /sessions/demo/alerts\(path) \(body)").problem == problem)
  }

  @Test func `the top-most search goes from a view to who is presented`() {
    let service = service(#"{"profile":"ios13"}"#)
    service(#"POST \#(controllers)/home/present {"viewController":"detail"}"#)
    let field = #"{"id":"field","class":"UITextField","superview":"detail-view"}"#
    service("POST /sessions/demo/views \(field)")
    let query = "/sessions/demo/queries/currentViewController?algorithm=topMost&view=field"
    let found = service.get(query).json
    #expect(found?["controller"] == "detail")
    #expect(
      found?["steps"]?.elements.compactMap { $0["outcome"]?.text } == [
        "keyWindow", "root", "presented", "notAController", "notAController", "inChain",
      ])
    let text = service("GET \(query)", "Accept: text/plain")
    #expect(
      text.body == """
        window1: It is the key window, so the search begins here. views-3.5A
        home: It is the window's root view controller. views-3.5A
        detail: The previous controller presents it. views-3.5A
        field: It is not a controller, so the search goes to its next responder. views-3.5A
        detail-view: It is not a controller, so the search goes to its next responder. views-3.5A
        detail: It is the root or presented, so it is the answer. views-3.5A
        topMost = detail

        """)
  }

  @Test func `a controller is first responder, and finds its actions`() {
    let service = service()
    service(#"PATCH \#(controllers)/home {"canBecomeFirstResponder":true,"respondsTo":["save:"]}"#)
    let reply = service("POST \(controllers)/home/becomeFirstResponder")
    #expect(reply.events == ["home becomeFirstResponder 8.4"])
    #expect(reply[["result", "isFirstResponder"]] == true)
    #expect(service.get("/sessions/demo/windows/window1").json?["firstResponder"] == "home")
    let action = service(#"POST /sessions/demo/application/sendAction {"action":"save:"}"#)
    #expect(action[["result", "responder"]] == "home")
    #expect(
      service("POST /sessions/demo/views/home/becomeFirstResponder").problem == "404 not-found")
    let end = service("POST \(controllers)/home/resignFirstResponder")
    #expect(end[["result", "isFirstResponder"]] == false)
    let shown = service.get("\(controllers)/home").json
    #expect(shown?["respondsTo"]?.texts == ["save:"])
    #expect(shown?["canBecomeFirstResponder"] == true)
  }
}
