package import Syntax
import WindowModel

/// Creates, references and releases objects.
extension Machine {
  package func make(_ kind: Instance.Kind, _ fields: [Value]) throws(Halt) -> Reference {
    try Bound.objects.check(heap.count + 1)
    let instance = Instance(nextNumber, kind, fields)
    nextNumber += 1
    heap[instance.number] = instance
    return Reference(instance, self)
  }

  /// Returns a handle for a live object.
  package func reference(to instance: Instance) -> Reference {
    if let reference = instance.reference { return reference }
    let reference = Reference(instance, self)
    if let node = instance.node {
      instance.isBorrowed = application?.isHeldByModel(node) == false
      application?.holdByCode(node)
    }
    return reference
  }

  /// Resolves a weak reference, or returns nil.
  package func strong(_ number: Int) -> Value {
    guard let instance = heap[number], !instance.isGoing else { return .none }
    if instance.reference == nil, instance.node == nil { return .none }
    return .object(reference(to: instance))
  }

  /// Resolves a weak or unowned reference; a dangling unowned reference ends the program.
  package func strong(_ number: Int, _ ownership: Ownership) throws(Halt) -> Value {
    let value = strong(number)
    if value.isNone, ownership == .unowned {
      throw .crash(
        "Fatal error: Attempted to read an unowned reference but the object was already deallocated"
      )
    }
    return value
  }

  /// Records an object whose last reference is gone.
  func isUnheld(_ instance: Instance) { unheld.append(instance) }

  /// Releases unreferenced objects, which may run `deinit`.
  package func sweep() throws(Halt) {
    guard !unheld.isEmpty, !isSweeping else { return }
    isSweeping = true
    defer { isSweeping = false }
    while !unheld.isEmpty {
      let instance = unheld.removeFirst()  // checked: it is not empty
      guard instance.reference == nil, heap[instance.number] != nil, !instance.isGoing else {
        continue
      }
      // The objects that it alone held are released before the next one.
      let rest = unheld
      unheld = []
      if let node = instance.node {
        isSweeping = false
        let isBorrowed = instance.isBorrowed
        try withModel { application throws(Refusal) in
          application.letGoByCode(node, atOnce: !isBorrowed)
        }
        isSweeping = true
      } else {
        try end(instance)
      }
      unheld += rest
    }
  }

  /// Ends an object: runs its `deinit`, then the superclass's, then releases its fields. A window keeps them until
  /// `release`: it still posts notifications, and an observer can read it.
  package func end(_ instance: Instance) throws(Halt) {
    guard !instance.isGoing else { return }
    instance.isGoing = true
    var reference: Reference? = Reference(instance, self)
    if !instance.isPartial, let nominal = instance.nominal, let value = reference.map(Value.object)
    {
      for type in nominal.lineage {
        if let deinitializer = type.deinitializer { _ = try call(deinitializer, value, []) }
      }
    }
    reference = nil
    let isWindow = instance.nominal?.lineage.contains { $0.isLibrary && $0.name == "UIWindow" }
    if instance.node == nil || isWindow != true { release(instance) }
  }

  /// Releases an object's fields after its `deinit`.
  package func release(_ instance: Instance) {
    heap[instance.number] = nil
    if let node = instance.node { objects[node] = nil }
    var fields: [Value] = []
    swap(&fields, &instance.fields)
  }
}
