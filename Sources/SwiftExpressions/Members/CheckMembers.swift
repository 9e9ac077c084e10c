import ProgramChecking
import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftBuiltIns
import SwiftOverloads
import SwiftTypes
import SwiftValues
import Syntax

/// Checks member access.
extension Checker {
  func memberValue(_ base: Expr, _ name: String, at position: Position) throws(Finding) -> Typed {
    try chain { () throws(Finding) in try self.plainMember(base, name, at: position) }
  }

  func plainMember(_ base: Expr, _ name: String, at position: Position) throws(Finding) -> Typed {
    if case .name("super") = base.kind { return try superMember(name, at: position) }
    if isModule(base) { return try check(Expr(.name(name), at: position), expecting: nil) }
    let typed = try checkBase(base)
    return try needed(name, of: typed, at: position)
  }

  func needed(_ name: String, of typed: Typed, at position: Position) throws(Finding) -> Typed {
    if let found = try member(name, of: typed, at: position) { return found }
    if let found = try sequenceProperty(name, of: typed, at: position) { return found }
    if let wrapped = typed.type.wrapped, case .optional = typed.type {
      let probe = Typed(wrapped, typed.code)
      if try member(name, of: probe, at: position) != nil {
        throw Finding(
          "'\(name)' is a member of '\(wrapped.written)', and the value is an optional; write '?.\(name)' or '!.\(name)'.",
          at: position)
      }
    }
    let type = typed.type.metatypeInstance ?? typed.type
    throw Finding(
      "'\(type.written)' has no member '\(name)' that is known\(didYouMean(name, among: memberNames(of: type))).",
      at: position)
  }

  /// A member of a value; nil if it has none of that name.
  func member(
    _ name: String, of base: Typed, at position: Position, isImplicit: Bool = false
  ) throws(Finding) -> Typed? {
    switch base.type {
    case .implicit(let inner):
      if let found = try member(name, of: forced(base, at: position), at: position) { return found }
      return try member(name, of: Typed(.optional(inner), base.code), at: position)
    case .metatype(let type):
      if name == "self" { return try itself(base, type, at: position) }
      return try staticMember(name, of: type, at: position, dynamic: base.code)
    case .tuple(let elements) where name == "self":
      // `(Int, String).self` is read as a tuple of two types.
      let types = elements.map { element in
        element.type.metatypeInstance.map { SwiftType.TupleElement(label: element.label, type: $0) }
      }
      guard types.count > 1, !types.contains(where: { $0 == nil }) else { return base }
      let type = SwiftType.tuple(types.compactMap(\.self))
      return Typed(.metatype(type)) { _, _ throws(Halt) in .type(type) }
    case .tuple(let elements):
      // checked: a text
      guard let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
        elements.indices.contains(index)
      else { return nil }
      return part(index, elements[index].type, of: base)
    case .function where name == "self", .optional where name == "self": return base
    default: break
    }
    if name == "self" { return base }
    if base.isSlice, Self.indexMembers.contains(name) { try checkIsWhole(base, at: position) }
    var map: [String: SwiftType] = [:]
    guard let (nominal, arguments) = members(of: base.type) else { return nil }
    for (generic, argument) in zip(nominal.generics, arguments) {
      map[nominal.placeholder(generic)] = argument
    }
    addAssociated(of: base, nominal, to: &map)
    if nominal.isOptionSet, name == "isEmpty" {
      let code = base.code
      return Typed(.bool) { machine, frame throws(Halt) in
        .bool(try code(machine, frame).parts.first?.int == 0)
      }
    }
    if nominal.kind == .enum, let typed = enumMember(name, nominal, of: base) { return typed }
    guard let found = find(name, in: nominal, isStatic: false, map) else { return nil }
    switch found {
    case .property(let property):
      map.merge(placeholders(of: property.owner, seenFrom: base.type)) { _, inherited in inherited }
      try checkAccess(
        to: name, property.modifiers, of: property.owner, declaredAt: property.at, at: position)
      try inferType(of: property)
      if let getter = property.getter, getter.extended != nil {
        for (generic, argument) in zip(nominal.generics, arguments) {
          map[generic.name] = argument
        }
        return try self.property(
          property, of: try extended(base, as: getter, at: position), map, at: position)
      }
      var typed = try self.property(property, of: base, map, at: position)
      if let obstacle = setterObstacle(property, at: position) { typed.place?.obstacle = obstacle }
      // The parts of a text are a view of it, with indices of its own.
      if property.owner?.isLibrary == true, ["utf8", "unicodeScalars"].contains(name) {
        (typed.isView, typed.isSlice) = (true, true)
      }
      return typed
    case .method(let method):
      let function = method
      return try methodValue(function, of: base)
    case .element, .type, .alias: return nil
    }
  }

  /// The member of every enum with raw values.
  private func enumMember(_ name: String, _ nominal: Nominal, of base: Typed) -> Typed? {
    guard name == "rawValue", let raw = nominal.rawType else { return nil }
    let code = base.code
    return Typed(raw) { machine, frame throws(Halt) in
      guard case .element(let index, _) = try code(machine, frame).unboxed,
        index < nominal.elements.count
      else {
        return .none
      }
      return nominal.elements[index].raw ?? .none
    }
  }

  /// A member of `super`.
  private func superMember(_ name: String, at position: Position) throws(Finding) -> Typed {
    guard let superclass = owner?.superclass, let local = body.findSelf() else {
      throw Finding("There is no superclass here.", at: position)
    }
    if local.type.metatypeInstance != nil,
      let found = try staticMember(name, of: superclass.type, at: position)
    {
      return found
    }
    guard case .property(let property)? = find(name, in: superclass, isStatic: false),
      untyped[ObjectIdentifier(property)] == nil
    else {
      throw Finding(
        "'\(superclass.name)' has no property '\(name)' that is known\(didYouMean(name, among: memberNames(of: superclass.type))).",
        at: position)
    }
    let code = variable(local).code
    let type = property.type.substituting(placeholders(of: property.owner, seenFrom: local.type))
    let (into, out) = (
      conversion(from: type, to: property.type) ?? .identity, unboxing(property.type, type)
    )
    let get: Code = { machine, frame throws(Halt) in
      try out(machine, try machine.get(direct: property, of: try code(machine, frame)))
    }
    let set: Place.Set = { machine, frame, value throws(Halt) in
      try machine.set(direct: property, of: try code(machine, frame), try into(machine, value))
    }
    return Typed(
      type,
      place: computedPlace(
        get, set, obstacle: property.isSettable ? nil : "'\(name)' can only be read"), get)
  }
}
