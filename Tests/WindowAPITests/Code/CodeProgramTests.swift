import CodePrinting
import Testing
import WindowModel

@testable import WindowAPI
@testable import WindowService

@Suite struct CodeProgramTests {
  private func session() throws -> CodeSession {
    var session = try CodeSession()
    session.send(#"POST /windows {"id":"window1","backgroundColor":"red"}"#)
    session.send("POST /windows/window1/makeKeyAndVisible")
    session.send(#"POST /windows {"id":"flash","class":"FlashWindow","retained":false}"#)
    session.send(#"PUT /references/delegate.window {"object":"window1"}"#)
    session.send("DELETE /references/window1")
    session.send(#"PATCH /windows/window1 {"alpha":0.5}"#)
    return session
  }

  @Test func `a program in Swift is an app that does it all at its launch`() throws {
    #expect(
      try session().program(.swift) == """
        import UIKit

        var window1: UIWindow!

        class FlashWindow: UIWindow {}

        /// The calls of the session demo, in order; there each command is a separate turn
        /// of the main run loop.
        @MainActor func run(_ appDelegate: AppDelegate) {
          window1 = UIWindow()
          window1.backgroundColor = .red

          window1.makeKeyAndVisible()
          let flash = FlashWindow()
          appDelegate.window = window1
          window1 = nil
          appDelegate.window!.alpha = 0.5
        }

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            run(self)
            return true
          }
        }

        """)
  }

  @Test func `a program in Objective-C has statics`() throws {
    #expect(
      try session().program(.objc) == """
        #import <UIKit/UIKit.h>

        @interface FlashWindow : UIWindow
        @end

        @implementation FlashWindow
        @end

        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end

        // The calls of the session demo, in order; there each command is a separate turn
        // of the main run loop.
        static void run(AppDelegate *appDelegate) {
          static UIWindow *window1;

          window1 = [[UIWindow alloc] init];
          window1.backgroundColor = [UIColor redColor];

          [window1 makeKeyAndVisible];
          FlashWindow *flash = [[FlashWindow alloc] init];
          appDelegate.window = window1;
          window1 = nil;
          appDelegate.window.alpha = 0.5;
        }

        @implementation AppDelegate

        - (BOOL)application:(UIApplication *)application
            didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
          run(self);
          return YES;
        }

        @end

        int main(int argc, char *argv[]) {
          @autoreleasepool {
            return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
          }
        }

        """)
  }

  @Test func `a script makes the session with its settings first`() throws {
    let lines = try session().program(.curl).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == ["#!/usr/bin/env bash", "# Makes the session demo again.", "set -eu"])
    #expect(
      lines[3].hasPrefix(
        #"curl -fsS -X PUT --json '{"profile":"ios12","device":"iPhone 8","launch":"foreground","#))
    #expect(
      lines.dropFirst(4) == [
        #"curl -fsS --json '{"id":"window1","backgroundColor":"red"}' http://localhost:8080/sessions/demo/windows"#,
        "curl -fsS -X POST http://localhost:8080/sessions/demo/windows/window1/makeKeyAndVisible",
        #"curl -fsS --json '{"id":"flash","class":"FlashWindow","retained":false}' http://localhost:8080/sessions/demo/windows"#,
        #"curl -fsS -X PUT --json '{"object":"window1"}' http://localhost:8080/sessions/demo/references/delegate.window"#,
        "curl -fsS -X DELETE http://localhost:8080/sessions/demo/references/window1",
        #"curl -fsS -X PATCH --json '{"alpha":0.5}' http://localhost:8080/sessions/demo/windows/window1"#,
      ])
  }

  @Test func `what no variable holds any more is kept in reach by a weak one`() throws {
    var session = try CodeSession()
    session.send(#"POST /controllers {"id":"home"}"#)
    session.send(#"POST /windows {"id":"window1","rootViewController":"home"}"#)
    session.send("DELETE /references/home")
    session.send(#"PATCH /controllers/home {"title":"Home"}"#)
    #expect(
      body(session.program(.swift)).suffix(3) == [
        "weak var home2 = home", "home = nil", "home2!.title = \"Home\"",
      ])
    #expect(
      body(session.program(.objc)).suffix(3) == [
        "__weak UIViewController *home2 = home;", "home = nil;", "home2.title = @\"Home\";",
      ])
    try Compiler.expect(session)
  }

  @Test func `a variable of several classes is cast where it is used`() throws {
    var session = try CodeSession()
    session.send(#"POST /views {"id":"label","class":"UILabel"}"#)
    session.send(#"POST /views {"id":"scroll","class":"UIScrollView"}"#)
    session.send(#"PUT /references/it {"object":"label"}"#)
    session.send(#"PUT /references/it {"object":"scroll"}"#)
    session.send(#"DELETE /references/scroll"#)
    session.send(#"PATCH /views/scroll {"contentOffset":[1,2]}"#)
    let swift = session.program(.swift)
    #expect(swift.contains("var it: UIResponder!\n"))
    #expect(
      body(swift).last == "(it as! UIScrollView).contentOffset = CGPoint(x: 1, y: 2)")
    #expect(
      body(session.program(.objc)).last == "((UIScrollView *)it).contentOffset = CGPointMake(1, 2);"
    )
    try Compiler.expect(session)
  }

  @Test func `what is set to itself is not assigned`() throws {
    var session = try CodeSession()
    session.send(#"POST /controllers {"id":"home"}"#)
    session.send("POST /controllers/home/loadViewIfNeeded")
    session.send(#"PATCH /controllers/home {"view":"home-view"}"#)
    session.send(#"POST /views {"id":"box"}"#)
    session.send(#"PUT /references/box {"object":"box"}"#)
    #expect(
      body(session.program(.swift)).suffix(3) == [
        "// home.view is that already.", "box = UIView()", "// box is that already.",
      ])
    try Compiler.expect(session)
  }

  @Test func `names that the languages have taken, or that are alike, are told apart`() throws {
    var session = try CodeSession()
    for name in ["class", "self", "id", "a-b", "aB", "a_b", "UIView", "MAX", "nil", "w-", "static"]
    {
      session.send(#"POST /views {"id":"\#(name)"}"#)
    }
    session.send(#"PUT /references/static.box {"object":"aB"}"#)
    session.send(#"PUT /references/my.box {"object":"aB"}"#)
    let names = session.program(.swift).split(separator: "\n").filter { $0.hasPrefix("var ") }
      .map { $0.dropFirst(4).prefix { $0 != ":" } }
    #expect(
      names == [
        "class_", "self_", "id_", "aB", "aB2", "a_b", "UIView_", "MAX_", "nil_", "w", "static_",
        "box", "myBox",
      ])
    try Compiler.expect(session)
  }

  @Test func `the objects of a nib and of a batch have the names that the model counts`() throws {
    var session = try CodeSession()
    session.send(
      #"POST /nibs {"windows":[{"subviews":[{},{"id":"v2"},{}]}],"controllers":[{},{"view":{}}]}"#)
    session.send(
      #"POST /commands [{"method":"POST","path":"/views"},{"method":"POST","path":"/windows"}]"#)
    let snapshot = session.service.get("/sessions/demo/references")
    let names = snapshot.json?["references"]?.elements.compactMap { $0["name"]?.text } ?? []
    let globals = session.program(.swift).split(separator: "\n").filter { $0.hasPrefix("var ") }
      .map { String($0.dropFirst(4).prefix { $0 != ":" }) }
    #expect(globals.sorted() == names)
    #expect(names == ["v5", "vc1", "vc2", "w1", "w2"])
  }

  @Test func `a window without a frame has the one that it has on the session's version`() throws {
    for (profile, frame, made) in [
      (Profile.ios8, Knobs.WindowInitFrame.zero, "w1 = UIWindow()"),
      (.ios12, .screenBounds, "w1 = UIWindow()"),
      (.ios12, .zero, "w1 = UIWindow(frame: CGRect.zero)"),
      (.ios8, .screenBounds, "w1 = UIWindow(frame: UIScreen.main.bounds)"),
    ] {
      var settings = Settings(profile: profile)
      settings.knobs.windowInitFrame = frame
      var session = try CodeSession(settings)
      session.send("POST /windows")
      #expect(body(session.program(.swift)) == [made])
    }
  }

  @Test func `a view is loaded as the session's version can`() throws {
    var session = try CodeSession(Settings(profile: .ios8))
    session.send(#"POST /controllers {"id":"home"}"#)
    session.send("POST /controllers/home/loadViewIfNeeded")
    #expect(body(session.program(.swift)).last == "_ = home.view")
    #expect(body(session.program(.objc)).last == "(void)home.view;")
  }

  /// The lines of the function.
  private func body(_ program: String) -> [String] {
    let lines = program.split(separator: "\n").map(String.init)
    let start = lines.firstIndex {
      $0.hasSuffix("AppDelegate) {") || $0.hasSuffix("appDelegate) {")
    }
    return lines[((start ?? 0) + 1)...].prefix { $0 != "}" }.map { String($0.dropFirst(2)) }
  }
}
