import JSON
import PasteValues
import SourceCode
import WindowModel

extension PasteRunner {
  /// Creates an object with a method without arguments, as in `UIWindow.new`; nil if the method creates nothing.
  func make(
    of value: PasteValue, _ method: String, _ name: PasteName
  ) throws(PasteHalt) -> PasteValue? {
    switch (value, method) {
    case (.type(let type), "alloc"): return .allocated(type)
    case (.type(let type), "new"), (.allocated(let type), "init"):
      return try make(type, "init", [], name)
    case (_, "autorelease"), (_, "retain"), (_, "copy"): return value
    default: return nil
    }
  }

  /// Creates an object of a class; `initializer` is the full name, as in `initWithFrame:` or `(frame:)`.
  func make(
    _ type: String, _ initializer: String, _ arguments: [Expression], _ name: PasteName
  ) throws(PasteHalt) -> PasteValue {
    guard let kind = types.kind(of: type) ?? name.type.flatMap(types.kind) else {
      if type == "NSLayoutConstraint" { throw .noPart(type) }
      throw .skip("\(type) is not part of the model.\(ClassSpelling.hint(for: type))")
    }
    var fields: [(name: String, json: String)] = []
    switch initializer {
    case "init", "()", "initWithNibName:bundle:", "(nibName:bundle:)", "buttonWithType:",
      "(type:)":
      break
    case "initWithFrame:", "(frame:)":
      fields.append(("frame", try json(arguments[0], .rect)))
    case "initWithWindowScene:", "(windowScene:)":
      fields.append(("windowScene", try json(arguments[0], .scene)))
    case "initWithRootViewController:", "(rootViewController:)":
      let root = try json(arguments[0], .object)
      fields.append(("viewControllers", "[\(root)]"))
    case "alertControllerWithTitle:message:preferredStyle:", "(title:message:preferredStyle:)":
      fields = [
        ("title", try json(arguments[0], .string)), ("message", try json(arguments[1], .string)),
        ("preferredStyle", try json(arguments[2], .style)),
      ]
    case "initWithTransitionStyle:navigationOrientation:options:",
      "(transitionStyle:navigationOrientation:options:)",
      "(transitionStyle:navigationOrientation:)":
      fields = [
        ("transitionStyle", try json(arguments[0], .style)),
        ("navigationOrientation", try json(arguments[1], .style)),
      ]
    case _ where initializer.hasPrefix("initWithTitle:") || initializer.hasPrefix("(title:"):
      return try makeAlertView(type, initializer, arguments, name)
    default: remarks.append("'\(initializer)' is taken as 'init'.")
    }
    if case .alertView = kind { return try makeAlertView(type, initializer, arguments, name) }
    for question in types.openAnswers(of: type) {
      remarks.append("Its own '\(question)' is not evaluated: it answers as UIKit's class does.")
    }
    return try make(type, kind, fields, name)
  }

  private func make(
    _ type: String, _ kind: PasteTypes.Kind, _ own: [(name: String, json: String)],
    _ name: PasteName
  ) throws(PasteHalt) -> PasteValue {
    var fields: [(name: String, json: String)] = []
    let collection: String
    let usual: Set<String>
    switch kind {
    case .window:
      (collection, usual) = (
        "windows", ["canBecomeKey", "canBecomeFirstResponder", "handles", "hitTest"]
      )
    case .view: (collection, usual) = ("views", ["canBecomeFirstResponder", "handles", "hitTest"])
    case .controller: (collection, usual) = ("controllers", ["handles"])
    case .alertView: (collection, usual) = ("alerts", [])
    }
    let plain = ["window": "UIWindow", "view": "UIView", "controller": "UIViewController"]
    if plain[String(collection.dropLast())] != type {
      guard ViewClass(type) != nil else { throw .skip("'\(type)' can't be a class's name here.") }
      fields.append(("class", JSONText.string(type)))
      if case .controller(let root) = kind, root != .plain, root.rawValue != type {
        fields.append(("superclass", JSONText.string(root.rawValue)))
      }
    }
    fields += own
    fields += types.overrides(of: type).filter { usual.contains($0.name) }
    return try make(in: collection, fields, type, name)
  }

  private func make(
    in collection: String, _ own: [(name: String, json: String)], _ type: String, _ name: PasteName
  ) throws(PasteHalt) -> PasteValue {
    let text = try fresh(name.base.isEmpty ? Self.word(for: type) : name.base)
    guard let identifier = Identifier(text) else { throw .skip("It can't have a name.") }
    let isHeld =
      switch name.holder {
      case .nobody: false
      case .itself: true
      case .variable(let variable): variable == text
      }
    var request = PasteRequest.post("/\(collection)", ("id", JSONText.identifier(identifier)))
    request.fields += own
    if isHeld {
      stored.insert(identifier)
    } else {
      request.fields.append(("retained", "false"))
    }
    try ask(request)
    return .object(identifier)
  }

  /// The base name of an object without a variable: `viewController` for a UIViewController.
  private static func word(for type: String) -> String {
    let bare = type.hasPrefix("UI") ? type.dropFirst(2) : type[...]
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }

  /// Creates an alert view or an action sheet: its buttons are the arguments after its delegate, up to nil.
  private func makeAlertView(
    _ type: String, _ initializer: String, _ arguments: [Expression], _ name: PasteName
  ) throws(PasteHalt) -> PasteValue {
    var texts: [PasteValue] = []
    for argument in arguments { texts.append(try evaluateUnlessOpaque(argument)) }
    let isSheet = !initializer.contains("message:")
    var fields: [(name: String, json: String)] = [("class", JSONText.string(type))]
    if let title = texts.first, let json = PasteKind.string.json(title) {
      fields.append(("title", json))
    }
    if !isSheet, texts.count > 1, let json = PasteKind.string.json(texts[1]) {
      fields.append(("message", json))
    }
    let buttons = texts.dropFirst(isSheet ? 2 : 3).compactMap { text -> String? in
      if case .string = text.unwrapped { PasteKind.string.json(text) } else { nil }
    }
    if !buttons.isEmpty { fields.append(("buttons", JSONText.list(buttons))) }
    return try make(in: "alerts", fields, type, name)
  }

  /// A value, or nothing for a block and for a value that the model does not support.
  private func evaluateUnlessOpaque(_ expression: Expression) throws(PasteHalt) -> PasteValue {
    do { return try evaluate(expression) } catch {
      guard case .skip = error else { throw error }
      return .null
    }
  }

  /// An argument as JSON for a request.
  func json(_ argument: Expression, _ kind: PasteKind) throws(PasteHalt) -> String {
    guard let json = kind.json(try evaluate(argument)) else {
      throw .skip("Its argument is not part of the model.")
    }
    return json
  }
}
