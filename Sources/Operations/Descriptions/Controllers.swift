import CodePrinting
import HTTP
import RequestBodies
import WindowModel

extension Write {
  package static let controllers = [
    createController, changeController, releaseController, loadViewIfNeeded, addChild,
    removeFromParent, willMove, didMove, beginAppearanceTransition, endAppearanceTransition,
    transition, show, showDetail, updateStatusBar,
  ]

  private static let createController = Write(
    "createController", .new(in: "controllers"), what: "a new controller", { NewController() },
    fields: NewController.fields, outcome: .controller,
    code: CodeCommand { draft, request in
      _ = draft.makeController(
        request.body, draft.name(request.object("id"), request.made, "vc"),
        isRetained: request.body["retained"]?.flag ?? true)
    },
    contract: """
      tags: [Controllers]
      summary: Make a view controller
      description: >-
       `init()` and the setters. Whoever needs its view first loads it. A variable of its own name keeps it, unless
       `retained` is false. A `class` that is none of UIKit's inherits from `superclass`.
      x-rules: [views-C1, views-C2, views-C4]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewController'}
         examples: { rehearsed: { value: {"id": "home"} } }
      responses:
       '200': {$ref: '#/components/responses/ControllerReply', description: A dry run.}
       '201':
        description: It is there.
        links:
         push: { operationId: push, parameters: { session: $request.path.session, controller: $response.body#/result/id } }
         releaseController:
          operationId: releaseController
          parameters: { session: $request.path.session, controller: $response.body#/result/id }
        headers: { Location: {$ref: '#/components/headers/Location'} }
        content: { application/json: { schema: {$ref: '#/components/schemas/ControllerReply'} } }
       '409':
        $ref: '#/components/responses/Refused'
        description: An object has this identifier, or had; the app does not run yet.
      """
  ) { new throws(Problem) in
    var create = CreateController()
    create.identifier = new.identifier
    create.controllerClass = try new.controllerClass
    create.properties = new.properties
    create.isRetained = new.retained
    return create
  }

  private static let changeController = Write(
    "changeController", ChangeController.self, .object(.patch, .controller) { $0.controller = $1 },
    what: "a controller",
    fields: changeControllerFields,
    outcome: .controller,
    code: CodeCommand { draft, request in
      if request.body["actions"] != nil || request.body["textFields"] != nil {
        draft.say("UIKit can only add to an alert; these take the place of those before.")
      }
      draft.apply(CodeCommand.controller, of: request.body, to: request.target)
    },
    contract: """
      tags: [Controllers]
      summary: Set properties of a view controller
      description: '`"view":null` is `vc.view = nil`: the view is let go, and loaded anew when somebody asks for it.'
      x-rules: [views-C1, views-V19]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/ControllerProperties'}
         examples: { unloaded: { value: {"view": null} } }
      responses:
       '422': {$ref: '#/components/responses/Refused', description: A view that is another controller's.}
      """)

  private static let releaseController = Write(
    "releaseController", Release.self, .object(.delete, .controller) { $0.object = $1 },
    finish: { release throws(Problem) in release.kind = .controller }, outcome: .controller,
    code: CodeCommand { draft, request in
      draft.call(request.target, "removeFromParent()", "removeFromParentViewController")
      if let identifier = Identifier(request.name) { draft.add(.drop(identifier)) }
    },
    contract: """
      tags: [Controllers]
      summary: Drop every reference to a view controller
      description: >-
       Empties the variables that hold it and takes it out of its container. Where a window or a presenter still holds it,
       it lives on, and a note says so.
      x-rules: [views-C4]
      responses:
       '200':
        description: What came of it; `result` is null where the controller is gone.
        content: { application/json: { schema: {$ref: '#/components/schemas/ControllerReply'} } }
      """)

  private static let loadViewIfNeeded = Write(
    "loadViewIfNeeded", LoadView.self,
    .method(.controller, "loadViewIfNeeded") { $0.controller = $1 },
    outcome: .controller,
    code: CodeCommand { draft, request in
      if draft.settings.fixedKnobs.hasLoadViewIfNeeded {
        draft.call(request.target, "loadViewIfNeeded()", "loadViewIfNeeded")
      } else {
        draft.add(.read(.property(request.target, "view")))
      }
    },
    contract: """
      tags: [Controllers]
      summary: Ask for the view
      description: '`loadView` and `viewDidLoad` run if none is loaded.'
      x-rules: [views-C1]
      """)

