import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramChecking
import ProgramRuntime
import SourceCode
import Syntax

/// Struct members, properties and collection elements.
extension ObjectiveCChecker {
  func member(_ base: Expr, _ name: String, at position: Position) throws(Finding) -> CTyped {
    if case .prefix("->", let object) = base.kind {
      let typed = try check(object)
      if case .pointer(.structure(let nominal)) = typed.type {
        return try part(name, of: try prefix("*", object, at: position), nominal, at: position)
      }
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

  /// A struct member.
  func part(_ name: String, of typed: CTyped, _ nominal: Nominal, at position: Position)
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

  /// The selector of a property's getter; nil if a class has no such property.
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

  /// A property in dot syntax.
  func property(_ name: String, of base: CTyped, at position: Position) throws(Finding)
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
      // A method without parameters may also be called with a dot.
      found = (name, nil)
    }
    guard let found else {
      throw Finding(
        "\(shown(base.type)) has no property '\(name)'\(didYouMean(name, among: propertyNames(base.type))).",
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

  func propertyNames(_ type: CType) -> [String] {
    guard let nominal = type.nominal else { return [] }
    return nominal.lineage.flatMap {
      Array(runtime.tables[$0]?.properties.keys ?? [:].keys)
        + Array(ObjectiveC.tables[$0]?.properties.keys ?? [:].keys)
    }
  }

  /// A type as messages show it.
  func shown(_ type: CType) -> String {
    switch type {
    case .object(let nominal, _): "'\(ObjectiveC.className(of: nominal))'"
    case .metaclass(let nominal?): "The class '\(ObjectiveC.className(of: nominal))'"
    default: "A '\(type)'"
    }
  }

  /// An element of a class with subscript methods of its own; nil for any other class.
  private func ownElement(
    of typed: CTyped, _ key: CTyped, _ index: Expr, at position: Position
  ) throws(Finding) -> CTyped? {
    let isIndex = key.type.isInteger
    let (get, set) =
      isIndex
      ? ("objectAtIndexedSubscript:", "setObject:atIndexedSubscript:")
      : ("objectForKeyedSubscript:", "setObject:forKeyedSubscript:")
    guard case .object = typed.type, declared(get, typed.type, false) != nil else { return nil }
    var element = try send(get, to: typed, [index], at: position)
    let isSettable = declared(set, typed.type, false) != nil
    let (code, index) = (typed.code, key.code)
    element.place = CPlace(
      obstacle: isSettable ? nil : "\(shown(typed.type)) has no method '\(set)'."
    ) { machine, frame, value throws(Halt) in
      let object = try code(machine, frame)
      _ = try machine.send(set, to: object, [value, try index(machine, frame)], zero: .void)
    }
    element.place?.isVariable = false
    return element
  }

  func element(_ base: Expr, _ arguments: [Expr.Argument], at position: Position)
    throws(Finding) -> CTyped
  {
    let typed = try check(base)
    guard let argument = arguments.first, arguments.count == 1 else {
      throw Finding("One index is expected.", at: position)
    }
    if case .list(let element, let count) = typed.type {
      return try self.element(of: typed, element, count, at: argument.value)
    }
    let key = try check(argument.value)
    let isList = typed.type.nominal?.lineage.contains { $0.name == "NSArray" } ?? false
    let isTable = typed.type.nominal?.lineage.contains { $0.name == "NSDictionary" } ?? false
    let isAnything = if case .id = typed.type { true } else { false }
    if !isList, !isTable, let own = try ownElement(of: typed, key, argument.value, at: position) {
      return own
    }
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
}
