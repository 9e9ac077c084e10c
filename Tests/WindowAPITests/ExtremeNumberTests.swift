import TestSupport
import Testing

/// Numbers at the limits of a double, in each field for geometry. Every request gets a reply, and
/// none is an internal error.
@Suite struct ExtremeNumberTests {
  /// As JSON writes them.
  static let numbers = [
    "0", "-0", "0.0", "1", "-1", "0.5", "5e-324", "-5e-324", "2.2250738585072014e-308", "1e-300",
    "1.7053025658242404e-13", "0.9999999999999999", "1.0000000000000002", "639.9999999999999",
    "640", "16384", "16384.000000000004", "1e9", "-1e9", "999999999.9999999", "1000000000.0000001",
    "9007199254740991", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e19", "1e300",
    "1.7976931348623157e308", "-1.7976931348623157e308", "1e309", "4294967295", "4294967296",
  ]

  private func list(_ count: Int, _ random: inout SplitMix64) -> String {
    "[\((0..<count).map { _ in random.pick(Self.numbers) }.joined(separator: ","))]"
  }

  /// A valid rectangle of a view: its edges are within the limits.
  private func frame(_ random: inout SplitMix64) -> String {
    let origins = [
      "0", "-0", "5e-324", "1.7053025658242404e-13", "-1e-300", "-1e9", "639.9999999999999", "-0.1",
      "31.999999999999996", "32", "1e8", "999999999.9999999",
    ]
    let sides = [
      "0", "5e-324", "1e-300", "1", "32", "639.9999999999999", "640", "640.0000000000001", "16384",
      "1e8", "1e9",
    ]
    return "[\(random.pick(origins)),\(random.pick(origins)),"
      + "\(random.pick(sides)),\(random.pick(sides))]"
  }

  @Test(arguments: 0..<4)
  func `pictures of random geometry on random screens are drawn`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let service = Service()
    service("PUT /sessions/demo")
    for number in 0..<4 {
      let sides =
        ["1", "1.0000000000000002", "31.999999999999996", "639.9999999999999", "640"]
        + ["640.0000000000001", "16384", "16383.999999999998", "0.9999999999999999"]
      service.send(
        #"POST /sessions/demo/screens {"id":"s\#(number)","#
          + #""size":[\#(random.pick(sides)),\#(random.pick(sides))]}"#, [], isChecked: false)
    }
    let screens = ["main", "s0", "s1", "s2", "s3"]
    for number in 0..<40 {
      let kind = number < 5 ? "windows" : "views"
      let place =
        number < 5
        ? #""screen":"\#(screens[number])","isHidden":false"#
        : #""superview":"v\#(Int.random(in: 0..<number, using: &random))""#
      service.send(
        #"POST /sessions/demo/\#(kind) {"id":"v\#(number)",\#(place),"frame":\#(frame(&random)),"#
          + #""clipsToBounds":\#(random.chance(50)),"backgroundColor":"red"}"#, [],
        isChecked: false)
      if random.chance(40) {
        let transform =
          random.chance(50)
          ? list(6, &random)
          : #"{"rotation":\#(random.pick(Self.numbers)),"scale":\#(random.pick(Self.numbers))}"#
        service.send(
          #"PATCH /sessions/demo/\#(kind)/v\#(number) {"transform":\#(transform)}"#, [],
          isChecked: false)
      }
    }
    for screen in screens {
      for query in [
        "", "&style=exploded", "&style=exploded&spacing=0", "&style=exploded&depth=0,9e18",
        "&style=exploded&spacing=5e-324",
      ] {
        expectAnswer("GET /sessions/demo/snapshot.svg?screen=\(screen)\(query)", service)
        expectAnswer("GET /sessions/demo/snapshot.png?screen=\(screen)\(query)", service)
      }
      expectAnswer("GET /sessions/demo/moments?screen=\(screen)", service)
    }
    for path in ["tree.txt", "windows.txt", "snapshot"] {
      expectAnswer("GET /sessions/demo/\(path)", service)
    }
  }

