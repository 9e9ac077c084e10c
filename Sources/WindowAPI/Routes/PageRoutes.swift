import HTTP
import JSON
import Operations
import Pictures
import Problems
import WindowModel
import WindowService
import WindowSessions

extension WindowAPI {
  /// Replies with the page at the service's root.
  static func homePage(_ call: Call) throws(Problem) -> Response {
    try call.page(headers: [HeaderField(.vary, "Accept")]) { _ in }
  }

  /// Replies with a page that is the same for every client.
  static func page(_ call: Call) throws(Problem) -> Response { try call.page { _ in } }

  /// Replies with a page of documentation: Markdown, or for a browser the page that renders it.
  static func docsPage(_ call: Call) throws(Problem) -> Response {
    let name = try call.parameter(0)
    // The repository's pages link to each other as files.
    guard let page = DocsPage(rawValue: name.hasSuffix(".md") ? String(name.dropLast(3)) : name),
      let text = call.api.web.text("docs/\(page.rawValue).md")
    else {
      throw Problem(
        .notFound, "There is no page '\(name)' in /docs.",
        hint: didYouMean(name, among: DocsPage.allCases.map(\.rawValue)),
        example: "curl \(call.address)/docs/guide")
    }
    let markdown = text.replacing("localhost:8080", with: call.address)
    let vary = HeaderField(.vary, "Accept")
    if call.form == "text/html" {
      return try call.page(headers: [vary]) { page in
        page.append("<pre id=\"markdown\">")
        page.append(markdown.asHTML)
        page.append("</pre>")
      }
    }
    var body = ByteBuffer(capacity: markdown.utf8.count)
    body.append(markdown)
    let type: StaticString =
      call.form == Route.text ? textType : "text/markdown; charset=utf-8"
    return Response(.ok, contentType: type, headers: [vary], body: .bytes(body))
  }

  private enum DocsPage: String, CaseIterable { case guide, operating }

  /// Replies with the page for a typed class code; the page itself reports an unknown code.
  static func classPage(_ call: Call) throws(Problem) -> Response {
    guard try call.parameter(0).unicodeScalars.count <= 64 else {
      throw Problem(.notFound, "A class's code has six characters.")
    }
    return try page(call)
  }

  /// Replies with the page of one session. It has the picture and the tree for browsers without
  /// scripts, and the metadata for link previews. To a browser, the page itself reports an unknown
  /// session or revision, since names are easily mistyped.
  static func sessionPage(_ call: Call) throws(Problem) -> Response {
    do {
      let session = try call.session().identifier
      return try call.look { view throws(Problem) in
        let screen = PictureContent(view.application.mainScreen, in: view.application)
        let picture = screen.svg(.flat, of: session, revision: view.revision)
        let tree = ViewTree.bytes(of: view.application.windows.reversed(), in: view.application)
        let name = MomentName(view.revision, view.point)
        let shown = SharedMoment(session, name, at: call.origin)
        return try call.page(about: shown.preview(screen)) { page in
          page.append("<figure>")
          page.append(picture.text)
          page.append("</figure>\n<pre>")
          page.append(tree.text.asHTML)
          page.append("</pre>")
        }
      }
    } catch {
      guard error.code.status == .notFound,
        call.request[.accept]?.contains("text/html") == true
      else { throw error }
      return try call.page(status: .notFound) { page in
        page.append("<noscript><p>")
        page.append([error.detail, error.hint ?? ""].joined(separator: " ").asHTML)
        page.append("</p></noscript>\n")
      }
    }
  }

  static func webFile(_ call: Call) throws(Problem) -> Response {
    let name = try call.parameter(0)
    // Other sites may load the stage's script.
    let headers = name == "fenestra-stage.js" ? [HeaderField(.allowOrigin, "*")] : []
    if let response = call.api.web.response(name, to: call, headers: headers) { return response }
    throw Problem(.notFound, "The page has no file '\(name)'.")
  }

  /// Replies with the script that caches the page for use without a network.
  static func serviceWorker(_ call: Call) throws(Problem) -> Response {
    if let response = call.api.web.worker(to: call) { return response }
    throw Problem(.notFound, "The page has no service worker.")
  }

  static func lessons(_ call: Call) throws(Problem) -> Response {
    if let response = call.api.web.response("lessons.json", to: call) { return response }
    throw Problem(.notFound, "There are no lessons.")
  }

  static func lesson(_ call: Call) throws(Problem) -> Response {
    let name = try call.parameter(0)
    if let response = call.api.web.response("\(name).json", in: "lessons/", to: call) {
      return response
    }
    throw Problem(
      .notFound, "There is no lesson '\(name)'.", example: "curl \(call.address)/lessons")
  }
}

extension Call {
  /// Returns the page, with `about` in its head and the content that `fill` adds.
  fileprivate func page(
    status: Status = .ok, about: String = "", headers: [HeaderField] = [],
    _ fill: (inout ByteBuffer) -> Void
  ) throws(Problem) -> Response {
    let text = (api.web.text("index.html") ?? "").replacing("localhost:8080", with: address)
      .replacing("<!-- about -->\n", with: about, maxReplacements: 1)
    let parts = text.split(
      separator: "<!-- session -->", maxSplits: 1, omittingEmptySubsequences: false)
    var page = ByteBuffer(capacity: 8000)
    page.append(String(parts[0]))
    if parts.count > 1 {
      fill(&page)
      page.append(String(parts[1]))
    }
    // The page is one file, and the session that it shows changes often.
    let own = [
      HeaderField(.contentSecurityPolicy, Self.policy), HeaderField(.cacheControl, "no-cache"),
    ]
    return Response(
      status, contentType: "text/html; charset=utf-8", headers: headers + own, body: .bytes(page))
  }

  /// The page may load only resources of this service.
  private static let policy =
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

extension String {
  /// The text, escaped for HTML.
  var asHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
