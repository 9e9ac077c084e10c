import ObjectiveCLibrary
import ObjectiveCSyntax
import ObjectiveCTypes
import ProgramChecking
import ProgramRuntime
import SourceCode
import Syntax

/// Structures, enumerations, and the names of classes and protocols.
extension ObjectiveCChecker {
  func declareTypes(_ source: ObjectiveCSource) {
    for structure in source.structures {
      let nominal = Nominal(
        structure.name, .struct, isLibrary: false, at: structure.at, in: program)
      nominal.isObjectiveC = true
      resolver.structures[structure.name] = nominal
    }
    for enumeration in source.enumerations {
      attempt(at: enumeration.at) { () throws(Finding) in
        let type = try self.resolver.resolve(enumeration.type)
        if let name = enumeration.name { self.resolver.aliases[name] = type }
      }
    }
    // Protocols and classes are known by name before their members are declared.
    for declared in source.protocols {
      let nominal = Nominal(
        declared.name, .protocol, isLibrary: false, at: declared.at, in: program)
      nominal.isObjectiveC = true
      nominal.isClassBound = true
      addType(nominal, at: declared.at)
    }
    for interface in source.interfaces where interface.category == nil {
      let nominal = Nominal(interface.name, .class, isLibrary: false, at: interface.at, in: program)
      nominal.isObjectiveC = true
      addType(nominal, at: interface.at)
    }
    for alias in source.aliases {
      attempt(at: alias.at) { () throws(Finding) in
        self.resolver.aliases[alias.name] = try self.resolver.resolve(alias.type)
      }
    }
    for structure in source.structures { declareFields(structure) }
    for finding in program.cutStructs() { report(finding) }
    for enumeration in source.enumerations { declareConstants(enumeration) }
  }

  func addType(_ nominal: Nominal, at position: Position) {
    if program.types[nominal.name] != nil {
      return report(Finding("'\(nominal.name)' is declared twice.", at: position))
    }
    if ObjectiveC.library(nominal.name) != nil {
      return report(
        Finding(
          "'\(nominal.name)' is UIKit's or Foundation's own; leave its declaration out.",
          at: position))
    }
    program.types[nominal.name] = nominal
  }

  func declareFields(_ structure: ObjectiveCStructure) {
    guard let nominal = resolver.structures[structure.name] else { return }
    for field in structure.fields {
      for binding in field.bindings {
        attempt(at: field.at) { () throws(Finding) in
          guard let reference = binding.type, case .name(let name, _) = binding.pattern.kind else {
            return
          }
          let type = try self.resolver.resolve(reference)
          guard let swift = self.swiftType(type) else {
            throw Finding("A structure holds numbers and structures here.", at: field.at)
          }
          let property = Property(
            name, swift, isStatic: false, isConstant: false, .strong, isLazy: false, owner: nominal,
            at: field.at, in: self.program)
          property.slot = nominal.stored.count
          nominal.stored.append(property)
        }
      }
    }
  }

  func swiftType(_ type: CType) -> SwiftType? {
    switch type {
    case .bool: .bool
    case .double: .cgFloat
    case .float: .float
    case .integer(let kind): .int(kind)
    case .structure(let nominal): .nominal(nominal)
    default: nil
    }
  }

  func declareConstants(_ enumeration: ObjectiveCEnumeration) {
    guard let type = try? resolver.resolve(enumeration.type) else { return }
    var next = 0
    for constant in enumeration.constants {
      attempt(at: constant.at) { () throws(Finding) in
        if let value = constant.value {
          guard let number = self.resolver.number(of: value) else {
            throw Finding("An enumeration's constant is a whole number.", at: value.at)
          }
          next = number
        }
        guard self.constants[constant.name] == nil else {
          throw Finding("'\(constant.name)' is declared twice.", at: constant.at)
        }
        let number = next
        self.constants[constant.name] = (type, { _, _ throws(Halt) in .int(number) })
        self.resolver.numbers[constant.name] = number
        next = number &+ 1
      }
    }
  }
}
