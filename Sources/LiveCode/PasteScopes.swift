import JSON
import PasteValues
import SourceCode
import WindowModel

/// An active block and its variables.
struct PasteScope {
  /// A local variable.
  struct Variable {
    /// Its value; nil if unknown.
    var value: PasteValue?
    /// The app variable that represents it while it holds an object.
    var reference: String?
    /// Whether it is a weak reference.
    var isWeak = false
    /// Its number type, if it has one.
    var numbers: PasteNumber?
  }

  private(set) var variables: [String: Variable] = [:]
  private var order: [String] = []
  private var held: [String] = []

  static let sceneTypes: Set<String> = ["UIScene", "UIWindowScene"]

  init() {}

  /// The scope of a method's body. Only the parameters that every app has are known.
  init(_ parameters: [Statement.Parameter], in application: borrowing Application) {
    for parameter in parameters {
      let value: PasteValue? =
        switch parameter.type {
        case "UIApplication": .application
        case _ where Self.sceneTypes.contains(parameter.type):
          application.scenes.first.map { .scene($0.identifier) }
        default: nil
        }
      declare(parameter.name, value)
    }
  }

  mutating func declare(
    _ name: String, _ value: PasteValue?, isWeak: Bool = false, type: String? = nil
  ) {
    if variables[name] == nil { order.append(name) }
    variables[name] = Variable(value: value, isWeak: isWeak, numbers: PasteNumber(type: type))
  }

  mutating func set(_ name: String, _ variable: Variable) { variables[name] = variable }

  /// Holds an object without a variable of its own by the app variable of its name.
  mutating func hold(_ reference: String) { held.append(reference) }

  /// The app variables that represent its own, in order.
  var references: [String] { order.compactMap { variables[$0]?.reference } + held }
}

/// A new object's name and owner.
struct PasteName {
  enum Holder: Equatable {
    /// None: the object lives as long as the object it is assigned to holds it.
    case nobody
    /// A variable of its own name.
    case itself
    /// A variable of this name.
    case variable(String)
  }

  var base: String
  var holder: Holder
  /// The declared class of its variable, which determines what an unknown class creates.
  var type: String?

  static func loose(_ base: String) -> PasteName { PasteName(base: base, holder: .nobody) }
}

extension PasteRunner {
  static let floatReason = "The precision of Float is not kept here; write CGFloat or Double."

  /// Declares a variable; it is persistent if it is static or declared outside methods.
  func declare(_ variable: Statement.Variable, _ statement: Statement) {
    let name = variable.name
    let isLasting = variable.isStatic || scopes.isEmpty
    if isLasting || variable.isProperty {
      numbers[variable.isProperty ? property(name) : name] = PasteNumber(type: variable.type)
    }
    let isDone = perform(statement.source, at: statement.position) { () throws(PasteHalt) in
      guard !variable.isProperty || variable.value != nil else {
        throw .skip("Declares a property.")
      }
      guard variable.type != "Float" else { throw .skip(Self.floatReason) }
      if variable.isProperty {
        guard let value = variable.value else { return }
        let path = property(name)
        try store(
          evaluate(value, PasteName(base: name, holder: .variable(path), type: variable.type)),
          as: path)
      } else if isLasting {
        lasting.insert(name)
        // A static variable gets its first value once.
        guard let value = variable.value, globals[name] == nil, try !isHeld(name) else { return }
        try store(
          evaluate(value, PasteName(base: name, holder: .variable(name), type: variable.type)),
          as: name)
      } else {
        scopes[scopes.count - 1].declare(
          name, .null, isWeak: variable.isWeak, type: variable.type)
        guard let value = variable.value else { return }
        try setLocal(
          name,
          evaluate(
            value,
            PasteName(
              base: name, holder: variable.isWeak ? .nobody : .itself, type: variable.type)))
      }
    }
    guard !isDone, !isStopped, variable.value != nil else { return }
    // The closure for its value may run later, at an unknown time.
    forget(statement)
    if variable.isProperty {
      forgotten.insert(property(name))
    } else if isLasting {
      forgotten.insert(name)
    } else {
      scopes[scopes.count - 1].declare(name, nil)
    }
  }

