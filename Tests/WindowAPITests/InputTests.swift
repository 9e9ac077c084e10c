import Testing

@Suite struct InputTests {
  let service = Service.demo()
  let inputs = "POST /sessions/demo/inputs"

  /// Shows window2 in front of window1, of a class that handles shakes and touches.
  private func show(_ more: String = "") {
    service(
      #"PATCH /sessions/demo/windows/window2 {"isHidden":false,"handles":["motion","touches"]\#(more)}"#
    )
  }

  @Test func `a shake goes to the key window, and a touch makes another one key`() {
    show()
    #expect(service("\(inputs) {\"type\":\"motion\"}").events == [])
    let tap = service("\(inputs) {\"type\":\"tap\",\"at\":[100,150]}")
    #expect(
      tap.events == [
        "window1 DidResignKey 3.2", "window2 DidBecomeKey 3.2", "window2 touchesBegan 6.8",
        "window2 touchesEnded 6.8",
      ])
    #expect(tap[["result", "keyWindow"]] == "window2")
    #expect(
      service("\(inputs) {\"type\":\"motion\"}").events == [
        "window2 motionBegan 8.3", "window2 motionEnded 8.3",
      ])
  }

  @Test func `a window that can't be key never gets the shake`() {
    show(#","canBecomeKey":false"#)
    let tap = service("\(inputs) {\"type\":\"tap\",\"at\":[100,150]}")
    #expect(tap.events == ["window2 touchesBegan 6.8", "window2 touchesEnded 6.8"])
    #expect(tap.json?["notes"]?.elements.map { $0["rule"] } == ["windows-2.5"])
    #expect(service("\(inputs) {\"type\":\"motion\"}").events == [])
  }

  @Test func `the trace names who was asked, and why each was passed over`() {
    let reply = service("\(inputs) {\"type\":\"touch\",\"at\":[100,150],\"phase\":\"began\"}")
    let steps = reply[["trace", "hitTest"]]?.elements ?? []
    #expect(steps.map { $0["view"] } == ["window2", "window1"])
    #expect(steps.map { $0["outcome"] } == ["hidden", "hit"])
    let responders = reply[["trace", "deliveries"]]?.elements.first?["responders"]?.elements ?? []
    #expect(responders.map { $0["kind"] } == ["window", "application", "delegate"])
    #expect(responders.map { $0["id"] } == ["window1", nil, nil])
    let moved = service("\(inputs) {\"type\":\"touch\",\"phase\":\"moved\",\"at\":[0,0]}")
    #expect(moved[["trace", "hitTest"]] == nil)
    #expect(moved[["trace", "view"]] == "window1")
  }

  @Test func `a window that lets touches through leaves them to the one behind`() {
    show(#","hitTest":"passThrough""#)
    let reply = service("\(inputs) {\"type\":\"tap\",\"at\":[100,150]}")
    #expect(reply[["trace", "window"]] == "window1")
    #expect(service.get("/sessions/demo/windows/window2")[["hitTest"]] == "passThrough")
    #expect(service.get("/sessions/demo/windows/window2")[["handles"]] == ["touches", "motion"])
  }

  @Test func `a button's action finds its window key already`() {
    show()
    service(
      #"""
      POST /sessions/demo/views {"id":"button","class":"UIButton","superview":"window2",
      "frame":[0,0,100,30],"actions":[{"event":"touchUpInside","action":"btn2Click"}]}
      """#)
    let tap = service("\(inputs) {\"type\":\"tap\",\"at\":[70,120]}")
    #expect(
      tap.events == [
        "window1 DidResignKey 3.2", "window2 DidBecomeKey 3.2", "button touchesBegan 6.8",
        "button touchesEnded 6.8", "button sendAction 6.8A",
      ])
    #expect(tap.json?["events"]?.elements.last?["action"] == "btn2Click")
    service(#"PATCH /sessions/demo/views/button {"isEnabled":false}"#)
    let again = service("\(inputs) {\"type\":\"tap\",\"at\":[70,120]}")
    #expect(again.events == ["button touchesBegan 6.8", "button touchesEnded 6.8"])
    #expect(service.get("/sessions/demo/views/button")[["isEnabled"]] == false)
  }

  @Test func `typing goes into the text field that was tapped, and brings the keyboard`() {
    service(
      #"""
      POST /sessions/demo/views {"id":"field","class":"UITextField","superview":"window1",
      "frame":[0,0,100,30]}
      """#)
    let tap = service("\(inputs) {\"type\":\"tap\",\"at\":[30,80]}")
    #expect(tap[["result", "firstResponder"]] == "field")
    #expect(
      service("\(inputs) {\"type\":\"text\",\"text\":\"né\"}").events == ["field insertText 8.3"])
    #expect(service.get("/sessions/demo/views/field")[["text"]] == "né")
    let system = service.get("/sessions/demo/systemWindows")[["systemWindows"]]?.elements ?? []
    #expect(
      system.map { $0["class"] } == [
        "UITextEffectsWindow", "UIStatusBarWindow", "UIRemoteKeyboardWindow",
      ])
    #expect(system.map { $0["isListed"] } == [true, false, true])
    let keyboard = "/sessions/demo/windows/UITextEffectsWindow"
    #expect(service.get(keyboard)[["isSystem"]] == true)
    #expect(service("DELETE \(keyboard)").problem == "422 invalid-value /window")
  }

  @Test(arguments: ["UITextView", "UISearchTextField", "UISearchBar"])
  func `whatever takes text is told, tapped and typed into as a text field is`(name: String) {
    let made = service(
      #"""
      POST /sessions/demo/views {"id":"input","class":"\#(name)","superview":"window1",
      "frame":[0,0,100,30],"text":"a"}
      """#)
    #expect(made[["result", "text"]] == "a")
    #expect(made[["result", "canBecomeFirstResponder"]] == true)
    // Its delegate's methods depend on the class.
    let events = service("\(inputs) {\"type\":\"tap\",\"at\":[30,80]}").events.filter {
      !$0.hasSuffix(" 8.4B")
    }
    #expect(
      events == [
        "input touchesBegan 6.8", "input touchesEnded 6.8", "input becomeFirstResponder 8.4",
        "main UIKeyboardWillChangeFrame 3.4C", "main UIKeyboardWillShow 3.4C",
        "UITextEffectsWindow DidBecomeVisible 3.4", "UIRemoteKeyboardWindow DidBecomeVisible 3.4",
        "main UIKeyboardDidChangeFrame 3.4C", "main UIKeyboardDidShow 3.4C",
      ])
    #expect(
      service("\(inputs) {\"type\":\"text\",\"text\":\"né\"}").events == ["input insertText 8.3"])
    #expect(service.get("/sessions/demo/views/input")[["text"]] == "ané")
  }

  @Test func `a text view scrolls and sends no actions, a search text field sends them`() {
    let views = "/sessions/demo/views"
    service("POST \(views) {\"id\":\"note\",\"class\":\"UITextView\",\"contentOffset\":[0,9]}")
    #expect(service.get("\(views)/note")[["contentOffset", "y"]] == 9)
    #expect(
      service("PATCH \(views)/note {\"isEnabled\":false}").detail
        == "A UITextView has none: it is not a control.")
    service("POST \(views) {\"id\":\"find\",\"class\":\"UISearchTextField\",\"isEnabled\":false}")
    #expect(service.get("\(views)/find")[["isEnabled"]] == false)
    service("POST \(views) {\"id\":\"bar\",\"class\":\"UISearchBar\"}")
    #expect(
      service("PATCH \(views)/bar {\"contentOffset\":[0,9]}").detail
        == "A UISearchBar has none: it is not a scroll view.")
    service("POST \(views) {\"id\":\"label\",\"class\":\"UILabel\"}")
    #expect(
      service("PATCH \(views)/label {\"text\":\"a\"}").detail
        == "A UILabel has none here: no keyboard types into it.")
  }

  @Test func `input events are a group of their own`() {
    show()
    service("\(inputs) {\"type\":\"tap\",\"at\":[100,150]}")
    let reply = service.send(
      "GET /sessions/demo/events?include=input", ["Accept: application/json"])
    let names = reply.events.filter { $0.contains("touches") }
    #expect(names == ["window2 touchesBegan 6.8", "window2 touchesEnded 6.8"])
  }

  @Test func `a dry run, and one without a body, answer as any command's`() {
    let rehearsed = service("\(inputs)?dryRun=true {\"type\":\"motion\"}")
    #expect(rehearsed[["dryRun"]] == true)
    #expect(rehearsed["ETag"] == nil)
    let quiet = service("\(inputs) {\"type\":\"motion\"}", "Prefer: return=minimal")
    #expect(quiet.status == 204)
    let text = service(
      "\(inputs)?dryRun=true {\"type\":\"motion\"}", "Accept: text/plain", "Prefer: return=minimal")
    #expect(text.status == 204)
  }

  @Test(arguments: [
    ("{}", "422 missing-field /type"), (#"{"type":"tap"}"#, "422 missing-field /at"),
    (#"{"type":"touch"}"#, "422 missing-field /phase"),
    (#"{"type":"text"}"#, "422 missing-field /text"),
    (#"{"type":"shake"}"#, "422 invalid-value /type"),
    (#"{"type":"motion","text":"a"}"#, "422 unknown-field /text"),
    (#"{"type":"tap","at":[0,0],"phase":"began"}"#, "422 unknown-field /phase"),
    (#"{"type":"touch","phase":"began"}"#, "422 invalid-value /at"),
    (#"{"type":"touch","phase":"moved"}"#, "422 invalid-value /phase"),
    (#"{"type":"touch","phase":"began","at":[0,0],"finger":10}"#, "422 invalid-value /finger"),
    (#"{"type":"tap","at":[0,0],"tapCount":1.5}"#, "422 invalid-value /tapCount"),
    (#"{"type":"tap","at":[1e300,0]}"#, "422 invalid-value /at"),
    (#"{"typ":"tap"}"#, "422 unknown-field /typ"),
  ])
  func `what is no input is refused`(body: String, problem: String) {
    #expect(service("\(inputs) \(body)").problem == problem)
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
  }

  @Test func `a window shows who its first responder is`() {
    let window = "/sessions/demo/windows/window1"
    #expect(service.get(window)[["firstResponder"]] == nil)
    service("PATCH \(window) {\"canBecomeFirstResponder\":true}")
    service("POST /sessions/demo/views/window1/becomeFirstResponder")
    #expect(service.get(window)[["firstResponder"]] == "window1")
    #expect(
      service("POST /sessions/demo/views/window1/resignFirstResponder").events
        == ["window1 resignFirstResponder 8.4"])
    #expect(
      service("POST /sessions/demo/views/nobody/becomeFirstResponder").problem == "404 not-found")
  }

  @Test(arguments: [#"["motion","motion"]"#, #"["shake"]"#, "1"])
  func `what a class can't handle is refused`(handles: String) {
    let reply = service("PATCH /sessions/demo/windows/window1 {\"handles\":\(handles)}")
    #expect(reply.problem.hasPrefix("422 invalid-value /handles"))
  }
}
