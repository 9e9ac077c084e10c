package import ProgramRuntime
import WindowModel

/// Split view controllers.
extension Library {
  package static let splitProperties: [String: NativeProperty] = [
    "UISplitViewController.viewControllers": others(
      { $1.viewControllers(of: $0) },
      set: { machine, value, new throws(Halt) in
        try machine.setControllers(value, new, animated: false)
      }),
    "UISplitViewController.isCollapsed": flag {
      $1.controller($0)?.stack?.split?.isCollapsed ?? false
    },
  ]

  package static let splitNatives: [String: Native] = [
    "UISplitViewController.showInColumn(_:_:_:)": { machine, value, arguments throws(Halt) in
      let sender = machine.library.shared["sender"]
      machine.library.shared["sender"] = arguments[1]
      defer { machine.library.shared["sender"] = sender }
      let receiver = try machine.identifier(value)
      let controller = try machine.identifier(arguments[0])
      if arguments[2].bool {
        var command = ShowDetail()
        (command.receiver, command.controller) = (receiver, controller)
        try machine.carryOut(command)
      } else {
        var command = Show()
        (command.receiver, command.controller) = (receiver, controller)
        try machine.carryOut(command)
      }
      return .void
    }
  ]
}
