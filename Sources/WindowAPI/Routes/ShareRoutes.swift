import CodePrinting
import HTTP
import JSON
import Operations
import Pictures
import Problems
import WindowModel
import WindowService
import WindowSessions

extension WindowAPI {
  /// Replies with a moment of a session for a frame in another site's page: its picture, code and events.
  /// It runs no script and changes nothing.
  static func embed(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    let newest = session.read { $0.revision }
    let moment = try call.look { $0.moment }
    let name = MomentName(moment.revision, moment.point)
    let shown = SharedMoment(session.identifier, name, at: call.origin)
    let screen = PictureContent(moment.application.mainScreen, in: moment.application)
    var page = ByteBuffer(capacity: 8000)
    page.append(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(shown.title)</title>
      \(shown.preview(screen))<link rel="stylesheet" href="/web/embed.css">
      </head>
      <body>
      <main>
      <figure>
      """)
    page.append(screen.svg(.flat, of: session.identifier, revision: moment.revision).text)
    page.append("</figure>\n<section>\n<h1>\(shown.name)</h1>\n")
    if name.revision > 0 { page.append(try call.whatHappened(at: name.revision, in: moment)) }
    func link(_ mark: String, _ words: String, to revision: Int) -> String {
      (0...max(0, newest)).contains(revision)
        ? "<a href=\"/embed/\(session.identifier)@\(revision)\" title=\"\(words)\">\(mark)</a>"
        : "<span aria-hidden=\"true\">\(mark)</span>"
    }
    page.append(
      """
      <nav aria-label="Moments">
      \(link("‹", "The moment before", to: name.revision - 1))
      <span>\(name.text) / \(newest)</span>
      \(link("›", "The next moment", to: name.revision + 1))
      <a class="open" href="\(shown.link)" target="_blank" rel="noopener">Open in Fenestra</a>
      </nav>
      </section>
      </main>
      </body>
      </html>

      """)
    let policy =
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *"
    return Response(
      .ok, contentType: "text/html; charset=utf-8",
      headers: [
        HeaderField(.contentSecurityPolicy, policy), HeaderField(.cacheControl, "no-cache"),
      ],
      body: .bytes(page))
  }

  /// Replies with how to embed a page of this service, in the format of https://oembed.com.
  static func oEmbed(_ call: Call) throws(Problem) -> Response {
    guard call.query("format") ?? "json" == "json" else {
      throw Problem(.notAcceptable, "oEmbed is only available as JSON.")
    }
    guard let url = call.query("url") else {
      throw Problem(
        .invalidParameter, "url is the address of a session's page.",
        example: "curl '\(call.address)/oembed?url=\(call.origin.inQuery)/s/demo%408'")
    }
    let width = min(640, try call.bound("maxwidth")), height = min(440, try call.bound("maxheight"))
    let (session, moment) = try call.shared(at: url)
    let shown = SharedMoment(
      session.identifier, MomentName(moment.revision, moment.point), at: call.origin)
    let screen = moment.application.mainScreen.bounds.size
    // Rounded down to thousandths, so that the picture has no more pixels than requested.
    let scale =
      (1000 * min(1, Double(width) / screen.width, Double(height) / screen.height)).rounded(.down)
      / 1000
    return jsonReply { json in
      json.field("version", "1.0")
      json.field("type", "rich")
      json.field("provider_name", "Fenestra")
      json.field("provider_url", "\(call.origin)/")
      json.field("title", shown.title)
      json.field("html", shown.frame(width: width, height: height))
      json.field("width", width)
      json.field("height", height)
      json.field("thumbnail_url", shown.picture(scale))
      json.field("thumbnail_width", Int(clamping: max(1, screen.width * scale), to: 1...width))
      json.field("thumbnail_height", Int(clamping: max(1, screen.height * scale), to: 1...height))
    }
  }
}

extension Call {
  /// Returns the code of a moment's command, and its window notifications, as HTML.
  fileprivate func whatHappened(at revision: Int, in moment: Moment) throws(Problem) -> String {
    let (step, turn) = try repeated(revision)
    let code = try codeWriter(.swift).text(of: step).asHTML
    var events = (turn?.events ?? []).filter { $0.name.group == .window }
    let rest = events.count - Self.mostToldEvents
    events = Array(events.prefix(Self.mostToldEvents))
    let lines = events.map { event in
      "<li><b>\(moment.application.identifier(of: event.object))</b> \(event.name.rawValue)</li>"
    }
    let more = rest > 0 ? "<li>\(rest) more</li>" : ""
    let list = events.isEmpty ? "" : "<ol tabindex=\"0\">\(lines.joined())\(more)</ol>\n"
    return "<pre tabindex=\"0\">\(code)</pre>\n\(list)"
  }

  /// The maximum number of events in a frame.
  private static var mostToldEvents: Int { 20 }

  /// Returns the maximum pixels along a side, from the query.
  fileprivate func bound(_ name: String) throws(Problem) -> Int {
    guard let text = query(name) else { return .max }
    guard let number = Int(asWritten: text), number >= 100 else {
      throw Problem(.invalidParameter, "\(name) is a number of pixels, 100 at least.")
    }
    return number
  }

  /// Returns the session and the moment of a page's address on this service.
  fileprivate func shared(at url: String) throws(Problem) -> (session: Session, moment: Moment) {
    let parts = url.split(separator: "/", omittingEmptySubsequences: false)
    let place = "\(origin)/".split(separator: "/", omittingEmptySubsequences: false)
    // A proxy may use TLS for the service, so the scheme is ignored.
    guard parts.count == 5, ["http:", "https:"].contains(parts[0]), parts[1].isEmpty,
      parts[2].lowercased() == place[2].lowercased(), ["s", "embed"].contains(parts[3])
    else {
      throw Problem(.notFound, "The url is not a page of this service that can be embedded.")
    }
    let path = parts[4].prefix { $0 != "?" && $0 != "#" }
    guard let text = Target.decode(Array(path.utf8)[...]) else {
      throw Problem(.invalidParameter, "url is not percent-encoded UTF-8.")
    }
    let name = MomentName.parts(of: text)
    let found: Session?
    do throws(SessionRefusal) {
      found = try Identifier(name.session).flatMap { name throws(SessionRefusal) in
        try api.directory.find(name)
      }
    } catch { throw problem(error) }
    guard let found else { throw Problem(.notFound, "There is no session '\(name.session)'.") }
    tells(of: found)
    guard let moment = name.moment else { return (found, found.read { $0.moment }) }
    return (found, try self.moment(moment, named: "url", of: found))
  }
}

/// A moment of a session, for sharing.
struct SharedMoment {
  private let session: Identifier
  private let moment: MomentName
  private let origin: String

  init(_ session: Identifier, _ moment: MomentName, at origin: String) {
    self.session = session
    self.moment = moment
    self.origin = origin
  }

  /// The address of its page, which changes nothing.
  var link: String { "\(origin)/s/\(session)@\(moment.text)" }

  var name: String { "\(session), revision \(moment.text)" }

  var title: String { "\(name) · Fenestra" }

  /// Returns the metadata for link previews in a page's head: title, description, picture, and where to
  /// find how to embed it.
  func preview(_ screen: borrowing PictureContent) -> String {
    """
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Fenestra">
    <meta property="og:title" content="\(title)">
    <meta property="og:description" content="\(screen.description(with: []).asHTML)">
    <meta property="og:url" content="\(link)">
    <meta property="og:image" content="\(picture())">
    <meta property="og:image:alt" content="The screen">
    <meta name="twitter:card" content="summary">
    <link rel="alternate" type="application/json+oembed" title="\(title)" href="\(origin)/oembed?url=\(link.inQuery)">

    """
  }

  /// Returns the address of its picture in pixels; `scale` is the pixels per point.
  func picture(_ scale: Double? = nil) -> String {
    let scale = scale.map { "&scale=\(Printed.number($0))" } ?? ""
    return "\(origin)/sessions/\(session)/snapshot.png?at=\(moment.text)\(scale)"
  }

  /// Returns an HTML frame with it, for another site's page.
  func frame(width: Int, height: Int) -> String {
    """
    <iframe src="\(origin)/embed/\(session)@\(moment.text)" width="\(width)" height="\(height)" title="\(title)" loading="lazy" style="border:0"></iframe>
    """
  }
}

extension String {
  /// The text, encoded as a query value.
  fileprivate var inQuery: String { Target.encode(utf8) }
}
