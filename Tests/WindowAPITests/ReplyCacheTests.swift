import HTTP
import JSON
import Testing
import WindowSessions

@testable import WindowAPI
@testable import WindowService

@Suite struct ReplyCacheTests {
  private func reply(_ text: String, _ status: Status = .ok) -> Response {
    var buffer = ByteBuffer()
    buffer.append(text)
    return Response(
      status, contentType: "text/plain", entityTag: 7, headers: [HeaderField(.vary, "Accept")],
      body: .bytes(buffer))
  }

  private func request(_ path: String, _ fields: HeaderField...) -> Request {
    Request(.get, Array(path.utf8), headers: fields)
  }

  private func keep(_ reply: consuming Response, _ request: Request, in cache: ReplyCache) {
    cache.keep(&reply, to: request)
  }

  private func told(_ cache: ReplyCache, _ request: Request) -> String? {
    cache.reply(to: request)?.body.buffer.text
  }

  @Test func `a request is told the same only if it is the same in every part that tells`() {
    let cache = ReplyCache(of: MemoryBudget())
    let accept = HeaderField(.accept, "text/plain")
    keep(reply("a"), request("/a", accept), in: cache)
    #expect(told(cache, request("/a", accept)) == "a")
    #expect(told(cache, request("/a")) == nil)
    #expect(told(cache, request("/a", HeaderField(.accept, "*/*"))) == nil)
    #expect(told(cache, request("/a", accept, HeaderField(.ifNoneMatch, "\"7\""))) == nil)
    #expect(told(cache, request("/a?", accept)) == nil)
    let (token, trace) = (HeaderField(.authorization, "Bearer x"), HeaderField(.traceParent, "y"))
    #expect(told(cache, request("/a", token, accept, trace)) == "a")
    let again = cache.reply(to: request("/a", accept))
    #expect(again?.status == .ok)
    #expect(again?.entityTag == EntityTag(7))
    #expect(again?.contentType?.description == "text/plain")
    #expect(again?.headers == [HeaderField(.vary, "Accept")])
  }

  @Test func `only the newest few replies are kept, none that is too long and no errors`() {
    let cache = ReplyCache(of: MemoryBudget())
    keep(reply("error", .notFound), request("/error"), in: cache)
    keep(reply(String(repeating: "x", count: 1 << 20 + 1)), request("/long"), in: cache)
    for name in ["/a", "/b", "/c", "/d", "/e"] { keep(reply(name), request(name), in: cache) }
    #expect(
      ["/error", "/long", "/a", "/b", "/c", "/d", "/e"].map { told(cache, request($0)) }
        == [nil, nil, nil, "/b", "/c", "/d", "/e"])
    let half = String(repeating: "x", count: 1 << 19)
    for name in ["/f", "/g", "/h"] { keep(reply(half), request(name), in: cache) }
    #expect(
      ["/e", "/f", "/g", "/h"].map { told(cache, request($0))?.count } == [
        nil, nil, 1 << 19, 1 << 19,
      ])
  }

  @Test func `what is told again is what would be told anew, whatever happens between`() {
    let service = Service.demo()
    let targets = [
      "/sessions/demo/windows/window1", "/sessions/demo/snapshot", "/sessions/demo/windows.txt",
      "/sessions/demo/snapshot?at=-1", "/sessions/demo/moments?from=1&include=log",
    ]
    let steps = [
      "POST /sessions/demo/windows/window2/makeKeyAndVisible",
      "PATCH /sessions/demo/windows/window1 {\"isHidden\":true}",
      "POST /sessions/demo/windows/nothing/makeKey",
      "POST /sessions/demo/windows/window1/makeKeyAndVisible?dryRun=true",
      "DELETE /sessions/demo/windows/window1",
      "PUT /sessions/demo/references/window1 {\"object\":null}",
    ]
    for step in steps {
      for target in targets {
        let first = service.get(target)
        #expect(service.get(target).body == first.body, "\(target) before \(step)")
        // A field that no other request has, so that the reply is not cached yet.
        let anew = service("GET \(target)", "Prefer: \(step)")
        #expect(anew.body == first.body, "\(target) before \(step)")
        #expect(anew["ETag"] == first["ETag"])
      }
      _ = service(step)
    }
  }
}
