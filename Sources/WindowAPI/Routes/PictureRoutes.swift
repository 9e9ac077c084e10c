import HTTP
import Pictures
import Problems
import WindowModel
import WindowService
import WindowSessions

extension WindowAPI {
  static func picture(_ call: Call) throws(Problem) -> Response {
    let style = try call.pictureStyle()
    let session = try call.session().identifier
    return try call.showText(as: "image/svg+xml", headers: [.picturePolicy]) {
      view throws(Problem) in
      let screen = try call.screen(in: view.application)
      let content = PictureContent(screen, in: view.application)
      return content.svg(style, of: session, revision: view.revision)
    }
  }
}

extension Call {
  /// The screen that the query names, or the device's own.
  fileprivate func screen(in application: borrowing Application) throws(Problem) -> Screen {
    guard let name = query("screen") else { return application.mainScreen }
    if let screen = Identifier(name).flatMap(application.screen) { return screen }
    throw Problem(
      .invalidParameter, "There is no screen '\(name)'.",
      hint: didYouMean(name, among: application.screens.map(\.identifier.text)))
  }

  fileprivate func pictureStyle() throws(Problem) -> PictureStyle {
    switch query("style") {
    case "exploded": return .exploded(try explosion())
    case nil, "flat":
      guard query("spacing") == nil, query("depth") == nil else {
        throw Problem(
          .invalidParameter, "Only an exploded picture has a spacing and a depth.",
          example: curl(query: "?style=exploded&spacing=40"))
      }
      return .flat
    case let name?:
      throw Problem(
        .invalidParameter, "style is flat or exploded, not '\(name)'.",
        hint: didYouMean(name, among: ["flat", "exploded"]),
        example: curl(query: "?style=exploded"))
    }
  }

  private func explosion() throws(Problem) -> Explosion {
    var explosion = Explosion()
    if query("spacing") != nil {
      explosion.spacing = try numbers("spacing", 1, example: "40")[0]
      guard Explosion.spacings.contains(explosion.spacing) else {
        throw Problem(.invalidParameter, "spacing goes from 0 to 200 points.")
      }
    }
    if query("depth") != nil {
      let ends = try numbers("depth", 2, example: "0,5").map(Int.init(exactly:))
      guard let first = ends[0], let last = ends[1], first >= 0, first <= last else {
        throw Problem(
          .invalidParameter, "depth is the first and the last level to draw, counted from 0.",
          example: curl(query: "?style=exploded&depth=0,5"))
      }
      explosion.depth = first...last  // checked: asked above
    }
    return explosion
  }
}
