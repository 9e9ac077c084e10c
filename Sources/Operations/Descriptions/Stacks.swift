import CodePrinting
import HTTP
import Problems
import RequestBodies
import WindowModel

extension Write {
  package static let stacks = [
    push, pop, popTo, popToRoot, swipeBack, setViewControllers, select, tapTab, swipePage,
  ]

  private static let push = Write(
    "push", Push.self, .method(.controller, "push") { $0.navigation = $1 },
    fields: pushFields,
    outcome: .controller,
    code: .call(
      "pushViewController(_:animated:)", "pushViewController:animated:", .object("controller"),
      .flag("animated")),
    contract: """
      tags: [Controllers]
      summary: Push a controller onto a navigation's stack
      description: >-
       The stack has it at once; the callbacks come in the run loop's next turn, and the last ones when an animation ends.
      x-rules: [views-N1, views-N6, views-N7, views-N8, views-N13]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/StackPush'}
         examples: { pushed: { value: {"controller": "B", "animated": true} } }
      responses:
       '409':
        $ref: '#/components/responses/Refused'
        description: It is no navigation controller, or the other one can't come here.
      """)

  private static let pop = Write(
    "pop", Pop.self, .method(.controller, "pop") { $0.navigation = $1 },
    fields: popFields,
    outcome: .pop,
    code: .call(
      "popViewController(animated:)", "popViewControllerAnimated:", .flag("animated")),
    contract: """
      tags: [Controllers]
      summary: Pop the top of a navigation's stack
      description: The stack's root stays, and a note says so. `popped` names who went.
      x-rules: [views-N2, views-N3, views-N4A]
      requestBody:
       content:
        application/json: { schema: {$ref: '#/components/schemas/Animated'}, examples: { root: { value: {} } } }
      """)

  private static let popTo = Write(
    "popTo", PopTo.self, .method(.controller, "popTo") { $0.navigation = $1 },
    fields: popToFields,
    outcome: .pop,
    code: .call(
      "popToViewController(_:animated:)", "popToViewController:animated:", .object("controller"),
      .flag("animated")),
    contract: """
      tags: [Controllers]
      summary: Pop to a controller of the stack
      description: All above it go in one transition, and those between are told of no appearance. `popped` names them.
      x-rules: [views-N4, views-N5, views-N4A]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/StackPush'}
         examples: { popped: { value: {"controller": "A"} } }
      """)

  private static let popToRoot = Write(
    "popToRoot", PopToRoot.self, .method(.controller, "popToRoot") { $0.navigation = $1 },
    fields: popToRootFields,
    outcome: .pop,
    code: .call(
      "popToRootViewController(animated:)", "popToRootViewControllerAnimated:", .flag("animated")),
    contract: """
      tags: [Controllers]
      summary: Pop to the stack's root
      description: All above it go in one transition. `popped` names them.
      x-rules: [views-N4, views-N4A]
      requestBody:
       content:
        application/json: { schema: {$ref: '#/components/schemas/Animated'}, examples: { popped: { value: {} } } }
      """)

  private static let swipeBack = Write(
    "swipeBack", SwipeBack.self, .method(.controller, "swipeBack") { $0.navigation = $1 },
    what: "a swipe",
    fields: swipeBackFields,
    outcome: .controller,
    code: .comment { request in
      let swipe = "A person swipes \(request.shownName) back"
      return request.body["cancelled"]?.flag == true
        ? swipe + " and thinks better of it." : swipe + "."
    },
    contract: """
      tags: [Controllers]
      summary: Swipe a navigation's top off it
      description: >-
       As a person does from the edge: an animated pop or, with `cancelled`, one that is let go of before its end, so that
       the top is back.
      x-rules: [views-N2, views-N12]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/Swipe'}
         examples: { cancelled: { value: {"cancelled": true} } }
      responses:
       '409':
        $ref: '#/components/responses/Refused'
        description: It is no navigation controller, or not at rest on screen.
      """)

  private static let setViewControllers = Write(
    "setViewControllers", SetViewControllers.self,
    .method(.controller, "setViewControllers") { $0.container = $1 },
    fields: setViewControllersFields,
    outcome: .controller,
    code: .setViewControllers,
    contract: """
      tags: [Controllers]
      summary: Give a container its controllers
      description: >-
       Controllers that are not in the list leave. A navigation shows the last one, a tab bar the selected or first
       one. A page view controller gets one page, and needs a `direction`.
      x-rules: [views-N9, views-2.5, views-2.8A, views-2.8D, views-2.9A]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/StackSet'}
         examples: { set: { value: {"viewControllers": ["A", "B"], "animated": false} } }
      responses:
       '409':
        $ref: '#/components/responses/Refused'
        description: A controller of the list is in another container, is a root or is presented; a page turns.
      """)

