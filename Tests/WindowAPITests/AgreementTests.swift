import JSON
import Pictures
import TestSupport
import Testing
import WindowAPI
import WindowModel
import WindowService
import WindowSessions
import Wire

/// The same revision as JSON, as text and as a picture.
@Suite struct AgreementTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `JSON, texts and pictures of one revision agree after any commands`(seed: UInt64) throws {
    var generator = CommandGenerator(seed: seed)
    let service = Service()
    let session = try service.api.directory.create("demo", generator.settings())
    for _ in 0..<12 {
      for _ in 0..<15 {
        let application = session.read { view in view.application }
        try? session.perform(generator.command(for: application)) { _, _ in }
      }
      try Forms(of: service).expectAgreement()
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `they agree while each event is delivered`(seed: UInt64) throws {
    var generator = CommandGenerator(seed: seed + 500)
    var application = Application(generator.settings())
    var looks = 0
    for _ in 0..<130 {
      let command = generator.command(for: application)
      let before = application
      guard let turn = try? application.perform(command) else { continue }
      let events = 1..<turn.events.count + 1
      // Every moment except the final state; nothing follows the last event.
      let states = try before.glimpses(of: events.lowerBound..<events.upperBound + 1, in: command)
      #expect(states.count == turn.events.count)
      for state in states.prefix(12) {
        try Forms(of: state).expectAgreement()
        looks += 1
      }
    }
    #expect(looks > 3)
  }
}

/// A session in all forms; its snapshot is the reference for the others.
private struct Forms {
  let snapshot: Tree
  let objects: [String: Tree]
  let table: String
  let tree: String
  let order: [String]
  /// Draws the picture of a query.
  private let picture: (_ screen: String, _ isExploded: Bool) -> String

  init(of service: Service) throws {
    let read = { (path: String) in service.get("/sessions/demo/\(path)").body }
    try self.init(
      snapshot: read("snapshot"), table: read("windows.txt"), tree: read("tree.txt")
    ) { screen, isExploded in
      read("snapshot.svg?screen=\(screen)\(isExploded ? "&style=exploded" : "")")
    }
  }

  init(of application: Application) throws {
    var json = JSONWriter()
    json.beginObject()
    json.field("revision", 0)
    json.state(of: application)
    json.endObject()
    try self.init(
      snapshot: json.finish().text, table: WindowTable.bytes(of: application).text,
      tree: ViewTree.bytes(of: application.windows.reversed(), in: application).text
    ) { name, isExploded in
      guard let screen = Identifier(name).flatMap(application.screen) else { return "" }
      return PictureContent(screen, in: application)
        .svg(isExploded ? .exploded(Explosion()) : .flat, of: "demo", revision: 0).text
    }
  }

  private init(
    snapshot: String, table: String, tree: String,
    _ picture: @escaping (_ screen: String, _ isExploded: Bool) -> String
  ) throws {
    self.snapshot = try Tree(json: snapshot)
    self.table = table
    self.tree = tree
    self.picture = picture
    let windows = self.snapshot["windows"]?.elements ?? []
    let all = windows + (self.snapshot["views"]?.elements ?? [])
    objects = Dictionary(uniqueKeysWithValues: all.map { ($0["id"]?.text ?? "", $0) })
    order = windows.compactMap { $0["id"]?.text }
  }

  var screens: [String] { (snapshot["screens"]?.elements ?? []).compactMap { $0["id"]?.text } }

  func expectAgreement() throws {
    expectTable()
    try expectTree()
    for screen in screens {
      let flat = try expectPicture(of: screen)
      try expectPicture(of: screen, asIn: flat)
    }
  }

  /// The table has each window, front to back, with its key mark, level, visibility and frame.
  func expectTable() {
    let rows = table.split(separator: "\n").dropFirst().map(String.init)
    #expect(rows.count == order.count)
    for (row, id) in zip(rows, order.reversed()) {
      let window = objects[id] ?? .null
      let cells = row.split(separator: " ").drop { $0 == "*" }.map(String.init)
      #expect(row.hasPrefix("*") == (window["isKeyWindow"] == true))
      #expect(cells.first == id)
      #expect(Double(cells[1]) == window["windowLevel"]?.number)
      #expect(row.contains("  hidden  ") == (window["isHidden"] == true))
      #expect(row.contains(printed(frame(of: window))))
    }
  }

