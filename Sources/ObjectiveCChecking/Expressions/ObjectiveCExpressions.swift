import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramChecking
import ProgramRuntime
import ProgramValues
import SourceCode
import Syntax

extension ObjectiveCChecker {
  static let string = CType.object(ObjectiveC.known("NSString"))

  /// Checks an expression; `expecting` gives its type if it has none by itself.
  func check(_ expr: Expr, expecting: CType? = nil) throws(Finding) -> CTyped {
    try descend(at: expr.at)
    defer { effort.ascend() }
    switch expr.kind {
    case .integer(let number):
      var typed = CTyped(
        IntegerKind.int32.range.contains(number) ? .int : .long,
        { _, _ throws(Halt) in .int(number) })
      typed.literal = number
      return typed
    case .decimal(let number): return CTyped(.double) { _, _ throws(Halt) in .double(number) }
    case .bool(let flag): return CTyped(.bool) { _, _ throws(Halt) in .bool(flag) }
    case .null: return CTyped(.null) { _, _ throws(Halt) in .none }
    case .string(let parts):
      let text = Self.text(parts)
      return CTyped(.text) { _, _ throws(Halt) in .string(text) }
    case .boxed(let inner): return try boxed(inner)
    case .name(let name): return try self.name(name, at: expr.at)
    case .member(let base, let name): return try member(base, name, at: expr.at)
    case .element(let base, let arguments): return try element(base, arguments, at: expr.at)
    case .message(let receiver, let selector, let arguments):
      return try message(receiver, selector, arguments, at: expr.at)
    case .call(let callee, let arguments):
      return try call(callee, arguments, expecting: expecting, at: expr.at)
    case .array(let values): return try array(values)
    case .dictionary(let pairs): return try dictionary(pairs)
    case .closure(let closure): return try block(closure, expecting: expecting, at: expr.at)
    case .selector(let name):
      guard case .name(let text) = name.kind else {
        throw Finding("A selector is expected.", at: expr.at)
      }
      return CTyped(.selector) { _, _ throws(Halt) in .string(text) }
    case .prefix(let sign, let value): return try prefix(sign, value, at: expr.at)
    case .binary(let sign, let left, let right): return try binary(sign, left, right, at: expr.at)
    case .conditional(let condition, let first, let second):
      return try conditional(condition, first, second, at: expr.at)
    case .assign(let sign, let target, let value):
      return try assign(sign, target, value, at: expr.at)
    case .step(let value, let by, let isPostfix): return try step(value, by, isPostfix, at: expr.at)
    case .cast(let value, let reference, _): return try cast(value, reference, at: expr.at)
    case .statement(let statement): return try statementValue(statement, at: expr.at)
    default: throw Finding("This is not supported in Objective-C.", at: expr.at)
    }
  }

