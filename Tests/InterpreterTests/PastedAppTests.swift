import Testing

@testable import WindowModel

@Suite("What pasted apps use of UIKit")
struct PastedAppTests: ProgramSuite {
  @Test func `an observer reads a window whose dealloc posts the notification`() {
    expect(
      """
      class Panel: UIWindow {
        var count = 0
        deinit { print("deinit", count) }
      }
      class Watcher: NSObject {
        @objc func resigned(_ note: Notification) {
          let panel = note.object as? Panel
          print("resigned", panel?.count ?? -1)
        }
      }
      let watcher = Watcher()
      NotificationCenter.default.addObserver(watcher, selector: #selector(Watcher.resigned(_:)), name: UIWindow.didResignKeyNotification, object: nil)
      var panel: Panel? = Panel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      panel?.count = 7
      panel?.makeKeyAndVisible()
      panel = nil
      print("end")
      """,
      """
      deinit 7
      resigned 7
      end
      """)
  }

  @Test func `a visual format makes constraints`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          let red = UIView(), blue = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            let views = ["red": red, "blue": blue]
            for one in views.values { one.translatesAutoresizingMaskIntoConstraints = false }
            view.addSubview(red)
            view.addSubview(blue)
            let metrics: [String: Any] = ["pad": 10, "height": 40.5]
            let across = NSLayoutConstraint.constraints(withVisualFormat: "H:|-pad-[red]-[blue(==red)]-(20)-|", options: [.alignAllTop, .alignAllBottom], metrics: metrics, views: views)
            NSLayoutConstraint.activate(across)
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-30-[red(height@999,>=20)]", options: [], metrics: metrics, views: views))
            print(across.count)
          }
          override func viewDidLayoutSubviews() { print(red.frame, blue.frame) }
        }
        """),
      """
      6
      (10.0, 30.0, 168.5, 40.5) (186.5, 30.0, 168.5, 40.5)
      """)
  }

  @Test func `a display link calls its target with each frame until it is invalidated`() {
    expect(
      """
      class Ticker: NSObject {
        var count = 0
        var link: CADisplayLink?
        func start() {
          link = CADisplayLink(target: self, selector: #selector(tick(_:)))
          link?.add(to: .main, forMode: .common)
        }
        @objc func tick(_ link: CADisplayLink) {
          count += 1
          if count == 30 { link.invalidate(); self.link = nil; print("thirty", CACurrentMediaTime() > 0.49) }
        }
        deinit { print("deinit") }
      }
      var ticker: Ticker? = Ticker()
      ticker?.start()
      ticker = nil
      print("started")
      """,
      """
      started
      thirty true
      deinit
      """)
  }

  @Test func `an app's animator animates a presentation and its dismissal`() {
    expect(
      app(
        root: "Home()",
        """
        class Fade: NSObject, UIViewControllerAnimatedTransitioning {
          func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }
          func animateTransition(using context: UIViewControllerContextTransitioning) {
            let to = context.viewController(forKey: .to)!
            print("animate to", type(of: to), context.view(forKey: .from) == nil)
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view); view.frame = context.finalFrame(for: to) }
            UIView.animate(withDuration: 0.5, animations: { }) { _ in context.completeTransition(!context.transitionWasCancelled) }
          }
        }
        class Page: UIViewController {
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(type(of: self), "will appear") }
          override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(type(of: self), "did appear") }
          override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print(type(of: self), "did disappear") }
        }
        class Detail: Page { }
        class Home: Page, UIViewControllerTransitioningDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.show() }
          }
          func show() {
            let detail = Detail()
            detail.modalPresentationStyle = .fullScreen
            detail.transitioningDelegate = self
            present(detail, animated: true) { print("presented"); self.dismiss(animated: true) { print("dismissed") } }
            print("called", detail.transitionCoordinator != nil, detail.isBeingPresented)
          }
          func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { print("asked"); return Fade() }
          func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { return nil }
        }
        """),
      """
      Home will appear
      Home did appear
      asked
      called true true
      Detail will appear
      animate to Detail false
      Detail did appear
      Home did disappear
      presented
      Home will appear
      Home did appear
      Detail did disappear
      dismissed
      """)
  }

  @Test func `a navigation controller's delegate finds the popped controller by the coordinator`() {
    expect(
      """
      class Watcher: NSObject, UINavigationControllerDelegate {
        func navigationController(_ navigationController: UINavigationController, didShow controller: UIViewController, animated: Bool) {
          let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
          print(controller.title ?? "", from?.title ?? "none", navigationController.viewControllers.contains { $0 === from })
        }
      }
      func page(_ title: String) -> UIViewController { let page = UIViewController(); page.title = title; return page }
      let watcher = Watcher()
      let navigation = UINavigationController(rootViewController: page("a"))
      navigation.delegate = watcher
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        navigation.pushViewController(page("b"), animated: true)
        print(navigation.transitionCoordinator != nil)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { navigation.popViewController(animated: true) }
      """,
      """
      a none false
      a none false
      true
      b a true
      a b false
      """)
  }

  @Test func `a controller is told of its safe area before its layout`() {
    expect(
      app(
        root: "UINavigationController(rootViewController: Home())",
        """
        class Home: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); print("load", view.safeAreaInsets.top) }
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will appear") }
          override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange(); print("insets", view.safeAreaInsets.top, view.safeAreaLayoutGuide.layoutFrame) }
          override func viewWillLayoutSubviews() { print("layout") }
        }
        """),
      """
      load 0.0
      will appear
      insets 64.0 (0.0, 64.0, 375.0, 603.0)
      layout
      """)
  }

  @Test func `the app delegate limits the orientations of its controllers`() {
    let source = """
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var lock = UIInterfaceOrientationMask.all
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = Home()
          window?.makeKeyAndVisible()
          return true
        }
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { return lock }
      }
      class Home: UIViewController {
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator); print(size) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { (UIApplication.shared.delegate as! AppDelegate).lock = .portrait; print("locked") }
      }
      """
    expect(source, then: [.rotate(.landscapeLeft)], "(667.0, 375.0)")
    expect(source, then: [.tap(10, 10), .rotate(.landscapeLeft)], "locked")
  }

  @Test func `the delegate's window is optional twice, and can be read with two marks`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print(UIApplication.shared.delegate?.window??.rootViewController === self, UIApplication.shared.delegate!.window!!.isKeyWindow)
          }
        }
        """), "true true")
  }
}

