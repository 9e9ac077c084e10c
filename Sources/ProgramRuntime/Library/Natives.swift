/// What carries out the declarations of a library that have no body, by full name, as in `Array.append(_:)`.
package struct Natives: Sendable {
  let functions: [String: Library.Native]
  /// Those of functions that change the value that they are called on.
  let mutating: [String: Library.Mutating]
  let properties: [String: NativeProperty]

  package init(
    functions: [String: Library.Native], mutating: [String: Library.Mutating],
    properties: [String: NativeProperty]
  ) {
    self.functions = functions
    self.mutating = mutating
    self.properties = properties
  }

  /// Binds a function that is declared without a body to what carries it out.
  package func bind(_ function: Function, of nominal: Nominal?) {
    let name = (nominal.map { "\($0.name)." } ?? "") + function.fullName
    if function.isMutating {
      function.nativeMutating = mutating[name]
    } else {
      function.native = functions[name]
    }
  }

  /// What carries out a property that is declared without a body; nil for one that objects store.
  package func property(_ name: String, of nominal: Nominal) -> NativeProperty? {
    properties["\(nominal.name).\(name)"]
  }
}
