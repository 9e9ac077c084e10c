import ProgramRuntime
import Syntax
import WindowModel

/// `UIAlertView`; the model has its window and messages.
extension ObjectiveC {
  private static func buttons(_ receiver: Value, _ machine: Machine) -> [Value] {
    machine.field("buttons", of: receiver).array
  }

  static let alertViewNatives: [String: ObjectiveCMethodInfo.Run] = [
    "-UIAlertView initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:": {
      machine, receiver, arguments throws(Halt) in
      guard case .object(let reference) = receiver, !arguments[3].isNone,
        let nominal = reference.instance.nominal
      else { throw .bound("An alert view without a button to cancel it is not supported.") }
      let texts = Array(arguments.dropFirst(3))
      var command = CreateAlertView()
      command.identifier = try machine.freshName(for: reference.instance, nominal)
      command.alertView.title = arguments[0].isNone ? nil : try machine.text(arguments[0])
      command.alertView.message = arguments[1].isNone ? nil : try machine.text(arguments[1])
      for text in texts { command.alertView.buttons.append(try machine.text(text)) }
      command.isRetained = false
      guard let node = try machine.carryOut(command) else {
        throw .crash("An alert view could not be made.")
      }
      machine.bind(reference, to: node)
      machine.setField("title", of: receiver, arguments[0])
      machine.setField("message", of: receiver, arguments[1])
      machine.setField("delegate", of: receiver, arguments[2].weakened)
      machine.setField("buttons", of: receiver, .array(texts))
      return receiver
    },
    "-UIAlertView show": { machine, receiver, _ throws(Halt) in
      var command = ShowAlertView()
      command.alertView = try machine.identifier(receiver)
      try machine.carryOut(command)
      return .void
    },
    "-UIAlertView buttonTitleAtIndex:": { machine, receiver, arguments throws(Halt) in
      try element(
        .array(buttons(receiver, machine)), arguments[0].int, "objectAtIndex:", machine)
    },
    "-UIAlertView numberOfButtons": { machine, receiver, _ throws(Halt) in
      .int(buttons(receiver, machine).count)
    },
    "-UIAlertView cancelButtonIndex": { _, _, _ throws(Halt) in .int(0) },
    "-UIAlertView firstOtherButtonIndex": { machine, receiver, _ throws(Halt) in
      .int(buttons(receiver, machine).count > 1 ? 1 : -1)
    },
  ]
}