  private static let addChild = Write(
    "addChild", AddChild.self, .method(.controller, "addChild") { $0.parent = $1 },
    fields: addChildFields,
    outcome: .controller,
    code: .call("addChild(_:)", "addChildViewController:", .object("controller")),
    contract: """
      tags: [Controllers]
      summary: Take another controller in
      description: The child is told before; nobody's view is loaded or moved.
      x-rules: [views-2.6, views-C3, views-V20]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NamedController'}
         examples: { added: { value: {"controller": "list"} } }
      responses:
       '409':
        $ref: '#/components/responses/Refused'
        description: The child is a root, is presented, or holds the controller itself.
       '422': {$ref: '#/components/responses/Refused', description: A child whose view lies elsewhere.}
      """)

  private static let removeFromParent = Write(
    "removeFromParent", RemoveFromParent.self,
    .method(.controller, "removeFromParent") { $0.controller = $1 },
    outcome: .controller,
    code: .call("removeFromParent()", "removeFromParentViewController"),
    contract: """
      tags: [Controllers]
      summary: Leave the container
      description: >-
       The child is told afterwards; its view stays where it lies.
      x-rules: [views-2.6]
      """)

  private static let willMove = Write(
    "willMove", WillMove.self, .method(.controller, "willMove") { $0.controller = $1 },
    fields: willMoveFields,
    outcome: .controller,
    code: .call("willMove(toParent:)", "willMoveToParentViewController:", .object("toParent")),
    contract: """
      tags: [Controllers]
      summary: Tell a child that it will move
      description: As a container of the app's own tells its children; it only tells.
      x-rules: [views-2.6]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/ParentMove'}
         examples: { told: { value: {"toParent": "home"} } }
      """)

  private static let didMove = Write(
    "didMove", DidMove.self, .method(.controller, "didMove") { $0.controller = $1 },
    fields: didMoveFields,
    outcome: .controller,
    code: .call("didMove(toParent:)", "didMoveToParentViewController:", .object("toParent")),
    contract: """
      tags: [Controllers]
      summary: Tell a child that it did move
      description: As a container of the app's own tells its children; it only tells.
      x-rules: [views-2.6]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/ParentMove'}
         examples: { told: { value: {"toParent": "home"} } }
      """)

  private static let beginAppearanceTransition = Write(
    "beginAppearanceTransition", BeginAppearanceTransition.self,
    .method(
      .controller, "beginAppearanceTransition"
    ) { $0.controller = $1 },
    what: "an appearance transition",
    fields: beginAppearanceTransitionFields,
    outcome: .controller,
    code: .call(
      "beginAppearanceTransition(_:animated:)", "beginAppearanceTransition:animated:",
      .flag("isAppearing"), .flag("animated")),
    contract: """
      tags: [Controllers]
      summary: Tell a child that it will appear or disappear
      description: As a container that forwards appearance methods itself tells its children.
      x-rules: [views-2.6A]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/AppearanceTransition'}
         examples: { appearing: { value: {"isAppearing": true, "animated": true} } }
      """)

  private static let endAppearanceTransition = Write(
    "endAppearanceTransition", EndAppearanceTransition.self,
    .method(.controller, "endAppearanceTransition") { $0.controller = $1 },
    outcome: .controller,
    code: .call("endAppearanceTransition()", "endAppearanceTransition"),
    contract: """
      tags: [Controllers]
      summary: Tell a child that it did appear or disappear
      description: >-
       Without a beginning UIKit logs that the calls are unbalanced.
      x-rules: [views-2.6A]
      """)

