import Foundation
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

  @Test func `a program has its variables after a restart`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-data-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try Service("--data", folder.path)
    try first.put("/sessions/demo")
    let source = """
      class Counter: UIView {\\n  var count = 0\\n  override func touchesEnded(_ touches: Set<UITouch>, \
      with event: UIEvent?) { count += 1; print(count) }\\n}\\n\
      let window = UIWindow(frame: UIScreen.main.bounds)\\n\
      window.addSubview(Counter(frame: window.bounds))\\nwindow.isHidden = false
      """
    #expect(
      try first.post("/sessions/demo/program", #"{"files":[{"text":"\#(source)"}]}"#).status == 200)
    let tap = #"{"method":"POST","path":"/inputs","body":{"type":"tap","at":[9,9]}}"#
    let taps = "[\(Array(repeating: tap, count: 50).joined(separator: ","))]"
    for _ in 1...20 { #expect(try first.post("/sessions/demo/commands", taps).status == 200) }
    #expect(first.stop(SIGTERM) == 0)

    let second = try Service("--data", folder.path)
    let reply = try second.post("/sessions/demo/inputs", #"{"type":"tap","at":[9,9]}"#)
    #expect(reply.body.contains(#""text":"1001""#))
  }
}
