import Foundation
import TestSupport
import Testing

@Suite struct PageTests {
  @Test func `the program has the page in itself`() throws {
    let service = try Service()
    let page = try service.curl("/", "-H", "Accept: text/html")
    #expect(page.headers["content-type"] == "text/html; charset=utf-8")
    let script = try service.curl("/web/app.js")
    #expect(script.status == 200)
    let tag = try #require(script.headers["etag"])
    #expect(try service.curl("/web/app.js", "-H", "If-None-Match: \(tag)").status == 304)
  }

  @Test func `a folder's files are read anew at each request`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<!doctype html>".utf8).write(to: folder.appending(path: "index.html"))
    let service = try Service("--web-root", folder.path)
    #expect(try service.curl("/web/app.js").status == 404)
    for text in ["// one", "// two, and longer"] {
      try Data(text.utf8).write(to: folder.appending(path: "app.js"))
      #expect(try service.curl("/web/app.js").body == text)
    }
  }
}
