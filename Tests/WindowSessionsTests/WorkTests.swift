import TestSupport
import Testing
import WindowSessions
import Workers

@Suite struct WorkTests {
  @Test func `a new budget is whole and not cancelled`() {
    let work = Work(limit: 5)
    #expect(work.limit == 5)
    #expect(work.spent == 0)
    #expect(!work.isCancelled)
    #expect(Work().limit == .max)
  }

  @Test func `work up to the limit is done, and not one step more`() throws {
    let work = Work(limit: 5)
    try work.spend(2)
    try work.spend(3)
    #expect(work.spent == 5)
    #expect(throws: WorkRefusal.tooMuchWork(limit: 5)) { try work.spend() }
  }

  @Test func `one refusal refuses all that follows`() {
    let work = Work(limit: 5)
    #expect(throws: WorkRefusal.tooMuchWork(limit: 5)) { try work.spend(.max) }
    #expect(throws: WorkRefusal.tooMuchWork(limit: 5)) { try work.spend() }
  }

  @Test func `two hundred bytes are a step`() throws {
    let work = Work(limit: 5)
    try work.spend(bytes: 1000)
    #expect(work.spent == 5)
    #expect(throws: WorkRefusal.tooMuchWork(limit: 5)) { try work.spend(bytes: 200) }
  }

  @Test func `a cancelled request stops at its next step`() {
    let work = Work()
    onThreads(1) { _ in work.cancel() }
    #expect(work.isCancelled)
    #expect(throws: WorkRefusal.cancelled) { try work.spend() }
  }
}
