import Testing
import WindowModel

@Suite("Events that programs send on")
struct SentEventTests: ProgramSuite {
  @Test("A window gets each phase of a touch and each half of a shake before its responders")
  func windowSendsFirst() {
    expect(
      app(
        root: "Home()", window: "LoggingWindow",
        """
        class LoggingWindow: UIWindow {
          override func sendEvent(_ event: UIEvent) {
            let touch = event.touches(for: self)?.first
            print(event.type.rawValue, event.subtype.rawValue, touch?.phase.rawValue ?? -1)
            super.sendEvent(event)
            print("sent")
          }
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            print("shaken", event!.type == .motion, event!.subtype == motion)
          }
        }
        class Home: UIViewController {
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began") }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended") }
        }
        """), then: [.tap(30, 110), .shake],
      """
      0 0 0
      began
      sent
      0 0 3
      ended
      sent
      1 1 -1
      sent
      1 1 -1
      shaken true true
      sent
      """)
  }

  @Test("A window that doesn't call super keeps touches from recognizers, controls and responders")
  func windowKeeps() {
    expect(
      app(
        root: "Home()", window: "LockedWindow",
        """
        class LockedWindow: UIWindow {
          var isLocked = false
          override func sendEvent(_ event: UIEvent) {
            guard !isLocked || event.type != .touches else { print("locked"); return }
            super.sendEvent(event)
          }
        }
        class Home: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            button.addTarget(self, action: #selector(lock), for: .touchUpInside)
            view.addSubview(button)
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          }
          @objc func lock() { (view.window as? LockedWindow)?.isLocked = true; print("lock") }
          @objc func tapped() { print("tapped") }
        }
        """), then: [.tap(200, 300), .tap(50, 150), .tap(200, 300), .tap(50, 150)],
      """
      tapped
      lock
      locked
      locked
      locked
      locked
      """)
  }

  @Test("A subclass of UIApplication, started by main.swift, gets events before windows do")
  func application() {
    let delegate = app(root: "Home()", window: "LoggingWindow", "")
      .replacing("@main ", with: "")
    expect(
      """
      class IdleApplication: UIApplication {
        override func sendEvent(_ event: UIEvent) {
          super.sendEvent(event)
          if let touches = event.allTouches, touches.contains(where: { $0.phase == .ended }) { print("idle again") }
        }
      }
      class LoggingWindow: UIWindow {
        override func sendEvent(_ event: UIEvent) { print("window"); super.sendEvent(event) }
      }
      class Home: UIViewController {
        override func viewDidLoad() { print(UIApplication.shared is IdleApplication) }
      }
      \(delegate)
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(IdleApplication.self), NSStringFromClass(AppDelegate.self))
      """, then: [.tap(30, 110)],
      """
      true
      window
      window
      idle again
      """)
  }

  @Test("The application's class in main.m gets events, also through exchanged methods")
  func objectiveC() {
    expect(
      """
      #import <objc/runtime.h>
      @interface IdleApplication : UIApplication
      @end
      @implementation IdleApplication
      - (void)sendEvent:(UIEvent *)event {
        [super sendEvent:event];
        if (event.type == UIEventTypeTouches) { NSLog(@"%d", (int)[[event.allTouches anyObject] phase]); }
      }
      @end
      @implementation UIWindow (Logging)
      - (void)logged_sendEvent:(UIEvent *)event { NSLog(@"window"); [self logged_sendEvent:event]; }
      @end
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (strong, nonatomic) UIWindow *window;
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        method_exchangeImplementations(class_getInstanceMethod([UIWindow class], @selector(sendEvent:)),
          class_getInstanceMethod([UIWindow class], @selector(logged_sendEvent:)));
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = [UIViewController new];
        [self.window makeKeyAndVisible];
        return YES;
      }
      @end
      int main(int argc, char *argv[]) {
        @autoreleasepool {
          return UIApplicationMain(argc, argv, NSStringFromClass([IdleApplication class]), NSStringFromClass([AppDelegate class]));
        }
      }
      """, file: "main.m", then: [.tap(30, 110)],
      """
      window
      0
      window
      3
      """)
  }

  @Test("An event that UIKit is not sending is refused, with the reason")
  func foreignEvents() {
    let reason =
      "'sendEvent(_:)' is known here only for the event that UIKit is sending, once, by its own window."
    expect(
      app(
        root: "Home()", window: "TwiceWindow",
        """
        class TwiceWindow: UIWindow {
          override func sendEvent(_ event: UIEvent) { super.sendEvent(event); print("again"); super.sendEvent(event) }
        }
        class Home: UIViewController { }
        """), then: [.tap(30, 110)], "again\nCRASH 3: \(reason)")
  }
}
