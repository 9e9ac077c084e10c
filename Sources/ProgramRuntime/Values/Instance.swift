package import WindowModel

/// An object, a closure with what it captured, a variable that closures share, or a suspended call.
///
/// It lies in the machine's heap. Whoever holds it holds a `Reference`; when the last one goes, so does it.
// Sendable: only its machine's thread has it; a program at rest holds numbers instead.
package final class Instance: @unchecked Sendable {
  package enum Kind: Sendable {
    case object(Nominal)
    case closure(ClosureBody)
    case variable
    /// A call of an async function that waits, and its variables.
    case call(Function)
    case closureCall(ClosureBody)
  }

  package let number: Int
  let kind: Kind
  /// The stored properties, what was captured, the variable's value, or a call's variables.
  package var fields: [Value]
  /// The view or the controller that it is in the model.
  package var node: NodeID?
  /// What a view or a controller may be called: the variable that it is stored in.
  var name: String?
  /// Whether nobody but who is called back holds it, and it goes when the turn ends.
  var isBorrowed = false
  /// Whether its `deinit` has begun.
  package var isGoing = false
  /// The handle that all who hold it share, nil while nobody does.
  unowned(unsafe) var reference: Reference?

  init(_ number: Int, _ kind: Kind, _ fields: [Value]) {
    self.number = number
    self.kind = kind
    self.fields = fields
  }

  package var nominal: Nominal? { if case .object(let nominal) = kind { nominal } else { nil } }
}

/// What keeps an object alive.
// Sendable: as its object.
package final class Reference: @unchecked Sendable {
  package let instance: Instance
  // Weak, since the machine goes before what it alone holds.
  private weak var machine: Machine?

  init(_ instance: Instance, _ machine: Machine) {
    self.instance = instance
    self.machine = machine
    instance.reference = self
  }

  deinit {
    instance.reference = nil
    machine?.isUnheld(instance)
  }
}
