/// Methods whose implementations a running program replaces, as `method_exchangeImplementations` does.
extension Machine {
  /// The key of a method lookup: class, selector, and whether it is a class method.
  package struct MessagePlace: Hashable, Sendable {
    package let nominal: Nominal
    package let selector: String
    package let isClass: Bool

    package init(nominal: Nominal, selector: String, isClass: Bool) {
      self.nominal = nominal
      self.selector = selector
      self.isClass = isClass
    }
  }

  /// The place whose implementation a place has now.
  package func origin(of place: MessagePlace) -> MessagePlace { library.moved[place] ?? place }

  /// Gives a place the implementation written at another place.
  package func move(_ origin: MessagePlace, to place: MessagePlace) {
    library.moved[place] = origin
    messages = [:]
  }

  /// The function by which UIKit calls a UIKit method that a class or superclass got at run time, unless a method
  /// in the source is nearer.
  package func replacement(of key: Int, in nominal: Nominal, before method: Function?) -> Function?
  {
    guard !library.moved.isEmpty else { return nil }
    for type in nominal.lineage {
      if let found = program.objectiveC?.replaceable[type]?[key],
        library.moved[found.place] != nil
      {
        return found.function
      }
      if type === method?.owner { return nil }
    }
    return nil
  }
}
