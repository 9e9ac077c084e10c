import SourceCode
import Syntax

private func coding(_ body: @escaping Code) -> Code { body }

extension ObjectiveCChecker {
  static let string = CType.object(ObjectiveC.known("NSString"))

  /// Checks a value; `expecting` helps where it tells no type by itself.
  func check(_ expr: Expr, expecting: CType? = nil) throws(Finding) -> CTyped {
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
    default: throw Finding("This is not run in Objective-C.", at: expr.at)
    }
  }

  static func text(_ parts: [Expr.StringPart]) -> String {
    parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  // MARK: Literals

  private func boxed(_ inner: Expr) throws(Finding) -> CTyped {
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

  /// An object, as literals of collections hold them.
  private func object(_ expr: Expr) throws(Finding) -> Code {
    let typed = try check(expr)
    guard typed.type.isObject else {
      throw Finding(
        "A collection holds objects, and this is a '\(typed.type)'\(typed.type.isNumber ? "; write @(…)" : "").",
        at: expr.at)
    }
    return typed.code
  }

  private func array(_ values: [Expr]) throws(Finding) -> CTyped {
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

  private func dictionary(_ pairs: [Expr.Pair]) throws(Finding) -> CTyped {
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
        table[machine.copied(key)] = value
      }
      return .table(table)
    }
  }

  // MARK: Names

  private func name(_ name: String, at position: Position) throws(Finding) -> CTyped {
    switch body.find(name) {
    case .variable(let variable)?: return read(variable, name)
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
      return CTyped(.selector) { _, _ throws(Halt) in .string(selector) }
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
    throw Finding("There is no '\(name)' here\(suggestion(for: name, among: names)).", at: position)
  }

  private var names: [String] {
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

  func suggestion(for name: String, among names: some Sequence<String>) -> String {
    guard name.utf8.count > 3 else { return "" }
    return Checker(Program(version: 17, library: nil), isLibrary: false).suggestion(
      for: name, among: names)
  }

  func read(_ variable: ObjectiveCBody.Variable, _ name: String) -> CTyped {
    let local = variable.local
    let ownership = local.ownership
    let code: Code = { machine, frame throws(Halt) in try machine.read(local, frame) }
    let place = CPlace(
      obstacle: variable.isCopy
        ? "A block has a copy of '\(name)', which can't be set; declare the variable with __block."
        : nil
    ) { machine, frame, value throws(Halt) in machine.set(local, value.kept(ownership), frame) }
    return CTyped(variable.type, place: place, code)
  }

  private func read(_ global: ObjectiveCGlobal) -> CTyped {
    let (slot, ownership, zero) = (global.slot, global.ownership, global.type.zero)
    let code: Code = { machine, _ throws(Halt) in
      let value = machine.globals[slot]
      if case .unset = value { return zero }
      return try machine.held(value, ownership)
    }
    let place = CPlace { machine, _, value throws(Halt) in
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

  private func field(
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

  // MARK: Members

  private func member(_ base: Expr, _ name: String, at position: Position) throws(Finding) -> CTyped
  {
    if case .prefix("->", let object) = base.kind {
      let typed = try check(object)
      guard let nominal = typed.type.nominal, let variable = instanceVariable(name, of: nominal)
      else {
        throw Finding("'\(typed.type)' has no variable '\(name)'.", at: position)
      }
      return field(variable, of: typed.code)
    }
    if case .name("super") = base.kind {
      return try message(
        base, getter(name, owner?.superclass, isClassMethod) ?? name, [], at: position)
    }
    if case .name(let word) = base.kind, body.find(word) == nil, globals[word] == nil,
      let nominal = resolver.className(word)
    {
      return try property(name, of: CTyped(.metaclass(nominal), metaclass(nominal)), at: position)
    }
    let typed = try check(base)
    if case .structure(let nominal) = typed.type {
      return try part(name, of: typed, nominal, at: position)
    }
    return try property(name, of: typed, at: position)
  }

  func metaclass(_ nominal: Nominal) -> Code {
    let value = Value.type(.nominal(nominal))
    return { _, _ throws(Halt) in value }
  }

  /// A part of a structure.
  private func part(_ name: String, of typed: CTyped, _ nominal: Nominal, at position: Position)
    throws(Finding) -> CTyped
  {
    guard let property = nominal.stored.first(where: { $0.name == name }), let slot = property.slot
    else {
      throw Finding("'\(nominal.name)' has no member '\(name)'.", at: position)
    }
    let code = typed.code
    var place: CPlace?
    if let base = typed.place, base.isVariable {
      place = CPlace(obstacle: base.obstacle) { machine, frame, value throws(Halt) in
        var parts = try code(machine, frame).parts
        guard slot < parts.count else { return }
        parts[slot] = value
        try base.set(machine, frame, .parts(parts))
      }
    } else {
      place = CPlace(
        obstacle:
          "A part of a structure that a method returns can't be set; take it into a variable, change that, and set it as a whole."
      ) { _, _, _ in }
    }
    return CTyped(ObjectiveC.type(of: property.type), place: place) { machine, frame throws(Halt) in
      let parts = try code(machine, frame).parts
      return slot < parts.count ? parts[slot] : .none
    }
  }

  /// The selector of a property's getter, nil where a class has no such property.
  func getter(_ name: String, _ nominal: Nominal?, _ isClass: Bool) -> String? {
    accessors(name, nominal, isClass)?.getter
  }

  func accessors(_ name: String, _ nominal: Nominal?, _ isClass: Bool) -> (
    getter: String, setter: String?
  )? {
    guard let nominal else { return nil }
    for type in nominal.lineage {
      for table in [runtime.tables[type], ObjectiveC.tables[type]].compactMap({ $0 }) {
        if let found = table.properties(isClass)[name] { return found }
      }
      for conformed in program.protocols(of: type) {
        if let found = accessors(name, conformed, isClass) { return found }
      }
    }
    return nil
  }

  /// A property by dot syntax.
  private func property(_ name: String, of base: CTyped, at position: Position) throws(Finding)
    -> CTyped
  {
    var found: (getter: String, setter: String?)?
    var isClass = false
    switch base.type {
    case .object(let nominal, _): found = accessors(name, nominal, false)
    case .metaclass(let nominal):
      isClass = true
      found = accessors(name, nominal, true)
    case .id(let protocols):
      for one in protocols where found == nil { found = accessors(name, one, false) }
      if found == nil {
        if protocols.isEmpty {
          throw Finding(
            "'id' has no properties; cast it to its class, or send the message [… \(name)].",
            at: position)
        }
      }
    case .null: throw Finding("nil has no properties.", at: position)
    default: throw Finding("A '\(base.type)' has no member '\(name)'.", at: position)
    }
    if found == nil, let method = declared(name, base.type, isClass), method.result != .void,
      method.parameters.isEmpty
    {
      // A method without values may be written with a dot, too.
      found = (name, nil)
    }
    guard let found else {
      throw Finding(
        "\(shown(base.type)) has no property '\(name)'\(suggestion(for: name, among: propertyNames(base.type))).",
        at: position)
    }
    var typed = try send(found.getter, to: base, [], at: position)
    if let setter = found.setter {
      let receiver = base.code
      typed.place = CPlace { machine, frame, value throws(Halt) in
        let object = try receiver(machine, frame)
        _ = try machine.send(setter, to: object, [value], zero: .void)
      }
    } else {
      typed.place = CPlace(obstacle: "'\(name)' can only be read.") { _, _, _ in }
    }
    typed.place?.isVariable = false
    return typed
  }

  private func propertyNames(_ type: CType) -> [String] {
    guard let nominal = type.nominal else { return [] }
    return nominal.lineage.flatMap {
      Array(runtime.tables[$0]?.properties.keys ?? [:].keys)
        + Array(ObjectiveC.tables[$0]?.properties.keys ?? [:].keys)
    }
  }

  /// A type as a sentence names it.
  func shown(_ type: CType) -> String {
    switch type {
    case .object(let nominal, _): "'\(ObjectiveC.className(of: nominal))'"
    case .metaclass(let nominal?): "The class '\(ObjectiveC.className(of: nominal))'"
    default: "A '\(type)'"
    }
  }

  private func element(_ base: Expr, _ arguments: [Expr.Argument], at position: Position)
    throws(Finding) -> CTyped
  {
    let typed = try check(base)
    guard let argument = arguments.first, arguments.count == 1 else {
      throw Finding("One index is expected.", at: position)
    }
    let key = try check(argument.value)
    let isList = typed.type.nominal?.lineage.contains { $0.name == "NSArray" } ?? false
    let isTable = typed.type.nominal?.lineage.contains { $0.name == "NSDictionary" } ?? false
    let isAnything = if case .id = typed.type { true } else { false }
    guard isList || isTable || isAnything,
      key.type.isInteger ? !isTable : key.type.isObject && !isList
    else {
      throw Finding("A '\(typed.type)' has no elements by '\(key.type)'.", at: position)
    }
    let (code, index) = (typed.code, key.code)
    let isIndex = key.type.isInteger
    var element = CType.anything
    if case .object(_, let types) = typed.type, let last = types.last { element = last }
    let place = CPlace { machine, frame, value throws(Halt) in
      let (object, key) = (try code(machine, frame), try index(machine, frame))
      if isIndex {
        if machine.elements(of: object).count == machine.whole(key) {
          _ = try machine.send("addObject:", to: object, [value], zero: .void)
        } else {
          _ = try machine.send(
            "replaceObjectAtIndex:withObject:", to: object, [key, value], zero: .void)
        }
      } else if value.isNone {
        _ = try machine.send("removeObjectForKey:", to: object, [key], zero: .void)
      } else {
        _ = try machine.send("setObject:forKey:", to: object, [value, key], zero: .void)
      }
    }
    return CTyped(element, place: place) { machine, frame throws(Halt) in
      let (object, key) = (try code(machine, frame), try index(machine, frame))
      if object.isNone { return .none }
      if isIndex {
        return try ObjectiveC.element(
          object, machine.whole(key), "objectAtIndexedSubscript:", machine)
      }
      return try machine.send("objectForKey:", to: object, [key], zero: .none)
    }
  }

  // MARK: Blocks

  private func block(_ closure: ClosureExpr, expecting: CType?, at position: Position)
    throws(Finding) -> CTyped
  {
    var types: [CType] = []
    for parameter in closure.parameters ?? [] {
      guard let reference = parameter.type else {
        throw Finding("A block's parameter needs a type.", at: position)
      }
      types.append(try type(reference))
    }
    var result: CType?
    if let reference = closure.result { result = try type(reference) }
    // What a block returns may be told by who takes it, as C converts it there.
    if result == nil, case .block(let wanted, let expected)? = expecting,
      wanted.count == types.count
    {
      result = expected
    }
    let made = ClosureBody()
    let inner = ObjectiveCBody(body, result: result, name: body.name, closure: made)
    for (parameter, type) in zip(closure.parameters ?? [], types) {
      made.parameters.append(inner.declare(parameter.name, type).local)
    }
    let outer = body
    body = inner
    defer { body = outer }
    let exec = check(closure.body)
    let type = inner.result ?? .void
    let zero = type.zero
    made.slots = inner.slots
    made.body = { machine, frame throws(Halt) in
      frame.result = zero
      return try exec(machine, frame)
    }
    return CTyped(.block(types, type)) { machine, frame throws(Halt) in
      var fields: [Value] = []
      for capture in made.captures { fields.append(frame.slots[capture.outer.slot]) }
      for entry in made.listed { fields.append(try entry.value(machine, frame)) }
      return .object(try machine.make(.closure(made), fields))
    }
  }

  /// `({ … })`: the value of its last statement.
  private func statementValue(_ statement: Stmt, at position: Position) throws(Finding) -> CTyped {
    guard case .block(let statements, _) = statement.kind, let last = statements.last,
      case .value(let value) = last.kind
    else { throw Finding("The value of these statements can't be told.", at: position) }
    body.scopes.append([:])
    defer { body.scopes.removeLast() }  // checked: it was added above
    var parts: [Exec] = []
    for one in statements.dropLast() { parts.append(try checkOne(one)) }
    let typed = try check(value)
    let (all, code) = (parts, typed.code)
    return CTyped(typed.type) { machine, frame throws(Halt) in
      for part in all { _ = try part(machine, frame) }
      return try code(machine, frame)
    }
  }
}