@Suite("What pasted Objective-C uses of UIKit")
struct PastedObjectiveCTests: ProgramSuite {
  let file = "main.m"

  @Test
  func `an action sheet numbers its buttons from the destructive one to the one that cancels`() {
    expect(
      objectiveCApp(
        root: "[Root new]",
        """
        @interface Root : UIViewController <UIActionSheetDelegate>
        @end
        @implementation Root
        - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:@"Pick" delegate:self cancelButtonTitle:@"Cancel" destructiveButtonTitle:@"Delete" otherButtonTitles:@"Share", nil];
          [sheet showInView:self.view];
          NSLog(@"%d %ld %ld %ld", sheet.visible, (long)sheet.cancelButtonIndex, (long)sheet.destructiveButtonIndex, (long)sheet.firstOtherButtonIndex);
        }
        - (void)actionSheet:(UIActionSheet *)sheet clickedButtonAtIndex:(NSInteger)index { NSLog(@"%ld %@", (long)index, [sheet buttonTitleAtIndex:index]); }
        - (void)actionSheet:(UIActionSheet *)sheet didDismissWithButtonIndex:(NSInteger)index { NSLog(@"dismissed %ld", (long)index); }
        @end
        """), then: [.choose("Share")],
      """
      1 2 0 1
      1 Share
      dismissed 1
      """)
  }

  @Test func `a button's overrides hear of its highlight and its selection`() {
    expect(
      objectiveCApp(
        root: "[Root new]",
        """
        @interface Button : UIButton
        @end
        @implementation Button
        - (void)setHighlighted:(BOOL)highlighted { [super setHighlighted:highlighted]; NSLog(@"highlighted %d", self.isHighlighted); }
        - (void)setSelected:(BOOL)selected { [super setSelected:selected]; NSLog(@"selected %d", self.selected); }
        - (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event { NSLog(@"begin"); return YES; }
        @end
        @interface Root : UIViewController
        @end
        @implementation Root
        - (void)viewDidLoad {
          [super viewDidLoad];
          Button *button = [Button buttonWithType:UIButtonTypeCustom];
          button.frame = CGRectMake(0, 100, 100, 40);
          [button setTitle:@"Go" forState:UIControlStateNormal];
          [button addTarget:self action:@selector(go:) forControlEvents:UIControlEventTouchUpInside];
          [self.view addSubview:button];
        }
        - (void)go:(UIButton *)sender { sender.selected = YES; NSLog(@"%@ %lu", sender.titleLabel.text, (unsigned long)sender.state); }
        @end
        """), then: [.tap(10, 110)],
      """
      begin
      highlighted 1
      selected 1
      Go 5
      highlighted 0
      """)
  }

  @Test func `a dictionary of variable bindings names the views of a format`() {
    expect(
      objectiveCApp(
        root: "[Root new]",
        """
        @interface Root : UIViewController
        @property UIView *box;
        @end
        @implementation Root
        - (void)viewDidLoad {
          [super viewDidLoad];
          UIView *box = [UIView new];
          self.box = box;
          box.translatesAutoresizingMaskIntoConstraints = NO;
          [self.view addSubview:box];
          NSDictionary *views = NSDictionaryOfVariableBindings(box);
          [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"|-5-[box]-15-|" options:0 metrics:nil views:views]];
          [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[box(h)]-10-|" options:NSLayoutFormatDirectionLeadingToTrailing metrics:@{@"h": @50} views:views]];
        }
        - (void)viewDidLayoutSubviews { NSLog(@"%@", NSStringFromCGRect(self.box.frame)); }
        @end
        """), "{{5, 607}, {355, 50}}")
  }
}
