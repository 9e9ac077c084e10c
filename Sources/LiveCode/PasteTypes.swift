import SourceCode
import WindowModel

/// The classes that pasted code declares, and how their objects differ from UIKit's.
struct PasteTypes {
  /// The methods and functions that it declares, by full name.
  private(set) var methods: Set<String> = []
  /// The superclasses: UIKit's and the code's own.
  private var superclasses = [
    "UIButton": "UIControl", "UITextField": "UIControl", "UISearchTextField": "UITextField",
    "UITableView": "UIScrollView", "UITextView": "UIScrollView",
  ]
  private var properties: [String: Set<String>] = [:]
  /// The weak properties.
  private(set) var weakProperties: Set<String> = []
  private var overrides: [String: [(name: String, json: String)]] = [:]

  /// The queries that a class answers with more than a constant, which is not evaluated.
  private var openAnswers: [String: Set<String>] = [:]

  /// The action methods of controls, by base name.
  private var actions: Set<Substring> = []

  init(_ program: Program) {
    for statement in program.statements {
      add(statement)
      addActions(in: statement)
    }
  }

  /// Whether a method is a control's action.
  func isAction(_ method: Statement.Method) -> Bool { actions.contains(Self.base(of: method.name)) }

  private static func base(of name: String) -> Substring { name.prefix { $0 != "(" && $0 != ":" } }

  private mutating func addActions(in statement: Statement) {
    if case .expression(let value) = statement.form, case .call(let call) = value.form,
      call.base == "addTarget", call.arguments.count > 1,
      case .selector(let name) = call.arguments[1].form
    {
      actions.insert(Self.base(of: name))
    }
    for part in statement.parts { addActions(in: part) }
  }

  private mutating func add(_ statement: Statement) {
    if case .method(let method) = statement.form { methods.insert(method.name) }
    guard case .type(let type) = statement.form else { return }
    if let superclass = type.superclass { superclasses[type.name] = superclass }
    for member in type.members {
      switch member.form {
      case .variable(let variable) where variable.isProperty:
        properties[type.name, default: []].insert(variable.name)
        if variable.isWeak { weakProperties.insert(variable.name) }
      case .method(let method) where !type.isExtension:
        methods.insert(method.name)
        if Self.questions.contains(method.name), Self.answer(of: method) == nil {
          openAnswers[type.name, default: []].insert(method.name)
        }
        if let field = Self.override(method) {
          overrides[type.name, default: []].removeAll { $0.name == field.name }
          overrides[type.name, default: []].append(field)
        }
      default: add(member)
      }
    }
  }

  private static let questions: Set<String> = [
    "canBecomeKeyWindow", "canBecomeKey", "canBecomeFirstResponder",
  ]

  /// The queries that a class answers with code that is not evaluated, by name.
  func openAnswers(of name: String) -> [String] {
    Set(ancestors(of: name).flatMap { openAnswers[$0] ?? [] }).sorted()
  }

  /// The effect of an override on objects of its class, as a request field.
  static func override(_ method: Statement.Method) -> (name: String, json: String)? {
    switch method.name {
    case "canBecomeKeyWindow", "canBecomeKey":
      return answer(of: method).map { ("canBecomeKey", "\($0)") }
    case "canBecomeFirstResponder":
      return answer(of: method).map { ("canBecomeFirstResponder", "\($0)") }
    case "motionBegan:withEvent:", "motionBegan(_:with:)", "motionEnded:withEvent:",
      "motionEnded(_:with:)":
      return ("handles", "[\"motion\"]")
    case "hitTest:withEvent:", "hitTest(_:with:)":
      return passesThrough(method.body) ? ("hitTest", "\"passThrough\"") : nil
    default: return nil
    }
  }

  /// Whether a method returns nil if its result is the view itself.
  private static func passesThrough(_ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement.form {
      case .conditional(let tests, let then, _):
        tests.contains { isSelf($0, ["==", "==="]) } && returnsNil(then)
      case .guarded(let tests, let otherwise):
        tests.contains { isSelf($0, ["!=", "!=="]) } && returnsNil(otherwise)
      case .exit(.return, let value?), .expression(let value):
        if case .conditional(let test, let yes, let no) = value.form {
          isSelf(.test(test), ["==", "==="]) && yes.form == .null
            || isSelf(.test(test), ["!=", "!=="]) && no.form == .null
        } else {
          false
        }
      default: false
      }
    }
  }

  private static func isSelf(_ test: Statement.Condition, _ signs: Set<String>) -> Bool {
    guard case .test(let value) = test, case .binary(let sign, let a, let b) = value.form else {
      return false
    }
    return signs.contains(sign) && [a.form, b.form].contains(.name("self"))
  }

  private static func returnsNil(_ body: [Statement]) -> Bool {
    guard body.count == 1, case .exit(.return, let value?) = body[0].form else { return false }
    return value.form == .null
  }

  /// The constant that a method returns; nil if it does more.
  private static func answer(of method: Statement.Method) -> Bool? {
    guard method.body.count == 1 else { return nil }
    switch method.body[0].form {
    case .exit(.return, let value?), .expression(let value):
      guard case .bool(let answer) = value.form else { return nil }
      return answer
    default: return nil
    }
  }

  /// How a class's objects differ from UIKit's, as request fields.
  func overrides(of name: String) -> [(name: String, json: String)] {
    var fields: [(name: String, json: String)] = []
    for ancestor in ancestors(of: name) {
      for field in overrides[ancestor] ?? []
      where !fields.contains(where: { $0.name == field.name }) {
        fields.append(field)
      }
    }
    return fields
  }

  func has(property: String, in type: String?) -> Bool {
    type.map { ancestors(of: $0).contains { properties[$0]?.contains(property) == true } } ?? false
  }

  /// Whether a class is, or is known to inherit from, another.
  func inherits(_ name: String, from other: String) -> Bool { ancestors(of: name).contains(other) }

  /// A class and its known superclasses, at most as many as a source can declare.
  private func ancestors(of name: String) -> [String] {
    var names = [name]
    while let next = names.last.flatMap({ superclasses[$0] }), !names.contains(next),
      names.count < Program.mostDepth
    {
      names.append(next)
    }
    return names
  }

  /// The kind of object that a class creates.
  enum Kind {
    case window, view, alertView
    case controller(ControllerClass.Kind)
  }

  /// The kind of object that a class creates: as declared, or otherwise by the ending of its name; nil if the
  /// model does not support it.
  func kind(of name: String) -> Kind? {
    let root = ancestors(of: name).last ?? name
    // A function may be called makeWindow, but not a class.
    guard root.unicodeScalars.first?.properties.isLowercase == false else { return nil }
    if AlertView.Kind(rawValue: root) != nil { return .alertView }
    for kind in ControllerClass.Kind.allCases where root.hasSuffix(kind.rawValue.dropFirst(2)) {
      if kind != .plain { return .controller(kind) }
    }
    if root.hasSuffix("Controller") { return .controller(.plain) }
    if root.hasSuffix("Window") { return .window }
    let isKnown = ViewClass(root).map { ViewClass.known.contains($0) } ?? false
    let endings = ["View", "Label", "Button", "Control", "Bar", "TextField", "Switch", "Slider"]
    return isKnown || endings.contains(where: root.hasSuffix) ? .view : nil
  }
}
