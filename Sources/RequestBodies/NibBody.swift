import HTTP
import Problems
package import WindowModel

extension Nib {
  /// The fields of a nib document.
  package static let fields: [Body.Field<Nib>] = [
    .init("windows", example: #"[{"id":"window","isFullScreenAtLaunch":true}]"#) {
      body, it throws(Problem) in
      try body.array { body, _ throws(Problem) in
        var window = WindowObject()
        try body.object("a window of a nib", WindowObject.fields, into: &window)
        it.windows.append(window)
      }
    },
    .init("controllers", example: #"[{"id":"home"}]"#) { body, it throws(Problem) in
      try body.array { body, _ throws(Problem) in
        it.controllers.append(try body.controllerObject())
      }
    },
    .init("views", example: #"[{"id":"label","class":"UILabel"}]"#) { body, it throws(Problem) in
      it.views = try body.viewObjects()
    },
  ]
}

extension Nib.Archive {
  fileprivate static let fields: [Body.Field<Nib.Archive>] = [
    .init("id", example: "\"window\"") { body, it throws(Problem) in
      it.identifier = try body.identifier()
    },
    .init("outlets", example: "[\"delegate.window\"]") { body, it throws(Problem) in
      try body.array { body, _ throws(Problem) in
        let name = try body.referenceName()
        guard !it.outlets.contains(name) else { throw body.invalid("'\(name)' came twice.") }
        it.outlets.append(name)
      }
    },
  ]
}

extension Nib.WindowObject {
  fileprivate static let fields: [Body.Field<Nib.WindowObject>] =
    Nib.Archive.fields.map { $0.within(\.archive) } + [
      .init("class", example: "\"UIWindow\"") { body, it throws(Problem) in
        it.viewClass = try body.viewClass()
      },
      .init("rootViewController", example: "{\"id\":\"home\"}") { body, it throws(Problem) in
        it.rootViewController = try body.controllerObject()
      },
      .init("isFullScreenAtLaunch", example: "true") { body, it throws(Problem) in
        it.isFullScreenAtLaunch = try body.bool()
      },
      .init("subviews", example: "[{\"class\":\"UILabel\"}]") { body, it throws(Problem) in
        it.subviews = try body.viewObjects()
      },
    ]
    + WindowProperties.fields.filter { $0.name != "rootViewController" }.map {
      $0.within(\.properties)
    }
}

/// A controller of a nib that is being read: its class comes from two fields.
private struct NibController {
  var new = NewController()
  var archive = Nib.Archive()
  var view: Nib.ViewObject?

  static let fields: [Body.Field<NibController>] =
    Nib.Archive.fields.map { $0.within(\.archive) } + [
      .init("view", example: "{\"subviews\":[]}") { body, it throws(Problem) in
        it.view = try body.viewObject()
      }
    ]
    + NewController.fields.filter { !["id", "retained", "view"].contains($0.name) }.map {
      $0.within(\.new)
    }
}

extension Nib.ViewObject {
  fileprivate static let fields: [Body.Field<Nib.ViewObject>] =
    Nib.Archive.fields.map { $0.within(\.archive) } + [
      .init("class", example: "\"UILabel\"") { body, it throws(Problem) in
        it.viewClass = try body.viewClass()
      },
      .init("subviews", example: "[{\"class\":\"UILabel\"}]") { body, it throws(Problem) in
        it.subviews = try body.viewObjects()
      },
    ] + ViewProperties.fields.map { $0.within(\.properties) }
}

extension Body {
  fileprivate mutating func controllerObject() throws(Problem) -> Nib.ControllerObject {
    var read = NibController()
    try object("a controller of a nib", NibController.fields, into: &read)
    var controller = Nib.ControllerObject()
    (controller.archive, controller.properties) = (read.archive, read.new.properties)
    controller.view = read.view
    do { controller.controllerClass = try read.new.controllerClass } catch {
      throw error.within(pointer)
    }
    return controller
  }

  fileprivate mutating func viewObjects() throws(Problem) -> [Nib.ViewObject] {
    var views: [Nib.ViewObject] = []
    try array { body, _ throws(Problem) in views.append(try body.viewObject()) }
    return views
  }

  /// Reads a view with its subviews; the reader limits their depth.
  fileprivate mutating func viewObject() throws(Problem) -> Nib.ViewObject {
    var view = Nib.ViewObject()
    try object("a view of a nib", Nib.ViewObject.fields, into: &view)
    return view
  }

  fileprivate mutating func referenceName() throws(Problem) -> ReferenceName {
    guard let name = ReferenceName(try string()) else { throw invalid(ReferenceName.shape) }
    return name
  }
}
