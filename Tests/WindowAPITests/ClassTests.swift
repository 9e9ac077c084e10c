import Classroom
import HTTP
import Testing
import WindowAPI
import WindowService

@Suite struct ClassTests {
  let service = Service.demo()

  private func open(on service: Service? = nil, _ fields: String...) -> String {
    let reply = (service ?? self.service).send("POST /sessions/demo/class", fields)
    return "/classes/\(reply.json?["code"]?.text ?? "")"
  }

  private func frames(_ follower: Follower, _ wake: StreamWake = .ready) -> [String] {
    Frame.parse(follower.readAll(16_384, wake), of: "/classes/ABC234/events").map { frame in
      "\(frame.name) \(frame.data.json)"
    }
  }

  private func follow(_ path: String) throws -> Follower {
    let follower = try Follower(service.get("\(path)/events"))
    #expect(frames(follower).map { $0.prefix(6) } == ["hello "])
    return follower
  }

  @Test func `a class is found by its code, in small letters too, and a session has one`() {
    let path = open()
    #expect(service.get(path.lowercased().replacing("/CLASSES", with: "")).status == 200)
    #expect(open() == path)
    #expect(service("POST /sessions/demo/class").status == 200)
    #expect(service.get("/classes/OOOOOO").problem == "404 not-found")
  }

