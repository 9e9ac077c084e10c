package import ProgramRuntime
package import WindowModel

/// Presentation controllers and popovers.
extension Machine {
  /// A controller's single presentation controller of a kind.
  package func presentation(_ kind: String, of value: Value, _ type: String) throws(Halt) -> Value {
    try shared("\(kind) \(value.reference?.instance.number ?? 0)", type) {
      setField("controller", of: $0, value.weakened)
    }
  }

  /// A controller's popover; nil if its style has none. An action sheet has one on an iPad.
  package func popover(of value: Value) throws(Halt) -> Value? {
    let node = try node(value)
    let isPopover = try read { application in
      let controller = application.controller(node)
      if let alert = controller?.alert {
        return alert.style == .actionSheet && application.settings.device.idiom == .pad
      }
      return controller?.modalPresentationStyle == .popover
    }
    guard isPopover else { return nil }
    return try presentation("popover", of: value, "UIPopoverPresentationController")
  }

  /// The presentation controller that the program used, that of its style first; nil if it used none.
  func presentation(of instance: Instance) -> Value? {
    library.shared["popover \(instance.number)"] ?? library.shared["sheet \(instance.number)"]
      ?? library.shared["presentation \(instance.number)"]
  }

  package func adaptiveStyle(
    of id: NodeID, isCompact: Bool, in application: inout Application
  ) -> ModalPresentationStyle? {
    guard crash == nil, let instance = objects[id], let asked = presentation(of: instance) else {
      return nil
    }
    return on(&application, else: nil) { () throws(Halt) in
      let delegate = self.field("delegate", of: asked)
      guard !delegate.isNone else { return nil }
      let presenter = try self.read { $0.controller(id)?.presenting }
      let own = try self.read { application in
        presenter.map { application.traitCollection(ofController: $0) }
      }
      let traits = try self.makeTraits(own)
      var answer = try self.tell(
        delegate, "adaptivePresentationStyle(for:traitCollection:)", [asked, traits])
      if answer == nil, isCompact {
        answer = try self.tell(delegate, "adaptivePresentationStyle(for:)", [asked])
      }
      return answer.flatMap(Self.style)
    }
  }

  /// A style returned by Swift or Objective-C.
  private static func style(_ value: Value) -> ModalPresentationStyle? {
    switch value.unboxed {
    case .element(let index, _):
      Library.styles.indices.contains(index) ? Library.styles[index] : nil
    case .int(-1): ModalPresentationStyle.none
    case .int(-2): .automatic
    case .int(let raw): Library.styles.indices.contains(raw) ? Library.styles[raw] : nil
    default: nil
    }
  }

  package func raise(_ refusal: Refusal) {
    guard crash == nil, case .crash(var reason) = halt(refusal) else { return }
    reason.position = nil
    crash = reason
  }
}
