import ProgramChecking
import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Declares the types of a source, with their inheritance.
extension Checker {
  /// Creates the types, then declares their inheritance, then their members.
  func declareTypes(_ declarations: [TypeDecl], in outer: Nominal?) {
    var pairs: [(TypeDecl, Nominal)] = []
    for declaration in declarations
    where declaration.kind != .extension && declaration.kind != .typealias {
      let nominal = Nominal(
        declaration.name, declaration.kind, isLibrary: isLibrary, at: declaration.at,
        in: program)
      nominal.generics = declaration.generics
      nominal.modifiers = declaration.modifiers
      nominal.associated = declaration.members.compactMap {
        if case .associated(let generic) = $0 { generic } else { nil }
      }
      nominal.outer = outer
      if let outer {
        add(.type(nominal), named: declaration.name, to: outer)
      } else {
        if program.types[declaration.name] != nil {
          report(Finding("There are two types '\(declaration.name)'.", at: declaration.at))
        }
        program.types[declaration.name] = nominal
      }
      pairs.append((declaration, nominal))
    }
    for declaration in declarations where declaration.kind == .typealias {
      within(outer, declaration.generics) {
        attempt(at: declaration.at) { () throws(Finding) in
          let type = try self.resolve(declaration.inherits[0])
          if !declaration.generics.isEmpty {
            self.aliasPlaceholders[declaration.name] = declaration.generics.map(\.name)
          }
          if let outer {
            self.add(.alias(type), named: declaration.name, to: outer)
          } else {
            self.program.aliases[declaration.name] = type
          }
        }
      }
    }
    // Nested types come before their uses.
    for (declaration, nominal) in pairs {
      declareTypes(nested(declaration), in: nominal)
    }
    for (declaration, nominal) in pairs { inherit(declaration, nominal) }
    if outer == nil { cutInheritance() }
    for (declaration, nominal) in ordered(pairs) { declareMembers(declaration, of: nominal) }
    for declaration in declarations where declaration.kind == .extension { extend(declaration) }
    // Nested types come first, and extensions add protocols.
    if outer == nil { cutInheritance() }
  }

  private func cutInheritance() {
    for finding in program.cutInheritance(root: nil) { report(finding) }
  }

  func nested(_ declaration: TypeDecl) -> [TypeDecl] {
    declaration.members.compactMap { if case .type(let type) = $0 { type } else { nil } }
  }

  /// Orders superclasses before subclasses, and property wrappers before the types that use them.
  private func ordered(_ pairs: [(TypeDecl, Nominal)]) -> [(TypeDecl, Nominal)] {
    func rank(_ type: Nominal) -> Int { type.isWrapper ? 0 : type.lineage.count }
    return pairs.enumerated().sorted { a, b in
      let (x, y) = (rank(a.element.1), rank(b.element.1))
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
  }

  /// Checks something in the context of a type.
  func within(_ nominal: Nominal?, _ generics: [Generic] = [], _ check: () -> Void) {
    let (before, placeholders) = (owner, self.generics)
    owner = nominal ?? owner
    var around = nominal?.outer
    while let outer = around {
      for generic in outer.generics where self.generics[generic.name] == nil { declare(generic) }
      around = outer.outer
    }
    for generic in (nominal?.generics ?? []) + (nominal?.allAssociated ?? []) + generics {
      declare(generic)
    }
    check()
    (owner, self.generics) = (before, placeholders)
  }

  private func declare(_ generic: Generic) {
    var bound: SwiftType?
    if let reference = generic.bound { bound = try? resolve(reference) }
    // The library's operations on a placeholder's values never depend on their type.
    generics[generic.name] = .generic((isLibrary ? "$" : "") + generic.name, bound)
  }

  private func inherit(_ declaration: TypeDecl, _ nominal: Nominal) {
    nominal.isWrapper = declaration.modifiers.attributes.contains("propertyWrapper")
    defer {
      let inherited = (nominal.superclass.map { [$0] } ?? []) + nominal.protocols
      nominal.isOnMainActor =
        declaration.modifiers.isOnMainActor
        ?? (inherited.contains(where: \.isOnMainActor) || isLibrary && isUIKitActor(nominal))
    }
    within(nominal) {
      for constraint in declaration.constraints where nominal.kind == .protocol {
        guard let type = try? self.resolve(constraint.type), type.isReference else { continue }
        nominal.isClassBound = true
        if let superclass = type.nominal, superclass.kind == .class {
          nominal.superclass = superclass
        }
      }
      for reference in declaration.inherits {
        attempt(at: reference.at) { () throws(Finding) in
          if case .named("AnyObject", _) = reference.kind {
            nominal.isClassBound = true
            return
          }
          if case .named("class", _) = reference.kind { return }
          if let own = self.ownSequence(reference) {
            nominal.protocols.append(own)
            return
          }
          if case .named(let name, _) = reference.kind, Self.markers.contains(name) {
            if let known = self.program.type(name), known.isLibrary, known.kind == .protocol {
              nominal.protocols.append(known)
            }
            return
          }
          let type = try self.resolve(reference)
          switch type {
          case .nominal(let other, _) where other.kind == .class && nominal.kind == .protocol:
            (nominal.superclass, nominal.isClassBound) = (other, true)
          case .nominal(let other, let arguments)
          where other.kind == .class && nominal.kind == .class:
            guard !other.lineage.contains(nominal) else {
              throw Finding("'\(nominal.name)' inherits from itself.", at: reference.at)
            }
            guard !other.modifiers.words.contains("final") else {
              throw Finding("'\(other.name)' is final and has no subclasses.", at: reference.at)
            }
            nominal.superclass = other
            nominal.superclassArguments = arguments
          case .nominal(let other, _) where other.kind == .protocol:
            nominal.protocols.append(other)
            if other.isClassBound, nominal.kind == .protocol { nominal.isClassBound = true }
          case _ where nominal.kind == .enum: nominal.rawType = type
          default:
            throw Finding(
              "'\(nominal.name)' can't inherit from '\(type.written)'.", at: reference.at)
          }
        }
      }
    }
  }

  /// The library's protocol behind `Sequence`, `IteratorProtocol` or a protocol of collections; nil for other types.
  func ownSequence(_ reference: TypeRef) -> Nominal? {
    guard case .named(let name, _) = reference.kind, program.type(name) == nil else { return nil }
    switch name {
    case "Sequence", "IteratorProtocol": return program.type("$" + name)
    case _ where Self.sequences.contains(name): return program.type("$Collection")
    default: return nil
    }
  }

  /// Whether UIKit isolates a type to the main actor, as it does its responders and delegates.
  private func isUIKitActor(_ nominal: Nominal) -> Bool {
    nominal.name == "UIResponder" || nominal.kind == .protocol && nominal.name.hasPrefix("UI")
  }

  /// Protocols whose meaning is built into the checker.
  static let markers: Set<String> = [
    "Equatable", "Hashable", "Comparable", "CaseIterable", "Codable", "Decodable", "Encodable",
    "Sendable", "NSCoding", "NSCopying", "RawRepresentable", "Identifiable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "UIAppearanceContainer", "Copyable",
    "AdditiveArithmetic", "Numeric", "BinaryInteger", "FloatingPoint", "StringProtocol",
    "LosslessStringConvertible",
  ]
}
