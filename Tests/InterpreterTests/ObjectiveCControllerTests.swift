import Testing
import WindowModel

@Suite("View controllers in Objective-C")
struct ObjectiveCControllerTests: ProgramSuite {
  let file = "main.m"

  @Test("The template's view controller is shown by itself")
  func template() {
    expect(
      """
      #import "ViewController.h"
      @interface ViewController ()
      @property (nonatomic, strong) UILabel *label;
      @end
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.view.backgroundColor = [UIColor whiteColor];
        _label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, self.view.bounds.size.width, 44)];
        self.label.text = @"Hello";
        [self.view addSubview:self.label];
        NSLog(@"%@ %@ %lu", self.label.text, NSStringFromCGRect(self.label.frame), (unsigned long)self.view.subviews.count);
      }
      - (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; NSLog(@"will"); }
      - (void)viewDidAppear:(BOOL)animated { [super viewDidAppear:animated]; NSLog(@"did %d", self.view.window.isKeyWindow); }
      @end
      """, "Hello {{0, 0}, {375, 44}} 1\nwill\ndid 1")
  }

  @Test("An alert's text field is set up, typed into, and read by its action")
  func alertTextField() {
    expect(
      """
      @interface ViewController : UIViewController
      @end
      @implementation ViewController
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        if (self.title) return;
        self.title = @"asked";
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Name" message:nil preferredStyle:UIAlertControllerStyleAlert];
        [alert addTextFieldWithConfigurationHandler:^(UITextField *field) { field.placeholder = @"First"; }];
        __weak UIAlertController *weakAlert = alert;
        [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:^(UIAlertAction *action) {
          NSLog(@"%@ of %lu", weakAlert.textFields.firstObject.text, (unsigned long)weakAlert.textFields.count);
        }]];
        [self presentViewController:alert animated:YES completion:^{ NSLog(@"%@", alert.textFields[0].placeholder); }];
      }
      @end
      """, then: [.wait(1), .type("ada"), .choose("OK")], "First\nada of 1")
  }

  @Test("Presenting and dismissing runs the appearance methods and the completions")
  func presenting() {
    expect(
      """
      @interface Detail : UIViewController
      @end
      @implementation Detail
      - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"detail loaded"); }
      - (void)viewWillDisappear:(BOOL)animated { [super viewWillDisappear:animated]; NSLog(@"detail leaves"); }
      - (void)dealloc { NSLog(@"detail gone"); }
      @end
      @implementation ViewController
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        static BOOL done = NO;
        if (done) { NSLog(@"back"); return; }
        done = YES;
        Detail *detail = [[Detail alloc] init];
        detail.modalPresentationStyle = UIModalPresentationFullScreen;
        [self presentViewController:detail animated:YES completion:^{
          NSLog(@"presented %d", detail.presentingViewController == self);
          [self dismissViewControllerAnimated:YES completion:^{ NSLog(@"dismissed"); }];
        }];
      }
      - (void)viewWillDisappear:(BOOL)animated { [super viewWillDisappear:animated]; NSLog(@"first leaves"); }
      @end
      """, "detail loaded\nfirst leaves\npresented 1\ndetail leaves\nback\ndismissed\ndetail gone")
  }

  @Test("A navigation controller pushes and pops")
  func navigation() {
    expect(
      """
      @interface Page : UIViewController
      @property (nonatomic, copy) NSString *name;
      @end
      @implementation Page
      + (instancetype)named:(NSString *)name { Page *page = [[self alloc] init]; page.name = name; page.title = name; return page; }
      - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%@ loaded", self.name); }
      - (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; NSLog(@"%@ appears", self.name); }
      - (void)viewDidDisappear:(BOOL)animated { [super viewDidDisappear:animated]; NSLog(@"%@ is away", self.name); }
      - (void)dealloc { NSLog(@"%@ gone", _name); }
      @end
      @interface AppDelegate () <UINavigationControllerDelegate>
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[Page named:@"A"]];
        self.window.rootViewController = navigation;
        [self.window makeKeyAndVisible];
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 1 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
          navigation.delegate = self;
          [navigation pushViewController:[Page named:@"B"] animated:YES];
          NSLog(@"%lu %@", (unsigned long)navigation.viewControllers.count, navigation.topViewController.title);
        });
        return YES;
      }
      - (void)navigationController:(UINavigationController *)navigationController
             didShowViewController:(UIViewController *)viewController animated:(BOOL)animated {
        NSLog(@"shows %@", viewController.title);
      }
      @end
      """, then: [.wait(5), .swipeBack],
      "A loaded\nA appears\n2 B\nB loaded\nB appears\nA is away\nshows B\nA appears\nB is away\nshows A\nB gone"
    )
  }

