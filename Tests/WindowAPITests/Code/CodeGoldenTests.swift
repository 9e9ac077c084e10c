import CodePrinting
import HTTP
import RequestBodies
import Testing
import WindowModel

@testable import Operations
@testable import WindowAPI
@testable import WindowService

@Suite struct CodeGoldenTests {
  @Test func `each command is what it should be in each language`() throws {
    var session = try CodeSession(Settings(profile: .ios13))
    for golden in CodeGolden.all {
      guard let step = session.send(golden.command) else { continue }
      for language in CodeLanguage.allCases {
        let text = session.writer(language).text(of: step)
        #expect(text == golden.texts[language], "\(golden.command)")
      }
    }
    #expect(session.steps.count == CodeGolden.all.count)
  }

  @Test func `a sheet is set up as UIKit does it`() throws {
    var settings = Settings(profile: .ios17)
    settings.knobs.scenes = .none
    var session = try CodeSession(settings)
    let sent = session.send(
      #"POST /controllers {"id":"card","sheetPresentationController":{"detents":["medium",200.5,"large"],"selectedDetentIdentifier":"medium","largestUndimmedDetentIdentifier":200.5}}"#
    )
    let step = try #require(sent)
    #expect(
      session.writer(.swift).text(of: step) == """
        card = UIViewController()
        card.sheetPresentationController?.detents = [.medium(), .custom(identifier: .init("200.5")) { _ in 200.5 }, .large()]
        card.sheetPresentationController?.selectedDetentIdentifier = .medium
        card.sheetPresentationController?.largestUndimmedDetentIdentifier = .init("200.5")

        """)
    #expect(
      session.writer(.objc).text(of: step) == """
        card = [[UIViewController alloc] init];
        card.sheetPresentationController.detents = @[[UISheetPresentationControllerDetent mediumDetent], [UISheetPresentationControllerDetent customDetentWithIdentifier:@"200.5" resolver:^CGFloat(id<UISheetPresentationControllerDetentResolutionContext> context) { return 200.5; }], [UISheetPresentationControllerDetent largeDetent]];
        card.sheetPresentationController.selectedDetentIdentifier = UISheetPresentationControllerDetentIdentifierMedium;
        card.sheetPresentationController.largestUndimmedDetentIdentifier = @"200.5";

        """)
    try Compiler.expect(session)
  }

  @Test func `what the user does with scenes side by side is told`() throws {
    let device = try #require(Device.all.first { $0.name == "iPad" })
    var session = try CodeSession(Settings(profile: .ios17, device: device))
    for scene in ["left", "right"] { session.send("POST /scenes {\"id\":\"\(scene)\"}") }
    let told = [
      ("{\"beside\":\"left\"}", "puts the scene right to the right of left"),
      ("{\"share\":\"twoThirds\"}", "gives the scene right two thirds of the screen"),
      (
        "{\"beside\":\"left\",\"share\":\"third\"}",
        "puts the scene right to the right of left and gives it a third of the screen"
      ),
    ]
    for (body, words) in told {
      let sent = session.send("PATCH /scenes/right \(body)")
      let step = try #require(sent)
      #expect(session.writer(.swift).text(of: step) == "// The user \(words).\n")
    }
  }

  @Test func `there is an example of every command of the API`() {
    let examples = CodeGolden.all.compactMap { golden -> String? in
      let parts = golden.command.split(separator: " ").map(String.init)
      let body = Array(parts.dropFirst(2).joined(separator: " ").utf8)
      // Only the first format logged a batch by its path.
      let command = HTTP.Method(rawValue: parts[0]).flatMap {
        LoggedCommand($0, parts[1], body: body)
      }
      return (command ?? FirstFormat.command(parts[0], parts[1], body: body))?.operation
    }
    let commands = WindowAPI.routes.filter { $0.write != nil }.map(\.operation)
    // Only an iPad's scenes share the screen, and have their own example.
    #expect(Set(examples + ["changeScene"]) == Set(commands + ["runCommands"]))
  }

  @Test func `there is an example of every field that a body may set`() {
    let sent = CodeGolden.all.map(\.command).joined()
    let fields = WindowProperties.fields.map(\.name) + ControllerProperties.fields.map(\.name)
    // Sheets have detents from iOS 15 on, and their own example.
    for field in fields where field != "sheetPresentationController" {
      #expect(sent.contains("\"\(field)\":"), "\(field)")
    }
    #expect(Set(CodeCommand.window.map(\.name)) == Set(WindowProperties.fields.map(\.name)))
    #expect(Set(CodeCommand.view.map(\.name)) == Set(ViewProperties.fields.map(\.name)))
    // An initializer sets a style when the controller is made.
    let styles = ["preferredStyle", "transitionStyle", "navigationOrientation"]
    #expect(
      Set(CodeCommand.controller.map(\.name) + styles)
        == Set(ControllerProperties.fields.map(\.name)))
  }

  @Test func `every colour has components or a name of UIKit's`() {
    for name in Color.names {
      #expect(Color(name).flatMap { CodeColor.expression(of: $0) } != nil, "\(name)")
    }
  }
}
