import CodePrinting
import HTTP
import RequestBodies
import WindowModel

extension Write {
  package static let subviews = [
    insertSubview, removeFromSuperview, bringSubviewToFront, sendSubviewToBack, exchangeSubview,
    setNeedsLayout, layoutIfNeeded,
  ]

  private static let insertSubview = Write(
    "insertSubview", InsertSubview.self, .method(.view, "subviews") { $0.superview = $1 },
    what: "a subview",
    fields: insertSubviewFields,
    code: CodeCommand { draft, request in
      if let view = request.object("view") {
        draft.insert(.object(view), into: request.target, request.body)
      }
    },
    contract: """
      tags: [Views]
      summary: Put a view into this one
      description: >-
       `addSubview` or, with `at`, `above` or `below`, `insertSubview`. The view leaves its superview; within the same
       one it changes its place. `result` is the superview.
      x-rules: [views-V1, views-V5, views-V8, views-V9, views-V10]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewSubview'}
         examples: { added: { value: {"view": "label"} } }
      """)

  private static let removeFromSuperview = Write(
    "removeFromSuperview", RemoveFromSuperview.self,
    .method(.view, "removeFromSuperview") { $0.view = $1 },
    code: .call("removeFromSuperview()", "removeFromSuperview"),
    contract: """
      tags: [Views]
      summary: Take a view out of its superview
      description: It is released if no variable holds it.
      x-rules: [views-V14, views-1.2C]
      """)

  private static let bringSubviewToFront = Write(
    "bringSubviewToFront", BringSubviewToFront.self,
    .method(.view, "bringSubviewToFront") { $0.superview = $1 },
    fields: bringSubviewToFrontFields,
    code: .call("bringSubviewToFront(_:)", "bringSubviewToFront:", .object("view")),
    contract: """
      tags: [Views]
      summary: Move a subview in front of its siblings
      description: A view that is no subview of this one stays where it is, and a note says so.
      x-rules: [views-V13]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NamedSubview'}
         examples: { moved: { value: {"view": "label"} } }
      responses:
      """)

  private static let sendSubviewToBack = Write(
    "sendSubviewToBack", SendSubviewToBack.self,
    .method(.view, "sendSubviewToBack") { $0.superview = $1 },
    fields: sendSubviewToBackFields,
    code: .call("sendSubviewToBack(_:)", "sendSubviewToBack:", .object("view")),
    contract: """
      tags: [Views]
      summary: Move a subview behind its siblings
      description: A view that is no subview of this one stays where it is, and a note says so.
      x-rules: [views-V13]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NamedSubview'}
         examples: { moved: { value: {"view": "label"} } }
      responses:
      """)

  private static let exchangeSubview = Write(
    "exchangeSubview", ExchangeSubviews.self,
    .method(.view, "exchangeSubview") { $0.superview = $1 },
    fields: exchangeSubviewFields,
    code: .call(
      "exchangeSubview(at:withSubviewAt:)", "exchangeSubviewAtIndex:withSubviewAtIndex:",
      .number("at"), .number("with")),
    contract: """
      tags: [Views]
      summary: Exchange the places of two subviews
      description: '`exchangeSubview(at:withSubviewAt:)`, by their indices, counted from 0 at the back.'
      x-rules: [views-V12]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/Exchange'}
         examples: { exchanged: { value: {"at": 0, "with": 1} } }
      responses:
      """)

  private static let setNeedsLayout = Write(
    "setNeedsLayout", SetNeedsLayout.self, .method(.view, "setNeedsLayout") { $0.view = $1 },
    code: .call("setNeedsLayout()", "setNeedsLayout"),
    contract: """
      tags: [Views]
      summary: Ask for layout when the turn ends
      description: >-
       A view in a window lays out its subviews before the reply is sent; one outside any window waits.
      x-rules: [views-1.5, views-1.5A]
      """)

  private static let layoutIfNeeded = Write(
    "layoutIfNeeded", LayoutIfNeeded.self, .method(.view, "layoutIfNeeded") { $0.view = $1 },
    code: .call("layoutIfNeeded()", "layoutIfNeeded"),
    contract: """
      tags: [Views]
      summary: Lay out at once what waits for it
      description: >-
       From the outermost view round this one that waits for layout inwards.
      x-rules: [views-1.5]
      """)
}

// The fields of each command, made on first use.

private let insertSubviewFields: [Body.Field<InsertSubview>] =
  [.init("view", .object, example: "\"label\"", isRequired: true) { $0.view = $1 }]
  + Placement.fields.map { $0.within(\InsertSubview.placement) }

private let bringSubviewToFrontFields: [Body.Field<BringSubviewToFront>] = [
  .init("view", .object, example: "\"label\"", isRequired: true) { $0.view = $1 }
]

private let sendSubviewToBackFields: [Body.Field<SendSubviewToBack>] = [
  .init("view", .object, example: "\"label\"", isRequired: true) { $0.view = $1 }
]

private let exchangeSubviewFields: [Body.Field<ExchangeSubviews>] = [
  .init("at", .integer, example: "0", isRequired: true) { $0.first = $1 },
  .init("with", .integer, example: "1", isRequired: true) { $0.second = $1 },
]
