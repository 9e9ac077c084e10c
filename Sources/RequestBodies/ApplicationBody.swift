import HTTP
package import WindowModel

extension ApplicationProperties {
  /// The fields of an application that a request may set.
  package static let fields: [Body.Field<ApplicationProperties>] = [
    .init("state", example: "\"background\"") { body, it throws(Problem) in
      it.state = try body.choice(ApplicationState.self)
    },
    .init("orientation", example: "\"landscapeLeft\"") { body, it throws(Problem) in
      it.orientation = try body.choice(Orientation.self)
    },
    .init("statusBar", example: "{\"isHidden\":true}") { body, it throws(Problem) in
      try body.object("a status bar", statusBarFields, into: &it)
    },
    .init("hasHardwareKeyboard", example: "true") { body, it throws(Problem) in
      it.hasHardwareKeyboard = try body.bool()
    },
  ]

  private static let statusBarFields: [Body.Field<ApplicationProperties>] = [
    .init("isHidden", example: "true") { body, it throws(Problem) in
      it.hidesStatusBar = try body.bool()
    }
  ]
}
