import CodePrinting
import HTTP
import JSON
import Problems
import RequestBodies
import WindowModel
import Wire

extension Write {
  package static let system = [
    changeApplication, connectScreen, disconnectScreen, connectScene, changeScene, disconnectScene,
    stepRunLoop,
  ]

  private static let changeApplication = Write(
    "changeApplication", ChangeApplication.self, .session(.patch, "/application"),
    what: "an application",
    fields: changeApplicationFields,
    outcome: .init { json, application, _, _ in
      json.beginObject()
      json.application(application)
      json.endObject()
    },
    code: CodeCommand { $0.changeApplication($1) },
    contract: """
      tags: [Application]
      summary: Take the app to another state, turn the device, hide the status bar
      description: >-
       What the user and the system do. The app passes through the states on the way; no window becomes hidden,
       visible or key. Then the interface turns: the main screen and the windows that fill it swap their sides. Last
       the status bar is hidden or shown.
      x-rules: [windows-0A, windows-2.4A, windows-5.6, windows-9.1, windows-9.3, windows-9.3A, windows-9.3B, windows-9.3C]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/ApplicationProperties'}
         examples: { again: { summary: The same state once more, value: {"state": "active"} } }
      responses:
       '200':
        description: What came of it.
        content: { application/json: { schema: {$ref: '#/components/schemas/ApplicationReply'} } }
       '409':
        $ref: '#/components/responses/Refused'
        description: A running app can't go back to before its launch.
      """)

  private static let connectScreen = Write(
    "connectScreen", ConnectScreen.self, .new(in: "screens"), what: "a screen",
    fields: connectScreenFields,
    outcome: .init { json, application, turn, _ in
      // Null if a later command of the same batch disconnected it.
      guard case .screen(let identifier)? = turn.subject,
        let screen = application.screen(identifier)
      else { return json.null() }
      json.screen(screen, in: application)
    },
    code: CodeCommand { $0.connectScreen($1) },
    contract: """
      tags: [Application]
      summary: Connect an external screen
      description: It comes after the others. A window goes to it by its property `screen`.
      x-rules: [windows-7]
      requestBody:
       required: true
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewScreen'}
         examples: { television: { value: {"id": "tv", "size": [1280, 720]} } }
      responses:
       '200': {$ref: '#/components/responses/ScreenReply'}
       '201':
        description: It is there.
        links:
         disconnectScreen:
          operationId: disconnectScreen
          parameters: { session: $request.path.session, screen: $response.body#/result/id }
        headers: { Location: {$ref: '#/components/headers/Location'} }
        content: { application/json: { schema: {$ref: '#/components/schemas/ScreenReply'} } }
       '409': {$ref: '#/components/responses/Refused', description: 'A screen has this identifier, or had.'}
      """)

  private static let disconnectScreen = Write(
    "disconnectScreen", DisconnectScreen.self, .object(.delete, .screen) { $0.screen = $1 },
    outcome: .null,
    code: .comment { "The screen \($0.shownName) is pulled out." },
    contract: """
      tags: [Application]
      summary: Disconnect an external screen
      description: >-
       Its windows stay in `windows` with `isOnScreen` false; hiding and releasing them is the app's business. The key
       window stays key. The device's own screen stays.
      x-rules: [windows-7, windows-7B]
      responses:
       '200':
        $ref: '#/components/responses/ScreenReply'
        description: What came of it; `result` is null, for the screen is gone.
       '409': {$ref: '#/components/responses/Refused', description: The device's own screen can't be disconnected.}
      """)

  private static let connectScene = Write(
    "connectScene", ConnectScene.self, .new(in: "scenes"), what: "a scene",
    fields: connectSceneFields,
    outcome: .scene,
    code: CodeCommand { $0.connectScene($1) },
    contract: """
      tags: [Application]
      summary: Connect a scene
      description: >-
       A UIWindowScene on a screen. A window goes to it by its property `windowScene`; with `scenes` at `perScene` a window
       without one can be neither shown nor made key.
      x-rules: [windows-1.8, windows-1.8A, windows-1.8B, windows-1.8D]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewScene'}
         examples: { rehearsed: { value: {"id": "left"} } }
      responses:
       '200': {$ref: '#/components/responses/SceneReply'}
       '201':
        description: It is there.
        links:
         disconnectScene:
          operationId: disconnectScene
          parameters: { session: $request.path.session, scene: $response.body#/result/id }
        headers: { Location: {$ref: '#/components/headers/Location'} }
        content: { application/json: { schema: {$ref: '#/components/schemas/SceneReply'} } }
       '409':
        $ref: '#/components/responses/Refused'
        description: A scene has this identifier, or had; the profile has no scenes; the app does not run yet.
      """)

