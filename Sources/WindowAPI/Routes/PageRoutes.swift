import HTTP
import JSON
import Operations
import Pictures
import Problems
import WindowModel
import WindowService
import WindowSessions

extension WindowAPI {
  /// The page of the service's own root.
  static func homePage(_ call: Call) throws(Problem) -> Response {
    try call.page(headers: [HeaderField(.vary, "Accept")]) { _ in }
  }

  /// The page at a path of its own that is the same for everyone.
  static func page(_ call: Call) throws(Problem) -> Response { try call.page { _ in } }

  /// A page of documentation: Markdown, which a browser gets within the page that draws it.
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

  /// The page for a code that somebody typed, which says itself where that is no class's.
  static func classPage(_ call: Call) throws(Problem) -> Response {
    guard try call.parameter(0).unicodeScalars.count <= 64 else {
      throw Problem(.notFound, "A class's code has six characters.")
    }
    return try page(call)
  }

  /// The page of one session, with its picture and its tree for a browser that runs no scripts, and
  /// what previews of links read; to a browser it says itself that there is no such session, or that it
  /// was never so far, for a name is soon mistyped.
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
    // What other pages load is for all of them.
    let headers = name == "fenestra-stage.js" ? [HeaderField(.allowOrigin, "*")] : []
    if let response = call.api.web.response(name, to: call, headers: headers) { return response }
    throw Problem(.notFound, "The page has no file '\(name)'.")
  }

  /// The script that keeps the page for a browser without a network.
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
  /// The page, with what it is about in its head and what `fill` adds in the place that it keeps for that.
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
    // The page is one file, and what it shows of a session is never the same for long.
    let own = [
      HeaderField(.contentSecurityPolicy, Self.policy), HeaderField(.cacheControl, "no-cache"),
    ]
    return Response(
      status, contentType: "text/html; charset=utf-8", headers: headers + own, body: .bytes(page))
  }

  /// What the page may load: what this service serves, and nothing else.
  private static let policy =
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

extension String {
  /// It as text of an HTML page.
  var asHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
