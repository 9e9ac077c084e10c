import CodePrinting
import HTTP
import Operations
import Problems
import SourceCode
import Testing
import WindowAPI
import WindowModel
import WindowService

@Suite struct ContractTests {
  @Test func `the contract has the operations that are served and no others`() {
    let served = WindowAPI.routes.map { "\($0.method.rawValue) \($0.path) \($0.operation)" }
    let described = Contract.operations.map {
      "\($0.method.rawValue) \($0.path) \($0.node["operationId"]?.text ?? "")"
    }
    #expect(Set(served) == Set(described))
    #expect(served.count == described.count)
    #expect(Set(WindowAPI.routes.map(\.operation)).count == served.count)
  }

  @Test(arguments: WindowAPI.routes.indices)
  func `each operation has the parameters and media types that are served`(index: Int) throws {
    let route = WindowAPI.routes[index]
    let operation = try #require(
      Contract.operations.first { $0.path == route.path && $0.method == route.method })
    let node = operation.node
    let parameters = Contract.parameters(of: operation)
    #expect(Set(names("query", parameters)) == Set(route.query))
    let placeholders = route.path.split(separator: "/").filter { $0.hasPrefix("{") }
      .map { String($0.dropFirst().dropLast()) }
    #expect(names("path", parameters) == placeholders)

