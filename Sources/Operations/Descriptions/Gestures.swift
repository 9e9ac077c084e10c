import CodePrinting
import HTTP
import RequestBodies
import WindowModel

extension Write {
  package static let gestures = [
    addGestureRecognizer, changeGestureRecognizer, removeGestureRecognizer,
  ]

  private static let addGestureRecognizer = Write(
    "addGestureRecognizer", AddGestureRecognizer.self,
    .method(.view, "gestureRecognizers") { $0.view = $1 }, what: "a new recognizer",
    fields: addGestureRecognizerFields,
    code: CodeCommand { $0.addGestureRecognizer($1) },
    contract: """
      tags: [Input]
      summary: Add a gesture recognizer to a view
      description: >-
       It gets touches before the view and those in it do.
      x-rules: [windows-10.1, windows-10.2]
      requestBody:
       required: true
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewGestureRecognizer'}
         examples: { double: { value: {"class": "UITapGestureRecognizer", "numberOfTapsRequired": 2} } }
      """)

  private static let changeGestureRecognizer = Write(
    "changeGestureRecognizer", ChangeGestureRecognizer.self,
    .object(.patch, .gestureRecognizer) { $0.recognizer = $1 }, what: "a recognizer",
    fields: changeGestureRecognizerFields,
    code: CodeCommand { draft, request in
      draft.apply(CodeCommand.gestureRecognizer, of: request.body, to: request.target)
    },
    contract: """
      tags: [Input]
      summary: Set properties of a gesture recognizer
      description: One that is disabled amid its gesture is cancelled.
      x-rules: [windows-10.1]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/GestureProperties'}
         examples: { off: { value: {"isEnabled": false} } }
      """)

  private static let removeGestureRecognizer = Write(
    "removeGestureRecognizer", RemoveGestureRecognizer.self,
    .object(.delete, .gestureRecognizer) { $0.recognizer = $1 },
    code: CodeCommand { $0.removeGestureRecognizer($1) },
    contract: """
      tags: [Input]
      summary: Remove a gesture recognizer from its view
      description: Its gesture ends without a word.
      x-rules: [windows-10.1]
      """)
}

// The fields of each command, made on first use.

private let addGestureRecognizerFields: [Body.Field<AddGestureRecognizer>] =
  [
    .init("class", .choice, example: "\"UITapGestureRecognizer\"", isRequired: true) {
      $0.kind = $1
    },
    .init("id", .object, example: "\"double\"") { $0.identifier = $1 },
  ] + GestureProperties.fields.map { $0.within(\AddGestureRecognizer.properties) }

private let changeGestureRecognizerFields: [Body.Field<ChangeGestureRecognizer>] =
  GestureProperties.fields.map { $0.within(\ChangeGestureRecognizer.properties) }