  /// The tree has each window, front to back, and all its views, back to front.
  func expectTree() throws {
    var expected: [String] = []
    var waiting = order.map { ($0, 0) }
    while let (id, depth) = waiting.popLast() {
      let object = try #require(objects[id])
      expected.append("\(depth) \(object["class"]?.text ?? ""): \(id)")
      waiting += (object["subviews"]?.texts ?? []).reversed().map { ($0, depth + 1) }
    }
    let lines = tree.split(separator: "\n").map(String.init)
    let shown = lines.map { line -> String in
      let parts = line.split(separator: "<", maxSplits: 1)
      let depth = line.hasPrefix("<") ? 0 : parts[0].count { $0 == "|" }
      return "\(depth) \((parts.last ?? "").prefix { $0 != ";" })"
    }
    #expect(shown == expected)
    for (line, name) in zip(lines, expected) {
      let object = objects[String(name.split(separator: " ").last ?? "")] ?? .null
      #expect(line.contains("hidden = YES") == (object["isHidden"] == true))
      #expect(line.contains("frame = \(printed(frame(of: object)))"))
    }
  }

  /// A picture has each visible window of the screen, and all its visible views; in the exploded
  /// picture each lies where it lies in the flat one.
  @discardableResult func expectPicture(
    of screen: String, asIn flat: Picture? = nil
  ) throws -> Picture {
    let isFlat = flat == nil
    let picture = try #require(Picture(picture(screen, !isFlat)))
    #expect(picture.root["data-revision"] == snapshot["revision"]?.json)
    #expect(picture.root["data-screen"] == screen)
    let seen = order.filter { id in
      objects[id]?["isOnScreen"] == true && objects[id]?["screen"]?.text == screen
    }
    if isFlat { #expect(picture.windows.compactMap(\.id) == seen) }

    var expected: [String] = []
    var waiting = Array(seen.reversed())
    while let id = waiting.popLast() {
      let object = try #require(objects[id])
      if object["window"] != object["id"], object["isHidden"] == true { continue }
      expected.append(id)
      waiting += (object["subviews"]?.texts ?? []).reversed()
    }
    let drawn = picture.elements.compactMap(\.id)
    if isFlat {
      #expect(drawn == expected)
    } else {
      // What moves too far has no place on the screen.
      #expect(Set(drawn).isSubset(of: expected))
      #expect(drawn.count == expected.count || picture.summary.contains("too far out"))
      #expect(Set(drawn).count == drawn.count)
    }
    for element in picture.elements where element.id != nil {
      try compare(element, picture, asIn: flat)
    }
    return picture
  }

  private func compare(_ element: Picture.Element, _ picture: Picture, asIn flat: Picture?) throws {
    let object = try #require(element.id.flatMap { objects[$0] })
    #expect(element.attributes["data-class"] == object["class"]?.text)
    #expect(element.superview == object["superview"]?.text)
    #expect(element.isKey == (object["isKeyWindow"] == true))
    #expect(
      element.attributes["data-level"].flatMap { Double($0) } == object["windowLevel"]?.number)
    #expect(element.fill == object["backgroundColor"]?.text ?? "none")
    guard let flat else {
      #expect(element.box == rect(object["bounds"]))
      let place = frame(of: object).moved(by: origin(of: object))
      #expect(isClose(element.frame, place), "\(object["id"]?.text ?? "")")
      #expect(Double(element.attributes["opacity"] ?? "1") == object["alpha"]?.number)
      return
    }
    let place = try #require(element.id.flatMap { flat[$0] }).place
    #expect(isClose(element.place, try #require(place)), "\(object["id"]?.text ?? "")")
    let depth = try #require(element.depth)
    if let superview = element.superview.flatMap({ picture[$0] }) {
      let below = try #require(superview.depth)
      #expect(depth > below || depth == 40)
    }
  }

  private func frame(of object: Tree) -> Rect { rect(object["frame"]) }

  /// The origin of a window's scene on a shared screen; zero for any other object.
  private func origin(of object: Tree) -> Point {
    let scene = (snapshot["scenes"]?.elements ?? []).first { scene in
      scene["id"] == object["windowScene"] && scene["frame"] != nil
    }
    return scene.map { rect($0["frame"]).origin } ?? .zero
  }

  private func rect(_ tree: Tree?) -> Rect {
    let numbers = ["x", "y", "width", "height"].map { tree?[$0]?.number ?? .nan }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func printed(_ rect: Rect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { number in
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  /// Whether two rectangles are equal except for rounding of large numbers.
  private func isClose(_ rect: Rect?, _ other: Rect) -> Bool {
    guard let rect else { return false }
    func numbers(_ rect: Rect) -> [Double] {
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    }
    return zip(numbers(rect), numbers(other)).allSatisfy { abs($0 - $1) <= 1e-5 }
  }
}
