import ObjectiveCLibrary
import ObjectiveCSyntax
import ObjectiveCTypes
import ProgramRuntime
import SourceCode
import Syntax

/// C functions and global variables.
extension ObjectiveCChecker {
  func declareFunctions(_ source: ObjectiveCSource) {
    for declaration in source.functions {
      attempt(at: declaration.at) { () throws(Finding) in
        if declaration.name == "main" { return }
        var parameters: [CType] = []
        for parameter in declaration.parameters {
          parameters.append(try self.resolver.resolve(parameter.type))
        }
        let result =
          try declaration.result.map { reference throws(Finding) in
            try self.resolver.resolve(reference)
          } ?? .void
        if let known = self.functions[declaration.name],
          known.function.body != nil || declaration.body == nil
        {
          guard declaration.body != nil else { return }
          throw Finding("There are two functions '\(declaration.name)'.", at: declaration.at)
        }
        let function =
          self.functions[declaration.name]?.function
          ?? Function(
            .function, declaration.name,
            declaration.parameters.map {
              .init(
                label: nil, name: $0.name, type: .any, standard: nil, hasStandard: false,
                isVariadic: false, isInout: false)
            }, .any, isStatic: true, owner: nil, at: declaration.at, in: self.program)
        self.functions[declaration.name] = CFunction(
          function: function, parameters: parameters, result: result)
        guard let statements = declaration.body else { return }
        let placeholder: Exec = { _, _ throws(Halt) in .next }
        function.body = placeholder
        self.later.append {
          self.check(
            statements, of: function, declaration.parameters.map(\.name), parameters, result,
            owner: nil,
            isClass: false, name: declaration.name, selector: nil)
        }
      }
    }
    for (name, function) in functions where function.function.body == nil {
      report(Finding("The function '\(name)' has no body.", at: function.function.at))
    }
  }

  func declareGlobals(_ declarations: [VariableDecl]) {
    for declaration in declarations {
      for binding in declaration.bindings {
        attempt(at: declaration.at) { () throws(Finding) in
          guard case .name(let name, _) = binding.pattern.kind, let reference = binding.type else {
            return
          }
          if declaration.modifiers.words.contains("extern"), binding.value == nil { return }
          let type = try self.resolver.resolve(reference)
          let global = self.makeGlobal(type, declaration.modifiers.ownership)
          if self.globals[name] != nil {
            throw Finding("'\(name)' is declared twice.", at: binding.pattern.at)
          }
          self.globals[name] = global
          let words = declaration.modifiers.words
          global.isConstant = reference.isConstant(words)
          global.isCopied =
            self.isFragment && !words.contains("static") && !words.contains("__block")
          let isSetLater = self.isFragment && !words.contains("static")
          self.later.append { self.setFirst(global, isSetLater ? nil : binding.value, name) }
        }
      }
    }
  }

  func makeGlobal(_ type: CType, _ ownership: Ownership) -> ObjectiveCGlobal {
    let global = ObjectiveCGlobal(slot: program.globalCount, type: type, ownership: ownership)
    program.globalCount += 1
    return global
  }

  /// Records the initial value of a global or static variable.
  func setFirst(_ global: ObjectiveCGlobal, _ value: Expr?, _ name: String) {
    let zero = global.type.zero
    let standard: Code = { _, _ throws(Halt) in zero }
    runtime.globals.append((global.slot, standard))
    guard let value else { return }
    let index = runtime.globals.count - 1
    let before = body
    defer { body = before }
    body = ObjectiveCBody(nil, result: .void, name: name)
    attempt(at: value.at) { () throws(Finding) in
      switch value.kind {
      case .message:
        throw Finding(
          "A variable outside of functions begins with a constant; set it in a method.",
          at: value.at)
      default: break
      }
      let code = try self.convert(try self.check(value), to: global.type, at: value.at)
      let slots = self.body.slots
      let framed: Code = { machine, _ throws(Halt) in try code(machine, Frame(slots)) }
      self.runtime.globals[index].initial = framed
    }
  }
}
