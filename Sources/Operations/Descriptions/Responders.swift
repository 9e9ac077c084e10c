import CodePrinting
import HTTP
import JSON
import RequestBodies
import WindowModel
import Wire

extension Write {
  package static let responders = [
    sendAction, sendInput, becomeFirstResponder, resignFirstResponder, endEditing,
    controllerBecomeFirstResponder, controllerResignFirstResponder,
    reloadInputViews, controllerReloadInputViews,
  ]

  private static let sendAction = Write(
    "sendAction", SendAction.self, .session(.post, "/application/sendAction"), what: "an action",
    fields: sendActionFields,
    outcome: .init { json, application, turn, _ in
      json.beginObject()
      json.field("returns", turn.result != nil)
      json.name("responder", turn.result, in: application)
      json.endObject()
    },
    code: CodeCommand { draft, request in
      draft.call(
        .application, "sendAction(_:to:from:for:)", "sendAction:to:from:forEvent:",
        .selector(request.body["action"]?.text ?? ""), .optional(request.object("to")),
        .optional(request.object("from")), .null)
    },
    contract: """
      tags: [Input]
      summary: Send an action, without a target to who responds to it first
      description: >-
       UIApplication.sendAction(_:to:from:for:). Without `to` it goes to the key window's first responder, or else
       to the sender `from`, and up the responder chain until an object has such a method; the trace names everyone
       asked. A view has the methods of its `respondsTo`.
      x-rules: [windows-8.5, windows-8.5A, windows-8.1, windows-8.1A]
      requestBody:
       required: true
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewAction'}
         examples: { chain: { value: {"action": "copy:", "to": null, "from": "label"} } }
      responses:
       '200':
        description: Whom it was offered to, and who has the method.
        content: { application/json: { schema: {$ref: '#/components/schemas/ActionReply'} } }
      """)

  private static let sendInput = Write(
    "sendInput", .session(.post, "/inputs"), what: "an input", { NewInput() },
    fields: NewInput.fields,
    outcome: .init { json, application, _, _ in json.focus(of: application) },
    code: .comment { $0.inputSentence },
    contract: """
      tags: [Input]
      summary: Do what a person does to the device
      description: >-
       A touch goes to the view that is hit, other input to the key window's first responder or the key window, and
       on up the responder chain until an object handles it. The trace names everyone asked, recognizers first.
      x-rules: [windows-3.1, windows-3.2, windows-3.3, windows-6.8, windows-8.2, windows-8.3, windows-10.8]
      requestBody:
       required: true
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewInput'}
         examples: { shakeAsText: { value: {"type": "motion"} } }
      responses:
       '200':
        description: Whom it was offered to, and what happened.
        content: { application/json: { schema: {$ref: '#/components/schemas/InputReply'} } }
       '422': {$ref: '#/components/responses/Refused', description: An input that can't be.}
      """
  ) { new throws(Problem) in
    var send = SendInput()
    send.input = try new.input()
    send.after = new.after ?? 0
    return send
  }

  private static let becomeFirstResponder = Write(
    "becomeFirstResponder", BecomeFirstResponder.self, of: .view,
    contract: """
      tags: [Input]
      summary: Make a view its window's first responder
      description: A window is a view too. What takes text makes its window key and brings the keyboard's windows.
      x-rules: [windows-3.3, windows-3.4, windows-8.4]
      """)

  private static let resignFirstResponder = Write(
    "resignFirstResponder", ResignFirstResponder.self, of: .view,
    contract: """
      tags: [Input]
      summary: Let a view resign first responder
      description: Nobody refuses to.
      x-rules: [windows-8.4]
      """)

  private static let endEditing = Write(
    "endEditing", EndEditing.self, .method(.view, "endEditing") { $0.view = $1 },
    fields: endEditingFields,
    outcome: .init { json, application, turn, _ in
      json.beginObject()
      json.field("returns", turn.result != nil)
      json.name("responder", turn.result, in: application)
      json.endObject()
    },
    code: .call("endEditing(_:)", "endEditing:", .flag("force")),
    contract: """
      tags: [Input]
      summary: Stop editing in a view
      description: The first responder resigns if it takes text and is the view or lies in it.
      x-rules: [windows-8.4A]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/Ending'}
         examples: { ended: { value: {"force": true} } }
      responses:
       '200':
        description: What came of it; `result` says whether somebody resigned, and who.
        content: { application/json: { schema: {$ref: '#/components/schemas/EndingReply'} } }
      """)

  private static let controllerBecomeFirstResponder = Write(
    "controllerBecomeFirstResponder", BecomeFirstResponder.self, of: .controller,
    contract: """
      tags: [Input]
      summary: Make a controller its window's first responder
      description: >-
       Its view must be loaded and in a window. A controller's class says by `canBecomeFirstResponder` that it can.
      x-rules: [windows-8.4, views-V18A]
      """)

  private static let controllerResignFirstResponder = Write(
    "controllerResignFirstResponder", ResignFirstResponder.self, of: .controller,
    contract: """
      tags: [Input]
      summary: Let a controller resign first responder
      description: >-
       Its view must be loaded and in a window. A controller's class says by `canBecomeFirstResponder` that it can.
      x-rules: [windows-8.4, views-V18A]
      """)
}

extension Write {
  /// Describes a method without parameters of a kind of responder.
  private convenience init<Action: ResponderAction>(
    _ name: String, _ action: Action.Type, of kind: Refusal.Kind, contract: String
  ) {
    self.init(
      name, action,
      .method(kind, Action.name) { action, responder in
        action.responder = responder
        action.kind = kind
      },
      outcome: .firstResponder, code: .call("\(Action.name)()", Action.name), contract: contract)
  }

  private static let reloadInputViews = Write(
    "reloadInputViews", ReloadInputViews.self, of: .view,
    contract: """
      tags: [Input]
      summary: Show a view's inputView and inputAccessoryView as they are now
      description: It must be the key window's first responder.
      x-rules: [windows-3.4D, windows-3.4E]
      """)

  private static let controllerReloadInputViews = Write(
    "controllerReloadInputViews", ReloadInputViews.self, of: .controller,
    contract: """
      tags: [Input]
      summary: Show a controller's inputView and inputAccessoryView as they are now
      description: It must be the key window's first responder.
      x-rules: [windows-3.4D, windows-3.4E]
      """)
}

extension Write.Outcome {
  /// Whether the view or the controller is its window's first responder at the end of the turn.
  fileprivate static let firstResponder = Write.Outcome(reply: "FirstResponderReply") {
    json, application, turn, _ in
    json.firstResponder(turn.subject.flatMap(\.node) ?? turn.result, in: application)
  }
}

// The fields of each command, made on first use.

private let sendActionFields: [Body.Field<SendAction>] = [
  .init("action", .selector, example: "\"copy:\"", isRequired: true) { $0.action = $1 },
  .init("to", .objectOrNull, example: "null") { $0.target = $1 },
  .init("from", .objectOrNull, example: "\"button\"") { $0.sender = $1 },
]

private let endEditingFields: [Body.Field<EndEditing>] = [
  .init("force", .flag, example: "true") { $0.isForced = $1 }
]
