import CodePrinting
import HTTP
import RequestBodies
import WindowModel

extension Write {
  package static let windows = [
    createWindow, changeWindow, releaseWindow, makeKeyAndVisible, makeKey,
  ]

  private static let createWindow = Write(
    "createWindow", CreateWindow.self, .new(in: "windows"), what: "a new window",
    fields: createWindowFields,
    code: CodeCommand { draft, request in
      draft.makeWindow(
        request.body, draft.name(request.object("id"), request.made, "w"),
        isRetained: request.body["retained"]?.flag ?? true)
    },
    contract: """
      tags: [Windows]
      summary: Make a window
      description: >-
       `UIWindow(frame:)`, or `UIWindow()` without a frame, and the setters. It is hidden until it is shown. A variable
       of its own name keeps it, unless `retained` is false.
      x-rules: [windows-1.1, windows-1.2, windows-1.3, windows-1.4, windows-1.5]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewWindow'}
         examples: { green: { value: {"id": "window3", "frame": [100, 150, 200, 200], "backgroundColor": "green"} } }
      responses:
       '200': {$ref: '#/components/responses/WindowReply', description: 'A dry run, or a window that is gone again.'}
       '201':
        description: It is there.
        links:
         makeKeyAndVisible:
          operationId: makeKeyAndVisible
          parameters: { session: $request.path.session, window: $response.body#/result/id }
         releaseWindow:
          operationId: releaseWindow
          parameters: { session: $request.path.session, window: $response.body#/result/id }
        headers: { Location: {$ref: '#/components/headers/Location'} }
        content:
         application/json:
          schema: {$ref: '#/components/schemas/WindowReply'}
          examples:
           green:
            x-request: POST /sessions/demo/windows
            value: {"revision": 4, "result": {"id": "window3", "class": "UIWindow", "screen": "main", "isOnScreen": false,
             "isHidden": true, "isKeyWindow": false, "windowLevel": 0, "canBecomeKey": true, "rootViewController": null,
             "frame": {"x": 100, "y": 150, "width": 200, "height": 200}, "bounds": {"x": 0, "y": 0, "width": 200, "height":
             200}, "center": {"x": 200, "y": 250}, "transform": {"a": 1, "b": 0, "c": 0, "d": 1, "tx": 0, "ty": 0},
             "alpha": 1, "backgroundColor": "green", "isOpaque": true, "clipsToBounds": false, "isUserInteractionEnabled":
             true, "tag": 0, "autoresizesSubviews": true, "autoresizingMask": [], "superview": null, "window": "window3",
             "subviews": [], "references": ["window3"]}, "events": [], "diagnostics": []}
       '409':
        $ref: '#/components/responses/Refused'
        description: An object has this identifier, or had; the profile has no scenes; the app does not run yet.
      """)

  private static let changeWindow = Write(
    "changeWindow", ChangeWindow.self, .object(.patch, .window) { $0.window = $1 },
    what: "a window",
    fields: changeWindowFields,
    outcome: .window,
    code: CodeCommand { $0.apply(CodeCommand.window, of: $1.body, to: $1.target) },
    contract: """
      tags: [Windows]
      summary: Set properties of a window
      description: >-
       Each field is a setter, and what is left out stays. They are called in an order of their own: `canBecomeKey`,
       `windowScene`, `screen`, `tag`, the autoresizing, `transform`, `bounds`, `center`, `frame`, the looks, `windowLevel`
       and at last `isHidden`.
      x-rules: [windows-2.4, windows-2.7, windows-2.9, windows-4.1]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/WindowProperties'}
         examples: { hide: { value: {"isHidden": true} } }
      responses:
       '409': {$ref: '#/components/responses/Refused', description: The profile has no scenes.}
      """)

