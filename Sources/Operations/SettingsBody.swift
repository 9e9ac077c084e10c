import HTTP
import JSON
package import RequestBodies
package import WindowModel
package import WindowSessions
import Wire

/// The body of a request that starts a session.
package struct NewSession {
  package var identifier: Identifier?
  package var profile = Profile.standard
  var device = Device.standard
  var launch = Launch.foreground
  /// The main nib, and the JSON that it was parsed from.
  var nib: (Nib, source: [UInt8])?
  var runLoop = RunLoopMode.automatic
  var overrides: [@Sendable (inout Knobs) -> Void] = []

  package init() {}

  /// Makes a new session with a version and a device.
  package init(_ profile: Profile, _ device: Device) {
    (self.profile, self.device) = (profile, device)
  }

  /// The settings: the profile's, overridden by those set explicitly.
  var settings: Settings {
    var settings = Settings(profile: profile, device: device)
    settings.launch = launch
    settings.runLoop = runLoop
    for override in overrides { override(&settings.knobs) }
    return settings
  }

  /// The session's start, as stored in the log.
  package var origin: SessionOrigin {
    let settings = settings
    var json = JSONWriter()
    json.beginObject()
    json.settings(settings)
    if let nib {
      json.key("nib")
      json.raw(nib.source)
    }
    json.endObject()
    let first = nib.flatMap { nib in
      Write.named["loadNib"].map { write in
        SourcedCommand(
          Command(LoadNib(nib.0)), source: LoggedCommand(write, on: "", body: nib.source).text)
      }
    }
    return SessionOrigin(settings, first: first, source: json.finish().withBytes(Array.init))
  }

  /// The fields of a PUT for a session.
  package static let settingsFields: [Body.Field<NewSession>] = [
    .init("profile", example: "\"ios12\"") { body, it throws(Problem) in
      it.profile = try body.choice(Profile.self)
    },
    .init("device", example: "\"iPhone 8\"") { body, it throws(Problem) in
      let name = try body.string()
      it.device = try body.choose(
        name, Device.all.first { $0.name == name }, among: Device.all.map(\.name))
    },
    .init("launch", example: "\"manual\"") { body, it throws(Problem) in
      it.launch = try body.choice(Launch.self)
    },
    .init("nib", example: "{\"windows\":[{\"id\":\"window\"}]}") { body, it throws(Problem) in
      var nib = Nib()
      let source = try body.source { body throws(Problem) in
        try body.object("a nib", Nib.fields, into: &nib)
      }
      it.nib = (nib, source)
    },
    .init("runLoop", example: "\"manual\"") { body, it throws(Problem) in
      it.runLoop = try body.choice(RunLoopMode.self)
    },
    .init("knobs", example: "{\"touchMakesKey\":false}") { body, it throws(Problem) in
      try body.object("the knobs", knobFields, into: &it)
    },
  ]

  /// The fields of a POST for a session.
  package static let fields =
    [
      Body.Field<NewSession>("id", example: "\"mine\"") { body, it throws(Problem) in
        it.identifier = try body.identifier()
      }
    ] + settingsFields

  private static let knobFields: [Body.Field<NewSession>] = [
    knob("scenes") { $0.scenes = $1 },
    flag("touchMakesKey") { $0.touchMakesKey = $1 },
    knob(
      "keyOnDealloc", hints: ["nil": "'none' is what makes the key window nil."]
    ) { $0.keyOnDealloc = $1 },
    knob("windowInitFrame") { $0.windowInitFrame = $1 },
    knob("tabSwitchOrder") { $0.tabSwitchOrder = $1 },
    knob(
      "defaultModalStyle",
      hints: [
        "automatic": "From iOS 13 on, automatic comes to 'pageSheet' for most controllers."
      ]
    ) { $0.defaultModalStyle = $1 },
    flag("viewIsAppearing") { $0.viewIsAppearing = $1 },
    flag("leavesPresentedViews") { $0.leavesPresentedViews = $1 },
    flag("opaqueStatusBar") { $0.opaqueStatusBar = $1 },
  ]

  private static func flag(
    _ name: String, _ set: @escaping @Sendable (inout Knobs, Bool) -> Void
  ) -> Body.Field<NewSession> {
    .init(name, example: "true") { body, it throws(Problem) in
      let value = try body.bool()
      it.overrides.append { set(&$0, value) }
    }
  }

  private static func knob<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, hints: [String: String] = [:],
    _ set: @escaping @Sendable (inout Knobs, Choice) -> Void
  ) -> Body.Field<NewSession> {
    let example = Choice.allCases.first.map { "\"\($0.rawValue)\"" } ?? "null"
    return .init(name, example: example) { body, it throws(Problem) in
      let value = try body.choice(Choice.self, hints: hints)
      it.overrides.append { set(&$0, value) }
    }
  }
}
