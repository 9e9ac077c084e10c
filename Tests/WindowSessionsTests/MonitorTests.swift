import TestSupport
import Testing
import WindowSessions
import Workers

@Suite struct MonitorTests {
  @Test func `a thread that waits goes on once another has changed the state`() {
    let monitor = Monitor()
    let isOpen = Flag()
    let done = Bell()
    onThread {
      monitor.hold { monitor.wait { !isOpen.value } }
      done.ring()
    }
    monitor.hold {
      isOpen.value = true
      monitor.signal()
    }
    #expect(done.wait())
  }

  @Test func `a broadcast wakes all threads that wait`() {
    let monitor = Monitor()
    let isOpen = Flag()
    let done = Bell()
    for _ in 0..<4 {
      onThread {
        monitor.hold { _ = monitor.wait(while: { !isOpen.value }, for: .seconds(20)) }
        done.ring()
      }
    }
    monitor.hold {
      isOpen.value = true
      monitor.broadcast()
    }
    for _ in 0..<4 { #expect(done.wait()) }
  }

  @Test func `a timed wait says whether the condition became false`() {
    let monitor = Monitor()
    #expect(!monitor.hold { monitor.wait(while: { true }, for: .zero) })
    #expect(!monitor.hold { monitor.wait(while: { true }, for: .milliseconds(1)) })
    #expect(monitor.hold { monitor.wait(while: { false }, for: .zero) })
  }
}

/// A value that threads share.
// Accessed only under the test's monitor.
private final class Flag: @unchecked Sendable {
  var value = false
}
