import Testing

@testable import WindowModel

/// Page view controllers, `show` and transitions between children in programs of both languages.
@Suite struct PageProgramTests: ProgramSuite {
  /// A Swift app whose root is the expression `root`, after the classes that it uses.
  private func app(_ root: String, _ classes: String) -> String {
    app(
      root: root,
      """
      class Page: UIViewController {
        let name: String
        init(_ name: String) { self.name = name; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() { super.viewDidLoad(); print(name, "loads") }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(name, "will appear", animated) }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(name, "did appear") }
        override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print(name, "will disappear") }
        override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print(name, "did disappear") }
        deinit { print(name, "gone") }
      }
      \(classes)
      """)
  }

  private let book = """
    class Book: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([Page("1")], direction: .forward, animated: false) { finished in print("set", finished) }
      }
      func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
        guard let page = page as? Page, let number = Int(page.name), number > 1 else { return nil }
        return Page("\\(number - 1)")
      }
      func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
        guard let page = page as? Page, let number = Int(page.name), number < 3 else { return nil }
        return Page("\\(number + 1)")
      }
      func pageViewController(_ pages: UIPageViewController, willTransitionTo pending: [UIViewController]) {
        print("to", pending.map { ($0 as! Page).name }, children.count)
      }
      func pageViewController(_ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        let page = viewControllers?.first as? Page
        print("from", (previousViewControllers[0] as! Page).name, finished, completed, page?.name ?? "none")
      }
    }
    """

  private func swipe(_ from: Double, _ to: Double) -> [ProgramRun.Step] {
    [
      .touch(.began, from, 300, after: 0), .touch(.moved, (from + to) / 2, 300, after: 0.1),
      .touch(.moved, to, 300, after: 0.1), .touch(.ended, to, 300, after: 0.1), .wait(1),
    ]
  }

  @Test func `a person turns the pages of a data source, and neighbours live while they are near`()
  {
    expect(
      app(
        "Book(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)", book),
      then: swipe(350, 20) + swipe(350, 20) + swipe(20, 100),
      """
      1 loads
      1 will appear false
      1 did appear
      set true
      2 loads
      to ["2"] 1
      2 will appear true
      1 will disappear
      2 did appear
      1 did disappear
      from 1 true true 2
      3 loads
      to ["3"] 1
      3 will appear true
      2 will disappear
      3 did appear
      2 did disappear
      from 2 true true 3
      1 gone
      to ["2"] 1
      2 will appear true
      3 will disappear
      3 will appear true
      3 did appear
      2 will disappear
      2 did disappear
      from 3 true false 3
      """)
  }

  @Test func `Objective-C has the same pages`() {
    expect(
      """
      @interface Page : UIViewController
      @property (nonatomic) NSInteger number;
      @end
      @implementation Page
      - (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; NSLog(@"%ld appears", (long)self.number); }
      @end
      @interface AppDelegate () <UIPageViewControllerDataSource, UIPageViewControllerDelegate>
      @property (nonatomic, strong) UIPageViewController *book;
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.book = [[UIPageViewController alloc] initWithTransitionStyle:UIPageViewControllerTransitionStyleScroll
            navigationOrientation:UIPageViewControllerNavigationOrientationHorizontal options:nil];
        self.book.dataSource = self;
        self.book.delegate = self;
        self.window.rootViewController = self.book;
        [self.window makeKeyAndVisible];
        [self.book setViewControllers:@[[self page:1]] direction:UIPageViewControllerNavigationDirectionForward
            animated:NO completion:^(BOOL finished) { NSLog(@"set %d", finished); }];
        return YES;
      }
      - (Page *)page:(NSInteger)number { Page *page = [[Page alloc] init]; page.number = number; return page; }
      - (UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerBeforeViewController:(UIViewController *)viewController {
        NSInteger number = ((Page *)viewController).number;
        return number > 1 ? [self page:number - 1] : nil;
      }
      - (UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerAfterViewController:(UIViewController *)viewController {
        return [self page:((Page *)viewController).number + 1];
      }
      - (void)pageViewController:(UIPageViewController *)pageViewController willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers {
        NSLog(@"to %ld", (long)((Page *)pendingViewControllers.firstObject).number);
      }
      - (void)pageViewController:(UIPageViewController *)pageViewController didFinishAnimating:(BOOL)finished
             previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers transitionCompleted:(BOOL)completed {
        NSLog(@"from %ld, %d, %lu", (long)((Page *)previousViewControllers[0]).number, completed, (unsigned long)pageViewController.viewControllers.count);
      }
      @end
      """, file: "main.m", then: swipe(350, 20),
      "1 appears\nset 1\nto 2\n2 appears\nfrom 1, 1, 1")
  }

