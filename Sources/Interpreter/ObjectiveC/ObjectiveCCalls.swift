import SourceCode
import Syntax

extension ObjectiveCChecker {
  /// A function that is called, a block, or a structure's parts between braces.
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

  /// `{1, 2}` as a structure.
  private func structure(
    _ type: CType, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> CTyped {
    guard case .structure(let nominal) = type else {
      throw Finding("Braces make a structure, and '\(type)' is none.", at: position)
    }
    let zero = type.zero
    var parts: [(slot: Int, code: Code)] = []
    // `{0}` clears all of it.
    let isCleared =
      arguments.count == 1 && arguments[0].label == nil && constantValue(arguments[0].value) == 0
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
        // Braces within braces are of the member's type.
        if case .call(let inner, let nested) = value.kind, case .type = inner.kind {
          let typed = try structure(wanted, nested, at: value.at)
          parts.append((slot, typed.code))
          continue
        }
        value = argument.value
        parts.append((slot, try convert(try check(value), to: wanted, at: value.at)))
      }
    }
    // `{0, 0, 100, 100}` fills the structures of a rectangle one after the other.
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

  private func flatRect(_ values: [Expr]) throws(Finding) -> CTyped {
    try call(function: "CGRectMake", values, at: values[0].at)
  }

  // MARK: Functions

