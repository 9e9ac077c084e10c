import CodePrinting
import HTTP
import JSON
import RequestBodies
import WindowModel
import Wire

extension Write {
  package static let constraints = [
    addConstraints, changeConstraint, removeConstraint, sizeToFit,
  ]

  private static let addConstraints = Write(
    "addConstraints", AddConstraints.self, .session(.post, "/constraints"), what: "constraints",
    fields: addConstraintsFields,
    outcome: .init(reply: "ConstraintsReply") { json, application, turn, _ in
      json.beginArray()
      for name in turn.constraints { json.constraint(name, in: application) }
      json.endArray()
    },
    code: CodeCommand { draft, request in draft.addConstraints(request.body) },
    contract: """
      tags: [Views]
      summary: Make constraints
      description: >-
       NSLayoutConstraint.activate(_:), all or none. Frames change in layout. `diagnostics` tells contradictions.
      x-rules: [views-A1, views-A1A, views-A1B, views-A2, views-A3, views-A3A, views-A3B, views-A4, views-A5]
      requestBody:
       required: true
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewConstraints'}
         examples: { width: { value: {"constraints": [{"item": "label", "attribute": "width", "constant": 80}]} } }
      """)

  private static let changeConstraint = Write(
    "changeConstraint", ChangeConstraint.self,
    .object(.patch, .constraint) { $0.constraint = $1 }, fields: changeConstraintFields,
    outcome: .init(reply: "ConstraintReply") { json, application, turn, _ in
      json.constraint(turn.constraints.first, in: application)
    },
    code: CodeCommand { draft, request in draft.changeConstraint(request) },
    contract: """
      tags: [Views]
      summary: Change a constraint
      description: It asks for layout; the frames change in it.
      x-rules: [views-A1C, views-A3]
      requestBody:
       required: true
       content:
        application/json:
         schema: {$ref: '#/components/schemas/ConstraintFields'}
         examples: { wider: { value: {"constant": 120} } }
      """)

  private static let removeConstraint = Write(
    "removeConstraint", RemoveConstraint.self,
    .object(.delete, .constraint) { $0.constraint = $1 },
    outcome: .init(reply: "ConstraintReply") { json, _, _, _ in json.null() },
    code: CodeCommand { draft, request in
      if let name = Identifier(request.name) {
        draft.set(.constraint(name), "isActive", .bool(false))
      }
    },
    contract: """
      tags: [Views]
      summary: Deactivate a constraint and let it go
      description: An inactive one that is to come back is changed, not deleted.
      x-rules: [views-A3]
      """)

  private static let sizeToFit = Write(
    "sizeToFit", SizeToFit.self, .method(.view, "sizeToFit") { $0.view = $1 },
    code: .call("sizeToFit()", "sizeToFit"),
    contract: """
      tags: [Views]
      summary: Give a view the size of its content
      description: Without a content it keeps its size.
      x-rules: [views-A6, views-A6A]
      """)
}

// The fields of each command, made on first use.

private let addConstraintsFields: [Body.Field<AddConstraints>] = [
  .init(
    "constraints", example: "[{\"item\":\"label\",\"attribute\":\"width\",\"constant\":80}]",
    isRequired: true
  ) { body, it throws(Problem) in
    try body.array { body, _ throws(Problem) in it.constraints.append(try body.constraint()) }
  }
]

private let changeConstraintFields: [Body.Field<ChangeConstraint>] = [
  .init("constant", .number, example: "8") { $0.constant = $1 },
  .init("priority", .number, example: "750") { $0.priority = $1 },
  .init("isActive", .flag, example: "false") { $0.isActive = $1 },
]
