import JSON
package import WindowModel

/// A probe's query of an object, with the model's answer.
package struct ProbeQuestion {
  /// The API path of the object or query, as in `/views/a/hitTest`.
  let path: String
  /// The parameters of the query.
  let query: [String: String]
  /// The field of the reply, as in `isHidden`.
  let field: String
  /// The field's value in the model.
  let answer: CodeValue
  /// The rules that it tests.
  let rules: [Rule]

  /// Creates a question from the target of a GET and its reply; nil if the reply lacks the field.
  package init?(_ target: String, field: String, reply: [UInt8], testing rules: [Rule]) {
    let parts = target.split(separator: "?", maxSplits: 1)
    path = String(parts.first ?? "")
    var query: [String: String] = [:]
    for pair in parts.dropFirst().joined().split(separator: "&") {
      let words = pair.split(separator: "=", maxSplits: 1)
      query[String(words.first ?? "")] = String(words.last ?? "")
    }
    var answer = CodeValue(reply)
    for part in field.split(separator: ".").map(String.init) {
      let elements = answer?.elements ?? []
      if let index = Int(asWritten: part[...]) {
        answer = elements.indices.contains(index) ? elements[index] : nil
      } else {
        answer = answer?[part]
      }
    }
    guard let answer else { return nil }
    (self.query, self.field, self.answer, self.rules) = (query, field, answer, rules)
  }

  fileprivate func object(_ name: String) -> Identifier? { query[name].flatMap { Identifier($0) } }

  fileprivate func numbers(_ name: String) -> [Double]? {
    let numbers = query[name]?.split(separator: ",").map { Double($0) }
    return numbers?.contains(nil) == false ? numbers?.compactMap(\.self) : nil
  }
}

extension CodeDraft {
  /// Adds a probe's query, if UIKit has an equivalent and the answer can be written.
  mutating func ask(_ question: ProbeQuestion) {
    guard seen?.isProbe == true, seen?.isOver == false else { return }
    let segments = question.path.split(separator: "/").map(String.init)
    guard let kind = segments.first else { return }
    if kind == "application" { return askApplication(question) }
    if kind == "scenes" { return askScene(segments.dropFirst().first, question) }
    guard segments.count > 1, let name = Identifier(segments[1]), isNamed(name) else { return }
    let object = CodeExpression.object(name)
    if segments.count == 2, ["views", "windows", "controllers"].contains(kind) {
      ask(.property(object, question.field), question)
    } else if segments.count == 3, kind == "views",
      let value = query(object, segments[2], question)
    {
      ask(value, question)
    } else if segments.count == 3, segments[2] == "responderChain" {
      askChain(object, question)
    }
  }

  /// Expects a value to equal the model's, in the field's form.
  private mutating func ask(_ value: CodeExpression, _ question: ProbeQuestion) {
    let (answer, rules) = (question.answer, question.rules)
    switch question.field {
    case "isHidden", "isOpaque", "clipsToBounds", "isUserInteractionEnabled", "isKeyWindow",
      "canBecomeKey", "isViewLoaded", "pointInside", "isDescendant", "autoresizesSubviews",
      "definesPresentationContext", "isFirstResponder":
      if let flag = answer.flag { assertEqual(value, .bool(flag), testing: rules) }
    case "alpha", "tag":
      if let number = answer.number { assertEqual(value, .number(number), testing: rules) }
    case "windowLevel":
      guard let number = answer.number else { return }
      assertEqual(.property(value, "rawValue"), .number(number), testing: rules)
    case "frame", "bounds", "rect":
      guard let numbers = answer.numbers(["x", "y", "width", "height"]) else { return }
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      assertEqual(value, self.rect(rect), testing: rules)
    case "center", "point":
      guard let numbers = answer.numbers(["x", "y"]) else { return }
      assertEqual(value, .point(numbers), testing: rules)
    case "superview", "window", "view", "rootViewController", "presentedViewController",
      "presentingViewController", "parent", "selectedViewController", "topViewController",
      "visibleViewController":
      guard answer.isNull || answer.text.flatMap({ Identifier($0) }).map(isNamed) == true else {
        return
      }
      let name = CodeExpression.call(.told, CodeMethod("name(of:)", ""), [value])
      assertEqual(name, answer.text.map { .text($0) } ?? .null, testing: rules)
    case "subviews", "children", "viewControllers":
      let names = answer.texts.filter { Identifier($0).map(isNamed) == true }
      let found = CodeExpression.call(.told, CodeMethod("names(_:)", ""), [value])
      assertEqual(found, .array(names.map { .text($0) }), testing: rules)
    default: break
    }
  }

