import Testing

@testable import WindowModel

/// A suite of programs, each with what it prints.
protocol ProgramSuite {
  /// The file that a program comes in unless it says otherwise, which tells its language.
  var file: String { get }
  /// The version of iOS, and the name of the device, that it runs on unless it says otherwise.
  var profile: Profile { get }
  var device: String { get }
}

extension ProgramSuite {
  var file: String { "main.swift" }
  var profile: Profile { .ios12 }
  var device: String { Device.standard.name }

  /// Expects that a program prints this, line by line, as `ProgramRun.transcript` tells.
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

  /// An app in Swift whose root is what an expression comes to, behind the classes that it uses.
  func app(root: String, _ classes: String) -> String {
    """
    import UIKit
    \(classes)
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = \(root)
        window?.makeKeyAndVisible()
        return true
      }
    }
    """
  }

  /// An app in Objective-C with classes, whose window has a root.
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
