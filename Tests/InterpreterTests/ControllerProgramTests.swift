import Testing

@testable import WindowModel

/// View controllers in programs: what they may do within UIKit's callbacks.
@Suite struct ControllerProgramTests: ProgramSuite {
  @Test func `a navigation is there when its root hears that it moves`() {
    expect(
      app(
        root: "UINavigationController(rootViewController: Home())",
        """
        class Home: UIViewController {
          override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent); print("will move", parent is UINavigationController) }
          override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent); print("did move", parent === navigationController) }
        }
        """),
      """
      will move true
      did move true
      """)
  }

  @Test func `a controller dismisses itself as soon as it has appeared, and its block is called`() {
    expect(
      app(
        root: "Home()",
        """
        class Splash: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print("splash", isBeingPresented)
            dismiss(animated: true) { print("dismissed") }
          }
          override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("gone", isBeingDismissed, presentingViewController == nil) }
          deinit { print("deinit") }
        }
        class Home: UIViewController {
          var times = 0
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            times += 1
            print("home", times, presentedViewController == nil)
            if times == 1 { present(Splash(), animated: true) { print("presented") } }
          }
        }
        """),
      """
      home 1 true
      splash true
      presented
      home 2 true
      gone true true
      dismissed
      deinit
      """)
  }

