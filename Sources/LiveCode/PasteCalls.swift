import JSON
import PasteValues
import SourceCode
import WindowModel

extension PasteRunner {
  /// Evaluates a message, a method call or a function call.
  func call(_ call: Expression.Call, _ name: PasteName) throws(PasteHalt) -> PasteValue {
    guard let receiver = call.receiver else { return try function(call, name) }
    if case .name("super") = receiver.form {
      throw .skip("UIKit itself does what the superclass does.")
    }
    if case .name("self") = receiver.form, types.methods.contains(call.name) {
      throw .skip(Self.ownReason)
    }
    if case .name("self") = receiver.form, call.arguments.isEmpty {
      return try member(call.base, of: receiver, name)
    }
    let value = try evaluate(receiver, passesOn(call) ? name : .loose(""))
    let result = try answer(call, value.unwrapped, name)
    return chained(value, optional(result, of: call.base))
  }

  /// Whether a message returns its receiver.
  private func passesOn(_ call: Expression.Call) -> Bool {
    ["autorelease", "retain"].contains(call.base)
  }

  private func answer(
    _ call: Expression.Call, _ value: PasteValue, _ name: PasteName
  ) throws(PasteHalt) -> PasteValue {
    if value == .null {
      remarks.append("A message to nil does nothing.")
      return .null
    }
    if call.arguments.isEmpty, let made = try make(of: value, call.base, name) { return made }
    switch value {
    case .allocated(let type): return try make(type, call.name, call.arguments, name)
    case .type(let type): return try classMethod(call, type, name)
    case .object(let object):
      if let answer = try message(call, object) { return answer }
    case .application:
      if let answer = try applicationMessage(call) { return answer }
    case .list(let values):
      if let answer = try listMessage(call, values) { return answer }
    case .this:
      if call.name == "setWindow:" {
        try store(evaluate(call.arguments[0]), as: property("window"))
        return .nothing
      }
      throw .skip("The object of self is unknown: name it in the request's \"self\".")
    default: break
    }
    if ["isKindOfClass:", "isKind(of:)", "isMemberOfClass:"].contains(call.name) {
      guard case .type(let type) = try evaluate(call.arguments[0]) else {
        throw .skip("Its class is not known.")
      }
      return .bool(try isKind(value, of: type))
    }
    if ["isEqual:", "isEqual(_:)", "isEqualToString:"].contains(call.name) {
      return try combine("==", value, evaluate(call.arguments[0]))
    }
    if call.arguments.isEmpty { return try get(call.base, of: value) }
    throw .noPart(call.name)
  }

  /// Calls a class method.
  private func classMethod(
    _ call: Expression.Call, _ type: String, _ name: PasteName
  ) throws(PasteHalt) -> PasteValue {
    switch call.name {
    case "buttonWithType:", "alertControllerWithTitle:message:preferredStyle:":
      return try make(type, call.name, call.arguments, name)
    case "actionWithTitle:style:handler:":
      return try action(call.arguments)
    case "stringWithFormat:", "localizedStringWithFormat:":
      var printer = PastePrinter(language: language, application: try application())
      var values: [PasteValue] = []
      for argument in call.arguments { values.append(try evaluate(argument)) }
      guard case .string(let format)? = values.first else { break }
      return .string(printer.format(format, Array(values.dropFirst())))
    case "arrayWithObjects:", "arrayWithObject:", "arrayWithArray:", "array":
      var values: [PasteValue] = []
      for argument in call.arguments {
        let value = try evaluate(argument, name).unwrapped
        if value == .null { break }
        if case .list(let list) = value { values += list } else { values.append(value) }
        guard values.count <= Self.mostElements else { break }
      }
      return try makeList(values)
    case "init" where language == .swift: return try make(type, "()", [], name)
    default: break
    }
    if language == .swift, call.base == "init" {
      return try make(type, call.initializer, call.arguments, name)
    }
    if type.hasPrefix("UIColor") {
      var numbers: [Double] = []
      for argument in call.arguments { numbers.append(try evaluate(argument).number ?? .nan) }
      if let color = Self.color(numbers) { return color }
      if numbers.isEmpty { return try get(call.base, ofType: type) }
      throw .skip("That colour is not part of the model.")
    }
    if call.base == "isEqual", call.arguments.count == 1 {
      return try combine("==", .type(type), evaluate(call.arguments[0]))
    }
    if type == "NSNotificationCenter" || type == "NotificationCenter" {
      throw .skip(Self.eventsReason)
    }
    if type.hasPrefix("DispatchQueue") || type.hasSuffix("Timer") { throw .skip(Self.laterReason) }
    // `UIWindow.Level(rawValue: 5)`.
    if type == "UIWindow", call.base == "Level", call.arguments.count == 1 {
      return try evaluate(call.arguments[0])
    }
    guard call.arguments.isEmpty else {
      throw .noPart(call.name, calledOn: type)
    }
    return try get(call.base, ofType: type)
  }

  /// A button of an alert; its handler does not run.
  func action(_ arguments: [Expression]) throws(PasteHalt) -> PasteValue {
    guard arguments.count >= 2, case .string(let title) = try evaluate(arguments[0]).unwrapped,
      case .word(let style) = try evaluate(arguments[1]).unwrapped
    else { throw .skip("Its argument is not part of the model.") }
    return .action(title, style: style)
  }

  private func applicationMessage(_ call: Expression.Call) throws(PasteHalt) -> PasteValue? {
    switch call.name {
    case "sendAction:to:from:forEvent:", "sendAction(_:to:from:for:)":
      guard case .selector(let selector) = try evaluate(call.arguments[0]) else { return nil }
      var request = PasteRequest.post(
        "/application/sendAction", ("action", JSONText.string(selector)))
      for (field, argument) in [("to", call.arguments[1]), ("from", call.arguments[2])] {
        if case .object(let object) = try evaluate(argument).unwrapped {
          request.fields.append((field, JSONText.identifier(object)))
        }
      }
      try ask(request)
      return .bool(true)
    case "setStatusBarHidden:", "setStatusBarHidden:withAnimation:":
      let flag = try json(call.arguments[0], .bool)
      try ask(PasteRequest.patch("/application", ("statusBar", "{\"isHidden\":\(flag)}")))
      return .nothing
    default: return nil
    }
  }
}
