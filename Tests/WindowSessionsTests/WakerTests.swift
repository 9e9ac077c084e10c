import Testing

@testable import WindowSessions

struct WakerTests {
  /// The calls, in order.
  // One thread accesses it.
  private final class Calls: @unchecked Sendable {
    var log: [String] = []
  }

  private class Plain: Waker, @unchecked Sendable {
    let name: String
    let calls: Calls

    init(_ name: String, _ calls: Calls) {
      self.name = name
      self.calls = calls
    }
    func wake() { calls.log.append("wake \(name)") }
  }

  private final class OnLoop: Plain, LoopWaker, @unchecked Sendable {
    func flush() { calls.log.append("flush \(name)") }
  }

  @Test func `event loops are woken once for all that wait for a commit, whatever waits last`() {
    let calls = Calls()
    let group = CommitGroup()
    #expect(group.wait(OnLoop("first reply", calls)))
    #expect(group.wait(OnLoop("second reply", calls)))
    #expect(group.wait(Plain("keyframe", calls)))
    group.finish()
    #expect(
      calls.log == ["wake first reply", "wake second reply", "wake keyframe", "flush second reply"])
  }

  @Test func `no event loop is woken where none serves what waits`() {
    let calls = Calls()
    let group = CommitGroup()
    #expect(group.wait(Plain("keyframe", calls)))
    group.finish()
    #expect(calls.log == ["wake keyframe"])
  }
}