  @Test func `who has appeared again presents again, the same controller too`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          let login = UIViewController()
          var times = 0
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            times += 1
            if times > 2 { return }
            present(login, animated: true) {
              print("login", self.times)
              self.dismiss(animated: true)
            }
          }
        }
        """),
      """
      login 1
      login 2
      """)
  }

  @Test func `the view of who comes in a transition is loaded before it will appear`() {
    let child = """
      class Child: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will appear") }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("did appear") }
      }
      """
    expect(
      app(
        root: "Home()",
        child + """

          class Home: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              let old = UIViewController(), new = Child()
              addChild(old)
              view.addSubview(old.view)
              addChild(new)
              transition(from: old, to: new, duration: 0, animations: nil)
            }
          }
          """),
      """
      loaded
      will appear
      did appear
      """)
    expect(
      app(
        root: "Home()",
        child + """

          class Home: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              let child = Child()
              addChild(child)
              child.beginAppearanceTransition(true, animated: false)
              view.addSubview(child.view)
              child.endAppearanceTransition()
            }
          }
          """),
      """
      loaded
      will appear
      did appear
      """)
  }

  @Test func `a title is that of both bars' items`() {
    expect(
      """
      let home = UIViewController()
      home.navigationItem.title = "First"
      print(home.title ?? "none")
      home.title = "Home"
      print(home.navigationItem.title ?? "none", home.tabBarItem.title ?? "none")
      home.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      print(home.navigationItem.rightBarButtonItems?.count ?? 0)
      """,
      """
      none
      Home Home
      1
      """)
  }

  @Test func `an app without scenes of its own finds one from iOS 13 on`() {
    let program = """
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      print(UIApplication.shared.connectedScenes.count, scene?.windows.count ?? 0, scene?.keyWindow === window, window.windowScene === scene, window.next === scene)
      if let scene = scene { print(scene.activationState == .foregroundActive, scene.coordinateSpace.bounds) }
      """
    expect(
      program, profile: .ios17,
      """
      1 1 true true true
      true (0.0, 0.0, 375.0, 667.0)
      """)
    expect(program, "0 0 false true false")
  }

  @Test func `a protocol's extension for controllers has what they have`() {
    expect(
      """
      protocol Loadable { func start() }
      extension Loadable where Self: UIViewController {
        func start() { print(view.bounds.width, title ?? "none"); show(self) }
        func show(_ controller: UIViewController) { print(controller === self) }
      }
      class Home: UIViewController, Loadable {}
      let home = Home()
      home.title = "Home"
      home.start()
      """,
      """
      375.0 Home
      true
      """)
  }

  @Test func `bars follow titles and pushes in both languages`() {
    expect(
      app(
        root: "tabs()",
        """
        class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print("home", navigationController!.navigationBar.frame.height, view.safeAreaInsets.bottom)
            if navigationController!.navigationBar.isHidden || view.tag == 1 { return }
            view.tag = 1
            let detail = UIViewController()
            detail.navigationItem.largeTitleDisplayMode = .never
            hidesBottomBarWhenPushed = true
            navigationController?.pushViewController(detail, animated: false)
            hidesBottomBarWhenPushed = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
              print("detail", self.navigationController!.navigationBar.frame.height, detail.view.safeAreaInsets.bottom)
              self.navigationController?.popViewController(animated: false)
            }
          }
        }
        func tabs() -> UITabBarController {
          let navigation = UINavigationController(rootViewController: Home())
          navigation.navigationBar.prefersLargeTitles = true
          let tabs = UITabBarController()
          tabs.viewControllers = [navigation]
          return tabs
        }
        """),
      """
      home 96.0 49.0
      detail 44.0 0.0
      home 96.0 49.0
      """)
    expect(
      """
      #import <UIKit/UIKit.h>
      int main(int argc, char *argv[]) {
        UIWindow *window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        UIViewController *home = [UIViewController new];
        home.navigationItem.largeTitleDisplayMode = UINavigationItemLargeTitleDisplayModeAlways;
        UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:home];
        window.rootViewController = navigation;
        [window makeKeyAndVisible];
        NSLog(@"%g", navigation.navigationBar.frame.size.height);
        navigation.navigationBar.prefersLargeTitles = YES;
        NSLog(@"%g %d", navigation.navigationBar.frame.size.height, navigation.navigationBar.prefersLargeTitles);
        return 0;
      }
      """, file: "main.m",
      """
      44
      96 1
      """)
  }

  @Test func `controllers decide on the status bar and on turns, and views lie beside bars`() {
    expect(
      app(
        root: "UINavigationController(rootViewController: Home())",
        """
        class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { print("asked"); return true }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
          override func viewDidAppear(_ animated: Bool) {
            print("film", view.bounds.size, UIApplication.shared.isStatusBarHidden)
            dismiss(animated: false)
          }
        }
        class Home: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            edgesForExtendedLayout = []
            print("did load", view.frame)
          }
          override func viewWillAppear(_ animated: Bool) { print("will appear", view.frame.minY) }
          override func viewDidAppear(_ animated: Bool) {
            print("did appear", view.frame, UIApplication.shared.isStatusBarHidden)
            if view.tag == 1 { return }
            view.tag = 1
            let film = Film()
            film.modalPresentationStyle = .fullScreen
            present(film, animated: true)
          }
        }
        """),
      """
      did load (0.0, 0.0, 375.0, 667.0)
      will appear 64.0
      did appear (0.0, 64.0, 375.0, 603.0) false
      asked
      film (667.0, 375.0) true
      will appear 32.0
      did appear (0.0, 64.0, 375.0, 603.0) false
      """)
    expect(
      objectiveCApp(
        root: "[Home new]",
        """
        @interface Child : UIViewController
        @end
        @implementation Child
        - (BOOL)prefersStatusBarHidden { return YES; }
        @end
        @interface Home : UIViewController
        @end
        @implementation Home
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.edgesForExtendedLayout = UIRectEdgeNone;
          [self addChildViewController:[Child new]];
        }
        - (UIViewController *)childViewControllerForStatusBarHidden { return self.childViewControllers.firstObject; }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskPortrait; }
        - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          NSLog(@"%d %d", [UIApplication sharedApplication].statusBarHidden, self.edgesForExtendedLayout == UIRectEdgeNone);
        }
        - (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
          [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
          NSLog(@"turned");
        }
        @end
        """), file: "AppDelegate.m", then: [.wait(1), .rotate(.landscapeLeft)], "1 1")
  }

  @Test func `an app whose root supports no orientation ends with UIKit's words`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return [] }
        }
        """),
      """
      CRASH 0: *** Terminating app due to uncaught exception 'UIApplicationInvalidInterfaceOrientation', reason: 'Supported orientations has no common orientation with the application, and [Home shouldAutorotate] is returning YES'
      """)
  }
}
