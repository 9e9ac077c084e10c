package import ProgramRuntime
import ProgramUIKit
import WindowModel

extension Library {
  package static let alertProperties: [String: NativeProperty] = [
    "UIAlertView.isVisible": isVisible, "UIActionSheet.isVisible": isVisible,
  ]

  private static let isVisible = NativeProperty(get: { machine, value throws(Halt) in
    let name = try machine.identifier(value)
    return .bool(try machine.read { $0.alertView(name)?.window != nil })
  })

  package static let alertNatives: [String: Native] = [
    // The field exists at once, so that the program's closure can configure it.
    "UIAlertController.makeTextField()": { machine, alert, _ throws(Halt) in
      let node = try machine.node(alert)
      let placeholders = try machine.read { $0.controller(node)?.alert?.textFields ?? [] }
      var load = LoadView()
      load.controller = try machine.identifier(alert)
      try machine.carryOut(load)
      var change = ChangeController()
      change.controller = load.controller
      change.properties.alert.textFields = placeholders + [""]
      try machine.carryOut(change)
      return try machine.object(try machine.read { $0.alertFields(node).last })
    }
  ]
}