  private static let releaseWindow = Write(
    "releaseWindow", Release.self, .object(.delete, .window) { $0.object = $1 },
    finish: { release throws(Problem) in release.kind = .window },
    code: CodeCommand { draft, request in
      if let identifier = Identifier(request.name) { draft.add(.drop(identifier)) }
    },
    contract: """
      tags: [Windows]
      summary: Drop every reference to a window
      description: >-
       Sets each variable that holds it to nil, so that it is released. A visible window is hidden first, and a key window
       gives the key away.
      x-rules: [windows-1.5, windows-2.7]
      responses:
       '200':
        description: What came of it; `result` is null, for the window is gone.
        content:
         application/json:
          schema: {$ref: '#/components/schemas/WindowReply'}
          examples:
           released:
            x-request: DELETE /sessions/demo/windows/window1
            value: {"revision": 4, "result": null, "events": [{"seq": 3, "name": "UIWindowDidResignKeyNotification",
             "object": "window1", "rule": "windows-2.7"}, {"seq": 4, "name": "UIWindowDidBecomeHiddenNotification",
             "object": "window1", "rule": "windows-2.7"}, {"seq": 5, "name": "dealloc", "object": "window1", "rule":
             "windows-1.5", "reason": "its last strong reference is gone"}], "diagnostics": []}
      """)

  private static let makeKeyAndVisible = Write(
    "makeKeyAndVisible", MakeKeyAndVisible.self,
    .method(.window, "makeKeyAndVisible") { $0.window = $1 },
    code: .call("makeKeyAndVisible()", "makeKeyAndVisible"),
    contract: """
      tags: [Windows]
      summary: Show a window and make it key
      description: The app's delegate does so with its window at launch.
      x-rules: [windows-2.2, windows-2.3]
      requestBody: {$ref: '#/components/requestBodies/Nothing'}
      responses:
       '200':
        description: What came of it.
        content:
         application/json:
          schema: {$ref: '#/components/schemas/WindowReply'}
          examples:
           shown:
            x-request: POST /sessions/demo/windows/window2/makeKeyAndVisible
            value: {"revision": 4, "result": {"id": "window2", "class": "UIWindow", "screen": "main", "isOnScreen": true,
             "isHidden": false, "isKeyWindow": true, "windowLevel": 2000, "canBecomeKey": true, "rootViewController": null,
             "frame": {"x": 60, "y": 110, "width": 200, "height": 200}, "bounds": {"x": 0, "y": 0, "width": 200, "height":
             200}, "center": {"x": 160, "y": 210}, "transform": {"a": 1, "b": 0, "c": 0, "d": 1, "tx": 0, "ty": 0},
             "alpha": 1, "backgroundColor": "blue", "isOpaque": true, "clipsToBounds": false, "isUserInteractionEnabled":
             true, "tag": 0, "autoresizesSubviews": true, "autoresizingMask": [], "superview": null, "window": "window2",
             "subviews": [], "references": ["window2"]}, "events": [{"seq": 3, "name":
             "UIWindowDidBecomeVisibleNotification", "object": "window2", "rule": "windows-2.3"}, {"seq": 4, "name":
             "UIWindowDidResignKeyNotification", "object": "window1", "rule": "windows-2.3"}, {"seq": 5, "name":
             "UIWindowDidBecomeKeyNotification", "object": "window2", "rule": "windows-2.3"}], "diagnostics": []}
      """)

  private static let makeKey = Write(
    "makeKey", MakeKey.self, .method(.window, "makeKey") { $0.window = $1 },
    outcome: .window,
    code: .call("makeKey()", "makeKeyWindow"),
    contract: """
      tags: [Windows]
      summary: Make a window key, visible or not
      description: It changes nobody's visibility and nobody's place.
      x-rules: [windows-2.5, windows-2.6]
      """)
}

// The fields of each command, made on first use.

private let createWindowFields: [Body.Field<CreateWindow>] =
  [
    .init("id", .object, example: "\"window1\"") { $0.identifier = $1 },
    .init("class", .viewClass, example: "\"UIWindow\"") { $0.viewClass = $1 },
    .init("retained", .flag, example: "false") { $0.isRetained = $1 },
  ] + WindowProperties.fields.map { $0.within(\CreateWindow.properties) }

private let changeWindowFields: [Body.Field<ChangeWindow>] = WindowProperties.fields.map {
  $0.within(\ChangeWindow.properties)
}
