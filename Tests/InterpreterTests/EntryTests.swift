import Interpreter
import SourceCode
import Testing
import WindowModel

/// A program's entry point.
@Suite struct EntryTests {
  @Test func `main of the type that says so runs, after variables that its file declares`() {
    #expect(
      ProgramRun.transcript(
        """
        let greeting = "hello"
        @main
        struct App {
          static func main() { print(greeting, words()) }
          static func words() -> String { "from main" }
        }
        """, file: "App.swift") == "hello from main")
  }

  @Test func `a program begins at one place, and not in another task`() {
    #expect(
      ProgramRun.transcript(
        """
        @main struct First { static func main() async {} }
        @main struct Second { static func main() {} }
        """, file: "App.swift")
          == """
          1:29: A 'main()' that is async is not supported.
          2:7: Two types have '@main'.
          """)
  }

  @Test func `the delegate is the class that says so, and not its superclass`() {
    #expect(
      ProgramRun.transcript(
        """
        import UIKit
        class Base: UIResponder, UIApplicationDelegate {}
        @main class AppDelegate: Base {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { print("launched"); return true }
        }
        """, file: "AppDelegate.swift") == "launched")
  }

  @Test func `the app's delegate is asked for a scene's configuration before it connects`() {
    #expect(
      ProgramRun.transcript(
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { print("launched"); return true }
          func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            print("configuration")
            let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
            configuration.delegateClass = Second.self
            return configuration
          }
        }
        class First: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { print("first") }
        }
        class Second: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { print("second", session.configuration.name ?? "none", scene.session === session) }
        }
        """, profile: .ios17, file: "AppDelegate.swift")
          == """
          launched
          configuration
          second Main true
          """)
  }

  @Test func `a file of Objective-C with a main and no class is a program`() {
    let source = """
      #import <Foundation/Foundation.h>
      static int twice(int x) { return 2 * x; }
      int main(int argc, const char *argv[]) {
        @autoreleasepool {
          int (^more)(int) = ^(int a) { return a + 1; };
          NSLog(@"%d %d", twice(4), more(1));
        }
        return 0;
      }
      """
    #expect(RunCode.declaresTypes(source, .objc))
    #expect(!RunCode.declaresTypes("[window makeKeyAndVisible];", .objc))
    #expect(ProgramRun.transcript(source) == "8 2")
  }
}
