import CodePrinting
import HTTP
import RequestBodies
import WindowModel

extension Write {
  package static let presentations = [
    presentFromWindow, present, dismiss, pullDown, dragSheet, chooseAction,
  ]

  private static let present = Write(
    "present", Present.self, .method(.controller, "present") { $0.presenter = $1 },
    what: "a presentation",
    fields: presentFields, outcome: .controller,
    code: CodeCommand { $0.present($1, on: $1.target) },
    contract: """
      tags: [Controllers]
      summary: Present a controller
      description: >-
       Who presents whom changes at once, the callbacks come in the next turns. What UIKit only logs is in `diagnostics`.
      x-rules: [views-2.4, views-2.4B, views-2.4C, views-2.4E, views-2.4H, views-2.4K, views-P1, views-P2, views-N13]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/Presentation'}
         examples: { cover: { value: {"viewController": "detail", "animated": true, "completion": "shown"} } }
      """)

  private static let presentFromWindow = Write(
    "presentFromWindow", Present.self, .session(.post, "/application/present"),
    what: "a presentation",
    fields: presentFromWindowFields, outcome: .controller,
    code: CodeCommand { draft, request in
      let root: CodeExpression =
        request.body["from"]?.text == "delegate.window"
        ? .spelled(
          swift: "appDelegate.window?.rootViewController?",
          objC: "appDelegate.window.rootViewController")
        : .spelled(
          swift: "UIApplication.shared.keyWindow?.rootViewController?",
          objC: "[UIApplication sharedApplication].keyWindow.rootViewController")
      draft.present(request, on: root)
    },
    contract: """
      tags: [Application]
      summary: Present from the key window or the delegate's
      description: >-
       As `keyWindow.rootViewController` or `delegate.window.rootViewController` does: the presentation lands in
       whichever window is key, and `notes` says so.
      x-rules: [views-P6]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/FromWindow'}
         examples: { keyWindow: { value: {"from": "keyWindow", "viewController": "detail"} } }
      """)

  private static let dismiss = Write(
    "dismiss", Dismiss.self, .method(.controller, "dismiss") { $0.controller = $1 },
    what: "a dismissal",
    fields: dismissFields,
    outcome: .controller,
    code: .call(
      "dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:",
      .flag("animated"), .block("completion")),
    contract: """
      tags: [Controllers]
      summary: Dismiss what is presented
      description: What the controller presents goes, with all above it; one that presents nothing is dismissed itself.
      x-rules: [views-2.4A, views-D1]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/Dismissal'}
         examples: { dismissed: { value: {"animated": false, "completion": "gone"} } }
      """)

  private static let pullDown = Write(
    "pullDown", PullDown.self, .method(.controller, "pullDown") { $0.controller = $1 },
    outcome: .controller,
    code: .comment { "A person pulls \($0.shownName) down." },
    contract: """
      tags: [Controllers]
      summary: Pull a sheet down, or touch beside a popover
      description: As a person does.
      x-rules: [views-2.4D, views-2.4L, views-5I]
      """)

  private static let dragSheet = Write(
    "dragSheet", DragSheet.self, .method(.controller, "dragSheet") { $0.controller = $1 },
    what: "a drag",
    fields: dragSheetFields,
    outcome: .controller,
    code: .comment {
      let height = $0.body["detent"]?.number.map { "\(CodeComment.number($0)) points" }
      return "A person drags \($0.shownName) to \(height ?? $0.body["detent"]?.text ?? "large")."
    },
    contract: """
      tags: [Controllers]
      summary: Drag a sheet to one of its detents
      description: As a person does; the delegate is told when it is there.
      x-rules: [views-2.4O]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/SheetDrag'}
         examples: { dragged: { value: {"detent": "large"} } }
      """)

  private static let chooseAction = Write(
    "chooseAction", ChooseAction.self, .method(.controller, "chooseAction") { $0.controller = $1 },
    what: "a choice",
    fields: chooseActionFields,
    outcome: .controller,
    code: .touch("action"),
    contract: """
      tags: [Controllers]
      summary: Touch a button of an alert
      description: The alert is dismissed, and then the handler of the action runs.
      x-rules: [views-5, views-5B]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/AlertChoice'}
         examples: { chosen: { value: {"action": "OK"} } }
      responses:
       '409': {$ref: '#/components/responses/Refused', description: The controller is no alert that is up.}
      """)
}

extension Present {
  /// The presenting controller; meaningless if a window's root presents.
  fileprivate var presenter: Identifier {
    get { if case .controller(let name) = receiver { name } else { .unnamed } }
    set { receiver = .controller(newValue) }
  }
}

extension CodeDraft {
  fileprivate mutating func present(_ request: CodeRequest, on receiver: CodeExpression) {
    guard let controller = request.object("viewController") else {
      return remark("No controller is presented.")
    }
    call(
      receiver, "present(_:animated:completion:)", "presentViewController:animated:completion:",
      .object(controller), .bool(request.body["animated"]?.flag ?? false),
      request.body["completion"]?.text.map { .block($0) } ?? .null)
  }
}

// The fields of each command, made on first use.

private let transition: [Body.Field<Present>] = [
  .init(
    "viewController", .objectOrNull, example: "\"detail\"",
    isRequired: true
  ) { $0.controller = $1 },
  .init("animated", .flag, example: "true") { $0.isAnimated = $1 },
  .init("completion", .completion, example: "\"shown\"") { $0.completion = $1 },
]

private let presentFields: [Body.Field<Present>] = transition

private let presentFromWindowFields: [Body.Field<Present>] =
  [
    .init("from", example: "\"keyWindow\"", isRequired: true) { body, it throws(Problem) in
      let receivers: [String: Present.Receiver] = [
        "keyWindow": .keyWindow, "delegate.window": .delegateWindow,
      ]
      let text = try body.string()
      it.receiver = try body.choose(
        text, receivers[text], among: ["keyWindow", "delegate.window"])
    }
  ] + transition

private let dismissFields: [Body.Field<Dismiss>] = [
  .init("animated", .flag, example: "true") { $0.isAnimated = $1 },
  .init("completion", .completion, example: "\"shown\"") { $0.completion = $1 },
]

private let chooseActionFields: [Body.Field<ChooseAction>] = [
  .init("action", .text, example: "\"OK\"", isRequired: true) { $0.title = $1 }
]

private let dragSheetFields: [Body.Field<DragSheet>] = [
  .init("detent", example: "\"large\"", isRequired: true) { body, it throws(Problem) in
    it.detent = try body.detent()
  }
]
