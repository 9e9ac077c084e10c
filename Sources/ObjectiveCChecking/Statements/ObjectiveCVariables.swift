import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramRuntime
import SourceCode
import Syntax

/// Local variables of functions and methods.
extension ObjectiveCChecker {
  func variables(_ declaration: VariableDecl) throws(Finding) -> Exec {
    var parts: [Exec] = []
    let place = body.mark(declaration.at)
    let words = declaration.modifiers.words
    for binding in declaration.bindings {
      guard case .name(let name, _) = binding.pattern.kind, let reference = binding.type else {
        continue
      }
      let type = try self.type(reference)
      if type == .void {
        throw Finding("A variable can't be of type 'void'.", at: binding.pattern.at)
      }
      let isConstant = reference.isConstant(words)
      let ownership =
        words.contains("__unsafe_unretained") ? .unowned : declaration.modifiers.ownership
      if isFragment, body.closure == nil, body.name == "main", body.scopes.count == 2,
        let global = globals[name]
      {
        if let value = binding.value, !words.contains("static") {
          parts.append(try setting(global, value, name, at: place))
        }
        continue
      }
      if body.scopes[body.scopes.count - 1][name] != nil {
        throw Finding("'\(name)' is declared twice.", at: binding.pattern.at)
      }
      if words.contains("static") {
        let global = makeGlobal(type, ownership)
        global.isConstant = isConstant
        body.scopes[body.scopes.count - 1][name] = .global(global)
        setFirst(global, binding.value, name)
        continue
      }
      guard let value = binding.value else {
        let local = body.declare(
          name, type, isShared: words.contains("__block"), isConstant: isConstant, ownership
        ).local
        let zero = type.zero
        parts.append(
          running { machine, frame throws(Halt) in
            try machine.declare(local, zero, frame)
            return .next
          })
        continue
      }
      // A block may refer to the `__block` variable to which it is assigned.
      let isShared = words.contains("__block")
      let early = isShared ? body.declare(name, type, isShared: true, ownership).local : nil
      hint(value, name)
      let typed = try check(value, expecting: type)
      nameHint = nil
      let code = try convert(typed, to: type, at: value.at)
      let local = early ?? body.declare(name, type, isConstant: isConstant, ownership).local
      let zero = type.zero
      parts.append(
        running { machine, frame throws(Halt) in
          try machine.step(place, frame)
          if isShared {
            try machine.declare(local, zero, frame)
            machine.set(local, try code(machine, frame).kept(ownership), frame)
          } else {
            try machine.declare(local, try code(machine, frame).kept(ownership), frame)
          }
          try machine.sweep()
          return .next
        })
    }
    return Control.sequence(parts)
  }

  /// Assigns the initial value of a fragment's variable.
  func setting(
    _ global: ObjectiveCGlobal, _ value: Expr, _ name: String, at place: Mark
  ) throws(Finding) -> Exec {
    hint(value, name)
    let typed = try check(value, expecting: global.type)
    nameHint = nil
    let code = try convert(typed, to: global.type, at: value.at)
    let (slot, ownership) = (global.slot, global.ownership)
    return { machine, frame throws(Halt) in
      try machine.step(place, frame)
      let made = try code(machine, frame).kept(ownership)
      machine.globals[slot] = made
      try machine.sweep()
      return .next
    }
  }

  /// Resolves a type named in a body, including `typeof(self)`.
  func type(_ reference: TypeRef) throws(Finding) -> CType {
    if case .named(let name, _) = reference.kind, name.hasPrefix("typeof ") {
      let variable = String(name.dropFirst(7))
      if variable == "self", let owner { return isClassMethod ? .metaclass(owner) : .object(owner) }
      if case .variable(let found)? = body.find(variable) { return found.type }
      if case .global(let found)? = body.find(variable) { return found.type }
      if let global = globals[variable] { return global.type }
      throw Finding("There is no '\(variable)' here.", at: reference.at)
    }
    // `typeof(self) *` and `__typeof__(self)` are equivalent.
    if case .optional(let inner) = reference.kind, case .named(let name, _) = inner.kind,
      name.hasPrefix("typeof ")
    {
      return try type(inner)
    }
    return try resolver.resolve(reference)
  }

  /// Sets the name hint for an object that an expression creates, if it is a message to a class.
  func hint(_ value: Expr, _ name: String) {
    var inner = value
    while case .message(let receiver, _, _) = inner.kind { inner = receiver }
    guard case .name(let word) = inner.kind, case .message = value.kind else { return }
    if resolver.className(word) != nil { nameHint = name }
  }
}

extension TypeRef {
  /// Whether a variable of this type can't be set: `const` before a star belongs to what the pointer names.
  func isConstant(_ words: Set<String>) -> Bool {
    if case .optional = kind { return words.contains("* const") }
    return words.contains("const")
  }
}