  private func call(function name: String, _ arguments: [Expr], at position: Position)
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
      "There is no function '\(name)' in the model\(suggestion(for: name, among: Array(functions.keys) + Array(ObjectiveC.functions.keys) + Array(ObjectiveC.geometry.keys))).",
      at: position)
  }

  private func converted(
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

  /// Core Graphics' functions, which are methods of the structures in Swift.
  private func geometry(_ name: String, _ arguments: [Expr], at position: Position) throws(Finding)
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
        // Of two methods of a name, the one whose values fit.
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

  // MARK: Functions of any type

  private func special(_ name: String, _ arguments: [Expr], at position: Position) throws(Finding)
    -> CTyped?
  {
    switch name {
    case "NSLog":
      guard let first = arguments.first else {
        throw Finding("'NSLog' takes a format.", at: position)
      }
      let text = try format(first, Array(arguments.dropFirst()))
      return CTyped(.void) { machine, frame throws(Halt) in
        try machine.print(try text(machine, frame).string)
        return .void
      }
    case "printf":
      guard let first = arguments.first, case .string(let parts) = first.kind else {
        throw Finding("'printf' takes a format that is a literal.", at: position)
      }
      let boxed = Expr(.boxed(Expr(.string(parts), at: first.at)), at: first.at)
      let text = try format(boxed, Array(arguments.dropFirst()))
      return CTyped(.int) { machine, frame throws(Halt) in
        try machine.print(try text(machine, frame).string, end: "")
        return .int(0)
      }
    case "po":
      guard arguments.count == 1 else { return nil }
      let typed = try check(arguments[0])
      if typed.type == .void { throw Finding("There is no value to print.", at: position) }
      let (code, type) = (typed.code, typed.type)
      return CTyped(.void) { machine, frame throws(Halt) in
        try machine.print(try machine.shown(try code(machine, frame), type))
        return .void
      }
    case "MAX", "MIN": return try extreme(arguments, isMaximum: name == "MAX", at: position)
    case "ABS", "abs", "labs":
      guard arguments.count == 1 else { throw Finding("'\(name)' takes one value.", at: position) }
      let typed = try check(arguments[0])
      guard typed.type.isNumber, name == "ABS" || typed.type.isInteger else {
        throw Finding(
          "'\(name)' takes a \(name == "ABS" ? "number" : "whole number; use fabs").", at: position)
      }
      let code = typed.code
      return CTyped(typed.type == .bool ? .int : typed.type) { machine, frame throws(Halt) in
        switch try code(machine, frame) {
        case .double(let value): return .double(value.magnitude)
        case let value: return .int(value.int < 0 ? 0 &- value.int : value.int)
        }
      }
    case "dispatch_once": return try once(arguments, at: position)
    case "UIApplicationMain": return try applicationMain(arguments, at: position)
    case "@available":
      var version: Double?
      if let first = arguments.first, case .decimal(let number) = first.kind { version = number }
      let holds = version.map { program.version >= $0 } ?? true
      return CTyped(.bool) { _, _ throws(Halt) in .bool(holds) }
    case "@protocol":
      guard case .name(let word)? = arguments.first?.kind, let nominal = resolver.className(word),
        nominal.kind == .protocol
      else { throw Finding("There is no such protocol in the model.", at: position) }
      return CTyped(.anything, metaclass(nominal))
    case "NSAssert", "NSCAssert", "NSParameterAssert", "assert":
      guard let condition = arguments.first else {
        throw Finding("A condition is expected.", at: position)
      }
      let test = try truth(condition)
      let message =
        arguments.count > 1 ? try format(arguments[1], Array(arguments.dropFirst(2))) : nil
      return CTyped(.void) { machine, frame throws(Halt) in
        if try test(machine, frame) { return .void }
        let text = try message?(machine, frame).string ?? "Invalid parameter not satisfying"
        throw machine.exception("NSInternalInconsistencyException", text)
      }
    case "abort":
      return CTyped(.void) { _, _ throws(Halt) in throw Halt.crash("Thread 1: signal SIGABRT") }
    case "dispatch_get_global_queue", "dispatch_queue_create", "dispatch_sync":
      throw Finding(
        "The model has the main queue alone; use dispatch_get_main_queue().", at: position)
    case "arc4random", "arc4random_uniform", "random", "rand":
      throw Finding("A run has the same outcome each time; '\(name)' has not.", at: position)
    default: return nil
    }
  }

  private func extreme(_ arguments: [Expr], isMaximum: Bool, at position: Position) throws(Finding)
    -> CTyped
  {
    guard arguments.count == 2 else {
      throw Finding("'\(isMaximum ? "MAX" : "MIN")' takes two values.", at: position)
    }
    let (a, b) = (try check(arguments[0]), try check(arguments[1]))
    guard a.type.isNumber, b.type.isNumber else {
      throw Finding("Numbers are expected.", at: position)
    }
    let type = common(a.type, b.type)
    let (x, y) = (convertNumber(a, to: type), convertNumber(b, to: type))
    let isWide = type == .integer(.uint) || type == .integer(.uint64)
    return CTyped(type) { machine, frame throws(Halt) in
      let (first, second) = (try x(machine, frame), try y(machine, frame))
      let isLess =
        type.isFloating
        ? first.double < second.double
        : isWide
          ? UInt(bitPattern: first.int) < UInt(bitPattern: second.int) : first.int < second.int
      return isLess == isMaximum ? second : first
    }
  }

  private func once(_ arguments: [Expr], at position: Position) throws(Finding) -> CTyped {
    guard arguments.count == 2, case .prefix("&", let token) = arguments[0].kind else {
      throw Finding(
        "'dispatch_once' takes the address of a static variable and a block.", at: position)
    }
    let variable = try check(token)
    guard let place = variable.place, variable.type == .long else {
      throw Finding("A 'dispatch_once_t' is expected.", at: token.at)
    }
    let block = try convert(
      try check(arguments[1], expecting: .block([], .void)), to: .block([], .void),
      at: arguments[1].at)
    let code = variable.code
    return CTyped(.void) { machine, frame throws(Halt) in
      guard try code(machine, frame).int == 0 else { return .void }
      try place.set(machine, frame, .int(1))
      return try machine.call(closure: try block(machine, frame), [])
    }
  }

  private func applicationMain(_ arguments: [Expr], at position: Position) throws(Finding) -> CTyped
  {
    guard arguments.count == 4 else {
      throw Finding("'UIApplicationMain' takes four values.", at: position)
    }
    startsApplication = true
    let principal = try convert(try check(arguments[2]), to: Self.string, at: arguments[2].at)
    let name = try convert(try check(arguments[3]), to: Self.string, at: arguments[3].at)
    return CTyped(.int) { machine, frame throws(Halt) in
      let principal = try principal(machine, frame)
      if !principal.isNone, principal.string != "UIApplication" {
        throw Halt.crash("A subclass of UIApplication is not part of the model; give nil.")
      }
      let name = try name(machine, frame).string
      guard let nominal = machine.program.type(name), nominal.kind == .class else {
        throw machine.exception(
          "NSInternalInconsistencyException",
          "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded."
        )
      }
      try machine.launch(nominal)
      // It never returns: the app runs from here on.
      throw Halt.nothing
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
    case .double, .float: return Printed.fixed(value.double, nil)
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
