/// Associated objects: values tied to an object for its lifetime, by the program's own keys.
extension Machine {
  /// Returns the value associated with an object by a key, or nil.
  package func associated(_ key: Value, with object: Instance) -> Value? {
    guard let nominal = object.nominal, nominal.stored.count < object.fields.count else {
      return nil
    }
    return object.fields[nominal.stored.count].table[key]
  }

  /// Associates a value with an object, or removes the association. The table is the object's last field, after
  /// its stored properties, so it is released with the object.
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