  @Test func `who follows sees where the teacher points, the newest of it`() throws {
    let path = open()
    let follower = try follow(path)
    #expect(follower.isSuspended)
    service(#"PATCH \#(path) {"revision":2,"selection":"window1"}"#)
    service(#"PATCH \#(path) {"revision":null}"#)
    #expect(follower.resumed == 1)
    #expect(frames(follower) == [#"cursor {"revision":null,"selection":"window1"}"#])
    #expect(service.get("\(path)").json?["students"] == 1)
    follower.stream.close()
    #expect(service.get("\(path)").json?["students"] == 0)
  }

  @Test func `a class leaves no trace in its session`() {
    let before = service.get("/sessions/demo/snapshot").body
    let path = open()
    service(#"PATCH \#(path) {"revision":1}"#)
    service(#"POST \#(path)/polls {"question":"?","options":["a","b"]}"#)
    #expect(service.get("/sessions/demo/snapshot").body == before)
  }

  @Test func `each key answers once, and the counts are told with the reveal alone`() throws {
    let path = open()
    let follower = try follow(path)
    service(#"POST \#(path)/polls {"question":"Who is key?","options":["window1","nobody"]}"#)
    #expect(
      frames(follower) == [
        #"poll {"answers":0,"counts":null,"isOpen":true,"number":1,"options":["window1","nobody"],"question":"Who is key?"}"#
      ])
    for (key, option) in [("student-1", 0), ("student-2", 0), ("student-3", 1)] {
      service(#"POST \#(path)/polls/1/answers {"key":"\#(key)","option":\#(option)}"#)
    }
    #expect(
      service(#"POST \#(path)/polls/1/answers {"key":"student-1","option":1}"#).problem
        == "409 already-answered")
    #expect(follower.isSuspended)
    #expect(service.get(path).json?["poll"]?["answers"] == 3)
    #expect(service.get(path).json?["poll"]?["counts"] == .null)
    #expect(
      service("POST \(path)/polls/1/reveal", body: #"{"now":true}"#).problem
        == "422 unknown-field /now")
    service("POST \(path)/polls/1/reveal")
    #expect(
      frames(follower) == [
        #"poll {"answers":3,"counts":[2,1],"isOpen":false,"number":1,"options":["window1","nobody"],"question":"Who is key?"}"#
      ])
    #expect(
      service(#"POST \#(path)/polls/1/answers {"key":"student-4","option":1}"#).problem
        == "409 poll-closed")
  }

  @Test func `a class ends with its session, and at its teacher's word`() throws {
    var path = open()
    var follower = try follow(path)
    service("DELETE \(path)")
    #expect(frames(follower) == [#"bye {"reason":"class-ended"}"#])
    #expect(follower.read() == nil)
    #expect(follower.isEnded)
    #expect(service.get(path).problem == "404 not-found")

    path = open()
    follower = try follow(path)
    service("DELETE /sessions/demo")
    #expect(frames(follower) == [#"bye {"reason":"session-deleted"}"#])
    service("PUT /sessions/demo")
    #expect(service.get(path).problem == "404 not-found")
    #expect(open() != "/classes/")
  }

  @Test func `a class goes along to another session, and outlives the one before`() throws {
    let path = open()
    service("PUT /sessions/next")
    service("POST \(path)/hands")
    service(#"PUT \#(path)/control {"hand":1}"#)
    service(#"PATCH \#(path) {"revision":1,"selection":"window1"}"#)
    let follower = try follow(path)
    let code = service.get(path).json?["code"]?.text ?? ""
    let shown = { (session: String, lesson: String) in
      #"session {"code":"\#(code)","control":null,"cursor":{"revision":null,"selection":null},"hands":[],"#
        + #""lesson":\#(lesson),"link":"/c/\#(code)","poll":null,"session":"\#(session)","students":1}"#
    }
    #expect(show(path, #"{"session":"next","lesson":{"id":"03-levels"}}"#) == "200")
    #expect(
      frames(follower) == [shown("next", #"{"id":"03-levels","isRevealed":false,"step":1}"#)])
    service("DELETE /sessions/demo")
    #expect(follower.isSuspended)

    #expect(show(path, #"{"session":"next","lesson":{"id":"03-levels"}}"#) == "200")
    #expect(follower.isSuspended)
    let told = #"{"session":"next","lesson":{"id":"03-levels","step":2,"isRevealed":true}}"#
    #expect(show(path, told) == "200")
    #expect(
      frames(follower) == [shown("next", #"{"id":"03-levels","isRevealed":true,"step":2}"#)])
    #expect(show(path, #"{"session":"next","lesson":null}"#) == "200")
    #expect(frames(follower) == [shown("next", "null")])
    #expect(service("POST /sessions/next/class").status == 200)

    service("DELETE /sessions/next")
    #expect(frames(follower) == [#"bye {"reason":"session-deleted"}"#])
    #expect(service.get(path).problem == "404 not-found")
  }

  private func show(_ path: String, _ body: String) -> String {
    outcome(service("PUT \(path)/session", body: body))
  }

  // A class has a code too.
  private func outcome(_ reply: Reply) -> String {
    reply.status == 200 ? "200" : reply.problem
  }

  @Test(arguments: [
    ("{}", "422 missing-field /session"),
    (#"{"session":"nowhere"}"#, "422 invalid-value /session"),
    (#"{"session":"taken"}"#, "422 invalid-value /session"),
    (#"{"session":"demo","lesson":{}}"#, "422 missing-field /lesson/id"),
    (#"{"session":"demo","lesson":{"id":"03-level"}}"#, "422 invalid-value /lesson/id"),
    (#"{"session":"demo","lesson":{"id":"../lessons"}}"#, "422 invalid-value /lesson/id"),
    (#"{"session":"demo","lesson":{"id":"03-levels","step":0}}"#, "422 invalid-value /lesson/step"),
  ])
  func `what a class can't be shown is refused, and nothing changes`(body: String, problem: String)
    throws
  {
    let path = open()
    service("PUT /sessions/taken")
    service("POST /sessions/taken/class")
    let follower = try follow(path)
    #expect(show(path, body) == problem)
    #expect(follower.isSuspended)
  }

  @Test func `to another session goes who has its token too, and no student with control`() throws {
    let service = Service(access: Access(isGuarded: true, operatorToken: Service.operatorToken))
    let sessions = try (1...2).map { _ in try #require(service("POST /sessions").json) }
    let names = sessions.map { $0["id"]?.text ?? "" }
    let opened = service(
      "POST /sessions/\(names[0])/class", bearer(sessions[0], "controlToken"))
    let path = opened["Location"] ?? ""
    let teacher = bearer(opened.json, "teacherToken")
    let hand = bearer(service("POST \(path)/hands").json, "handToken")
    service("PUT \(path)/control", teacher, body: #"{"hand":1}"#)
    let bare = #"{"session":"\#(names[1])"}"#
    let control = sessions[1]["controlToken"]?.text ?? ""
    let whole = #"{"session":"\#(names[1])","controlToken":"\#(control)"}"#
    let tries = [("", whole), (hand, whole), (teacher, bare), (teacher, whole), (teacher, bare)]
      .map { token, body in
        outcome(service.send("PUT \(path)/session", token.isEmpty ? [] : [token], body: body))
      }
    #expect(
      tries == [
        "401 token-needed", "401 wrong-token", "422 invalid-value /controlToken", "200", "200",
      ])
    #expect(service("POST /sessions/\(names[1])/windows", hand).status == 401)
  }

  @Test(arguments: [(StreamWake.expired, "stream-age"), (.stopping, "shutdown")])
  func `a stream of a class that must end says why`(wake: StreamWake, reason: String) throws {
    let follower = try follow(open())
    #expect(frames(follower, wake) == [#"bye {"reason":"\#(reason)"}"#])
    #expect(follower.read() == nil)
  }

  @Test func `a teacher points so many times a second and no more`() {
    let path = open()
    let replies = (0...20).map { _ in service(#"PATCH \#(path) {"revision":1}"#).status }
    #expect(replies == Array(repeating: 200, count: 20) + [429])
  }

  @Test func `where access is guarded the teacher has a token, and students need none`() throws {
    let service = Service(access: Access(isGuarded: true, operatorToken: Service.operatorToken))
    let session = try #require(service("POST /sessions").json)
    let control = "Authorization: Bearer \(session["controlToken"]?.text ?? "")"
    let target = "/sessions/\(session["id"]?.text ?? "")"
    #expect(service("POST \(target)/class").problem == "401 token-needed")
    let first = try #require(service("POST \(target)/class", control).json)
    let path = "/classes/\(first["code"]?.text ?? "")"
    let old = "Authorization: Bearer \(first["teacherToken"]?.text ?? "")"
    #expect(service("POST \(path)/polls", old, body: poll).status == 201)
    let wrong = service("POST \(path)/polls", control, body: poll)
    #expect(wrong.problem == "401 wrong-token")
    #expect(
      wrong.hint?.hasPrefix("It is 'teacherToken' in the reply that opened the class") == true)
    #expect(service("PATCH \(path)", body: #"{"revision":0}"#).problem == "401 token-needed")
    #expect(service("POST \(path)/polls/1/answers", body: answer).status == 200)
    #expect(service.get(path).json?["teacherToken"] == nil)
    #expect(service.get("\(path)/events").status == 200)

    let second = try #require(service("POST \(target)/class", control).json)
    let new = "Authorization: Bearer \(second["teacherToken"]?.text ?? "")"
    #expect(second["code"] == first["code"])
    #expect(service("POST \(path)/polls/1/reveal", old).problem == "401 wrong-token")
    #expect(service("POST \(path)/polls/1/reveal", new).status == 200)
  }

  @Test func `control goes to a hand that is up, and comes back with all hands down`() throws {
    let path = open()
    let follower = try follow(path)
    for number in 1...3 {
      #expect(service("POST \(path)/hands").json?["hand"] == .number(Double(number)))
    }
    #expect(follower.isSuspended)
    #expect(service.get(path).json?["hands"] == .array([1, 2, 3]))
    #expect(service(#"PUT \#(path)/control {"hand":2}"#).json?["hands"] == .array([1, 3]))
    #expect(frames(follower) == [#"control {"control":2}"#])
    #expect(service(#"PUT \#(path)/control {"hand":2}"#).problem == "422 invalid-value /hand")
    #expect(service(#"PUT \#(path)/control {"hand":0}"#).problem == "422 invalid-value /hand")
    #expect(service("DELETE \(path)/control").json?["hands"] == .array([]))
    #expect(frames(follower) == [#"control {"control":null}"#])
    #expect(service("POST \(path)/hands").json?["hand"] == 4)
  }

  @Test func `the token of a hand opens the session while the hand has control`() throws {
    let service = Service(access: Access(isGuarded: true, operatorToken: Service.operatorToken))
    let session = try #require(service("POST /sessions").json)
    let target = "/sessions/\(session["id"]?.text ?? "")"
    let opened = service("POST \(target)/class", bearer(session, "controlToken"))
    let path = opened["Location"] ?? ""
    let teacher = bearer(opened.json, "teacherToken")
    let hands = (1...2).map { _ in bearer(service("POST \(path)/hands").json, "handToken") }
    let tries = {
      hands.map { hand in
        [
          service("POST \(target)/windows", hand).status,
          service("PATCH \(path)", hand, body: #"{"revision":0}"#).status,
        ]
      }
    }
    #expect(tries() == [[401, 401], [401, 401]])
    #expect(service("PUT \(path)/control", hands[0], body: #"{"hand":1}"#).status == 401)
    #expect(service("PUT \(path)/control", teacher, body: #"{"hand":1}"#).status == 200)
    #expect(tries() == [[201, 200], [401, 401]])
    #expect(service("PUT \(path)/control", teacher, body: #"{"hand":2}"#).status == 200)
    #expect(tries() == [[401, 401], [201, 200]])
    for line in [
      "DELETE \(target)", "POST \(target)/class", "DELETE \(path)", "DELETE \(path)/control",
    ] {
      #expect(service(line, hands[1]).problem == "401 wrong-token", "\(line)")
    }
    #expect(service("POST \(path)/polls", hands[1], body: poll).problem == "401 wrong-token")
    #expect(service("DELETE \(path)/control", teacher).status == 200)
    #expect(tries() == [[401, 401], [401, 401]])
  }

  private func bearer(_ reply: Tree?, _ name: String) -> String {
    "Authorization: Bearer \(reply?[name]?.text ?? "")"
  }

  @Test func `a class is known to its teacher however many codes were wrong`() {
    var shares = ShareTable.standard
    shares[.wrongCodes] = Share(burst: 1, rate: 0.001)
    let service = Service(
      access: Access(isGuarded: true, operatorToken: Service.operatorToken), shares: shares
    ).from("127.0.0.1")
    let session = service("POST /sessions").json
    let target = "/sessions/\(session?["id"]?.text ?? "")"
    let opened = service("POST \(target)/class", bearer(session, "controlToken"))
    let path = opened["Location"] ?? ""
    #expect((1...2).map { _ in service.get("/classes/222222").status } == [404, 429])
    #expect(service.get(path).status == 429)
    let teacher = bearer(opened.json, "teacherToken")
    #expect(service("PATCH \(path)", teacher, body: #"{"revision":0}"#).status == 200)
  }

  private let poll = #"{"question":"?","options":["a","b"]}"#
  private let answer = #"{"key":"student-1","option":1}"#

  @Test func `a class that outlived its session makes room for another`() {
    var limits = ClassLimits()
    limits.classes = 1
    let service = Service(classes: limits)
    service("PUT /sessions/demo")
    service("PUT /sessions/other")
    #expect(open(on: service) != "/classes/")
    #expect(service("POST /sessions/other/class").problem == "503 too-many-classes")
    service("DELETE /sessions/demo")
    #expect(service("POST /sessions/other/class").status == 201)
  }

  @Test(arguments: [
    #"{"question":"?","options":["a"]}"#, #"{"question":"?","options":["a","a"]}"#,
    #"{"question":" ","options":["a","b"]}"#, #"{"question":"?","options":["a","\t"]}"#,
    #"{"question":"?","options":["1","2","3","4","5","6","7","8","9"]}"#,
    #"{"question":"?"}"#, #"{"options":["a","b"]}"#, #"{"question":1,"options":["a","b"]}"#,
  ])
  func `a poll that makes no sense is refused`(body: String) {
    #expect(service("POST \(open())/polls", body: body).status == 422)
  }
}