    let responses = node["responses"] ?? .null
    let types = responses.fields.filter { $0.key.hasPrefix("2") }.flatMap { _, response in
      (Contract.schema.resolve(response)["content"] ?? .null).fields.keys
    }
    if route.operation == "deleteSession" {
      #expect(types == [])
    } else {
      #expect(Set(types) == Set(route.produces))
    }
    #expect(responses["default"] != nil)
    #expect(node["summary"]?.text?.isEmpty == false)
    #expect(node["description"]?.text?.isEmpty == false)
    let schemes = Contract.security(node)
    switch route.need {
    case .nothing
    where route.method == .get || ["answerPoll", "raiseHand"].contains(route.operation):
      #expect(schemes == [])
    case .teacherToken: #expect(schemes == ["teacherToken", "operatorToken"])
    case .controlToken: #expect(schemes == ["controlToken", "operatorToken"])
    case .leadersToken: #expect(schemes == ["controlToken", "handToken", "operatorToken"])
    case .pointersToken: #expect(schemes == ["teacherToken", "handToken", "operatorToken"])
    case .nothing, .operatorToken: #expect(schemes == ["operatorToken"])
    }
    let isWrite = route.query.contains("dryRun")
    #expect(names("header", parameters).contains("Prefer") == isWrite)
    let reads = route.path.hasPrefix("/sessions/{session}") && route.method == .get
    #expect(names("header", parameters).contains("If-None-Match") == reads)
    #expect(
      names("header", parameters).contains("Idempotency-Key")
        == (isWrite && !route.path.contains("/code") || route.operation == "createSession"))
    #expect(
      names("header", parameters).contains("If-Match")
        == (isWrite || route.operation == "deleteSession"))
  }

  private func names(_ place: String, _ parameters: [Tree]) -> [String] {
    parameters.filter { $0["in"]?.text == place }.compactMap { $0["name"]?.text }
  }

  @Test func `the contract lists every problem code and no others`() {
    let codes = Contract.document["components"]?["schemas"]?["ProblemCode"]?["enum"]?.texts ?? []
    #expect(codes == ProblemCode.all.map(\.name))
    #expect(Set(codes).count == codes.count)
  }

  @Test func `the stream's events are those of the model and of the stream itself`() {
    let events = Contract.operation(.get, "/sessions/demo/events")?.node["x-events"]?.fields.keys
    #expect(Set(events.map(Array.init) ?? []) == ["hello", "command", "gap", "reset", "bye", "*"])
    let event = Contract.document["components"]?["schemas"]?["Event"]?["properties"]
    #expect(event?["name"]?["enum"]?.texts == Event.Name.allCases.map(\.rawValue))
  }

  @Test func `the names of the model are those of the contract`() {
    func names(_ schema: String) -> [String] {
      Contract.document["components"]?["schemas"]?[schema]?["enum"]?.texts ?? []
    }
    #expect(names("Profile") == Profile.allCases.map(\.rawValue))
    #expect(names("Device") == Device.all.map(\.name))
    #expect(names("SceneUse") == Knobs.Scenes.allCases.map(\.rawValue))
    #expect(names("KeyOnDealloc") == Knobs.KeyOnDealloc.allCases.map(\.rawValue))
    #expect(names("WindowInitFrame") == Knobs.WindowInitFrame.allCases.map(\.rawValue))
    #expect(names("TabSwitchOrder") == Knobs.TabSwitchOrder.allCases.map(\.rawValue))
    #expect(names("ModalStyle") == Knobs.ModalStyle.allCases.map(\.rawValue))
    #expect(names("Confidence") == Rule.Confidence.allCases.map(\.rawValue))
    #expect(names("ApplicationState") == ApplicationState.allCases.map(\.rawValue))
    #expect(names("Orientation") == Orientation.allCases.map(\.rawValue))
    #expect(names("Launch") == Launch.allCases.map(\.rawValue))
    #expect(names("RunLoopMode") == RunLoopMode.allCases.map(\.rawValue))
    #expect(names("ControllerKind") == ControllerClass.Kind.allCases.map(\.rawValue))
    #expect(names("ModalPresentationStyle") == ModalPresentationStyle.allCases.map(\.rawValue))
    #expect(names("PresentationForm") == Presentation.Form.allCases.map(\.rawValue))
    #expect(names("PresentationStage") == Presentation.Stage.allCases.map(\.rawValue))
    #expect(names("AlertStyle") == Alert.Style.allCases.map(\.rawValue))
    #expect(names("AlertActionStyle") == Alert.Action.Style.allCases.map(\.rawValue))
    #expect(names("AlertViewKind") == AlertView.Kind.allCases.map(\.rawValue))
    #expect(names("AlertViewStyle") == AlertView.Style.allCases.map(\.rawValue))
    #expect(names("Appearance") == ViewController.Appearance.allCases.map(\.rawValue))
    #expect(
      names("CurrentControllerAlgorithm") == CurrentControllerAlgorithm.allCases.map(\.rawValue))
    #expect(
      names("CurrentControllerOutcome")
        == CurrentControllerQuery.Outcome.allCases.map(\.rawValue))
    #expect(names("CodeLanguage") == Language.allCases.map(\.rawValue))
    #expect(names("QueryOutcome") == WindowQuery.Outcome.allCases.map(\.rawValue))
    let step = Contract.document["components"]?["schemas"]?["HitTestStep"]?["properties"]
    #expect(step?["outcome"]?["enum"]?.texts == HitTest.Outcome.allCases.map(\.rawValue))
    let event = Contract.document["components"]?["schemas"]?["Event"]?["properties"]
    #expect(event?["reason"]?["enum"]?.texts == Event.Reason.allCases.map(\.rawValue))
  }

  @Test func `rules that the contract names exist`() {
    var count = 0
    visit(Contract.document) { node in
      let names = (node["x-rules"]?.texts ?? []) + [node["x-rule"]?.text].compactMap(\.self)
      for name in names {
        #expect(Rule(rawValue: name) != nil, "\(name)")
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test func `each reference of the contract leads somewhere and each component is used`() {
    var used: Set<String> = []
    visit(Contract.document) { node in
      guard let reference = node["$ref"]?.text else { return }
      #expect(Contract.schema.resolve(node) != .null, "\(reference)")
      used.insert(reference)
    }
    for (kind, members) in (Contract.document["components"] ?? .null).fields
    where kind != "securitySchemes" {
      for name in members.fields.keys {
        #expect(used.contains("#/components/\(kind)/\(name)"), "\(kind)/\(name)")
      }
    }
  }

  @Test func `schemas of requests name every field and bound every text and list`() {
    for name in [
      "NewSession", "SessionSettings", "NewWindow", "WindowProperties", "NewReference", "NewView",
      "ViewProperties", "NewInput", "NewAction", "NewSubview", "NamedSubview", "Exchange",
      "NewScreen", "NewScene", "ApplicationProperties", "NewController", "ControllerProperties",
      "NamedController", "ParentMove", "Presentation", "FromWindow", "Dismissal", "AlertChoice",
      "NewAlert", "Click", "AppearanceTransition", "RunLoopStep", "Animated",
      "StackPush", "StackSet", "TabSelection", "Commands", "Nib", "NibWindow", "NibController",
      "NibView", "NewFork", "SessionDocument", "NewCode",
      "Pointing", "NewPoll", "NewAnswer",
    ] {
      bounds(Contract.document["components"]?["schemas"]?[name] ?? .null, name)
    }
  }

  @Test func `every parameter has its bounds, and every operation says what can go wrong`() {
    for operation in Contract.operations {
      let id = operation.node["operationId"]?.text ?? ""
      for parameter in Contract.parameters(of: operation) {
        let place = "\(id) \(parameter["name"]?.text ?? "")"
        let schema = Contract.schema.resolve(parameter["schema"] ?? .null)
        #expect(parameter["description"]?.text?.isEmpty == false, "\(place)")
        switch schema["type"]?.text {
        case "string":
          let isBounded = schema["enum"] != nil || schema["maxLength"] != nil
          #expect(isBounded || schema["pattern"] != nil, "\(place)")
        case "integer", "number":
          #expect(schema["minimum"] != nil && schema["maximum"] != nil, "\(place)")
        case "array":
          #expect(schema["maxItems"] != nil || schema["items"]?["enum"] != nil, "\(place)")
        default: break
        }
      }
      let statuses = (operation.node["responses"] ?? .null).fields.keys
      #expect(statuses.contains { $0.hasPrefix("2") } && statuses.contains("default"), "\(id)")
    }
    // Errors that any request can have: in its target, its Accept field, its Host, its query.
    for status in [400, 401, 403, 404, 406, 412, 415, 421, 422, 500, 503] {
      #expect(Contract.general[status]?.isEmpty == false, "\(status)")
    }
    for (status, codes) in Contract.general {
      for code in codes {
        let kind = ProblemCode.all.first { $0.name == code }
        #expect(kind.map { Int($0.status.rawValue) } == status, "\(code)")
      }
    }
  }

  private func bounds(_ node: Tree, _ place: String, within schemas: Set<String> = []) {
    var schemas = schemas
    // A recursive schema is visited once.
    if let reference = node["$ref"]?.text, !schemas.insert(reference).inserted { return }
    let schema = Contract.schema.resolve(node)
    let types = schema["type"]?.text.map { [$0] } ?? schema["type"]?.texts ?? []
    // A document's command has the fields of its operation's request.
    let isOpen = node["$ref"]?.text?.hasSuffix("/DocumentCommand") == true
    if types.contains("object"), !isOpen {
      let others = schema["additionalProperties"] ?? schema["unevaluatedProperties"]
      #expect(others == false, "\(place)")
    }
    if types.contains("string"), schema["enum"] == nil {
      #expect(schema["maxLength"] != nil && schema["pattern"] != nil, "\(place)")
    }
    if types.contains("array") { #expect(schema["maxItems"] != nil, "\(place)") }
    for (name, property) in (schema["properties"] ?? .null).fields {
      bounds(property, "\(place)/\(name)", within: schemas)
    }
    for choice in (schema["oneOf"] ?? schema["anyOf"] ?? .null).elements {
      bounds(choice, place, within: schemas)
    }
    if let items = schema["items"] { bounds(items, "\(place)/0", within: schemas) }
  }

  private func visit(_ node: Tree, _ look: (Tree) -> Void) {
    look(node)
    for field in node.fields.values { visit(field, look) }
    for element in node.elements { visit(element, look) }
  }
}