  /// The UIKit equivalent of a view query; nil for others.
  private func query(
    _ view: CodeExpression, _ name: String, _ question: ProbeQuestion
  ) -> CodeExpression? {
    switch name {
    case "hitTest", "pointInside":
      guard let point = question.numbers("point"), point.count == 2 else { return nil }
      let method = name == "hitTest" ? "hitTest(_:with:)" : "point(inside:with:)"
      return .call(view, CodeMethod(method, ""), [.point(point), .null])
    case "viewWithTag":
      guard let tag = question.numbers("tag")?.first else { return nil }
      return .call(view, CodeMethod("viewWithTag(_:)", ""), [.number(tag)])
    case "isDescendant":
      guard let other = question.object("of"), isNamed(other) else { return nil }
      return .call(view, CodeMethod("isDescendant(of:)", ""), [.object(other)])
    case "convert":
      let way = question.query["from"] == nil ? "to" : "from"
      var other = CodeExpression.null
      if question.query[way] != nil {
        guard let name = question.object(way), isNamed(name) else { return nil }
        other = .object(name)
      } else if madeClass(of: view).map({ ($0.superclass ?? $0.name) == "UIWindow" }) == true {
        // For a window, nil selects both the view and the window method.
        return nil
      }
      let method = CodeMethod("convert(_:\(way):)", "")
      if let point = question.numbers("point"), point.count == 2 {
        return .call(view, method, [.point(point), other])
      }
      guard let numbers = question.numbers("rect"), numbers.count == 4 else { return nil }
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      return .call(view, method, [.rect(rect), other])
    default: return nil
    }
  }

  /// Adds a probe's query of the objects that receive a view's event, in turn.
  private mutating func askChain(_ view: CodeExpression, _ question: ProbeQuestion) {
    let parts = question.field.split(separator: ".")
    guard parts.count == 3, parts[0] == "responders", parts[2] == "id",
      let index = Int(asWritten: parts[1]), let name = question.answer.text,
      Identifier(name).map(isNamed) == true
    else { return }
    let method = CodeMethod("responder(_:after:)", "")
    let found = CodeExpression.call(.told, method, [view, .number(Double(index))])
    assertEqual(found, .text(name), testing: question.rules)
  }

  /// Adds a probe's query of a scene.
  private mutating func askScene(_ name: String?, _ question: ProbeQuestion) {
    guard question.field == "activationState", let state = question.answer.text,
      let scene = name.flatMap({ Identifier($0) })
    else { return }
    assertEqual(
      .property(.scene(scene), "activationState"), .choice(state, ""), testing: question.rules)
  }

  /// Adds a probe's query of the application.
  private mutating func askApplication(_ question: ProbeQuestion) {
    switch question.field {
    case "keyWindow":
      let key = question.answer.text.flatMap { Identifier($0) }
      guard question.answer.isNull || key.map(isNamed) == true else { return }
      assertIdentical(.property(.application, "keyWindow"), key, testing: question.rules)
    case "windows":
      let names = question.answer.texts.filter { Identifier($0).map(isNamed) == true }
      assertEqual(
        .property(.told, "windows"), .array(names.map { .text($0) }), testing: question.rules)
    default: break
    }
  }

  /// Whether a probe has a name for an object: its own, or the view that one of its controllers loaded.
  private func isNamed(_ name: Identifier) -> Bool {
    if seen?.named.contains(name) == true { return true }
    guard name.text.hasSuffix("-view"), let owner = Identifier(String(name.text.dropLast(5)))
    else { return false }
    return seen?.named.contains(owner) == true
  }
}
