import SessionStorage
import TestSupport
import Testing
import WindowModel

@testable import WindowSessions

/// Sessions move from one store to another.
@Suite struct SessionCopyingTests {
  @Test(arguments: Backend.all, Backend.all)
  func `a copied session is the same in every store`(from: Backend, to: Backend) throws {
    let (source, target) = (try Keeper(from), try Keeper(to))
    let session = try source.rig.session()
    for number in 0..<200 { try session.run(.create("n\(number)")) }
    try session.perform(.create("keyed"), key: "k") { _, _ in }
    #expect(session.settled() == nil)
    let fork = try source.directory.fork(session, at: 10, as: named("fork"))
    #expect(fork.settled() == nil)
    for stored in try source.store.list(after: "", limit: 10) {
      #expect(try target.directory.adopt(stored) == stored.revision)
    }
    #expect(try target.session("demo").face == session.face)
    #expect(try target.session("fork").face == fork.face)
    #expect(try target.session("demo").record == session.record)
    try target.session("demo").perform(.create("keyed"), key: "k") { view, _ in
      #expect(view.revision == session.read { $0.revision })
    }
    let stored = try #require(try source.store.find(named("demo")))
    #expect(throws: SessionRefusal.exists(named("demo"))) { try target.directory.adopt(stored) }
  }
}
