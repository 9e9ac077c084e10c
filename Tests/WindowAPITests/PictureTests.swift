import Testing
import WindowModel

@Suite struct PictureTests {
  let service = Service.demo()
  let views = "/sessions/demo/views"
  let path = "/sessions/demo/snapshot.svg"

  private func picture(_ query: String = "") throws -> Picture {
    try #require(Picture(service.get(path + query).body))
  }

  @Test func `a picture has title and description, and star and edge for the key window`() throws {
    let picture = try picture()
    #expect(picture.root["role"] == "img")
    #expect(picture.title == "Screen main of session demo, revision 3")
    #expect(
      picture.summary
        == "Windows, front to back: the system's UIStatusBarWindow, level 1000, at (0 0; 375 20); "
        + "window1, key, level 0, red, at (20 70; 200 200).")
    #expect(picture["window1"]?.label == "★ window1 key")
    #expect(picture["window1"]?.title == "window1, UIWindow, key")
    #expect(picture["window2"] == nil)
  }

  @Test func `a client that has the revision gets no picture again`() {
    let reply = service("GET \(path)")
    #expect(reply.contentType == "image/svg+xml")
    #expect(reply.revision == 3)
    #expect(service("GET \(path)", "If-None-Match: \"3\"").status == 304)
    #expect(service("HEAD \(path)").status == 200)
    #expect(service("GET \(path)", "Accept: image/svg+xml, text/html;q=0.9").status == 200)
    #expect(service("GET \(path)", "Accept: text/html").status == 406)
  }

  @Test(arguments: [
    "screen=tv", "screen=", "style=round", "spacing=10", "depth=0,1", "style=exploded&spacing=-1",
    "style=exploded&spacing=x", "style=exploded&spacing=201", "style=exploded&depth=1",
    "style=exploded&depth=2,1", "style=exploded&depth=-1,2", "style=exploded&depth=0,1e30",
    "style=exploded&depth=0.5,2",
  ])
  func `a picture that can't be is refused`(query: String) {
    #expect(service.get("\(path)?\(query)").problem == "422 invalid-parameter")
  }

  @Test func `labels of views that begin at one corner stand below each other, or on the right`() {
    for (view, superview, origin) in [
      ("a", "window1", 0), ("b", "a", 0), ("c", "b", 5), ("d", "c", 0),
    ] {
      service(
        #"POST \#(views) {"id":"\#(view)","superview":"\#(superview)","#
          + #""frame":[\#(origin),\#(origin),100,24]}"#)
    }
    #expect(
      labels == ["★ window1 key 2 10", "a 2 20", "b 98 10 end", "c 98 20 end"])
  }

  /// The labels of the app's windows and views, and their positions.
  private var labels: [String] {
    service.get(path).body.matches(
      of: /<text x="([\d.]+)" y="([\d.]+)"( text-anchor="end")?[^>]*>([^<]*)/
    ).map { "\($0.4) \($0.1) \($0.2)\($0.3 == nil ? "" : " end")" }
      .filter { !$0.hasPrefix("UIStatusBarWindow") }
  }

  @Test func `a label makes way for one that is drawn near it, and for none that is covered`() {
    service("PATCH /sessions/demo/windows/window1 {\"frame\":[0,0,300,300]}")
    for (view, frame, color) in [
      ("near", "[10,4,200,80]", "null"), ("side", "[150,2,100,60]", "null"),
      ("sheet", "[0,90,300,100]", "\"white\""), ("under", "[20,95,200,60]", "null"),
      ("over", "[20,90,200,60]", "\"white\""), ("deep", "[25,92,100,8]", "null"),
    ] {
      service(
        #"POST \#(views) {"id":"\#(view)","superview":"window1","frame":\#(frame),"#
          + #""backgroundColor":\#(color)}"#)
    }
    #expect(
      labels == [
        "★ window1 key 2 10", "near 2 20", "side 2 10", "sheet 2 10", "under 2 20", "over 2 10",
        "deep 98 5 end",
      ])
  }

  @Test func `no two labels of views that begin near each other overlap`() throws {
    for number in 0..<12 {
      service(
        #"POST \#(views) {"id":"view\#(number)","superview":"window1","#
          + #""frame":[\#(number % 4 * 7),\#(number * 6),150,90]}"#)
    }
    let picture = try picture()
    var places: [Point] = []
    for label in labels where label.hasPrefix("view") {
      let words = label.split(separator: " ")
      let (name, x, y) = (String(words[0]), Double(words[1]) ?? 0, Double(words[2]) ?? 0)
      let start = words.count == 4 ? x - 6 * Double(name.count) : x
      let place = try #require(picture[name]?.onScreen(Point(x: start, y: y)))
      for other in places {
        #expect(abs(other.x - place.x) >= 30 || abs(other.y - place.y) >= 10, "\(label)")
      }
      places.append(place)
    }
    #expect(places.count == 12)
  }

  @Test func `labels of windows that are seen through a clear one stand above its own`() {
    for (window, color) in [
      ("hidden", "null"), ("blue", #""blue""#), ("first", "null"), ("second", "null"),
    ] {
      service(
        #"POST /sessions/demo/windows {"id":"\#(window)","frame":[50,50,200,200],"#
          + #""backgroundColor":\#(color),"isHidden":\#(window == "hidden")}"#)
    }
    service(#"POST \#(views) {"id":"box","superview":"second","frame":[0,0,100,60]}"#)
    let places = service.get(path).body.matches(of: /<text x="2" y="(\d+)"[^>]*>([^<]*)/).map {
      "\($0.2) \($0.1)"
    }
    #expect(places == ["★ window1 key 10", "blue 10", "first 20", "second 30", "box 40"])
  }

  @Test func `texts are escaped, and what XML can't hold is replaced`() throws {
    service(
      #"POST \#(views) {"id":"field","class":"UITextField","superview":"window1","#
        + #""frame":[0,0,200,40],"text":"<a b=\"&'\u0001\u001b\uFFFE>é"}"#)
    #expect(try picture()["field"]?.label == "field: <a b=\"&'\u{FFFD}\u{FFFD}\u{FFFD}>é")
  }

  @Test func `a scrolled, turned and faded view is drawn where it is and nothing beside it`() throws
  {
    for body in [
      #"{"id":"list","class":"UIScrollView","superview":"window1","frame":[10,20,100,100],"contentOffset":[5,30],"alpha":0.5}"#,
      #"{"id":"row","superview":"list","frame":[0,40,80,20],"alpha":0.5,"transform":[0,1,-1,0,0,0]}"#,
      #"{"id":"ghost","superview":"list","isHidden":true}"#,
      #"{"id":"within","superview":"ghost","frame":[0,0,10,10]}"#,
    ] { service("POST \(views) \(body)") }
    let flat = try picture()
    #expect(flat["ghost"] == nil && flat["within"] == nil)
    #expect(flat["list"]?.attributes["transform"] == "translate(5 -10)")
    #expect(flat["list"]?.attributes["clip-path"] == "url(#clip-list)")
    #expect(flat["row"]?.attributes["transform"] == "matrix(0 1 -1 0 50 10)")
    let exploded = try picture("?style=exploded")
    #expect(exploded["row"]?.attributes["transform"] == "matrix(0 1 -1 0 75 70)")
    #expect(exploded["row"]?.attributes["opacity"] == "0.25")
    #expect(
      [exploded["window1"], exploded["list"], exploded["row"]].map { $0?.depth } == [1, 2, 3])
    #expect(exploded["row"]?.attributes["data-window"] == "window1")
  }

  @Test func `a view lies above what it covers, and side by side views on one level`() throws {
    for (id, x) in [("a", 0), ("b", 50), ("c", 90), ("d", 150)] {
      service(#"POST \#(views) {"id":"\#(id)","superview":"window1","frame":[\#(x),0,50,50]}"#)
    }
    service("PATCH /sessions/demo/windows/window2 {\"isHidden\":false}")
    let picture = try picture("?style=exploded")
    #expect(
      ["window1", "a", "b", "c", "d", "window2"].map { picture[$0]?.depth } == [1, 2, 2, 3, 2, 7])
    let part = try self.picture("?style=exploded&depth=2,3")
    #expect(part.elements.compactMap(\.id) == ["a", "b", "d", "c"])
    #expect(part.root["viewBox"] == picture.root["viewBox"])
  }

  @Test func `there are forty levels at most, and the picture says so`() throws {
    for number in 1...60 {
      service(#"POST \#(views) {"id":"n\#(number)","superview":"window1","frame":[0,0,9,9]}"#)
    }
    let picture = try picture("?style=exploded")
    #expect(picture["n1"]?.depth == 2)
    #expect(picture["n39"]?.depth == 40)
    #expect(picture["n60"]?.depth == 40)
    #expect(picture.summary.contains("There are 40 levels at most: what is higher is on the last."))
  }

  @Test func `each screen has a picture of its own`() throws {
    service(#"POST /sessions/demo/screens {"id":"tv","size":[640,360]}"#)
    service(#"POST /sessions/demo/windows {"id":"slide","screen":"tv","isHidden":false}"#)
    let tv = try picture("?screen=tv")
    #expect(tv.root["viewBox"] == "0 0 640 360")
    #expect(tv.elements.map(\.id) == ["slide"])
    #expect(try picture()["slide"] == nil)
    service("DELETE /sessions/demo/windows/slide")
    #expect(try picture("?screen=tv").summary == "No window is on this screen.")
  }

  @Test func `the system's windows lie among the app's by their level`() throws {
    service(
      #"POST \#(views) {"id":"field","class":"UITextField","superview":"window1"}"#)
    service("POST \(views)/field/becomeFirstResponder")
    service("PATCH /sessions/demo/windows/window2 {\"isHidden\":false,\"windowLevel\":1000}")
    #expect(
      try picture().windows.map { $0.id ?? $0.attributes["data-class"] } == [
        "window1", "UITextEffectsWindow", "UIStatusBarWindow", "window2", "UIRemoteKeyboardWindow",
      ])
  }
}
