import Foundation
import HTTP
import Testing
import WindowAPI
import WindowService

/// A shared moment of a session: its page, its frame, oEmbed and its bitmap.
@Suite struct SharedMomentTests {
  let service = Service.demo()

  @Test func `a path may name the moment behind the session`() {
    #expect(!service.get("/s/demo@0").body.contains("data-id=\"window1\""))
    #expect(service.get("/s/demo@3").body.contains("data-id=\"window1\""))
    #expect(service.get("/s/demo%403").body.contains("data-id=\"window1\""))
    #expect(service.get("/s/demo@-3").body == service.get("/s/demo@0").body)
    #expect(service.get("/s/demo@4").problem == "404 unknown-revision")
    #expect(service.get("/s/demo@x").problem == "422 invalid-parameter")
    #expect(service.get("/s/demo@").problem == "422 invalid-parameter")
    #expect(service.get("/s/@3").problem == "404 not-found")
    let page = service("GET /s/demo@4", "Accept: text/html")
    #expect(page.status == 404)
    #expect(page.body.contains("<noscript><p>The session has no revision 4, only 0 to 3."))
  }

  @Test func `a page tells previews of links what it shows`() {
    let head = service("GET /s/demo@3", "Host: localhost:9999").body
    for line in [
      #"<meta property="og:title" content="demo, revision 3 · Fenestra">"#,
      #"<meta property="og:url" content="http://localhost:9999/s/demo@3">"#,
      #"<meta property="og:image" content="http://localhost:9999/sessions/demo/snapshot.png?at=3">"#,
      #"href="http://localhost:9999/oembed?url=http%3A//localhost%3A9999/s/demo%403">"#,
    ] { #expect(head.contains(line)) }
    #expect(head.contains("window1, key, level 0, red, at (20 70; 200 200)"))
    #expect(!service("GET /", "Accept: text/html").body.contains("og:title"))
  }

  @Test func `any page may frame a moment, which runs no script and leads to its neighbours`() {
    let frame = service.get("/embed/demo@2")
    #expect(frame.contentType == "text/html")
    #expect(
      frame["Content-Security-Policy"]
        == "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *"
    )
    #expect(!frame.body.contains("<script"))
    #expect(frame.body.contains("<pre tabindex=\"0\">window1.makeKeyAndVisible()\n</pre>"))
    #expect(
      frame.body.contains(
        "<ol tabindex=\"0\"><li><b>window1</b> UIWindowDidBecomeVisibleNotification</li>"
          + "<li><b>window1</b> UIWindowDidBecomeKeyNotification</li></ol>"))
    for link in ["/embed/demo@1", "/embed/demo@3"] {
      #expect(frame.body.contains("<a href=\"\(link)\""))
    }
    #expect(service.get("/embed/demo@0").body.contains("<a href=\"/embed/demo@1\""))
    #expect(!service.get("/embed/demo@0").body.contains("<pre"))
    #expect(service.get("/embed/demo").body == service.get("/embed/demo@3").body)
    #expect(!service.get("/embed/demo@3").body.contains("/embed/demo@4"))
    #expect(service.get("/embed/nobody@1").problem == "404 not-found")
    #expect(service("GET /embed/demo@2", "Sec-Fetch-Site: cross-site").status == 200)
  }

  @Test func `what somebody typed is text in a frame`() {
    service(
      #"POST /sessions/demo/views {"id":"field","class":"UITextField","superview":"window1","frame":[0,0,180,30],"text":"<script>\"&"}"#
    )
    let body = service.get("/embed/demo").body
    #expect(!body.contains("<script>"))
    #expect(body.contains("field.text = &quot;&lt;script>\\&quot;&amp;&quot;"))
  }

  @Test func `oEmbed says how to embed a page`() throws {
    let reply = service(
      "GET /oembed?url=https://localhost:9999/s/demo%402&maxwidth=300&maxheight=200&format=json",
      "Host: localhost:9999")
    let json = try #require(reply.json)
    #expect(json["type"]?.text == "rich")
    #expect(json["title"]?.text == "demo, revision 2 · Fenestra")
    #expect(
      json["html"]?.text
        == #"<iframe src="http://localhost:9999/embed/demo@2" width="300" height="200" title="demo, revision 2 · Fenestra" loading="lazy" style="border:0"></iframe>"#
    )
    #expect(
      json["thumbnail_url"]?.text
        == "http://localhost:9999/sessions/demo/snapshot.png?at=2&scale=0.299")
    #expect(json["thumbnail_width"]?.number == 112)
    #expect(json["thumbnail_height"]?.number == 199)
    // A page without a moment shows the newest one.
    let host = "Host: localhost:9999"
    #expect(
      service("GET /oembed?url=http://localhost:9999/embed/demo", host)[["title"]]
        == "demo, revision 3 · Fenestra")
  }

  @Test(arguments: [
    ("", "422 invalid-parameter"), ("?url=http://elsewhere.org/s/demo", "404 not-found"),
    ("?url=http://localhost:9999/docs", "404 not-found"),
    ("?url=http://localhost:9999/s/nobody", "404 not-found"),
    ("?url=http://localhost:9999/s/demo%409", "404 unknown-revision"),
    ("?url=ftp://localhost:9999/s/demo", "404 not-found"), ("?url=s/demo", "404 not-found"),
    ("?url=http://localhost:9999/s/demo&format=xml", "406 not-acceptable"),
    ("?url=http://localhost:9999/s/demo&maxwidth=99", "422 invalid-parameter"),
  ])
  func `oEmbed refuses what it can't embed`(query: String, problem: String) {
    #expect(service("GET /oembed\(query)", "Host: localhost:9999").problem == problem)
  }

  @Test func `the component's file may be loaded by other pages`() {
    #expect(service.get("/web/fenestra-stage.js")["Access-Control-Allow-Origin"] == "*")
    #expect(service.get("/web/share.js")["Access-Control-Allow-Origin"] == nil)
  }

  // MARK: - Pixels

  private let picture = "/sessions/demo/snapshot.png"

  /// Width and height of a PNG, from its header.
  private func size(_ query: String) throws -> [Int] {
    let bytes = service.get(picture + query).bytes
    try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    return [16, 20].map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test func `a bitmap has two pixels a point, or as many as are asked for`() throws {
    #expect(try size("") == [750, 1334])
    #expect(try size("?scale=1") == [375, 667])
    #expect(try size("?scale=0.01") == [3, 6])
    #expect(try size("?at=0&scale=0.5") == [187, 333])
    let reply = service("GET \(picture)")
    #expect(reply.contentType == "image/png")
    #expect(reply.revision == 3)
    #expect(service("GET \(picture)", "If-None-Match: \"3\"").status == 304)
  }

  @Test func `a large screen has fewer pixels a point, and no more than there may be`() throws {
    service(#"POST /sessions/demo/screens {"id":"wall","size":[16384,4096]}"#)
    let wall = try size("?screen=wall")
    #expect(wall[0] * wall[1] <= 3_000_000 && wall[0] > 3000)
    #expect(service.get("\(picture)?screen=wall&scale=1").problem == "422 invalid-parameter")
    service(#"POST /sessions/demo/screens {"id":"line","size":[16384,1]}"#)
    #expect(try size("?screen=line") == [16384, 1])
  }

  @Test(arguments: ["scale=0", "scale=5", "scale=x", "style=round", "screen=tv", "spacing=9"])
  func `a bitmap that can't be is refused`(query: String) {
    #expect(service.get("\(picture)?\(query)").problem == "422 invalid-parameter")
  }

  @Test func `transparent views may lie within each other, but not without end`() {
    var outer = "window1"
    for number in 1...8 {
      service(
        #"POST /sessions/demo/views {"id":"v\#(number)","superview":"\#(outer)","alpha":0.9,"frame":[0,0,50,50]}"#
      )
      outer = "v\(number)"
      #expect(service.get(picture).status == (number <= 6 ? 200 : 422), "\(number)")
    }
    #expect(service.get(picture).problem == "422 too-much-work")
    // Invisible views do not count, and in an exploded picture no view lies within another.
    service(#"PATCH /sessions/demo/views/v2 {"alpha":0}"#)
    #expect(service.get(picture).status == 200)
    #expect(service.get("\(picture)?style=exploded").status == 200)
  }

  /// The font that the service's pages name for it, if installed.
  private static let hasChinese = FileManager.default.fileExists(
    atPath: "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc")

  @Test(.enabled(if: hasChinese))
  func `Chinese letters are drawn, whatever other fonts there are`() {
    func drawn(_ text: String) -> [UInt8] {
      service(#"PATCH /sessions/demo/views/field {"text":"\#(text)"}"#)
      return service.get(picture).bytes
    }
    service(
      #"POST /sessions/demo/views {"id":"field","class":"UITextField","superview":"window1","frame":[0,0,90,30]}"#
    )
    // A font without these characters draws one box for all.
    #expect(drawn("中") != drawn("国"))
    #expect(drawn("A") == drawn("A"))
  }
}
