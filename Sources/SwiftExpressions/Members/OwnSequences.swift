package import ProgramRuntime
package import SourceCode
import SwiftOverloads
package import SwiftTypes
package import Syntax

/// The program's own sequences: types with a `makeIterator()` or a `next()`, and collections.
extension Checker {
  /// Whether a type is one of the program's own sequences, or an iterator of any sequence.
  package func isOwnSequence(_ type: SwiftType) -> Bool {
    guard case .nominal(let nominal, _) = type, nominal.kind != .protocol else { return false }
    return nominal.conforms(named: "$Sequence")
  }

  /// An expression whose value is an iterator of the sequence in a variable.
  package func iterator(of name: String, _ type: SwiftType, at position: Position) -> Expr {
    func named(_ name: String) -> Expr { Expr(.name(name), at: position) }
    func call(_ base: Expr, _ member: String, _ arguments: [Expr.Argument] = []) -> Expr {
      Expr(.call(Expr(.member(base, member), at: position), arguments), at: position)
    }
    func made(_ body: [Stmt]) -> Expr {
      let closure = ClosureExpr([], nil, nil, body, shorthandCount: 0)
      return Expr(.closure(closure), at: position)
    }
    func variable(_ name: String, _ value: Expr) -> Stmt {
      Stmt(
        .variables(
          VariableDecl(
            isConstant: false,
            [.init(Pattern(.name(name, isVariable: true), at: position), nil, value, nil)],
            Modifiers(), at: position)), at: position)
    }
    func returning(_ value: Expr) -> Stmt { Stmt(.returning(value), at: position) }
    func iterator(_ next: [Stmt]) -> Expr {
      Expr(.call(named("AnyIterator"), [.init(nil, made(next))]), at: position)
    }
    let sequence = named(name)
    guard let (nominal, _) = members(of: type), nominal.name != "AnyIterator" || !nominal.isLibrary
    else { return sequence }
    var body: [Stmt]
    if !methods("makeIterator", of: nominal, isStatic: false).isEmpty {
      body = [
        variable("$iterator", call(sequence, "makeIterator")),
        returning(iterator([returning(call(named("$iterator"), "next"))])),
      ]
    } else if !methods("next", of: nominal, isStatic: false).isEmpty {
      body = [
        variable("$iterator", sequence),
        returning(iterator([returning(call(named("$iterator"), "next"))])),
      ]
    } else {
      // A collection goes from index to index.
      let index = named("$index")
      let next =
        methods("index", of: nominal, isStatic: false).isEmpty
        ? Expr(.binary("+", index, Expr(.integer(1), at: position)), at: position)
        : call(sequence, "index", [.init("after", index)])
      let isInside = Expr(
        .binary("!=", index, Expr(.member(sequence, "endIndex"), at: position)), at: position)
      body = [
        variable("$index", Expr(.member(sequence, "startIndex"), at: position)),
        returning(
          iterator([
            Stmt(
              .branch(
                [.value(isInside)],
                [
                  variable("$element", Expr(.element(sequence, [.init(nil, index)]), at: position)),
                  Stmt(.value(Expr(.assign("=", index, next), at: position)), at: position),
                  returning(
                    Expr(.call(named("Optional"), [.init(nil, named("$element"))]), at: position)),
                ], otherwise: nil), at: position),
            returning(Expr(.null, at: position)),
          ])),
      ]
    }
    return Expr(.call(made(body), []), at: position)
  }

  /// An iterator of a sequence.
  private func iterator(of typed: Typed, at position: Position) throws(Finding) -> Typed {
    if let nominal = typed.type.nominal, nominal.isLibrary, nominal.name == "AnyIterator" {
      return typed
    }
    let name = "$sequence \(body.slots)"
    let local = body.declare(name, typed.type, isConstant: true)
    let (base, made) = (
      typed.code, try check(iterator(of: name, typed.type, at: position), expecting: nil)
    )
    return Typed(made.type) { machine, frame throws(Halt) in
      try machine.declare(local, try base(machine, frame), frame)
      return try made.code(machine, frame)
    }
  }

  /// All elements of a sequence.
  func elements(
    ofSequence typed: Typed, at position: Position
  ) throws(Finding) -> (type: SwiftType, code: Codes) {
    let made = try iterator(of: typed, at: position)
    guard case .nominal(_, let types) = made.type, let element = types.first else {
      throw Finding("The elements of '\(typed.type.written)' are not known.", at: position)
    }
    let code = made.code
    return (
      element,
      { machine, frame throws(Halt) in
        let step = machine.field("step", of: try code(machine, frame)).unboxed
        var values: [Value] = []
        while true {
          let next = try machine.call(closure: step, [])
          if next.isNone { return values }
          try machine.charge(1)
          values.append(next)
        }
      }
    )
  }

  /// A call of a method that Swift's library gives every sequence; nil if there is none of that name.
  func callSequence(
    _ name: String, of typed: Typed, _ arguments: [Expr.Argument], expecting: SwiftType?,
    at position: Position
  ) throws(Finding) -> Typed? {
    guard isOwnSequence(typed.type), let list = program.type("$Array"),
      let any = program.type("AnyIterator"), name != "next", name != "makeIterator"
    else { return nil }
    let isOfIterator = typed.type.nominal === any
    // A part of a lazy collection calls closures in an order of its own.
    if typed.type.nominal === program.type("LazySequence"),
      ["prefix", "dropFirst", "dropLast", "suffix"].contains(name)
    {
      return nil
    }
    if !isOfIterator,
      methods(name, of: any, isStatic: false).contains(where: { matched(arguments, $0, [:]) != nil }
      )
    {
      return try callMember(
        name, of: try iterator(of: typed, at: position), arguments, expecting: expecting,
        at: position)
    }
    guard
      methods(name, of: list, isStatic: false).contains(where: { !$0.isMutating }),
      !["index", "firstIndex", "lastIndex", "distance"].contains(name)
    else { return nil }
    return try callMember(
      name, of: try listed(typed, at: position), arguments, expecting: expecting, at: position)
  }

  /// A property that Swift's library gives every collection; nil if there is none of that name.
  func sequenceProperty(
    _ name: String, of typed: Typed, at position: Position
  ) throws(Finding) -> Typed? {
    guard isOwnSequence(typed.type), ["count", "isEmpty", "first", "last"].contains(name),
      typed.type.nominal?.conforms(named: "$Collection") == true
        || typed.type.nominal === program.type("AnyIterator")
    else { return nil }
    // No element after the first one is made for these.
    if name == "first" || name == "isEmpty" {
      return try member(name, of: try iterator(of: typed, at: position), at: position)
    }
    return try member(name, of: try listed(typed, at: position), at: position)
  }

  /// A sequence as an array of its elements.
  private func listed(_ typed: Typed, at position: Position) throws(Finding) -> Typed {
    let (type, code) = try elements(ofSequence: typed, at: position)
    return Typed(.array(type)) { machine, frame throws(Halt) in
      .array(try code(machine, frame))
    }
  }
}
