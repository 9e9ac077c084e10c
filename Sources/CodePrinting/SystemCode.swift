import WindowModel

extension CodeDraft {
  /// Describes what the user and the system do to the application.
  package mutating func changeApplication(_ request: CodeRequest) {
    if let state = request.body["state"]?.text { say(Self.line(forState: state)) }
    if let orientation = request.body["orientation"]?.text {
      say("The device is turned: \(Orientation(rawValue: orientation)?.rawValue ?? "").")
    }
    if let isHidden = request.body["statusBar"]?["isHidden"]?.flag {
      set(.application, "isStatusBarHidden", .bool(isHidden))
    }
    if let isThere = request.body["hasHardwareKeyboard"]?.flag {
      say(isThere ? "A hardware keyboard is connected." : "The hardware keyboard is disconnected.")
    }
  }

  private static func line(forState state: String) -> String {
    switch ApplicationState(rawValue: state) {
    case .active: "The app comes to the front and is active."
    case .inactive: "The app is in front and inactive."
    case .background: "The app goes to the background."
    case .notRunning, nil: "The app does not run."
    }
  }

  /// Describes a screen being connected.
  package mutating func connectScreen(_ request: CodeRequest) {
    let name = name(request.object("id"), request.made, "screen", in: .screens)
    let size = request.body["size"]?.numbers(["width", "height"]) ?? [0, 0]
    let scale = CodeComment.number(request.body["scale"]?.number ?? 1)
    let points = size.map(CodeComment.number).joined(separator: " x ")
    remark("A screen of \(points) points at \(scale)x is plugged in: \(name).")
    add(
      .find(
        .screen(name),
        .spelled(swift: "UIScreen.screens.last", objC: "[UIScreen screens].lastObject")))
  }

  /// Describes a scene that the system connects.
  package mutating func connectScene(_ request: CodeRequest) {
    let name = name(request.object("id"), request.made, "scene", in: .scenes)
    let screen = request.object("screen").map { " on the screen \($0)" } ?? ""
    remark("The system connects a scene\(screen): \(name).")
    let scenes = CodeExpression.spelled(
      swift: "UIApplication.shared.connectedScenes.first",
      objC: "[UIApplication sharedApplication].connectedScenes.anyObject")
    add(.find(.scene(name), .cast(scenes, .scene, isSure: false)))
  }

  /// Describes a scene that the user places beside another or resizes in Split View.
  package mutating func changeScene(_ request: CodeRequest) {
    let shares = ["third": "a third", "half": "half", "twoThirds": "two thirds"]
    let share = request.body["share"]?.text.flatMap { shares[$0] }.map { " \($0) of the screen" }
    guard let other = request.object("beside") else {
      return remark("The user gives the scene \(request.shownName)\(share ?? " its share").")
    }
    let place = share.map { " and gives it\($0)" } ?? ""
    remark("The user puts the scene \(request.shownName) to the right of \(other)\(place).")
  }
}
