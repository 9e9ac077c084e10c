import HTTP
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static let becomeFirstResponder = viewWrite { .becomeFirstResponder($0) }

  static let resignFirstResponder = viewWrite { .resignFirstResponder($0) }

  static let controllerBecomeFirstResponder = controllerWrite { .becomeFirstResponder($0) }

  static let controllerResignFirstResponder = controllerWrite { .resignFirstResponder($0) }

  /// A command of the view that the path names; it takes controllers too, which have a path of their
  /// own.
  private static func viewWrite(
    _ command: @escaping @Sendable (Identifier) -> Command
  ) -> Write {
    Write(
      check: { call, view throws(Problem) in
        let identifier = try call.identifier(of: .view)
        guard !view.application.isController(identifier) else {
          throw call.missing(.view, identifier.text, in: view.application)
        }
      },
      outcome: .init { json, application, turn, _ in
        json.firstResponder(turn.result, in: application)
      }
    ) { call throws(Problem) in
      try call.checkEmptyBody()
      return command(try call.identifier(of: .view))
    }
  }

  /// A command of the controller that the path names.
  private static func controllerWrite(
    _ command: @escaping @Sendable (Identifier) -> Command
  ) -> Write {
    Write(
      check: { call, view throws(Problem) in
        _ = try call.controller(call.identifier(of: .controller), in: view.application)
      },
      outcome: .init { json, application, turn, _ in
        json.firstResponder(turn.subject.flatMap(\.node), in: application)
      }
    ) { call throws(Problem) in
      try call.checkEmptyBody()
      return command(try call.identifier(of: .controller))
    }
  }
}