  static func text(_ parts: [Expr.StringPart]) -> String {
    parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  // MARK: Literals

  func boxed(_ inner: Expr) throws(Finding) -> CTyped {
    if case .string(let parts) = inner.kind {
      let text = Self.text(parts)
      return CTyped(Self.string) { _, _ throws(Halt) in .string(text) }
    }
    let typed = try check(inner)
    switch typed.type {
    case .bool, .double, .float, .integer:
      return CTyped(.object(ObjectiveC.known("NSNumber")), typed.code)
    case .text: return CTyped(Self.string, typed.code)
    case .structure(let nominal):
      let code = typed.code
      return CTyped(.object(ObjectiveC.known("NSValue"))) { machine, frame throws(Halt) in
        .boxed(.nominal(nominal), try code(machine, frame))
      }
    default:
      throw Finding(
        "'@(…)' makes an object of a number, and this is a '\(typed.type)'.", at: inner.at)
    }
  }

  /// An element of a collection literal, as an object.
  func object(_ expr: Expr) throws(Finding) -> Code {
    let typed = try check(expr)
    guard typed.type.isObject else {
      throw Finding(
        "A collection holds objects, and this is a '\(typed.type)'\(typed.type.isNumber ? "; write @(…)" : "").",
        at: expr.at)
    }
    return Machine.measuring(typed.code)
  }

  func array(_ values: [Expr]) throws(Finding) -> CTyped {
    var codes: [Code] = []
    for value in values { codes.append(coding(try object(value))) }
    let all = codes
    return CTyped(.object(ObjectiveC.known("NSArray"))) { machine, frame throws(Halt) in
      var made: [Value] = []
      for (index, code) in all.enumerated() {
        let value = try code(machine, frame)
        if value.isNone {
          throw machine.exception(
            "NSInvalidArgumentException",
            "*** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from objects[\(index)]"
          )
        }
        made.append(value)
      }
      return .array(made)
    }
  }

  func dictionary(_ pairs: [Expr.Pair]) throws(Finding) -> CTyped {
    var keys: [Code] = []
    var values: [Code] = []
    for pair in pairs {
      keys.append(coding(try object(pair.key)))
      values.append(coding(try object(pair.value)))
    }
    let (allKeys, allValues) = (keys, values)
    return CTyped(.object(ObjectiveC.known("NSDictionary"))) { machine, frame throws(Halt) in
      var table = Table()
      for (index, key) in allKeys.enumerated() {
        let (key, value) = (try key(machine, frame), try allValues[index](machine, frame))
        if key.isNone || value.isNone {
          throw machine.exception(
            "NSInvalidArgumentException",
            "*** -[__NSPlaceholderDictionary initWithObjects:forKeys:count:]: attempt to insert nil object from objects[\(index)]"
          )
        }
        table[try machine.key(key, in: table)] = value
      }
      return .table(table)
    }
  }

  // MARK: Names

  func name(_ name: String, at position: Position) throws(Finding) -> CTyped {
    switch body.find(name) {
    case .variable(let variable)?:
      if case .list = variable.type, body.closure != nil, variable.isCopy || variable.isShared {
        throw Finding("A block can't use '\(name)', which is an array of C.", at: position)
      }
      return read(variable, name)
    case .global(let global)?: return read(global)
    case nil: break
    }
    if let owner, !isClassMethod, let variable = instanceVariable(name, of: owner) {
      guard case .variable(let object)? = body.find("self") else {
        throw Finding("There is no 'self' here.", at: position)
      }
      return field(variable, of: read(object, "self").code)
    }
    if let global = globals[name] { return read(global) }
    if let constant = constants[name] ?? ObjectiveC.constants[name] {
      return CTyped(constant.type, constant.code)
    }
    if let typed = structureConstant(name) { return typed }
    switch name {
    case "self": throw Finding("There is no 'self' outside of methods.", at: position)
    case "super": throw Finding("'super' only takes messages.", at: position)
    case "_cmd":
      guard let selector = body.outermost.selector else { break }
      return CTyped(.selector) { machine, _ throws(Halt) in
        guard machine.library.moved.isEmpty else {
          throw .bound("'_cmd' is not supported in a program that exchanges methods.")
        }
        return .string(selector)
      }
    case "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__":
      let text = body.outermost.name
      let shown = body.closure == nil ? text : "__\(text)_block_invoke"
      return CTyped(.text) { _, _ throws(Halt) in .string(shown) }
    case "__LINE__": return CTyped(.int) { _, _ throws(Halt) in .int(position.line) }
    default: break
    }
    if resolver.className(name) != nil {
      throw Finding("'\(name)' is a class and no value; write '[\(name) class]'.", at: position)
    }
    if let nominal = appObject(name) {
      return CTyped(.object(nominal)) { machine, _ throws(Halt) in try machine.object(named: name) }
    }
    var finding = Finding(
      "There is no '\(name)' here\(didYouMean(name, among: names)).", at: position)
    finding.follows = lost.contains(name)
    throw finding
  }

  var names: [String] {
    var all = Array(globals.keys) + Array(constants.keys)
    var next: ObjectiveCBody? = body
    while let current = next {
      for scope in current.scopes { all += scope.keys }
      next = current.parent
    }
    if let owner {
      for type in owner.lineage { all += classes[type]?.variables.keys.map { $0 } ?? [] }
    }
    return all + Array(ObjectiveC.constants.keys)
  }

  func read(_ variable: ObjectiveCBody.Variable, _ name: String) -> CTyped {
    let local = variable.local
    let ownership = local.ownership
    let code: Code = { machine, frame throws(Halt) in try machine.read(local, frame) }
    let place = CPlace(
      obstacle: variable.isConstant
        ? "'\(name)' is constant."
        : variable.isCopy
          ? "A block has a copy of '\(name)', which can't be set; declare the variable with __block."
          : nil
    ) { machine, frame, value throws(Halt) in machine.set(local, value.kept(ownership), frame) }
    return CTyped(variable.type, place: place, code)
  }

  func read(_ global: ObjectiveCGlobal) -> CTyped {
    let (slot, ownership, zero) = (global.slot, global.ownership, global.type.zero)
    let code: Code = { machine, _ throws(Halt) in
      let value = machine.globals[slot]
      if case .unset = value { return zero }
      return try machine.held(value, ownership)
    }
    let obstacle = global.isConstant ? "This variable is constant." : nil
    let place = CPlace(obstacle: obstacle) { machine, _, value throws(Halt) in
      var new = value.kept(ownership)
      swap(&machine.globals[slot], &new)
    }
    return CTyped(global.type, place: place, code)
  }

  func instanceVariable(_ name: String, of nominal: Nominal) -> (
    slot: Int, type: CType, ownership: Ownership
  )? {
    for type in nominal.lineage { if let found = classes[type]?.variables[name] { return found } }
    return nil
  }

  func field(
    _ variable: (slot: Int, type: CType, ownership: Ownership), of object: @escaping Code
  ) -> CTyped {
    let (slot, ownership, zero) = (variable.slot, variable.ownership, variable.type.zero)
    let code: Code = { machine, frame throws(Halt) in
      let receiver = try object(machine, frame)
      if receiver.isNone { throw .crash("Thread 1: EXC_BAD_ACCESS: a variable of nil is read") }
      return try machine.variable(slot, of: receiver, zero, ownership)
    }
    let place = CPlace { machine, frame, value throws(Halt) in
      let receiver = try object(machine, frame)
      if receiver.isNone { throw .crash("Thread 1: EXC_BAD_ACCESS: a variable of nil is set") }
      machine.setVariable(slot, of: receiver, value, ownership)
    }
    return CTyped(variable.type, place: place, code)
  }
}