  private static let changeScene = Write(
    "changeScene", ChangeScene.self, .object(.patch, .scene) { $0.scene = $1 },
    what: "a scene",
    fields: changeSceneFields,
    outcome: .scene,
    code: CodeCommand { $0.changeScene($1) },
    contract: """
      tags: [Application]
      summary: Put a scene beside another one on an iPad, or move the divider
      description: >-
       Split View: the scene stands to the right of `beside`, with its `share` of the screen, by itself a half or,
       upright, a third. The windows that fill the two scenes follow.
      x-rules: [windows-1.8G, windows-11.1A]
      requestBody:
       required: true
       content:
        application/json:
         schema: {$ref: '#/components/schemas/SceneProperties'}
         examples: { split: { value: {"beside": "left"} } }
      responses:
       '409':
        $ref: '#/components/responses/Refused'
        description: A phone, another screen, a third scene, or a sheet that is up.
      """)

  private static let disconnectScene = Write(
    "disconnectScene", DisconnectScene.self, .object(.delete, .scene) { $0.scene = $1 },
    outcome: .null,
    code: .comment { "The system disconnects the scene \($0.shownName)." },
    contract: """
      tags: [Application]
      summary: Disconnect a scene
      description: Its windows are left without a scene, hidden, and stay in `windows`; its key window resigns.
      x-rules: [windows-1.8A, windows-1.8B, windows-1.8C, windows-1.8D]
      responses:
       '200':
        $ref: '#/components/responses/SceneReply'
        description: What came of it; `result` is null, for the scene is gone.
      """)

  private static let stepRunLoop = Write(
    "stepRunLoop", .session(.post, "/runLoop"), what: "a run of the run loop", { NewRun() },
    fields: stepRunLoopFields,
    outcome: .init { json, application, _, _ in
      json.beginObject()
      json.fields(ofRunLoopIn: application)
      json.endObject()
    },
    code: .comment { request in
      let turns = Int(exactly: request.body["turns"]?.number ?? 1) ?? 1
      let times = turns == 1 ? "once" : "\(turns) times"
      return
        "The main run loop turns \(request.body["until"] == nil ? times : "until it is idle")."
    },
    contract: """
      tags: [Application]
      summary: Let the main run loop turn
      description: >-
       Makes one turn, a number of `turns`, or all `until` it is idle. For a session with `"runLoop":"manual"`, in
       which each write leaves the callbacks of later turns to this.
      x-rules: [views-N13]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/RunLoopStep'}
         examples: { appeared: { value: {"turns": 1} } }
      responses:
       '200':
        description: What came of it.
        content: { application/json: { schema: {$ref: '#/components/schemas/RunLoopReply'} } }
      """
  ) { run throws(Problem) in
    guard run.turns == nil || !run.isUntilIdle else {
      throw Problem(
        .invalidValue, "Give either turns or until, not both.", pointer: "/until")
    }
    var step = StepRunLoop()
    step.turns = run.isUntilIdle ? nil : run.turns ?? 1
    return step
  }
}

/// The number of turns of the run loop that a request runs, or until it is idle.
private struct NewRun {
  var turns: Int?
  var isUntilIdle = false
}

extension Write.Outcome {
  /// The command's scene, null if a later command of the same batch disconnected it.
  fileprivate static let scene = Write.Outcome(reply: "SceneReply") { json, application, turn, _ in
    guard case .scene(let identifier)? = turn.subject, let scene = application.scene(identifier)
    else { return json.null() }
    json.scene(scene, in: application)
  }
}

// The fields of each command, made on first use.

private let changeApplicationFields: [Body.Field<ChangeApplication>] = ApplicationProperties.fields
  .map { $0.within(\ChangeApplication.properties) }

private let connectScreenFields: [Body.Field<ConnectScreen>] = [
  .init("size", .size, example: "[1280,720]", isRequired: true) { $0.size = $1 },
  .init("id", .object, example: "\"tv\"") { $0.identifier = $1 },
  .init("scale", .number, example: "1") { $0.scale = $1 },
]

private let connectSceneFields: [Body.Field<ConnectScene>] = [
  .init("id", .object, example: "\"left\"") { $0.identifier = $1 },
  .init("screen", .object, example: "\"main\"") { $0.screen = $1 },
]

private let changeSceneFields: [Body.Field<ChangeScene>] = SceneProperties.fields.map {
  $0.within(\ChangeScene.properties)
}

private let stepRunLoopFields: [Body.Field<NewRun>] = [
  .init("turns", .integer, example: "1") { $0.turns = $1 },
  .init("until", example: "\"idle\"") { body, it throws(Problem) in
    let text = try body.string()
    it.isUntilIdle = try body.choose(text, text == "idle" ? true : nil, among: ["idle"])
  },
]
