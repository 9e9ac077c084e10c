import TestSupport
import Testing

@Suite struct ViewTreeTests {
  let service = Service.demo()
  let views = "/sessions/demo/views"

  @Test func `a tree shows what is not as a new view has it`() {
    let all = #"""
      {"id":"box","superview":"window1","frame":[10,20,100,100],"transform":[1,0,0,1,2,3],
      "clipsToBounds":true,"alpha":0.5,"isHidden":true,"isOpaque":false,"tag":7,
      "autoresizingMask":["flexibleWidth","flexibleTopMargin"],"isUserInteractionEnabled":false,
      "backgroundColor":"red"}
      """#
    service("POST \(views)", body: all)
    service(#"POST \#(views) {"id":"list","class":"UIScrollView","superview":"box"}"#)
    service(#"POST \#(views) {"id":"plain","superview":"window1"}"#)
    #expect(
      service.get("/sessions/demo/tree.txt").body == """
        <UIWindow: window2; frame = (60 110; 200 200); hidden = YES; \
        backgroundColor = blue>
        <UIWindow: window1; frame = (20 70; 200 200); backgroundColor = red>
           | <UIView: box; frame = (12 23; 100 100); transform = [1, 0, 0, 1, 2, 3]; \
        clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; autoresize = W+TM; \
        userInteractionEnabled = NO; tag = 7; backgroundColor = red>
           |    | <UIScrollView: list; frame = (0 0; 0 0); clipsToBounds = YES; \
        contentOffset: {0, 0}>
           | <UIView: plain; frame = (0 0; 0 0)>

        """)
    let list = service.get("\(views)/list/tree.txt")
    #expect(
      list.body
        == "<UIScrollView: list; frame = (0 0; 0 0); clipsToBounds = YES; contentOffset: {0, 0}>\n")
    #expect(list.revision == 6)
    #expect(service("GET \(views)/list/tree.txt", "If-None-Match: \"6\"").status == 304)
  }

  @Test(arguments: 0..<4)
  func `text and JSON of one revision agree`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var names = ["window1", "window2"]
    for number in 1...30 {
      let superview = random.pick(names)
      let body = #"{"superview":"\#(superview)","frame":[\#(number),0,5,5],"at":0}"#
      service("POST \(views) \(body)")
      names.append("v\(number)")
    }
    service("POST \(views)/v7/removeFromSuperview")

    var path: [String] = []
    var shown: [String: [String]] = [:]
    for line in service.get("/sessions/demo/tree.txt").body.split(separator: "\n") {
      let mark = try #require(line.firstIndex(of: "<"))
      let depth = line[..<mark].count { $0 == "|" }
      #expect(line[..<mark] == String(repeating: "   | ", count: depth))
      let name = String(line[mark...].split(separator: " ")[1].dropLast())
      path = path.prefix(depth) + [name]
      shown[name] = []
      if depth > 0 { shown[path[depth - 1], default: []].append(name) }
      let frame = try #require(service.get("\(views)/\(name)")[["frame"]])
      let printed = "(\(json(frame, "x")) \(json(frame, "y")); \(json(frame, "width")) "
      #expect(line.contains("frame = \(printed)\(json(frame, "height")))"))
    }
    let snapshot = service.get("/sessions/demo/snapshot").json
    let objects = (snapshot?["windows"]?.elements ?? []) + (snapshot?["views"]?.elements ?? [])
    let inWindows = objects.filter { $0["window"] != .null }
    #expect(inWindows.count == shown.count)
    for object in inWindows {
      let name = try #require(object["id"]?.text)
      #expect(shown[name] == object["subviews"]?.texts)
    }
  }

  private func json(_ frame: Tree, _ name: String) -> String { frame[name]?.json ?? "" }
}
