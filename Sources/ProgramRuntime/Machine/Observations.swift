/// Key-value observing of a Swift object's dynamic properties.
extension Machine {
  /// An observer of a key, or the token of a closure that hears of it.
  package struct Observation {
    /// Held weakly.
    package let observer: Value
    package let key: String
    /// The raw value of the options.
    package let options: Int
    package let context: Value

    package init(_ observer: Value, _ key: String, _ options: Int, _ context: Value) {
      (self.observer, self.key, self.options, self.context) = (observer, key, options, context)
    }
  }

  private static let place = Value.string("key-value observations")

  /// The observations of an object, which the object itself holds.
  package func observations(ofSwift object: Value) -> [Observation] {
    guard let instance = object.reference?.instance else { return [] }
    return (associated(Self.place, with: instance)?.array ?? []).map(\.parts)
      .filter { $0.count == 4 }.map { Observation($0[0], $0[1].string, $0[2].int, $0[3]) }
  }

  package func setObservations(_ all: [Observation], ofSwift object: Value) {
    guard let instance = object.reference?.instance else { return }
    library.observesKeys = true
    let values = all.map {
      Value.parts([$0.observer, .string($0.key), .int($0.options), $0.context])
    }
    associate(.array(values), by: Self.place, with: instance)
  }

  /// Sets a property, and tells the observers of its key.
  func observing(
    _ property: Property, of object: Value, _ set: () throws(Halt) -> Void
  ) throws(Halt) {
    let told = observations(ofSwift: object).filter { $0.key == property.name && !isEnded($0) }
    guard let one = told.first else { return try set() }
    guard told.count == 1 else {
      throw .bound("Several observers of one change are told in an order that is not documented.")
    }
    let old = one.options & 2 == 0 ? Value.none : try get(property, of: object)
    try set()
    try tell(one, property, old, of: object)
  }

  /// Whether an observation's token is gone or was invalidated. Any other observer that is gone is told, and crashes.
  private func isEnded(_ one: Observation) -> Bool {
    guard one.context.isSame(as: .bool(true)), case .weak(let number) = one.observer else {
      return false
    }
    let token = strong(number)
    return token.isNone || !field("isValid", of: token).bool
  }

  /// Tells an observer of a key's value.
  package func tell(
    _ one: Observation, _ property: Property, _ old: Value, isInitial: Bool = false,
    of object: Value
  ) throws(Halt) {
    guard case .weak(let number) = one.observer else { return }
    let observer = strong(number)
    let isOfClosure = one.context.isSame(as: .bool(true))
    guard !observer.isNone else {
      if isOfClosure { return }
      throw .crash(
        "Thread 1: EXC_BAD_ACCESS: an observer of '\(one.key)' is gone, which did not remove itself"
      )
    }
    let new = one.options & 1 == 0 ? Value.none : try get(property, of: object)
    let known = isInitial ? Value.none : old
    if isOfClosure {
      let change = Value.parts([.element(0, []), new, known, .bool(false)])
      _ = try call(closure: field("handler", of: observer).unboxed, [object, change])
      return
    }
    let isNil =
      one.options & 1 != 0 && new.isNone || one.options & 2 != 0 && !isInitial && known.isNone
    guard !isNil, let teller = program.functions(named: "tellObserver").first else {
      throw .bound(
        "An observer gets 'NSNull' for nil, which is not supported; observe by 'observe(\\.\(one.key))'."
      )
    }
    func boxed(_ value: Value) -> Value {
      value.isNone
        ? .none : value.raised(from: property.type.unwrapped, to: .generic("$Value", nil))
    }
    _ = try call(
      teller, .void, [observer, .string(one.key), object, boxed(new), boxed(known), one.context])
  }
}