  @Test func `what the model does not do is refused, and half a data source does not do`() {
    let shows = app(
      "Book(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)",
      book.replacing(
        "override func viewDidLoad",
        with:
          "func presentationCount(for pages: UIPageViewController) -> Int { return 3 }\n  override func viewDidLoad"
      ))
    #expect(
      ProgramRun.transcript(shows, file: "main.swift").contains(
        "UIKit calls 'presentationCount(for:)', which the model does not; leave the method out."))
    let half = """
      class Half: UIPageViewController, UIPageViewControllerDataSource {
        override func viewDidLoad() {
          super.viewDidLoad()
          dataSource = self
          setViewControllers([Page("1")], direction: .forward, animated: false, completion: nil)
        }
      }
      """
    let transcript = ProgramRun.transcript(
      app("Half(transitionStyle: .scroll, navigationOrientation: .horizontal)", half),
      then: swipe(350, 20), file: "main.swift")
    #expect(
      transcript.hasSuffix(
        "The data source has no 'pageViewController(_:viewControllerAfter:)', which UIKit calls."))
  }

  @Test func `show goes to a navigation, to an override, or to the window's root`() {
    expect(
      app(
        "UINavigationController(rootViewController: Page(\"A\"))",
        """
        extension Page {
          func open() { show(Page("B"), sender: nil) }
        }
        class Holder: UIViewController {
          override func show(_ controller: UIViewController, sender: Any?) { print("holder shows", (controller as! Page).name) }
        }
        class Opener: NSObject {
          func run(_ window: UIWindow) {
            let navigation = window.rootViewController as! UINavigationController
            (navigation.topViewController as! Page).open()
            print(navigation.viewControllers.count)
            let holder = Holder()
            let page = Page("C")
            holder.addChild(page)
            page.show(Page("D"), sender: self)
            window.rootViewController = holder
            page.showDetailViewController(Page("E"), sender: nil)
            holder.view.addSubview(page.view)
            page.showDetailViewController(Page("F"), sender: nil)
            print(holder.presentedViewController != nil)
          }
        }
        """
      ).replacing(
        "window?.makeKeyAndVisible()\n",
        with: "window?.makeKeyAndVisible()\n    Opener().run(window!)\n"),
      """
      A loads
      A will appear false
      2
      holder shows D
      D gone
      A will disappear
      A did disappear
      E gone
      C loads
      C will appear false
      true
      A gone
      B gone
      C did appear
      F loads
      C will disappear
      F will appear true
      F did appear
      C did disappear
      """)
  }

  @Test func `a container goes from one child to another`() {
    expect(
      app(
        "Holder()",
        """
        class Holder: UIViewController {
          let first = Page("A")
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(first)
            view.addSubview(first.view)
            first.didMove(toParent: self)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let next = Page("B")
            first.willMove(toParent: nil)
            addChild(next)
            next.view.frame = view.bounds
            DispatchQueue.main.async {
              self.transition(from: self.first, to: next, duration: 0.3, options: .curveEaseInOut, animations: { print("moves", self.view.subviews.count) }) { finished in
                self.first.removeFromParent()
                next.didMove(toParent: self)
                print("done", finished, self.children.count, self.view.subviews.count)
              }
            }
          }
        }
        """),
      """
      A loads
      A will appear false
      B loads
      A did appear
      A will disappear
      B will appear true
      moves 2
      A did disappear
      B did appear
      done true 1 1
      """)
  }
}
