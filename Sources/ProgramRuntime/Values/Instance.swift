package import WindowModel

/// An object, a closure with its captures, a variable shared by closures, or a suspended call.
///
/// It is on the machine's heap. Its owners hold a `Reference`; when the last one goes, it is released.
// Sendable: only its machine's thread uses it; a saved program holds numbers instead.
package final class Instance: @unchecked Sendable {
  package enum Kind: Sendable {
    case object(Nominal)
    case closure(ClosureBody)
    case variable
    /// A suspended call of an async function, and its variables.
    case call(Function)
    case closureCall(ClosureBody)
  }

  package let number: Int
  package let kind: Kind
  /// The stored properties, what was captured, the variable's value, or a call's variables.
  package var fields: [Value]
  /// The model's view or controller that it represents.
  package var node: NodeID?
  /// A name hint for a view or controller: the variable it is stored in.
  var name: String?
  /// Whether only the code being called back holds it; it is released when the turn ends.
  var isBorrowed = false
  /// The type arguments of an object of a generic class.
  package var typeArguments: [SwiftType] = []
  /// Whether all its properties got their values.
  var isWhole = false
  /// Whether its initializer failed before that, so that its `deinit` does not run.
  var isPartial = false
  /// Whether its `deinit` has begun.
  package var isGoing = false
  /// The handle shared by all owners; nil if there are none.
  unowned(unsafe) var reference: Reference?

  init(_ number: Int, _ kind: Kind, _ fields: [Value]) {
    self.number = number
    self.kind = kind
    self.fields = fields
  }

  package var nominal: Nominal? { if case .object(let nominal) = kind { nominal } else { nil } }
}

/// Keeps an object alive.
// Sendable: see `Instance`.
package final class Reference: @unchecked Sendable {
  package let instance: Instance
  // Weak, since the machine is deallocated before the objects that it alone holds.
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
