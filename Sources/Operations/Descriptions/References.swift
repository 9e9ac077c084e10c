import CodePrinting
import HTTP
import JSON
import Problems
import RequestBodies
import WindowModel
import WindowSessions
import Wire

extension Write {
  package static let references = [setReference, clearReference, loadNib]

  private static let setReference = Write(
    "setReference", SetReference.self, .reference(.put) { $0.reference = $1 }, what: "a reference",
    fields: setReferenceFields,
    outcome: .init { json, application, _, command in
      guard let set = command.action as? SetReference else { return json.null() }
      json.reference(set.reference, application.object(heldBy: set.reference), in: application)
    },
    code: CodeCommand { draft, request in
      if let name = ReferenceName(request.name) {
        draft.add(.store(name, request.object("object")))
      }
    },
    contract: """
      tags: [References]
      summary: Point a variable at an object, or at nothing
      description: >-
       `delegate.window = window1`, or `= nil` with null. What the variable held before loses a holder, and is released if
       that was its last.
      x-rules: [windows-1.5, windows-1.7]
      requestBody:
       required: true
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewReference'}
         examples: { replaced: { value: {"object": "window2"} } }
      responses:
       '200':
        description: What came of it.
        content:
         application/json:
          schema: {$ref: '#/components/schemas/ReferenceReply'}
          examples:
           replaced:
            x-request: PUT /sessions/demo/references/window1
            value: {"revision": 4, "result": {"name": "window1", "object": "window2"}, "events": [{"seq": 3, "name":
             "UIWindowDidResignKeyNotification", "object": "window1", "rule": "windows-2.7"}, {"seq": 4, "name":
             "UIWindowDidBecomeHiddenNotification", "object": "window1", "rule": "windows-2.7"}, {"seq": 5, "name":
             "dealloc", "object": "window1", "rule": "windows-1.5", "reason": "its last strong reference is gone"}],
             "diagnostics": []}
       '201':
        description: The variable held nothing before.
        links:
         clearReference:
          operationId: clearReference
          parameters: { session: $request.path.session, reference: $request.path.reference }
        headers: { Location: {$ref: '#/components/headers/Location'} }
        content: { application/json: { schema: {$ref: '#/components/schemas/ReferenceReply'} } }
      """)

  private static let clearReference = Write(
    "clearReference", SetReference.self, .reference(.delete) { $0.reference = $1 },
    check: { command, application throws(Problem) in
      guard let name = (command.action as? SetReference)?.reference else { return }
      if application.object(heldBy: name) == nil {
        throw .missing(.reference, name.text, in: application)
      }
    },
    outcome: .init { json, application, turn, command in
      guard let set = command.action as? SetReference else { return json.null() }
      json.reference(set.reference, turn.result, in: application)
    },
    code: CodeCommand { draft, request in
      if let name = ReferenceName(request.name) { draft.add(.store(name, nil)) }
    },
    contract: """
      tags: [References]
      summary: Set a variable to nil
      description: What it held is released if nothing else holds it.
      x-rules: [windows-1.5]
      responses:
       '200':
        description: What came of it.
        content: { application/json: { schema: {$ref: '#/components/schemas/ReferenceReply'} } }
      """)

  private static let loadNib = Write(
    "loadNib", LoadNib.self, .session(.post, "/nibs"), what: "a nib",
    fields: loadNibFields,
    outcome: .init { json, application, turn, _ in
      if case .controller(let id)? = turn.subject {
        json.controller(id, in: application)
      } else {
        json.view(turn.result, in: application)
      }
    },
    takesLong: true, code: CodeCommand { $0.loadNib($1) },
    contract: """
      tags: [Sessions]
      summary: Load a nib document
      description: >-
       Makes windows, controllers and views within one another, connects their outlets and wakes them, in one turn.
       Windows stay hidden unless `isHidden` is false, which shows them after loading.
      x-rules: [windows-12.1, windows-12.2]
      requestBody:
       required: true
       content:
        application/json: { schema: {$ref: '#/components/schemas/Nib'}, examples: { empty: { value: {"windows": []} } } }
      responses:
       '200': {$ref: '#/components/responses/NibReply'}
       '201': {$ref: '#/components/responses/NibReply', description: What it made.}
       '409':
        $ref: '#/components/responses/Refused'
        description: Something has an identifier of the document's, or had.
       '422':
        $ref: '#/components/responses/Refused'
        description: A document that can't be loaded, of which nothing was made.
      """)
}

// The fields of each command, made on first use.

private let setReferenceFields: [Body.Field<SetReference>] = [
  .init("object", .objectOrNull, example: "\"window1\"", isRequired: true) { $0.object = $1 }
]

private let loadNibFields: [Body.Field<LoadNib>] = Nib.fields.map { $0.within(\LoadNib.nib) }
