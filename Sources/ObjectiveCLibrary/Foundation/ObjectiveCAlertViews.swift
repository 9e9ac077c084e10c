import ObjectiveCTypes
import ProgramRuntime
import Syntax
import WindowModel

/// `UIAlertView` and `UIActionSheet`; the model has their windows and messages.
extension ObjectiveC {
  private static func buttons(_ receiver: Value, _ machine: Machine) -> [Value] {
    machine.field("buttons", of: receiver).array
  }

  /// Makes the model's alert view for an object. The model's first button is the one that cancels.
  private static func make(
    _ receiver: Value, _ alertView: AlertView, _ buttons: [Value], _ delegate: Value,
    _ machine: Machine
  ) throws(Halt) -> Value {
    guard case .object(let reference) = receiver, let nominal = reference.instance.nominal else {
      return receiver
    }
    var command = CreateAlertView()
    command.identifier = try machine.freshName(for: reference.instance, nominal)
    command.alertView = alertView
    command.isRetained = false
    guard let node = try machine.carryOut(command) else {
      throw .crash("An alert view could not be made.")
    }
    machine.bind(reference, to: node)
    machine.setField("title", of: receiver, alertView.title.map(Value.string) ?? .none)
    machine.setField("delegate", of: receiver, delegate.weakened)
    machine.setField("buttons", of: receiver, .array(buttons))
    return receiver
  }

  private static func optionalText(_ value: Value, _ machine: Machine) throws(Halt) -> String? {
    value.isNone ? nil : try machine.text(value)
  }

  private static func texts(_ values: [Value], _ machine: Machine) throws(Halt) -> [String] {
    var texts: [String] = []
    for value in values { texts.append(try machine.text(value)) }
    return texts
  }

  private static let showing: ObjectiveCMethodInfo.Run = { machine, receiver, _ throws(Halt) in
    var command = ShowAlertView()
    command.alertView = try machine.identifier(receiver)
    try machine.carryOut(command)
    return .void
  }

  private static let titleOfButton: ObjectiveCMethodInfo.Run = {
    machine, receiver, arguments throws(Halt) in
    try element(.array(buttons(receiver, machine)), arguments[0].int, "objectAtIndex:", machine)
  }

  private static let countOfButtons: ObjectiveCMethodInfo.Run = {
    machine, receiver, _ throws(Halt) in
    .int(buttons(receiver, machine).count)
  }

  static let alertViewNatives: [String: ObjectiveCMethodInfo.Run] = [
    "-UIAlertView initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:": {
      machine, receiver, arguments throws(Halt) in
      guard !arguments[3].isNone else {
        throw .bound("An alert view without a button to cancel it is not supported.")
      }
      let buttons = Array(arguments.dropFirst(3).filter { !$0.isNone })
      let alertView = AlertView(
        title: try optionalText(arguments[0], machine),
        message: try optionalText(arguments[1], machine), buttons: try texts(buttons, machine))
      machine.setField("message", of: receiver, arguments[1])
      return try make(receiver, alertView, buttons, arguments[2], machine)
    },
    "-UIAlertView show": showing,
    "-UIAlertView buttonTitleAtIndex:": titleOfButton,
    "-UIAlertView numberOfButtons": countOfButtons,
    "-UIAlertView cancelButtonIndex": { _, _, _ throws(Halt) in .int(0) },
    "-UIAlertView firstOtherButtonIndex": { machine, receiver, _ throws(Halt) in
      .int(buttons(receiver, machine).count > 1 ? 1 : -1)
    },
    // A sheet's buttons are the destructive one, the others, then the one that cancels.
    "-UIActionSheet initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:":
      { machine, receiver, arguments throws(Halt) in
        guard !arguments[2].isNone else {
          throw .bound("An action sheet without a button to cancel it is not supported.")
        }
        let others = arguments.dropFirst(3).filter { !$0.isNone }
        let alertView = AlertView(
          .actionSheet, title: try optionalText(arguments[0], machine),
          buttons: try texts([arguments[2]] + others, machine))
        machine.setField("hasDestructiveButton", of: receiver, .bool(!arguments[3].isNone))
        return try make(receiver, alertView, others + [arguments[2]], arguments[1], machine)
      },
    "-UIActionSheet showInView:": showing,
    "-UIActionSheet buttonTitleAtIndex:": titleOfButton,
    "-UIActionSheet numberOfButtons": countOfButtons,
    "-UIActionSheet cancelButtonIndex": { machine, receiver, _ throws(Halt) in
      .int(buttons(receiver, machine).count - 1)
    },
    "-UIActionSheet destructiveButtonIndex": { machine, receiver, _ throws(Halt) in
      .int(machine.field("hasDestructiveButton", of: receiver).bool ? 0 : -1)
    },
    "-UIActionSheet firstOtherButtonIndex": { machine, receiver, _ throws(Halt) in
      let first = machine.field("hasDestructiveButton", of: receiver).bool ? 1 : 0
      return .int(first < buttons(receiver, machine).count - 1 ? first : -1)
    },
  ]
}
