import Testing

@Suite struct ActionTests {
  let service = Service.demo()
  let send = "POST /sessions/demo/application/sendAction"

  init() {
    for view in [
      #""id":"outer","superview":"window1","frame":[0,0,99,99]"#,
      #""id":"inner","superview":"outer","canBecomeFirstResponder":true"#,
      #""id":"button","class":"UIButton","superview":"outer","frame":[0,0,50,50]"#,
    ] {
      service("POST /sessions/demo/views {\(view)}")
    }
    let action = #"{"event":"touchUpInside","action":"cut:","target":null}"#
    service("PATCH /sessions/demo/views/button {\"actions\":[\(action)]}")
    service(#"PATCH /sessions/demo/windows/window1 {"respondsTo":["cut:","copy:"]}"#)
  }

  @Test func `an action goes from the first responder up to who has its method`() {
    service("POST /sessions/demo/views/inner/becomeFirstResponder")
    let reply = service("\(send) {\"action\":\"copy:\",\"from\":\"button\"}")
    #expect(reply[["result", "returns"]] == true)
    #expect(reply[["result", "responder"]] == "window1")
    #expect(reply.events == ["window1 perform 8.5"])
    let steps = reply[["trace", "deliveries"]]?.elements.first?["responders"]?.elements ?? []
    #expect(steps.compactMap { $0["id"]?.text } == ["inner", "outer", "window1"])
    #expect(steps.compactMap { $0["outcome"]?.text } == ["passesOn", "passesOn", "responds"])
  }

  @Test func `nobody responds to what nobody has a method for`() {
    let reply = service("\(send) {\"action\":\"paste:\",\"to\":null,\"from\":null}")
    #expect(reply[["result", "returns"]] == false)
    #expect(reply[["result", "responder"]] == .null)
    #expect(reply[["notes"]]?.elements.first?["rule"] == "windows-8.5")
  }

  @Test func `a button without a target sends its action the same way`() {
    let view = service.get("/sessions/demo/views/button")
    #expect(view[["actions"]]?.elements.first?["target"] == .null)
    let reply = service("POST /sessions/demo/inputs {\"type\":\"tap\",\"at\":[30,80]}")
    #expect(
      reply.events == [
        "button touchesBegan 6.8", "button touchesEnded 6.8", "button sendAction 6.8A",
        "window1 perform 8.5",
      ])
    #expect(service.get("/sessions/demo/windows/window1")[["respondsTo"]] == ["copy:", "cut:"])
  }

  @Test(arguments: [
    (#"{"action":"copy:","to":"inner"}"#, "422 uikit-exception"),
    (#"{"action":"copy:","to":"nobody"}"#, "422 invalid-value /to"),
    (#"{"action":"copy:","from":"nobody"}"#, "422 invalid-value /from"),
    (#"{"action":""}"#, "422 invalid-value /action"),
    (#"{"acton":"copy:"}"#, "422 unknown-field /acton"),
  ])
  func `what can't be sent is refused`(body: String, problem: String) {
    #expect(service("\(send) \(body)").problem == problem)
  }

  @Test(arguments: [
    (#"{"respondsTo":["a","a"]}"#, "422 invalid-value /respondsTo/1"),
    (
      #"{"actions":[{"event":"touchDown","action":"a","target":"inner"}]}"#,
      "422 invalid-value /actions/0/target"
    ),
  ])
  func `a class names an action once, and a control no target but none`(
    body: String, problem: String
  ) {
    #expect(service("PATCH /sessions/demo/views/button \(body)").problem == problem)
  }
}
