import TestSupport
import Testing

@Suite struct CodeTests {
  @Test func `the script of a session makes it again`() throws {
    let service = try Service()
    try service.put("/sessions/demo", #"{"profile":"ios13","nib":{"windows":[{"id":"main"}]}}"#)
    try service.post("/sessions/demo/windows/main/makeKeyAndVisible")
    try service.post("/sessions/demo/controllers", #"{"title":"It's $HOME"}"#)
    try service.patch("/sessions/demo/windows/main", #"{"rootViewController":"vc1"}"#)
    try service.post("/sessions/demo/commands", #"[{"method":"POST","path":"/windows"}]"#)
    try service.delete("/sessions/demo/references/w1")
    let before = try service.curl("/sessions/demo/snapshot").json
    let script = try service.curl("/sessions/demo/commands?as=curl").body
    try service.delete("/sessions/demo")
    let bash = try Program("/bin/bash", ["-c", script])
    #expect(bash.exitCode() == 0, "\(bash.err)")
    let after = try service.curl("/sessions/demo/snapshot").json
    #expect(after["revision"] == before["revision"])
    #expect(after["revision"].int == 6)
    #expect(after["stateHash"] == before["stateHash"])
    #expect(try service.curl("/sessions/demo/commands?as=curl").body == script)
  }
}