  @Test("A tab bar controller tells its delegate of the tab that is tapped")
  func tabs() {
    expect(
      """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        UIViewController *first = [UIViewController new], *second = [UIViewController new];
        first.title = @"first";
        second.title = @"second";
        UITabBarController *tabs = [[UITabBarController alloc] init];
        tabs.viewControllers = @[first, second];
        tabs.delegate = (id<UITabBarControllerDelegate>)self;
        self.window.rootViewController = tabs;
        [self.window makeKeyAndVisible];
        NSLog(@"%lu", (unsigned long)tabs.selectedIndex);
        return YES;
      }
      - (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController {
        NSLog(@"%@ %lu", viewController.title, (unsigned long)tabBarController.selectedIndex);
      }
      @end
      """, then: [.tab(1)], "0\nsecond 1")
  }

  @Test("An alert's action runs its handler")
  func alerts() {
    expect(
      """
      @implementation ViewController
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Title" message:@"Text" preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:^(UIAlertAction *action) {
          NSLog(@"chose %@", action.title);
        }]];
        [alert addAction:[UIAlertAction actionWithTitle:@"Cancel" style:UIAlertActionStyleCancel handler:nil]];
        [self presentViewController:alert animated:YES completion:nil];
        NSLog(@"%@ %lu", alert.message, (unsigned long)alert.actions.count);
      }
      @end
      """, then: [.wait(2), .choose("OK")], "Text 2\nchose OK")
  }

  @Test("A controller makes its own view in loadView, and holds children")
  func containment() {
    expect(
      """
      @interface Child : UIViewController
      @end
      @implementation Child
      - (void)loadView { self.view = [[UIScrollView alloc] initWithFrame:CGRectMake(0, 0, 20, 20)]; NSLog(@"load"); }
      - (void)didMoveToParentViewController:(UIViewController *)parent { [super didMoveToParentViewController:parent]; NSLog(@"parent %d", parent != nil); }
      @end
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        Child *child = [Child new];
        [self addChildViewController:child];
        [self.view addSubview:child.view];
        [child didMoveToParentViewController:self];
        NSLog(@"%lu %d %@", (unsigned long)self.childViewControllers.count, child.parentViewController == self, [child.view class]);
        [child willMoveToParentViewController:nil];
        [child.view removeFromSuperview];
        [child removeFromParentViewController];
      }
      @end
      """, "load\nparent 1\n1 1 UIScrollView\nparent 0")
  }

  @Test(
    "A controller that is popped has its navigation controller in viewWillDisappear, which lacks it"
  )
  func popped() {
    expect(
      """
      @interface Page : UIViewController
      @end
      @implementation Page
      - (void)tell:(NSString *)what {
        UINavigationController *navigation = self.navigationController;
        NSLog(@"%@ %d %d", what, navigation != nil, [navigation.viewControllers indexOfObject:self] == NSNotFound);
      }
      - (void)viewWillDisappear:(BOOL)animated { [super viewWillDisappear:animated]; [self tell:@"will"]; }
      - (void)viewDidDisappear:(BOOL)animated { [super viewDidDisappear:animated]; [self tell:@"did"]; }
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[UIViewController new]];
        [navigation pushViewController:[Page new] animated:NO];
        self.window.rootViewController = navigation;
        [self.window makeKeyAndVisible];
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{ [navigation popViewControllerAnimated:YES]; });
        return YES;
      }
      @end
      """, "will 1 1\ndid 0 0")
  }

  @Test("A notification is made first and posted later")
  func madeNotification() {
    expect(
      """
      [[NSNotificationCenter defaultCenter] addObserverForName:@"N" object:nil queue:nil usingBlock:^(NSNotification *note) { NSLog(@"%@ %@", note.name, note.userInfo[@"k"]); }];
      NSNotification *note = [NSNotification notificationWithName:@"N" object:nil userInfo:@{@"k": @1}];
      [[NSNotificationCenter defaultCenter] postNotification:note];
      """, "N 1")
  }
}
