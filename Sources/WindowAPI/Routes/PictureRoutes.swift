import Bitmaps
import HTTP
import JSON
import Pictures
import Problems
import WindowModel
import WindowService
import WindowSessions

extension WindowAPI {
  static func picture(_ call: Call) throws(Problem) -> Response {
    let svg = try call.picture()
    return try call.showText(as: "image/svg+xml", headers: [.picturePolicy], svg)
  }

  /// Replies with the same picture in pixels.
  static func bitmap(_ call: Call) throws(Problem) -> Response {
    let svg = try call.picture()
    var scale: Double?
    if call.query("scale") != nil {
      scale = try call.numbers("scale", 1, example: "2")[0]
      guard let scale, Bitmap.scales.contains(scale) else {
        throw Problem(.invalidParameter, "scale is 0.01 to 4 pixels per point.")
      }
    }
    let room = try call.reserve(Bitmap.mostBytes)
    defer { withExtendedLifetime(room) {} }
    return try call.showText(as: "image/png") { view throws(Problem) in
      let picture = try svg(view)
      do throws(BitmapFault) { return try Bitmap.png(of: picture, scale: scale) } catch {
        throw Problem(error)
      }
    }
  }
}

extension Problem {
  fileprivate init(_ fault: BitmapFault) {
    switch fault {
    case .noLibrary(let reason):
      self.init(
        .libraryMissing, "Bitmaps need cairo, which is not installed: \(reason).",
        hint: "The service's operator can install it: apt-get install libcairo2.")
    case .tooLarge:
      self.init(
        .invalidParameter, "A bitmap has \(Bitmap.mostPixels) pixels at most.",
        hint: "Take a smaller scale, or leave it out.")
    case .tooDeep:
      self.init(
        .tooMuchWork,
        "Too many transparent views are nested for a bitmap.",
        hint: "snapshot.svg is the same picture without this limit.")
    case .noMemory: self.init(.overloaded, "There is not enough memory for a bitmap of this size.")
    case .unreadable:
      self.init(.internalError, "The picture has an element that bitmaps do not support.")
    }
  }
}

extension Call {
  /// Returns the function that draws the requested picture.
  fileprivate func picture() throws(Problem)
    -> (borrowing Session.View) throws(Problem) -> ByteBuffer
  {
    let style = try pictureStyle()
    let session = try session().identifier
    return { view throws(Problem) in
      let screen = try self.screen(in: view.application)
      return PictureContent(screen, in: view.application)
        .svg(style, of: session, revision: view.revision)
    }
  }

  /// Returns the screen in the query, or the device's own.
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
      explosion.depth = first...last  // checked: tested above
    }
    return explosion
  }
}
