import ProgramChecking
import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftTypes
import SwiftValues
import Syntax

/// Resolves names.
extension Checker {
  func name(_ name: String, expecting: SwiftType?, at position: Position) throws(Finding)
    -> Typed
  {
    switch name {
    case "#function":
      let text = body.functionName
      return Typed(.string) { _, _ throws(Halt) in .string(text) }
    case "#line":
      return try check(Expr(.integer(position.line), at: position), expecting: expecting)
    case "#column":
      return try check(Expr(.integer(position.column), at: position), expecting: expecting)
    case "#file", "#fileID", "#filePath":
      return Typed(.string) { _, _ throws(Halt) in .string("App/main.swift") }
    case "super": throw Finding("'super' is only allowed before a member.", at: position)
    case "self":
      guard let local = body.findSelf() else {
        throw Finding("There is no 'self' here.", at: position)
      }
      return ownSelf(local)
    case "Self":
      guard let owner else { throw Finding("There is no 'Self' here.", at: position) }
      if let local = body.findSelf() {
        let code = variable(local).code
        let own = selfType(of: owner)
        let isStatic = local.type.metatypeInstance != nil
        let isProtocol = owner.kind == .protocol
        return Typed(.metatype(own)) { machine, frame throws(Halt) in
          let value = try code(machine, frame)
          return isStatic ? value : .type(machine.type(of: value, isProtocol ? nil : own))
        }
      }
      return Typed(.metatype(owner.type)) { _, _ throws(Halt) in .type(owner.type) }
    default: break
    }
    if let local = body.find(name) {
      if let (variable, _) = body.origin(of: name),
        childValues.contains(ObjectIdentifier(variable))
      {
        if throwingChildren.contains(ObjectIdentifier(variable)) {
          guard body.isTrying else {
            throw Finding("'\(name)' can throw; write 'try' before it.", at: position)
          }
          try checkHandled(at: position)
          throwingCalls += 1
        }
        let task = Expr(.name(Self.childTask(of: name)), at: position)
        return try check(Expr(.member(task, "value"), at: position), expecting: nil)
      }
      var typed = variable(local)
      typed.isView = views.contains(ObjectIdentifier(local))
      typed.isSlice = slices.contains(ObjectIdentifier(local))
      return typed
    }
    if let function = localFunction(name) { return function }
    if let member = try implicitSelf(name, at: position) { return member }
    if let property = program.global(name) {
      var typed = global(property)
      (typed.isView, typed.isSlice) = (property.isView, property.isSlice)
      return typed
    }
    let base = String(name.prefix { $0 != "(" })
    if let function = program.functions(named: base).first(where: {
      name == base || $0.fullName == name
    }) {
      return functionValue(function)
    }
    if let type = try? resolve(TypeRef(.named(name, []), at: position)) {
      if let actual = actual(type) { return actual }
      return Typed(.metatype(type)) { _, _ throws(Halt) in .type(type) }
    }
    if let nominal = appObject(name) {
      return Typed(nominal.type) { machine, _ throws(Halt) in try machine.object(named: name) }
    }
    throw unknown(name, at: position)
  }

  /// The variable with the task of an `async let`, which no variable of a source can be called.
  package static func childTask(of name: String) -> String { "$async \(name)" }

  /// A placeholder's actual type in this call, if a parameter has that type as its value or type.
  private func actual(_ type: SwiftType) -> Typed? {
    guard case .generic = type else { return nil }
    if let code = typeValue(type) { return Typed(.metatype(type), code) }
    guard let name = body.name(of: type), let local = body.find(name) else { return nil }
    let code = variable(local).code
    return Typed(.metatype(type)) { machine, frame throws(Halt) in
      .type(machine.type(of: try code(machine, frame), nil))
    }
  }

  private func ownSelf(_ local: Local) -> Typed {
    var typed = variable(local)
    typed.isSelf = true
    return typed
  }

  /// A member of `self` without an explicit `self`.
  private func implicitSelf(_ name: String, at position: Position) throws(Finding) -> Typed? {
    guard let owner else { return nil }
    let own = try body.lookingUp { () throws(Finding) -> Typed? in
      guard let local = body.findSelf() else { return nil }
      let base = ownSelf(local)
      if let member = try member(name, of: base, at: position, isImplicit: true) {
        try checkNamesSelf(before: name, at: position)
        return member
      }
      guard let type = local.type.metatypeInstance else { return nil }
      return try staticMember(name, of: type, at: position, dynamic: base.code)
    }
    if let own { return own }
    // Static members can be named without the type only in other static members, enum cases never.
    var around: Nominal? = owner
    while let type = around {
      if type !== owner || !body.hasSelf,
        let member = try staticMember(name, of: type.type, at: position)
      {
        return member
      }
      around = type.outer
    }
    return nil
  }

  /// Swift's `.red`: a member of the expected type.
  func implicitMember(
    _ name: String, _ arguments: [Expr.Argument]?, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    guard let expecting else {
      throw Finding("What '.\(name)' is a member of can't be inferred here.", at: position)
    }
    if let arguments {
      return try callStatic(name, of: expecting, arguments, expecting: expecting, at: position)
    }
    if let member = try staticMember(name, of: expecting, at: position) { return member }
    throw Finding(
      "'\(expecting.written)' has no member '\(name)'\(didYouMean(name, among: memberNames(of: expecting))).",
      at: position)
  }

  func unknown(_ name: String, at position: Position) -> Finding {
    var names = program.ownNames
    names.formUnion(program.library?.types.keys.map { $0 } ?? [])
    names.formUnion(program.library?.functions.keys.map { $0 } ?? [])
    for scope in body.scopes { names.formUnion(scope.keys) }
    for type in owner?.lineage ?? [] { names.formUnion(type.members.keys) }
    var finding = Finding("'\(name)' is not known\(didYouMean(name, among: names)).", at: position)
    finding.follows = lost.contains(name)
    return finding
  }
}
