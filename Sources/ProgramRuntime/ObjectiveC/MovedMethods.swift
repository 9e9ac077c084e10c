/// Methods that a running program gives other implementations, as `method_exchangeImplementations` does.
extension Machine {
  /// The method that a class has for a message: where a run looks it up.
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

  /// The place from which the implementation comes that a place has now.
  package func origin(of place: MessagePlace) -> MessagePlace { library.moved[place] ?? place }

  /// Gives a place the implementation that the source wrote at another one.
  package func move(_ origin: MessagePlace, to place: MessagePlace) {
    library.moved[place] = origin
    messages = [:]
  }

  /// The function by which UIKit calls what a class or one of its superclasses was given for a method of UIKit's,
  /// where no method of the source is nearer.
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
