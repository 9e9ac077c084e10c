import CodePrinting
import HTTP
import Problems
import RequestBodies
import WindowModel

extension Write {
  package static let views = [createView, changeView, releaseView]

  private static let createView = Write(
    "createView", CreateView.self, .new(in: "views"), what: "a new view",
    fields: createViewFields,
    finish: { view throws(Problem) in
      if view.placement != nil, view.superview == nil {
        throw Problem(
          .missingField, "A view has a place among subviews only in a superview.",
          pointer: "/superview")
      }
    },
    code: CodeCommand { draft, request in
      let view = draft.makeView(
        request.body, draft.name(request.object("id"), request.made, "v"),
        isRetained: request.body["retained"]?.flag ?? true)
      if let superview = request.object("superview") {
        draft.insert(view, into: .object(superview), request.body)
      }
    },
    contract: """
      tags: [Views]
      summary: Make a view
      description: >-
       `init(frame:)`, the setters, and, with a `superview`, `addSubview` or one of its kin. A variable of its own
       name keeps it too, unless `retained` is false. An unknown class is a subclass of UIView.
      x-rules: [views-1.1, views-1.2A, views-1.2B, views-G9]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/NewView'}
         examples: { rehearsed: { value: {"class": "YZKView"} } }
      responses:
       '200': {$ref: '#/components/responses/ViewReply', description: 'A dry run, or a view that is gone again.'}
       '201':
        description: It is there.
        links:
         changeView:
          operationId: changeView
          parameters: { session: $request.path.session, view: $response.body#/result/id }
         releaseView:
          operationId: releaseView
          parameters: { session: $request.path.session, view: $response.body#/result/id }
        headers: { Location: {$ref: '#/components/headers/Location'} }
        content: { application/json: { schema: {$ref: '#/components/schemas/ViewReply'} } }
       '409': {$ref: '#/components/responses/Refused', description: 'An object has this identifier, or had.'}
      """)

  private static let changeView = Write(
    "changeView", ChangeView.self, .object(.patch, .view) { $0.view = $1 }, what: "a view",
    fields: changeViewFields,
    code: CodeCommand { $0.apply(CodeCommand.view, of: $1.body, to: $1.target) },
    contract: """
      tags: [Views]
      summary: Set properties of a view, or of a window as a view
      description: >-
       Each field is a setter, and what is left out stays. They are called in this order: `tag`, the autoresizing,
       `transform`, `bounds`, `center`, `frame`, a scroll view's own, `contentOffset`, the looks, `isHidden`.
      x-rules: [views-1.4, views-1.5, views-S1, views-S3, windows-6.5]
      requestBody:
       content:
        application/json:
         schema: {$ref: '#/components/schemas/ViewProperties'}
         examples: { window: { value: {"transform": {"scale": 2}} } }
      """)

  private static let releaseView = Write(
    "releaseView", Release.self, .object(.delete, .view) { $0.object = $1 },
    finish: { release throws(Problem) in release.kind = .view },
    code: CodeCommand { draft, request in
      draft.call(request.target, "removeFromSuperview()", "removeFromSuperview")
      if let identifier = Identifier(request.name) { draft.add(.drop(identifier)) }
    },
    contract: """
      tags: [Views]
      summary: Drop every reference to a view
      description: >-
       Takes it out of its superview and sets each variable that holds it to nil, so that it is released, and with it every
       view that only it held.
      x-rules: [views-1.1, views-1.2C, views-1.2E]
      responses:
       '200':
        $ref: '#/components/responses/ViewReply'
        description: What came of it; `result` is null, for the view is gone.
      """)
}

// The fields of each command, made on first use.

private let createViewFields: [Body.Field<CreateView>] =
  [
    .init("id", .object, example: "\"label\"") { $0.identifier = $1 },
    .init("class", .viewClass, example: "\"UILabel\"") { $0.viewClass = $1 },
    .init("superview", .object, example: "\"window1\"") { $0.superview = $1 },
    .init("retained", .flag, example: "false") { $0.isRetained = $1 },
  ] + Placement.fields.map { $0.within(\CreateView.placement) }
  + ViewProperties.fields.map { $0.within(\CreateView.properties) }

private let changeViewFields: [Body.Field<ChangeView>] = ViewProperties.fields.map {
  $0.within(\ChangeView.properties)
}