  @Test(arguments: 0..<4)
  func `each field of geometry takes or refuses any number`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let service = Service.demo()
    service(#"POST /sessions/demo/views {"id":"v","class":"UIScrollView","superview":"window1"}"#)
    service(#"POST /sessions/demo/controllers {"id":"home"}"#)
    for _ in 0..<150 {
      let field = random.pick([
        #""frame":\#(list(4, &random))"#, #""bounds":\#(list(4, &random))"#,
        #""center":\#(list(2, &random))"#, #""transform":\#(list(6, &random))"#,
        #""transform":{"rotation":\#(random.pick(Self.numbers))}"#,
        #""transform":{"scale":\#(random.pick(Self.numbers))}"#,
        #""contentOffset":\#(list(2, &random))"#, #""alpha":\#(random.pick(Self.numbers))"#,
        #""tag":\#(random.pick(Self.numbers))"#,
      ])
      expectAnswer("PATCH /sessions/demo/views/v", service, body: "{\(field)}")
      let number = random.pick(Self.numbers)
      let other = random.pick(Self.numbers)
      let session = "/sessions/demo"
      for (line, body) in [
        ("PATCH \(session)/windows/window1", "{\"windowLevel\":\(number)}"),
        ("PATCH \(session)/controllers/home", "{\"additionalSafeAreaInsets\":\(list(4, &random))}"),
        ("POST \(session)/inputs", "{\"type\":\"tap\",\"at\":\(list(2, &random))}"),
        (
          "POST \(session)/inputs",
          "{\"type\":\"touch\",\"phase\":\"began\",\"at\":[1,1],\"finger\":\(number),\"tapCount\":\(other)}"
        ),
        ("POST \(session)/screens", "{\"size\":\(list(2, &random)),\"scale\":\(number)}"),
        ("POST \(session)/views/window1/subviews", "{\"view\":\"v\",\"at\":\(number)}"),
        ("POST \(session)/views/window1/exchangeSubview", "{\"at\":\(number),\"with\":\(other)}"),
        ("POST \(session)/runLoop", "{\"turns\":\(number)}"),
        ("POST \(session)/forks", "{\"at\":\(number)}"),
        ("GET \(session)/hitTest?point=\(number),\(other)", ""),
        ("GET \(session)/views/v/convert?point=\(number),\(other)&to=screen", ""),
        ("GET \(session)/views/v/convert?rect=0,0,\(number),\(other)", ""),
        ("GET \(session)/views/v/pointInside?point=\(number),\(other)", ""),
        ("GET \(session)/views/v/viewWithTag?tag=\(number)", ""),
        ("GET \(session)/snapshot?at=\(number)", ""), ("GET \(session)/moments?from=\(number)", ""),
        ("GET \(session)/moments?limit=\(number)", ""),
        ("GET \(session)/commands?after=\(number)&limit=\(other)", ""),
        ("GET \(session)/commands?as=swift&revision=\(number)", ""),
        ("GET \(session)/events?after=\(number)", "Accept: application/json"),
        ("GET \(session)/snapshot.svg?style=exploded&spacing=\(number)&depth=0,\(other)", ""),
        ("DELETE \(session)/screens/screen\(number)", ""),
      ] where random.chance(40) {
        let isField = body.hasPrefix("Accept")
        expectAnswer(line, service, isField ? [body] : [], body: isField ? nil : body)
      }
    }
    expectAnswer("GET /sessions/demo/tree.txt", service)
    expectAnswer("GET /sessions/demo/commands?as=objc", service)
  }

  /// Pasted code can make numbers that JSON can't express: infinity and NaN.
  @Test(arguments: 0..<8)
  func `code computes with any number`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let paste = Paste()
    paste.service(#"POST /sessions/demo/windows {"id":"w"}"#)
    for _ in 0..<60 {
      let a = random.pick(["1e308", "-1e308", "0", "5e-324", "w.frame.width", "nil", "9e18", "1"])
      let b = random.pick([
        "CGRectMake(\(a), 1e308, 1e308, \(a))", "w.frame", "CGRectInset(w.frame, \(a), 1e308)",
      ])
      let line = random.pick([
        "w.frame = \(b);", "NSLog(@\"%f %d %x %g %.99f\", \(a), \(a), \(a), \(a), \(a));",
        "NSLog(@\"%@\", NSStringFromCGRect(\(b)));", "w.alpha = CGRectGetMaxX(\(b));",
        "w.tag = (int)CGRectGetWidth(\(b));", "w.windowLevel = CGRectGetMidY(\(b));",
        "w.transform = CGAffineTransformMakeRotation(\(a));", "w.tag = \(a) * \(a);",
        "w.backgroundColor = [UIColor colorWithRed:\(a) green:CGRectGetMaxX(\(b)) blue:0 alpha:1];",
        "id v = [w viewWithTag:CGRectGetMaxX(\(b))];",
        "[w hitTest:CGPointMake(\(a), \(a)) withEvent:nil];",
        "id list = @[w]; id x = list[(int)CGRectGetMaxX(\(b))];",
        "CGRect r = [w convertRect:\(b) toView:nil];",
      ])
      let reply = paste.run(line, #","language":"objc""#)
      #expect([200, 422].contains(reply.status), "\(line)")
    }
  }

  private func expectAnswer(
    _ line: String, _ service: Service, _ fields: [String] = [], body: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reply = service.send(line, fields, body: body, isChecked: false)
    #expect(reply.status < 500, "\(line) \(body ?? "")", sourceLocation: sourceLocation)
  }
}