  private static let select = Write(
    "select", .method(.controller, "select") { $0.tabBar = $1 }, what: "a selection",
    { NewSelection() },
    fields: selectFields,
    outcome: .controller,
    code: CodeCommand { draft, request in
      if let index = request.body["index"]?.number {
        draft.set(request.target, "selectedIndex", .number(index))
      } else {
        draft.set(
          request.target, "selectedViewController", .optional(request.object("controller")))
      }
    },
    contract: """
      tags: [Controllers]
      summary: Select a tab
      description: By its index or its controller. The tab that is selected already changes nothing, and a note says so.
      x-rules: [views-2.5]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/TabSelection'}
         examples: { selected: { value: {"index": 1} } }
      """
  ) { new throws(Problem) in
    var select = Select()
    select.tabBar = new.tabBar
    guard let selection = new.selection else {
      throw .missing("index", example: "{\"index\":1}")
    }
    select.selection = selection
    return select
  }
}

extension Write {
  private static let tapTab = Write(
    "tapTab", TapTab.self, .method(.controller, "tapTab") { $0.tabBar = $1 }, what: "a tap",
    fields: tapTabFields,
    outcome: .controller,
    code: .comment { request in
      let index = CodeComment.number(request.body["index"]?.number ?? 0)
      return "A person taps the tab at index \(index) of \(request.shownName)."
    },
    contract: """
      tags: [Controllers]
      summary: Tap a tab, as a person does
      description: >-
       Selects it and tells the delegate, also where it is selected already; a navigation controller there then pops to
       its root.
      x-rules: [views-2.5, views-2.5B]
      requestBody:
       required: true
       content:
        application/json:
         schema: {$ref: '#/components/schemas/TabTap'}
         examples: { tapped: { value: {"index": 1} } }
      responses:
       '409': {$ref: '#/components/responses/Refused', description: No tab bar controller that is on screen.}
      """)
}

extension Write {
  private static let swipePage = Write(
    "swipePage", SwipePage.self, .method(.controller, "swipePage") { $0.pages = $1 },
    what: "a swipe",
    fields: swipePageFields,
    outcome: .controller,
    code: .comment { request in
      let side = request.body["direction"]?.text == "reverse" ? "back" : "forward"
      let swipe = "A person turns a page of \(request.shownName) \(side)"
      return request.body["cancelled"]?.flag == true
        ? swipe + " and thinks better of it." : swipe + "."
    },
    contract: """
      tags: [Controllers]
      summary: Turn a page, as a person does
      description: >-
       The data source, or `pages` in its place, says which page comes; without one a note says so. With `cancelled` the
       person lets go before the end.
      x-rules: [views-2.8B, views-2.8C]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/PageSwipe'}
         examples: { cancelled: { value: {"direction": "forward", "cancelled": true} } }
      responses:
       '409':
        $ref: '#/components/responses/Refused'
        description: It has no page at rest on screen.
      """)
}

/// The tab that a request selects.
private struct NewSelection {
  var tabBar = Identifier.unnamed
  var selection: TabSelection?

  static func field(
    _ name: String, example: String,
    _ read: @escaping @Sendable (inout Body) throws(Problem) -> TabSelection
  ) -> Body.Field<NewSelection> {
    .init(name, example: example) { body, it throws(Problem) in
      guard it.selection == nil else {
        throw body.invalid("Give either an index or a controller, not both.")
      }
      it.selection = try read(&body)
    }
  }
}

// The fields of each command, made on first use.

private let pushFields: [Body.Field<Push>] = [
  .init("controller", .object, example: "\"list\"", isRequired: true) { $0.controller = $1 },
  .init("animated", .flag, example: "true") { $0.isAnimated = $1 },
]

private let popFields: [Body.Field<Pop>] = [
  .init("animated", .flag, example: "true") { $0.isAnimated = $1 }
]

private let popToFields: [Body.Field<PopTo>] = [
  .init("controller", .object, example: "\"list\"", isRequired: true) { $0.controller = $1 },
  .init("animated", .flag, example: "true") { $0.isAnimated = $1 },
]

private let popToRootFields: [Body.Field<PopToRoot>] = [
  .init("animated", .flag, example: "true") { $0.isAnimated = $1 }
]

private let swipeBackFields: [Body.Field<SwipeBack>] = [
  .init("cancelled", .flag, example: "true") { $0.isCancelled = $1 }
]

private let setViewControllersFields: [Body.Field<SetViewControllers>] = [
  .init(
    "viewControllers", .objects, example: "[\"home\",\"list\"]",
    isRequired: true
  ) { $0.controllers = $1 },
  .init("animated", .flag, example: "true") { $0.isAnimated = $1 },
  .init("direction", .choice, example: "\"forward\"") { $0.direction = $1 },
  .init("completion", .completion, example: "\"shown\"") { $0.completion = $1 },
]

private let swipePageFields: [Body.Field<SwipePage>] = [
  .init("direction", .choice, example: "\"forward\"") { $0.direction = $1 },
  .init("cancelled", .flag, example: "true") { $0.isCancelled = $1 },
]

private let tapTabFields: [Body.Field<TapTab>] = [
  .init("index", .integer, example: "1", isRequired: true) { $0.index = $1 }
]

private let selectFields: [Body.Field<NewSelection>] = [
  NewSelection.field("index", example: "1") { body throws(Problem) in
    .index(try body.integer())
  },
  NewSelection.field("controller", example: "\"list\"") { body throws(Problem) in
    .controller(try body.identifier())
  },
]
