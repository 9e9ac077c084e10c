import WindowModel

extension CodeCommand {
  /// What the system and the person who holds the device do to the app.
  static let system: [String: Write] = [
    "changeApplication": { draft, request in
      if let state = request.body["state"]?.text { draft.say(line(forState: state)) }
      if let orientation = request.body["orientation"]?.text {
        draft.say("The device is turned: \(Orientation(rawValue: orientation)?.rawValue ?? "").")
      }
      if let isHidden = request.body["statusBar"]?["isHidden"]?.flag {
        draft.set(.application, "isStatusBarHidden", .bool(isHidden))
      }
    },
    "stepRunLoop": { draft, request in
      let turns = Int(exactly: request.body["turns"]?.number ?? 1) ?? 1
      let times = turns == 1 ? "once" : "\(turns) times"
      draft.say(
        "The main run loop turns \(request.body["until"] == nil ? times : "until it is idle").")
    },
    "connectScreen": { draft, request in
      let name = draft.name(request.object("id"), request.made, "screen", in: .screens)
      let size = request.body["size"]?.numbers(["width", "height"]) ?? [0, 0]
      let scale = CodeComment.number(request.body["scale"]?.number ?? 1)
      let points = size.map(CodeComment.number).joined(separator: " x ")
      draft.say("A screen of \(points) points at \(scale)x is plugged in: \(name).")
      draft.add(
        .find(
          .screen(name),
          .spelled(swift: "UIScreen.screens.last", objC: "[UIScreen screens].lastObject")))
    },
    "disconnectScreen": { $0.say("The screen \(shown($1.name)) is pulled out.") },
    "connectScene": { draft, request in
      let name = draft.name(request.object("id"), request.made, "scene", in: .scenes)
      let screen = request.object("screen").map { " on the screen \($0)" } ?? ""
      draft.say("The system connects a scene\(screen): \(name).")
      let scenes = CodeExpression.spelled(
        swift: "UIApplication.shared.connectedScenes.first",
        objC: "[UIApplication sharedApplication].connectedScenes.anyObject")
      draft.add(.find(.scene(name), .cast(scenes, .scene, isSure: false)))
    },
    "disconnectScene": { $0.say("The system disconnects the scene \(shown($1.name)).") },
  ]

  private static func shown(_ name: String) -> String { Identifier(name)?.text ?? "" }

  private static func line(forState state: String) -> String {
    switch ApplicationState(rawValue: state) {
    case .active: "The app comes to the front and is active."
    case .inactive: "The app is in front and inactive."
    case .background: "The app goes to the background."
    case .notRunning, nil: "The app does not run."
    }
  }

  /// What the app's variables are pointed at.
  static let references: [String: Write] = [
    "setReference": { draft, request in
      if let name = ReferenceName(request.name) {
        draft.add(.store(name, request.object("object")))
      }
    },
    "clearReference": { draft, request in
      if let name = ReferenceName(request.name) { draft.add(.store(name, nil)) }
    },
    "loadNib": { draft, request in draft.loadNib(request) },
  ]
}