  private static let updateStatusBar = Write(
    "setNeedsStatusBarAppearanceUpdate", UpdateStatusBar.self,
    .method(.controller, "setNeedsStatusBarAppearanceUpdate") { $0.controller = $1 },
    outcome: .controller,
    code: .call("setNeedsStatusBarAppearanceUpdate()", "setNeedsStatusBarAppearanceUpdate"),
    contract: """
      tags: [Controllers]
      summary: Ask again whether the status bar is to be hidden
      description: UIKit asks the controller that decides, which may be another one.
      x-rules: [windows-9.1C]
      """)

  private static let transition = Write(
    "transition", TransitionChildren.self, .method(.controller, "transition") { $0.parent = $1 },
    fields: transitionFields,
    outcome: .controller,
    code: CodeCommand { draft, request in
      draft.call(
        request.target, "transition(from:to:duration:options:animations:completion:)",
        "transitionFromViewController:toViewController:duration:options:animations:completion:",
        .optional(request.object("from")), .optional(request.object("to")),
        .number(request.body["animated"]?.flag == true ? 0.3 : 0),
        .spelled(swift: "[]", objC: "0"), .null,
        request.body["completion"]?.text.map { .finishedBlock($0) } ?? .null)
    },
    contract: """
      tags: [Controllers]
      summary: Go from one child to another
      description: The receiver is a container of the app's own, in which both are; the first one's view lies somewhere.
      x-rules: [views-2.6C]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/Transition'}
         examples: { gone: { value: {"from": "list", "to": "map", "animated": true} } }
      """)

  private static let show = Write(
    "show", Show.self, .method(.controller, "show") { $0.receiver = $1 },
    fields: showFields,
    outcome: .controller,
    code: .call("show(_:sender:)", "showViewController:sender:", .object("controller"), .null),
    contract: """
      tags: [Controllers]
      summary: Show a controller where it belongs
      description: By the nearest navigation or split view controller, else presented by the window's root.
      x-rules: [views-2.6D, views-2.9B]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NamedController'}
         examples: { shown: { value: {"controller": "detail"} } }
      """)

  private static let showDetail = Write(
    "showDetailViewController", ShowDetail.self,
    .method(.controller, "showDetailViewController") { $0.receiver = $1 },
    fields: showDetailFields,
    outcome: .controller,
    code: .call(
      "showDetailViewController(_:sender:)", "showDetailViewController:sender:",
      .object("controller"), .null),
    contract: """
      tags: [Controllers]
      summary: Show a controller as a detail
      description: By the nearest split view controller, else presented by the window's root.
      x-rules: [views-2.6D, views-2.9B]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NamedController'}
         examples: { shown: { value: {"controller": "detail"} } }
      """)
}

// The fields of each command, made on first use.

private let changeControllerFields: [Body.Field<ChangeController>] = ControllerProperties.fields.map
{ $0.within(\ChangeController.properties) }

private let addChildFields: [Body.Field<AddChild>] = [
  .init("controller", .object, example: "\"list\"", isRequired: true) { $0.controller = $1 }
]

private let willMoveFields: [Body.Field<WillMove>] = [
  .init("toParent", .objectOrNull, example: "null", isRequired: true) { $0.parent = $1 }
]

private let didMoveFields: [Body.Field<DidMove>] = [
  .init("toParent", .objectOrNull, example: "null", isRequired: true) { $0.parent = $1 }
]

private let beginAppearanceTransitionFields: [Body.Field<BeginAppearanceTransition>] = [
  .init("isAppearing", .flag, example: "true", isRequired: true) { $0.isAppearing = $1 },
  .init("animated", .flag, example: "true") { $0.isAnimated = $1 },
]

private let transitionFields: [Body.Field<TransitionChildren>] = [
  .init("from", .object, example: "\"list\"", isRequired: true) { $0.from = $1 },
  .init("to", .object, example: "\"map\"", isRequired: true) { $0.to = $1 },
  .init("animated", .flag, example: "true") { $0.isAnimated = $1 },
  .init("completion", .completion, example: "\"gone\"") { $0.completion = $1 },
]

private let showFields: [Body.Field<Show>] = [
  .init("controller", .object, example: "\"detail\"", isRequired: true) { $0.controller = $1 }
]

private let showDetailFields: [Body.Field<ShowDetail>] = [
  .init("controller", .object, example: "\"detail\"", isRequired: true) { $0.controller = $1 }
]
