import HTTP
package import WindowModel

extension WindowProperties {
  /// The fields of a window that a request may set: its own, and those of every view.
  package static let fields: [Body.Field<WindowProperties>] =
    [
      .init("screen", example: "\"main\"") { body, it throws(Problem) in
        it.screen = try body.identifier()
      },
      .init("windowScene", example: "\"scene1\"") { body, it throws(Problem) in
        it.windowScene = .some(try body.optionalIdentifier())
      },
      .init("rootViewController", example: "\"home\"") { body, it throws(Problem) in
        it.rootViewController = .some(try body.optionalIdentifier())
      },
      .init("windowLevel", example: "\"alert\"") { body, it throws(Problem) in
        it.windowLevel = try body.windowLevel()
      },
      .init("canBecomeKey", example: "false") { body, it throws(Problem) in
        it.canBecomeKey = try body.bool()
      },
      .init("overrides", example: "[\"becomeKey\"]") { body, it throws(Problem) in
        it.overrides = try body.choices(KeyMethod.self)
      },
    ] + ViewProperties.fields.map { $0.within(\.view) }
}
