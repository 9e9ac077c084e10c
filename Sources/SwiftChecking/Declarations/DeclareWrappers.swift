import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftOverloads
import SwiftTypes
import Syntax

/// Properties with property wrappers: the wrapper is stored, and the property and its `$` access its values.
extension Checker {
  func declareWrapped(
    _ binding: VariableDecl.Binding, _ variables: VariableDecl,
    by wrapper: (type: TypeRef, arguments: [Expr.Argument]), of nominal: Nominal
  ) throws(Finding) {
    let at = variables.at
    guard case .name(let name, _) = binding.pattern.kind, !variables.isConstant,
      binding.accessors == nil, variables.modifiers.wrappers.count == 1,
      variables.modifiers.ownership == .strong, !variables.modifiers.words.contains("lazy")
    else {
      throw Finding("A property wrapper is run on a plain 'var' alone, and one at a time.", at: at)
    }
    guard let wrapped = try resolve(wrapper.type).nominal, wrapped.isWrapper,
      case .property(let content)? = find("wrappedValue", in: wrapped, isStatic: false)
    else {
      throw Finding("This is no property wrapper.", at: at)
    }
    let known =
      if let written = binding.type { try resolve(written) } else {
        try valueType(of: binding, content)
      }
    var map: [String: SwiftType] = [:]
    if case .generic(let placeholder, _) = content.type { map[placeholder] = known }
    let start: Expr.Argument? = binding.value.map { Expr.Argument("wrappedValue", $0) }
    let made = Expr(
      .call(Expr(.type(wrapper.type), at: at), (start.map { [$0] } ?? []) + wrapper.arguments),
      at: at)
    let whole = SwiftType.nominal(
      wrapped, wrapped.generics.map { map[$0.name] ?? .generic($0.name, nil) })
    func declare(
      _ name: String, _ type: SwiftType, _ value: Expr?, _ accessors: VariableDecl.Accessors?
    ) throws(Finding) {
      let binding = VariableDecl.Binding(
        Pattern(.name(name, isVariable: true), at: at), nil, value, accessors)
      var modifiers = variables.modifiers
      modifiers.wrappers = []
      try self.declare(
        binding, VariableDecl(isConstant: false, [binding], modifiers, at: at), of: nominal,
        isExtension: false, known: type)
    }
    try declare("_" + name, whole, made, nil)
    func reading(_ member: String, isSettable: Bool) -> VariableDecl.Accessors {
      let value = Expr(.member(Expr(.name("_" + name), at: at), member), at: at)
      var accessors = VariableDecl.Accessors()
      accessors.get = .init(nil, [Stmt(.returning(value), at: at)])
      if isSettable {
        let new = Expr(.name("newValue"), at: at)
        accessors.set = .init(nil, [Stmt(.value(Expr(.assign("=", value, new), at: at)), at: at)])
      }
      return accessors
    }
    try declare(name, known, nil, reading("wrappedValue", isSettable: content.isSettable))
    guard case .property(let projected)? = find("projectedValue", in: wrapped, isStatic: false)
    else { return }
    try inferType(of: projected)
    try declare(
      "$" + name, projected.type.substituting(map), nil,
      reading("projectedValue", isSettable: false))
  }

  /// The type of a wrapped property without a declared type.
  private func valueType(
    of binding: VariableDecl.Binding, _ content: Property
  ) throws(Finding) -> SwiftType {
    try inferType(of: content)
    guard case .generic = content.type else { return content.type }
    guard let value = binding.value else {
      throw Finding("The property needs a type or a value.", at: binding.pattern.at)
    }
    let before = body
    defer { body = before }
    body = Body(nil, isStatic: true, result: .void)
    return try check(value, expecting: nil).type.asVariable
  }

  /// Rejects a property wrapper on a variable that is not a type's property.
  func refuseWrapper(of variables: VariableDecl) throws(Finding) {
    guard !variables.modifiers.wrappers.isEmpty else { return }
    throw Finding("A property wrapper is run on properties of types alone.", at: variables.at)
  }
}
