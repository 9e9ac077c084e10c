import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramChecking
import ProgramPrinting
import ProgramRuntime
import SourceCode
import Syntax

extension ObjectiveCChecker {
  /// Checks a call of a function or a block, or a struct literal in braces.
  func call(
    _ callee: Expr, _ arguments: [Expr.Argument], expecting: CType?, at position: Position
  ) throws(Finding) -> CTyped {
    if case .type(let reference) = callee.kind {
      return try structure(try type(reference), arguments, at: position)
    }
    let values = arguments.map(\.value)
    if case .name(let name) = callee.kind, body.find(name) == nil, globals[name] == nil {
      if owner.flatMap({ instanceVariable(name, of: $0) }) == nil {
        return try call(function: name, values, at: position)
      }
    }
    let typed = try check(callee)
    guard case .block(let parameters, let result) = typed.type else {
      throw Finding("A '\(typed.type)' can't be called.", at: callee.at)
    }
    guard parameters.count == values.count else {
      throw Finding(
        "The block takes \(parameters.count) values and is given \(values.count).", at: position)
    }
    var codes: [Code] = []
    for (value, type) in zip(values, parameters) {
      codes.append(try convert(try check(value, expecting: type), to: type, at: value.at))
    }
    let (code, all) = (typed.code, codes)
    return CTyped(result) { machine, frame throws(Halt) in
      let block = try code(machine, frame)
      if block.isNone {
        throw Halt.crash(
          "Thread 1: EXC_BAD_ACCESS (code=1, address=0x10): a block that is nil is called")
      }
      var given: [Value] = []
      for code in all { given.append(try code(machine, frame)) }
      return try machine.call(closure: block, given)
    }
  }

