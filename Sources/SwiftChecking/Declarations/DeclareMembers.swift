import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Declares a type's cases, methods and initializers.
extension Checker {
  func declareMembers(_ declaration: TypeDecl, of nominal: Nominal) {
    within(nominal) {
      if let superclass = nominal.superclass {
        nominal.stored = superclass.stored
        nominal.inheritedCount = superclass.stored.count
        nominal.overridesProperties = superclass.overridesProperties
      }
      for member in declaration.members { declare(member, of: nominal, isExtension: false) }
      finishElements(nominal, declaration)
      checkInitializers(of: nominal)
      addInitializer(to: nominal)
    }
  }

  /// Adds the implicit `init()` of a class without initializers and superclass.
  private func addInitializer(to nominal: Nominal) {
    guard nominal.kind == .class, nominal.superclass == nil, !nominal.hasOwnInitializer, !isLibrary
    else { return }
    let function = Function(
      .initializer, "init", [], nominal.type, isStatic: false, owner: nominal, at: nominal.at,
      in: program)
    function.slots = 1
    function.body = { machine, frame throws(Halt) in
      try machine.runInitialValues(of: frame.slots[0], in: nominal)
      frame.result = frame.slots[0]
      return .back
    }
    add(.method(function), named: "init", to: nominal)
    addMethod(function, to: nominal)
  }

  func declare(_ member: TypeDecl.Member, of nominal: Nominal, isExtension: Bool) {
    switch member {
    case .type, .associated: break
    case .element(let element):
      attempt(at: element.at) { () throws(Finding) in
        var payload: [SwiftType.TupleElement] = []
        for part in element.payload {
          payload.append(.init(label: part.label, type: try self.resolve(part.type)))
        }
        if !self.isLibrary, nominal.elements.contains(where: { $0.name == element.name }) {
          throw Finding("'\(nominal.name)' has two '\(element.name)'.", at: element.at)
        }
        let made = EnumElement(name: element.name, index: nominal.elements.count, payload: payload)
        nominal.elements.append(made)
        nominal.members[element.name, default: []].append(.element(made))
      }
    case .function(let function):
      attempt(at: function.at) { () throws(Finding) in
        let made = try self.declare(function, in: nominal)
        switch made.kind {
        case .deinitializer: nominal.deinitializer = made
        case .initializer, .failableInitializer:
          if !isExtension, !made.isConvenience || nominal.kind != .class {
            nominal.hasOwnInitializer = true
          }
          if nominal.kind == .protocol { made.isConvenience = true }
          try self.checkOverride(initializer: made, of: nominal)
          self.checkInitialization(by: made, function, of: nominal)
          self.add(.method(made), named: "init", to: nominal)
          self.addMethod(made, to: nominal)
        case .subscripting:
          if made.isRequirement { nominal.requirements.insert(made.key) }
          self.add(.method(made), named: "subscript", to: nominal)
          self.addMethod(made, to: nominal)
        case .function:
          if made.isRequirement { nominal.requirements.insert(made.key) }
          try self.checkOverride(made, of: nominal)
          self.checkDelegate(made, of: nominal)
          self.add(.method(made), named: made.name, to: nominal)
          if !made.isStatic || nominal.kind == .class { self.addMethod(made, to: nominal) }
        }
      }
    case .variables(let variables):
      for binding in variables.bindings {
        attempt(at: variables.at) { () throws(Finding) in
          if let wrapper = variables.modifiers.wrappers.first {
            return try self.declareWrapped(binding, variables, by: wrapper, of: nominal)
          }
          try self.declare(binding, variables, of: nominal, isExtension: isExtension)
        }
      }
    }
  }

  /// Adds a member to its type, or to the program's extensions if the type is the library's.
  func add(_ member: Member, named name: String, to nominal: Nominal) {
    if nominal.isLibrary, !isLibrary {
      program.extensions[nominal, default: [:]][name, default: []].append(member)
    } else {
      if let finding = repetition(of: member, named: name, in: nominal) { report(finding) }
      nominal.members[name, default: []].append(member)
    }
  }

  /// The error for a member that repeats an earlier declaration.
  private func repetition(of member: Member, named name: String, in nominal: Nominal) -> Finding? {
    // An extension may redeclare it for a protocol, or for some type arguments.
    guard !isLibrary, nominal.kind != .protocol, nominal.generics.isEmpty else { return nil }
    for other in nominal.members[name] ?? [] {
      switch (member, other) {
      case (.property(let new), .property(let old)) where new.isStatic == old.isStatic:
        return Finding("'\(nominal.name)' has two '\(name)'.", at: new.at)
      case (.method(let new), .method(let old))
      where new.isStatic == old.isStatic && new.generics.isEmpty && old.generics.isEmpty
        && new.parameters.map(\.label) == old.parameters.map(\.label)
        && new.parameters.map(\.type) == old.parameters.map(\.type) && new.result == old.result:
        return Finding("'\(nominal.name)' has two '\(new.fullName)'.", at: new.at)
      default: break
      }
    }
    return nil
  }

  func addMethod(_ function: Function, to nominal: Nominal) {
    if function.modifiers.isPrivate { function.isOverload = true }
    for other in overloads(of: function, in: nominal) {
      function.isOverload = true
      // The library is immutable; its own method stays the one that its name finds.
      guard !other.isLibrary else { return }
      other.isOverload = true
    }
    if let other = nominal.table[function.key], other.owner === nominal, !other.isRequirement,
      other.parameters.map(\.type) != function.parameters.map(\.type)
    {
      function.isOverload = true
      return
    }
    if nominal.isLibrary, !isLibrary {
      program.addedMethods[nominal, default: [:]][function.key] = function
    } else {
      nominal.table[function.key] = function
    }
  }

  /// The methods of a class and its superclasses, or of a protocol, with the same name and labels, but other types.
  private func overloads(of function: Function, in nominal: Nominal) -> [Function] {
    guard !isLibrary, [.class, .protocol].contains(nominal.kind),
      [.function, .subscripting].contains(function.kind)
    else { return [] }
    return nominal.lineage.flatMap { $0.members[function.name] ?? [] }.compactMap { member in
      guard case .method(let other) = member, other.key == function.key,
        zip(other.parameters, function.parameters).contains(where: {
          $0.type != $1.type && !$0.type.isGeneric && !$1.type.isGeneric
        })
      else { return nil }
      return other
    }
  }

  private func finishElements(_ nominal: Nominal, _ declaration: TypeDecl) {
    guard nominal.kind == .enum, let raw = nominal.rawType else { return }
    var next = 0
    var index = 0
    for member in declaration.members {
      guard case .element(let element) = member, index < nominal.elements.count else { continue }
      var value: Value = raw == .string ? .string(element.name) : .int(next)
      if let written = element.raw {
        switch written.kind {
        case .integer(let number): value = raw.isFloating ? .double(Double(number)) : .int(number)
        case .decimal(let number): value = .double(number)
        case .string(let parts):
          value = .string(parts.map { if case .text(let text) = $0 { text } else { "" } }.joined())
        default: report(Finding("A raw value is a literal.", at: element.at))
        }
      }
      if case .int(let number) = value { next = number &+ 1 }
      if nominal.elements.contains(where: { $0.raw?.isSame(as: value) == true }) {
        report(Finding("Two cases have the same raw value.", at: element.at))
      }
      nominal.elements[index].raw = value
      let made = nominal.elements[index]
      nominal.members[made.name] = [.element(made)]
      index += 1
    }
  }
}
