package import ProgramRuntime
package import WindowModel

/// Stack views; the library's own code creates their constraints.
extension Library {
  package static let stackNatives: [String: Native] = [
    "UIStackView.refuseArrangedIndex(_:_:)": { _, _, arguments throws(Halt) in
      throw .crash(
        "NSInternalInconsistencyException: index out of bounds for arranged subview: index = \(arguments[0].int) expected to be less than or equal to \(arguments[1].int)"
      )
    }
  ]
}

extension Machine {
  package func visibilityChanged(of id: NodeID, in application: inout Application) {
    guard crash == nil, let superview = application.view(id)?.superview,
      let stack = stack(superview)
    else { return }
    on(&application, else: ()) { () throws(Halt) in
      try self.call("arrangeOwnSubviews()", of: stack, [])
    }
  }

  /// Removes a view from its stack view's arranged subviews when it leaves.
  func leaveStack(_ event: Event) throws(Halt) {
    guard let node = event.object.node, let stack = stack(node) else { return }
    try call("loseArranged(_:)", of: stack, [try object(event.other)])
  }

  /// The stack view of a node; nil if it is not one, or is being deallocated.
  private func stack(_ id: NodeID) -> Instance? {
    guard let instance = objects[id], !instance.isGoing,
      instance.nominal?.lineage.contains(where: { $0.name == "UIStackView" && $0.isLibrary })
        == true
    else { return nil }
    return instance
  }

  /// Calls an internal method of the library.
  private func call(_ name: String, of instance: Instance, _ arguments: [Value]) throws(Halt) {
    guard let nominal = instance.nominal, let key = program.knownKey(name),
      let method = implementation(of: key, nominal)
    else { return }
    _ = try call(method, .object(reference(to: instance)), arguments)
  }
}
