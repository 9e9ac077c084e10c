import ObjectiveCTypes
package import ProgramRuntime

/// Finds methods by selector.
extension ObjectiveCRuntime {
  /// The method of a class for a selector.
  package func method(_ selector: String, of nominal: Nominal, isClass: Bool)
    -> ObjectiveCMethodInfo?
  {
    for type in nominal.lineage {
      if let own = tables[type]?.methods(isClass)[selector], own.run != nil { return own }
      if let library = ObjectiveC.tables[type]?.methods(isClass)[selector], library.run != nil {
        return library
      }
    }
    // A class is also an object, with the methods of every object.
    if isClass, let root = ObjectiveC.root, let method = ObjectiveC.tables[root]?.instance[selector]
    {
      return method
    }
    return nil
  }

  /// The program's own method for a selector; nil if the library's is nearer.
  func ownMethod(_ selector: String, of nominal: Nominal, isClass: Bool = false)
    -> ObjectiveCMethodInfo?
  {
    guard let method = method(selector, of: nominal, isClass: isClass) else { return nil }
    return nominal.lineage.contains { tables[$0]?.methods(isClass)[selector] === method }
      ? method : nil
  }
}
