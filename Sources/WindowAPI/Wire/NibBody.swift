import HTTP
import WindowModel

extension Nib {
  /// The fields of a nib document.
  static let fields: [Body.Field<Nib>] = [
    .init("windows", example: #"[{"id":"window","isFullScreenAtLaunch":true}]"#) {
      body, it throws(Problem) in
      try body.array { body, _ throws(Problem) in
        var window = WindowObject()
        try body.object("a window of a nib", WindowObject.fields, into: &window)
        it.windows.append(window)
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
      .init("isFullScreenAtLaunch", example: "true") { body, it throws(Problem) in
        it.isFullScreenAtLaunch = try body.bool()
      },
      .init("subviews", example: "[{\"class\":\"UILabel\"}]") { body, it throws(Problem) in
        it.subviews = try body.viewObjects()
      },
    ] + WindowProperties.fields.map { $0.within(\.properties) }
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
  fileprivate mutating func viewObjects() throws(Problem) -> [Nib.ViewObject] {
    var views: [Nib.ViewObject] = []
    // As deep as JSON may nest, which the reader bounds.
    try array { body, _ throws(Problem) in
      var view = Nib.ViewObject()
      try body.object("a view of a nib", Nib.ViewObject.fields, into: &view)
      views.append(view)
    }
    return views
  }

  fileprivate mutating func referenceName() throws(Problem) -> ReferenceName {
    guard let name = ReferenceName(try string()) else { throw invalid(ReferenceName.shape) }
    return name
  }
}
