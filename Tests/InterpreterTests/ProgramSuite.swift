import Testing

@testable import WindowModel

/// A suite of programs with their expected output.
protocol ProgramSuite {
  /// The default file name, whose extension determines the language.
  var file: String { get }
  /// The default version of iOS and device.
  var profile: Profile { get }
  var device: String { get }
}

extension ProgramSuite {
  var file: String { "main.swift" }
  var profile: Profile { .ios12 }
  var device: String { Device.standard.name }

  /// Expects a program's output, line by line, as `ProgramRun.transcript` returns it.
  func expect(
    _ source: String, file: String? = nil, on device: String? = nil,
    then steps: [ProgramRun.Step] = [], profile: Profile? = nil, _ transcript: String,
    _ place: SourceLocation = #_sourceLocation
  ) {
    let name = device ?? self.device
    let found = ProgramRun.transcript(
      source, profile: profile ?? self.profile,
      device: Device.all.first { $0.name == name } ?? .standard, then: steps,
      file: file ?? self.file)
    #expect(found == transcript, sourceLocation: place)
  }

  /// A Swift app whose window of a class has an expression as its root, after the classes that it uses.
  func app(root: String, window: String = "UIWindow", _ classes: String) -> String {
    """
    import UIKit
    \(classes)
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = \(window)(frame: UIScreen.main.bounds)
        window?.rootViewController = \(root)
        window?.makeKeyAndVisible()
        return true
      }
    }
    """
  }

  /// An Objective-C app with classes, whose window has a root.
  func objectiveCApp(root: String, _ classes: String) -> String {
    """
    #import <UIKit/UIKit.h>
    \(classes)
    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @property (strong, nonatomic) UIWindow *window;
    @end
    @implementation AppDelegate
    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
      self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
      self.window.rootViewController = \(root);
      [self.window makeKeyAndVisible];
      return YES;
    }
    @end
    """
  }
}
