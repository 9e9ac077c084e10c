import HTTP
import JSON
import WindowModel

/// What a request that makes a window asks for.
struct NewWindow {
  var identifier: Identifier?
  var properties = WindowProperties()
  var retained = true
}

extension WindowProperties {
  /// The fields of a window that a request may set.
  static let fields: [Body.Field<WindowProperties>] = [
    .init("frame", example: "[20,70,200,200]") { body, it throws(Problem) in
      it.frame = try body.rect()
    },
    .init("bounds", example: "[0,0,200,200]") { body, it throws(Problem) in
      it.bounds = try body.rect()
    },
    .init("center", example: "[120,170]") { body, it throws(Problem) in
      it.center = try body.point()
    },
    .init("screen", example: "\"main\"") { body, it throws(Problem) in
      it.screen = try body.identifier()
    },
    .init("windowScene", example: "\"scene1\"") { body, it throws(Problem) in
      if try body.kind() == .null {
        try body.null()
        it.windowScene = .some(nil)
      } else {
        it.windowScene = .some(try body.identifier())
      }
    },
    .init("windowLevel", example: "\"alert\"") { body, it throws(Problem) in
      it.windowLevel = try body.windowLevel()
    },
    .init("isHidden", example: "false") { body, it throws(Problem) in
      it.isHidden = try body.bool()
    },
    .init("alpha", example: "0.5") { body, it throws(Problem) in it.alpha = try body.number() },
    .init("backgroundColor", example: "\"red\"") { body, it throws(Problem) in
      it.backgroundColor = .some(try body.color())
    },
    .init("canBecomeKey", example: "false") { body, it throws(Problem) in
      it.canBecomeKey = try body.bool()
    },
    .init("isOpaque", example: "true") { body, it throws(Problem) in
      it.isOpaque = try body.bool()
    },
    .init("clipsToBounds", example: "true") { body, it throws(Problem) in
      it.clipsToBounds = try body.bool()
    },
    .init("isUserInteractionEnabled", example: "false") { body, it throws(Problem) in
      it.isUserInteractionEnabled = try body.bool()
    },
  ]
}

extension NewWindow {
  /// The fields of a request that makes a window: its own and every property's.
  static let fields: [Body.Field<NewWindow>] =
    [
      .init("id", example: "\"window1\"") { body, it throws(Problem) in
        it.identifier = try body.identifier()
      },
      .init("retained", example: "false") { body, it throws(Problem) in
        it.retained = try body.bool()
      },
    ]
    + WindowProperties.fields.map { field in
      Body.Field(field.name, example: field.example) { body, it throws(Problem) in
        try field.read(&body, &it.properties)
      }
    }
}

extension JSONWriter {
  /// A window as every reply shows it.
  mutating func window(_ id: NodeID, in application: borrowing Application) {
    beginObject()
    fields(ofWindow: id, in: application)
    endObject()
  }

  /// A window, within an object.
  mutating func fields(ofWindow id: NodeID, in application: borrowing Application) {
    guard let view = application.view(id), let window = view.window else { return }
    field("id", application.identifier(of: id).text)
    field("class", view.className)
    field("screen", window.screen.text)
    if application.settings.knobs.scenes != .none {
      optionalField("windowScene", window.scene?.text)
    }
    field("isOnScreen", application.isOnScreen(id))
    field("isHidden", view.isHidden)
    field("isKeyWindow", application.isKey(id))
    field("windowLevel", window.level.rawValue)
    field("canBecomeKey", window.canBecomeKey)
    field("frame", view.frame)
    field("bounds", view.bounds)
    field("center", view.center)
    field("alpha", view.alpha)
    optionalField("backgroundColor", view.backgroundColor?.text)
    field("isOpaque", view.isOpaque)
    field("clipsToBounds", view.clipsToBounds)
    field("isUserInteractionEnabled", view.isUserInteractionEnabled)
    key("references")
    beginArray()
    for name in view.references { value(name.text) }
    endArray()
  }

  /// All windows, back to front.
  mutating func windows(of application: borrowing Application) {
    key("windows")
    beginArray()
    for id in application.windows { window(id, in: application) }
    endArray()
  }
}
