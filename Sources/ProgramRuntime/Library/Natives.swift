/// The implementations of library declarations without a body, by full name, as in `Array.append(_:)`.
package struct Natives: Sendable {
  let functions: [String: Library.Native]
  /// The functions that mutate their receiver.
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

  /// Binds a function declared without a body to its implementation.
  package func bind(_ function: Function, of nominal: Nominal?) {
    let name = (nominal.map { "\($0.name)." } ?? "") + function.fullName
    if function.isMutating {
      function.nativeMutating = mutating[name]
    } else {
      function.native = functions[name]
    }
  }

  /// The implementation of a property declared without a body; nil for a stored property.
  package func property(_ name: String, of nominal: Nominal) -> NativeProperty? {
    properties["\(nominal.name).\(name)"]
  }
}
