/// What a program ties to an object for as long as it lives, by keys of the program's own.
extension Machine {
  /// What is tied to an object by a key, nil where nothing is.
  package func associated(_ key: Value, with object: Instance) -> Value? {
    guard let nominal = object.nominal, nominal.stored.count < object.fields.count else {
      return nil
    }
    return object.fields[nominal.stored.count].table[key]
  }

  /// Ties a value to an object, or unties it. The last field holds what is tied, so that it goes when the object
  /// does, behind what the object's own variables hold.
  package func associate(_ value: Value?, by key: Value, with object: Instance) {
    guard let nominal = object.nominal else { return }
    var table = Table()
    if nominal.stored.count < object.fields.count {
      table = object.fields[nominal.stored.count].table
    } else {
      object.fields.append(.void)
    }
    table[key] = value
    var new = Value.table(table)
    swap(&object.fields[nominal.stored.count], &new)
  }
}
