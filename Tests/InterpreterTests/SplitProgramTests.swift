import Testing

@testable import WindowModel

/// Split view controllers on a phone in programs of both languages.
@Suite struct SplitProgramTests: ProgramSuite {
  /// A Swift app that runs `show` once its split view controller exists; the delegate has `methods`.
  private func app(
    _ show: String, _ methods: String = "",
    root: String = "UINavigationController(rootViewController: list)"
  ) -> String {
    """
    import UIKit
    class Page: UIViewController {
      let name: String
      init(_ name: String) { self.name = name; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(name, "will appear", animated) }
      override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent); print(name, "in", parent.map { type(of: $0) } as Any) }
      deinit { print(name, "gone") }
    }
    class Split: UISplitViewController {
      override func viewDidLoad() { super.viewDidLoad(); print("loads", isCollapsed, viewControllers.count) }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will appear", isCollapsed, viewControllers.count) }
    }
    @main class AppDelegate: UIResponder, UIApplicationDelegate, UISplitViewControllerDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let split = Split()
        let list = Page("list")
        split.delegate = self
        split.preferredDisplayMode = .allVisible
        split.viewControllers = [\(root), UINavigationController(rootViewController: Page("detail"))]
        window?.rootViewController = split
        window?.makeKeyAndVisible()
        print(split.viewControllers.count, list.splitViewController === split)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          \(show)
        }
        return true
      }
      \(methods)
    }
    """
  }

  @Test func `a delegate that leaves it to UIKit gets the secondary stack onto the primary one`() {
    expect(
      app(
        "print((split.viewControllers[0] as? UINavigationController)?.viewControllers.count ?? 0)",
        """
        func splitViewController(_ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController) -> Bool {
          print("collapse", type(of: secondary), type(of: primary), split.viewControllers.count)
          return false
        }
        """), then: [.wait(2)],
      """
      loads false 2
      collapse UINavigationController UINavigationController 2
      will appear true 1
      list in Optional(UINavigationController)
      detail will appear false
      detail in Optional(UINavigationController)
      1 true
      2
      """)
  }

  @Test func `a delegate that deals with the secondary one has it let go`() {
    expect(
      app(
        "list.showDetailViewController(Page(\"new\"), sender: list)",
        """
        func splitViewController(_ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController) -> Bool {
          return true
        }
        func splitViewController(_ split: UISplitViewController, showDetail controller: UIViewController, sender: Any?) -> Bool {
          print("show", (controller as? Page)?.name ?? "", (sender as? Page)?.name ?? "")
          return false
        }
        """), then: [.wait(2)],
      """
      loads false 2
      will appear true 1
      list will appear false
      list in Optional(UINavigationController)
      1 true
      detail gone
      show new list
      new will appear true
      new in Optional(UINavigationController)
      """)
  }

  @Test func `without a primary stack a detail is presented, unless the delegate shows it`() {
    expect(
      app(
        """
        split.show(Page("own"), sender: nil)
          split.showDetailViewController(Page("new"), sender: nil)
          print(split.presentedViewController != nil)
        """,
        """
        func splitViewController(_ split: UISplitViewController, show controller: UIViewController, sender: Any?) -> Bool {
          print("mine", sender == nil)
          return true
        }
        """, root: "list"), then: [.wait(2)],
      """
      loads false 2
      will appear true 1
      list will appear false
      list in Optional(App.Split)
      1 true
      detail gone
      mine true
      own gone
      true
      new will appear true
      """)
  }

  @Test func `Objective-C has the same split view controller`() {
    expect(
      """
      @interface AppDelegate () <UISplitViewControllerDelegate>
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        UISplitViewController *split = [[UISplitViewController alloc] init];
        UIViewController *list = [[UIViewController alloc] init];
        UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:list];
        split.delegate = self;
        split.preferredDisplayMode = UISplitViewControllerDisplayModeAllVisible;
        split.viewControllers = @[stack, [[UIViewController alloc] init]];
        self.window.rootViewController = split;
        [self.window makeKeyAndVisible];
        NSLog(@"%d %lu %d", split.isCollapsed, (unsigned long)stack.viewControllers.count, list.splitViewController == split);
        [list showDetailViewController:[[UIViewController alloc] init] sender:list];
        NSLog(@"%lu", (unsigned long)stack.viewControllers.count);
        [split showViewController:[[UIViewController alloc] init] sender:nil];
        return YES;
      }
      - (BOOL)splitViewController:(UISplitViewController *)splitViewController collapseSecondaryViewController:(UIViewController *)secondary ontoPrimaryViewController:(UIViewController *)primary {
        NSLog(@"collapse %@", [primary class]);
        return YES;
      }
      - (BOOL)splitViewController:(UISplitViewController *)splitViewController showDetailViewController:(UIViewController *)controller sender:(id)sender {
        NSLog(@"detail %d", sender != nil);
        return NO;
      }
      - (BOOL)splitViewController:(UISplitViewController *)splitViewController showViewController:(UIViewController *)controller sender:(id)sender {
        NSLog(@"show %d", sender != nil);
        return YES;
      }
      @end
      """, file: "main.m",
      "collapse UINavigationController\n1 1 1\ndetail 1\n2\nshow 0")
  }

  @Test func `columns of iOS 14 and what UIKit alone would ask are refused by name`() {
    let styled = "import UIKit\nlet split = UISplitViewController(style: .doubleColumn)"
    #expect(
      ProgramRun.transcript(styled, file: "main.swift")
        == "2:13: 'init(style:)' is not known; there is 'init(nibName:bundle:)' and 'init()' and 'init(coder:)'."
    )
    let columns =
      "import UIKit\nlet split = UISplitViewController()\nsplit.setViewController(UIViewController(), for: .primary)"
    #expect(
      ProgramRun.transcript(columns, file: "main.swift")
        == "3:7: 'UISplitViewController' has no member 'setViewController' that is known.")
    #expect(
      ProgramRun.transcript(
        app(
          "",
          "func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? { return nil }"
        ), file: "main.swift"
      ).contains("UIKit calls 'primaryViewController(forCollapsing:)', which the model does not"))
  }
}