  /// `{1, 2}` as a struct.
  func structure(
    _ type: CType, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> CTyped {
    if case .list(let element, let count) = type {
      return try list(of: element, count, arguments, at: position)
    }
    guard case .structure(let nominal) = type else {
      throw Finding("Braces make a structure, and '\(type)' is none.", at: position)
    }
    let zero = type.zero
    var parts: [(slot: Int, code: Code)] = []
    // `{0}` zeroes the whole struct.
    let isCleared =
      arguments.count == 1 && arguments[0].label == nil
      && resolver.number(of: arguments[0].value) == 0
    if !isCleared {
      for (index, argument) in arguments.enumerated() {
        let property =
          argument.label.map { label in nominal.stored.first { $0.name == label } }
          ?? (index < nominal.stored.count ? nominal.stored[index] : nil)
        guard let property, let slot = property.slot else {
          throw Finding("'\(nominal.name)' has no such member.", at: argument.value.at)
        }
        let wanted = ObjectiveC.type(of: property.type)
        var value = argument.value
        // Nested braces have the member's type.
        if case .call(let inner, let nested) = value.kind, case .type = inner.kind {
          let typed = try structure(wanted, nested, at: value.at)
          parts.append((slot, typed.code))
          continue
        }
        value = argument.value
        parts.append((slot, try convert(try check(value), to: wanted, at: value.at)))
      }
    }
    // `{0, 0, 100, 100}` fills the nested structs of a rectangle in order.
    if nominal.name == "CGRect", arguments.count == 4, arguments.allSatisfy({ $0.label == nil }) {
      return try flatRect(arguments.map(\.value))
    }
    let all = parts
    return CTyped(type) { machine, frame throws(Halt) in
      var values = zero.parts
      for part in all { values[part.slot] = try part.code(machine, frame) }
      return .parts(values)
    }
  }

  func flatRect(_ values: [Expr]) throws(Finding) -> CTyped {
    try call(function: "CGRectMake", values, at: values[0].at)
  }

  // MARK: Functions

  func call(function name: String, _ arguments: [Expr], at position: Position)
    throws(Finding) -> CTyped
  {
    if let own = functions[name] {
      let codes = try converted(arguments, own.parameters, name, at: position)
      let function = own.function
      return CTyped(own.result) { machine, frame throws(Halt) in
        var values: [Value] = []
        for code in codes { values.append(try code(machine, frame)) }
        return try machine.call(function, .void, values)
      }
    }
    if let typed = try special(name, arguments, at: position) { return typed }
    if let typed = try geometry(name, arguments, at: position) { return typed }
    if name.hasPrefix("class_") { exchangesMethods = true }
    if let function = ObjectiveC.functions[name] {
      let codes = try converted(arguments, function.parameters, name, at: position)
      let run = function.run
      return CTyped(function.result) { machine, frame throws(Halt) in
        var values: [Value] = []
        for code in codes { values.append(try code(machine, frame)) }
        return try run(machine, values)
      }
    }
    throw Finding(
      "There is no function '\(name)' in the model\(didYouMean(name, among: Array(functions.keys) + Array(ObjectiveC.functions.keys) + Array(ObjectiveC.geometry.keys))).",
      at: position)
  }

  func converted(
    _ arguments: [Expr], _ parameters: [CType], _ name: String, at position: Position
  ) throws(Finding) -> [Code] {
    guard arguments.count == parameters.count else {
      throw Finding(
        "'\(name)' takes \(parameters.count) values and is given \(arguments.count).", at: position)
    }
    var codes: [Code] = []
    for (argument, type) in zip(arguments, parameters) {
      codes.append(try convert(try check(argument, expecting: type), to: type, at: argument.at))
    }
    return codes
  }

  /// Core Graphics functions, which are struct methods in Swift.
  func geometry(_ name: String, _ arguments: [Expr], at position: Position) throws(Finding)
    -> CTyped?
  {
    guard let known = ObjectiveC.geometry[name] else { return nil }
    let nominal = ObjectiveC.known(known.type)
    let members = nominal.members[String(known.member.prefix { $0 != "(" })] ?? []
    for member in members {
      switch member {
      case .property(let property) where property.name == known.member:
        let codes = try converted(arguments, [.structure(nominal)], name, at: position)
        let code = codes[0]
        return CTyped(ObjectiveC.type(of: property.type)) { machine, frame throws(Halt) in
          let value = try code(machine, frame)
          guard let getter = property.getter else {
            return try machine.get(direct: property, of: value)
          }
          return try machine.call(getter, value, [])
        }
      case .method(let function) where function.fullName == known.member:
        let isMaker = function.kind != .function
        let own = function.parameters.map { ObjectiveC.type(of: $0.type) }
        // Of two methods with the same name, the one whose arguments fit.
        if let wanted = known.parameter, own.first != .structure(ObjectiveC.known(wanted)) {
          continue
        }
        let codes = try converted(
          arguments, isMaker ? own : [.structure(nominal)] + own, name, at: position)
        let result = isMaker ? CType.structure(nominal) : ObjectiveC.type(of: function.result)
        return CTyped(result) { machine, frame throws(Halt) in
          var values: [Value] = []
          for code in codes { values.append(try code(machine, frame)) }
          if isMaker {
            var made = try machine.blank(nominal)
            _ = try machine.call(function, mutating: &made, values)
            return made
          }
          return try machine.call(function, values[0], Array(values.dropFirst()))
        }
      default: continue
      }
    }
    return nil
  }

  func structureConstant(_ name: String) -> CTyped? {
    guard let known = ObjectiveC.geometryConstants[name],
      case .property(let property)? = ObjectiveC.known(known.type).members[known.member]?.first
    else { return nil }
    return CTyped(.structure(ObjectiveC.known(known.type))) { machine, _ throws(Halt) in
      try machine.libraryStatic(property, .void)
    }
  }
}

extension Machine {
  /// A value as the debugger's `po` prints it.
  func shown(_ value: Value, _ type: CType) throws(Halt) -> String {
    switch type {
    case .bool: return value.bool ? "YES" : "NO"
    case .integer(let kind):
      return kind.isUnsigned ? "\(UInt(bitPattern: value.int))" : "\(value.int)"
    case .double, .float: return Printed.short(value.double)
    case .structure(let nominal):
      var parts: [String] = []
      for (property, part) in zip(nominal.stored, value.parts) {
        parts.append("\(property.name) = " + (try shown(part, ObjectiveC.type(of: property.type))))
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .text, .selector: return "\"\(value.string)\""
    default: return value.isNone ? "nil" : try objectiveCDescription(of: value)
    }
  }
}
