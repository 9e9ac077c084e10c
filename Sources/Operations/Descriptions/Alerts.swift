import CodePrinting
import HTTP
import JSON
import RequestBodies
import WindowModel
import Wire

extension Write {
  package static let alerts = [createAlert, showAlert, clickButton]

  private static let createAlert = Write(
    "createAlert", CreateAlertView.self, .new(in: "alerts"), what: "a new alert",
    fields: createAlertFields,
    outcome: .alert, code: CodeCommand { $0.makeAlert($1) },
    contract: """
      tags: [Controllers]
      summary: Make a UIAlertView or a UIActionSheet
      description: It is shown by `show`.
      x-rules: [views-5A]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewAlert'}
         examples: { question: { value: {"id": "ask", "title": "Delete?", "buttons": ["Cancel", "OK"]} } }
      responses:
       '200': {$ref: '#/components/responses/AlertReply', description: 'A dry run, or an alert that is gone again.'}
       '201':
        description: What came of it.
        links:
         showAlert:
          operationId: showAlert
          parameters: { session: $request.path.session, alert: $response.body#/result/id }
        headers: { Location: {$ref: '#/components/headers/Location'} }
        content: { application/json: { schema: {$ref: '#/components/schemas/AlertReply'} } }
       '409': {$ref: '#/components/responses/Refused', description: 'An object has this identifier, or had.'}
      """)

  private static let showAlert = Write(
    "showAlert", ShowAlertView.self, .method(.alert, "show") { $0.alertView = $1 }, outcome: .alert,
    code: CodeCommand { draft, request in
      guard draft.madeClass(of: request.target)?.name == "UIActionSheet" else {
        return draft.call(request.target, "show()", "show")
      }
      let window = CodeExpression.spelled(
        swift: "UIApplication.shared.keyWindow!",
        objC: "[UIApplication sharedApplication].keyWindow")
      draft.call(request.target, "show(in:)", "showInView:", window)
    },
    contract: """
      tags: [Controllers]
      summary: Show it
      description: A window of its own comes up and becomes key.
      x-rules: [views-5A]
      """)

  private static let clickButton = Write(
    "clickButton", ClickButton.self, .method(.alert, "clickButton") { $0.alertView = $1 },
    what: "a click",
    fields: clickButtonFields,
    outcome: .alert,
    code: .touch("button"),
    contract: """
      tags: [Controllers]
      summary: Touch one of its buttons
      description: The window is hidden when it has been dismissed, and the key falls to the front-most window.
      x-rules: [views-5A]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/Click'}
         examples: { clicked: { value: {"button": "OK"} } }
      """)
}

extension Write.Outcome {
  /// The command's alert view at the end of the turn.
  fileprivate static let alert = Write.Outcome(reply: "AlertReply") { json, application, turn, _ in
    if let id = turn.result, let alertView = application.alertView(application.identifier(of: id)) {
      json.alertView(id, alertView, in: application)
    } else {
      json.null()
    }
  }
}

// The fields of each command, made on first use.

private let createAlertFields: [Body.Field<CreateAlertView>] = [
  .init("id", .object, example: "\"question\"") { $0.identifier = $1 },
  .init("class", .choice, example: "\"UIAlertView\"") { $0.alertView.kind = $1 },
  .init("title", .textOrNull, example: "\"Delete?\"") { $0.alertView.title = $1 },
  .init("message", .textOrNull, example: "\"It can't be undone.\"") {
    $0.alertView.message = $1
  },
  .init("buttons", .texts, example: "[\"Cancel\",\"OK\"]") { $0.alertView.buttons = $1 },
  .init("alertViewStyle", .choice, example: "\"plainTextInput\"") { $0.alertView.style = $1 },
  .init("retained", .flag, example: "false") { $0.isRetained = $1 },
]

private let clickButtonFields: [Body.Field<ClickButton>] = [
  .init("button", .text, example: "\"OK\"", isRequired: true) { $0.title = $1 }
]
