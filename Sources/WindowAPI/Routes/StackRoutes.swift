import HTTP
import JSON
import WindowModel

extension WindowAPI {
  static let push = Write(outcome: .controller) { call throws(Problem) in
    let change = try StackChange.read(call, [StackChange.controller])
    let controller = try change.controller(call)
    return .push(controller, onto: try call.identifier(of: .controller), animated: change.animated)
  }

  static let pop = Write(outcome: .controller) { call throws(Problem) in
    let change = try StackChange.read(call, [])
    return .pop(try call.identifier(of: .controller), animated: change.animated)
  }

  static let popTo = Write(outcome: .controller) { call throws(Problem) in
    let change = try StackChange.read(call, [StackChange.controller])
    let controller = try change.controller(call)
    return .popTo(controller, in: try call.identifier(of: .controller), animated: change.animated)
  }

  static let popToRoot = Write(outcome: .controller) { call throws(Problem) in
    let change = try StackChange.read(call, [])
    return .popToRoot(try call.identifier(of: .controller), animated: change.animated)
  }

  static let swipeBack = Write(outcome: .controller) { call throws(Problem) in
    var isCancelled = false
    let fields = [
      Body.Field<Bool>("cancelled", example: "true") { body, it throws(Problem) in
        it = try body.bool()
      }
    ]
    try Body.read(call, "a swipe", fields, into: &isCancelled)
    return .swipeBack(try call.identifier(of: .controller), isCancelled: isCancelled)
  }

  static let setViewControllers = Write(outcome: .controller) { call throws(Problem) in
    let change = try StackChange.read(call, [StackChange.controllers])
    guard let controllers = change.controllers else {
      throw call.missing("viewControllers", example: "{\"viewControllers\":[\"home\",\"list\"]}")
    }
    return .setViewControllers(
      try call.identifier(of: .controller), controllers ?? [], animated: change.animated)
  }

  static let select = Write(outcome: .controller) { call throws(Problem) in
    var selection: TabSelection?
    try Body.read(call, "a selection", selectionFields, into: &selection)
    guard let selection else { throw call.missing("index", example: "{\"index\":1}") }
    return .select(selection, in: try call.identifier(of: .controller))
  }

  private static let selectionFields: [Body.Field<TabSelection?>] = [
    selectionField("index", example: "1") { body throws(Problem) in .index(try body.integer()) },
    selectionField("controller", example: "\"list\"") { body throws(Problem) in
      .controller(try body.identifier())
    },
  ]

  private static func selectionField(
    _ name: String, example: String,
    _ read: @escaping @Sendable (inout Body) throws(Problem) -> TabSelection
  ) -> Body.Field<TabSelection?> {
    .init(name, example: example) { body, it throws(Problem) in
      guard it == nil else { throw body.invalid("Either an index or a controller, not both.") }
      it = try read(&body)
    }
  }
}

/// What a request that changes a stack asks for.
private struct StackChange {
  var controller: Identifier?
  var controllers: [Identifier]??
  var animated = false

  static let controller = Body.Field<StackChange>("controller", example: "\"list\"") {
    body, it throws(Problem) in it.controller = try body.identifier()
  }
  static let controllers = Body.Field<StackChange>("viewControllers", example: "[\"home\"]") {
    body, it throws(Problem) in it.controllers = .some(try body.identifiers())
  }

  static func read(
    _ call: Call, _ fields: [Body.Field<StackChange>]
  ) throws(Problem) -> StackChange {
    var change = StackChange()
    let animated = Body.Field<StackChange>("animated", example: "true") {
      body, it throws(Problem) in it.animated = try body.bool()
    }
    try Body.read(call, call.route.operation, fields + [animated], into: &change)
    return change
  }

  func controller(_ call: Call) throws(Problem) -> Identifier {
    guard let controller else {
      throw call.missing("controller", example: "{\"controller\":\"list\",\"animated\":true}")
    }
    return controller
  }
}

extension Body {
  /// Identifiers of objects, or null for none.
  mutating func identifiers() throws(Problem) -> [Identifier]? {
    guard try kind() != .null else {
      try null()
      return nil
    }
    var identifiers: [Identifier] = []
    try array { body, _ throws(Problem) in identifiers.append(try body.identifier()) }
    return identifiers
  }
}
