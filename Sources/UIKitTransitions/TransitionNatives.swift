package import ProgramRuntime
import ProgramUIKit
import WindowModel

/// The ends of transitions, and the application delegate's window.
extension Library {
  package static let transitionProperties: [String: NativeProperty] = [
    "UIViewController.transitionCoordinator": NativeProperty(get: { machine, value throws(Halt) in
      let node = try machine.node(value)
      guard let transition = try machine.read({ $0.coordinatedTransition(of: node) }) else {
        return .none
      }
      let coordinator = try machine.make("_UITransitionCoordinator")
      machine.setField("from", of: coordinator, try machine.object(transition.from))
      machine.setField("to", of: coordinator, try machine.object(transition.to))
      return coordinator
    })
  ]

  package static let transitionNatives: [String: Native] = [
    // The property is optional in the protocol: a delegate may lack it.
    "delegateWindow(_:)": { machine, _, arguments throws(Halt) in
      let delegate = arguments[0].unboxed
      guard let nominal = machine.nominal(of: delegate), machine.find("window", in: nominal) != nil
      else { return .none }
      return try machine.property("window", of: delegate)
    },
    "_UIViewControllerTransitionContext.refuseFrame()": { _, _, _ throws(Halt) in
      throw .bound("UIKit's frame for this controller is not known here; use its view's frame.")
    },
    "_UIViewControllerTransitionContext.refuseCancellation()": { _, _, _ throws(Halt) in
      throw .bound("The model has no cancelled presentations; complete the transition with true.")
    },
    "_UIViewControllerTransitionContext.finish(_:_:)": { machine, _, arguments throws(Halt) in
      let presented = try machine.node(arguments[0])
      let dismissed = arguments[1].isNone ? nil : try machine.node(arguments[1])
      try machine.withModel { application throws(Refusal) in
        application.finishTransition(of: presented, dismissing: dismissed)
      }
      return .void
    },
  ]
}