  func isHeld(_ reference: String) throws(PasteHalt) -> Bool {
    guard let name = ReferenceName(reference) else { return false }
    return try application().object(heldBy: name) != nil
  }

  /// The innermost block that declares a variable.
  func scope(of name: String) -> Int? {
    scopes.lastIndex { $0.variables[name] != nil }
  }

  /// Sets a local variable, which holds an object while its block runs.
  func setLocal(_ name: String, _ value: PasteValue) throws(PasteHalt) {
    guard let index = scope(of: name) else { return }
    var variable = scopes[index].variables[name] ?? .init()
    variable.value = variable.numbers?.of(value) ?? value
    if variable.isWeak { return scopes[index].set(name, variable) }
    if case .object(let object) = value.unwrapped {
      if stored.contains(object), variable.reference == nil {
        variable.reference = object.text
      } else {
        let reference: String
        if let old = variable.reference { reference = old } else { reference = try fresh(name) }
        try refer(reference, to: object)
        variable.reference = reference
      }
    } else if let reference = variable.reference {
      try clear(reference)
      variable.reference = nil
    }
    if case .list(let values) = value.unwrapped {
      for case .object(let object) in values where stored.contains(object) {
        scopes[index].hold(object.text)
      }
    }
    scopes[index].set(name, variable)
  }

  /// Sets a persistent variable.
  func store(_ value: PasteValue, as name: String) throws(PasteHalt) {
    forgotten.remove(name)
    globals[name] = nil
    if isWeak(name) {
      globals[name] = value
      return
    }
    switch value.unwrapped {
    case .object(let object):
      if stored.contains(object), object.text == name { return }
      try refer(name, to: object)
    case .null: try clear(name)
    default:
      try clear(name)
      globals[name] = numbers[name]?.of(value) ?? value
    }
  }

  /// Whether an app variable is a weak property.
  func isWeak(_ name: String) -> Bool {
    name.hasPrefix("self.") && types.weakProperties.contains(String(name.dropFirst(5)))
  }

  /// A variable's value: nil if its object is gone.
  func living(_ value: PasteValue) throws(PasteHalt) -> PasteValue {
    guard case .object(let object) = value.unwrapped else { return value }
    let application = try application()
    let isAlive = application.view(object) != nil || application.controller(object) != nil
    return isAlive ? value : .null
  }

  func refer(_ name: String, to object: Identifier) throws(PasteHalt) {
    guard ReferenceName(name) != nil else {
      throw .skip("'\(name)' can't be the name of a variable of the app's here.")
    }
    try ask(PasteRequest.put("/references/\(name)", ("object", JSONText.identifier(object))))
  }

  private func clear(_ name: String) throws(PasteHalt) {
    if try isHeld(name) { try ask(PasteRequest.delete("/references/\(name)")) }
  }

  /// Returns an unused name: the wanted one, or that with a number.
  func fresh(_ wished: String) throws(PasteHalt) -> String {
    let isUsable = Identifier(wished) != nil
    let base = isUsable ? String(wished.prefix(50)) : "object"
    var name = base
    var number = 1
    while try isUsed(name) {
      try spend()
      number += 1
      name = "\(base)-\(number)"
    }
    given.insert(name)
    return name
  }

  private func isUsed(_ name: String) throws(PasteHalt) -> Bool {
    guard let identifier = Identifier(name), !given.contains(name),
      !target.application.isTaken(identifier)
    else { return true }
    return try isHeld(name)
  }

  /// The app variable for a property of `self`: the app delegate's window, or one of this object's.
  func property(_ name: String) -> String {
    let isDelegate = type?.hasSuffix("Delegate") ?? true
    return name == "window" && isDelegate ? ReferenceName.delegateWindow.text : "self.\(name)"
  }

  /// Leaves a block: its variables release their values.
  func leaveScope(at end: Position, _ reason: String) {
    guard !isStopped, let references = scopes.last?.references else { return }
    let held = references.filter { name in
      ReferenceName(name).map { target.application.object(heldBy: $0) != nil } ?? false
    }
    guard !held.isEmpty else { return }
    perform("}", at: end) { () throws(PasteHalt) in
      for name in held.prefix(Self.mostRequests) {
        try ask(PasteRequest.delete("/references/\(name)"))
      }
      remarks.append(reason)
    }
  }
}
