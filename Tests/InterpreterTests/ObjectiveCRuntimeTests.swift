import Testing

@Suite("Objective-C's runtime")
struct ObjectiveCRuntimeTests: ProgramSuite {
  let file = "main.m"

  @Test("A category's properties are tied to their objects, and go with them")
  func associations() {
    expect(
      """
      static const void *nameKey = &nameKey;
      static char badgeKey;
      @interface Badge : NSObject
      @end
      @implementation Badge
      - (void)dealloc { NSLog(@"badge goes"); }
      @end
      @interface UIView (Extra)
      @property (nonatomic, copy) NSString *name;
      @property (nonatomic, strong) Badge *badge;
      @property (nonatomic, weak) UIView *twin;
      @end
      @implementation UIView (Extra)
      - (NSString *)name { return objc_getAssociatedObject(self, nameKey); }
      - (void)setName:(NSString *)name { objc_setAssociatedObject(self, nameKey, name, OBJC_ASSOCIATION_COPY_NONATOMIC); }
      - (Badge *)badge { return objc_getAssociatedObject(self, &badgeKey); }
      - (void)setBadge:(Badge *)badge { objc_setAssociatedObject(self, &badgeKey, badge, OBJC_ASSOCIATION_RETAIN_NONATOMIC); }
      - (UIView *)twin { return objc_getAssociatedObject(self, _cmd); }
      - (void)setTwin:(UIView *)twin { objc_setAssociatedObject(self, @selector(twin), twin, OBJC_ASSOCIATION_ASSIGN); }
      @end
      int main() {
        UIView *view = [UIView new];
        NSMutableString *name = [@"box" mutableCopy];
        view.name = name;
        [name appendString:@"es"];
        view.badge = [Badge new];
        view.twin = view;
        NSLog(@"%@ %d %d", view.name, view.badge != nil, view.twin == view);
        view.badge = nil;
        NSLog(@"now %d", view.badge == nil);
        view.badge = [Badge new];
        view = nil;
        NSLog(@"end");
        return 0;
      }
      """,
      """
      box 1 1
      badge goes
      now 1
      badge goes
      end
      """)
  }

  @Test(
    "A category's '+load' exchanges a method of all controllers, which an override calls by super")
  func exchange() {
    expect(
      objectiveCApp(
        root: "[[UINavigationController alloc] initWithRootViewController:[Home new]]",
        """
        #import <objc/runtime.h>
        @implementation UIViewController (Tracking)
        + (void)load {
          static dispatch_once_t onceToken;
          dispatch_once(&onceToken, ^{
            Class class = [self class];
            SEL originalSelector = @selector(viewWillAppear:);
            SEL swizzledSelector = @selector(track_viewWillAppear:);
            Method originalMethod = class_getInstanceMethod(class, originalSelector);
            Method swizzledMethod = class_getInstanceMethod(class, swizzledSelector);
            BOOL didAdd = class_addMethod(class, originalSelector, method_getImplementation(swizzledMethod), method_getTypeEncoding(swizzledMethod));
            if (didAdd) {
              class_replaceMethod(class, swizzledSelector, method_getImplementation(originalMethod), method_getTypeEncoding(originalMethod));
            } else {
              method_exchangeImplementations(originalMethod, swizzledMethod);
            }
          });
        }
        - (void)track_viewWillAppear:(BOOL)animated {
          [self track_viewWillAppear:animated];
          NSLog(@"%@ will appear", NSStringFromClass([self class]));
        }
        @end
        @interface Home : UIViewController
        @end
        @implementation Home
        - (void)viewWillAppear:(BOOL)animated { NSLog(@"home"); [super viewWillAppear:animated]; NSLog(@"done"); }
        @end
        """),
      """
      UINavigationController will appear
      home
      Home will appear
      done
      """)
  }

  @Test("A class without the method gets it added, and its siblings stay as they are")
  func add() {
    expect(
      objectiveCApp(
        root: "[Tabs new]",
        """
        @interface Page : UIViewController
        @end
        @implementation Page
        + (void)load {
          Method own = class_getInstanceMethod(self, @selector(log_viewDidAppear:));
          Method old = class_getInstanceMethod(self, @selector(viewDidAppear:));
          if (class_addMethod(self, @selector(viewDidAppear:), method_getImplementation(own), method_getTypeEncoding(own))) {
            class_replaceMethod(self, @selector(log_viewDidAppear:), method_getImplementation(old), method_getTypeEncoding(old));
          }
        }
        - (void)log_viewDidAppear:(BOOL)animated { NSLog(@"page"); [self log_viewDidAppear:animated]; }
        @end
        @interface Tabs : UITabBarController
        @end
        @implementation Tabs
        - (void)viewDidLoad { [super viewDidLoad]; self.viewControllers = @[[Page new], [UIViewController new]]; }
        @end
        """), "page")
  }

  @Test("A window's own method is exchanged, and one that UIKit calls by itself is refused")
  func window() {
    let swap = """
      @implementation UIWindow (Spy)
      + (void)load {
        method_exchangeImplementations(class_getInstanceMethod(self, @selector(METHOD)), class_getInstanceMethod(self, @selector(spy)));
      }
      - (void)spy { NSLog(@"before"); [self spy]; NSLog(@"after"); }
      @end
      int main() {
        UIWindow *window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        [window makeKeyAndVisible];
        NSLog(@"%d", window.isKeyWindow);
        return 0;
      }
      """
    expect(
      swap.replacing("METHOD", with: "makeKeyAndVisible"),
      """
      before
      after
      1
      """)
    expect(
      swap.replacing("METHOD", with: "makeKeyWindow"),
      "CRASH 3: When UIKit itself calls 'makeKeyWindow' is not known, so that it can't be exchanged here."
    )
    expect(
      swap.replacing("METHOD", with: "layoutIfNeeded"),
      "CRASH 3: Whether 'UIWindow' has a 'layoutIfNeeded' of its own is not known.")
  }

  @Test("A subclass's call of 'super' finds the implementation that the superclass has by now")
  func inheritance() {
    expect(
      """
      @interface Cat : NSObject
      @end
      @implementation Cat
      - (void)speak { NSLog(@"meow"); }
      - (void)purr { NSLog(@"purr"); [self purr]; }
      @end
      @interface Kitten : Cat
      @end
      @implementation Kitten
      - (void)speak { [super speak]; NSLog(@"squeak"); }
      @end
      int main() {
        method_exchangeImplementations(class_getInstanceMethod([Cat class], @selector(speak)), class_getInstanceMethod([Cat class], @selector(purr)));
        [[Kitten new] speak];
        return 0;
      }
      """,
      """
      purr
      meow
      squeak
      """)
  }

  @Test("A class says how its objects are allocated and copied")
  func copies() {
    expect(
      """
      @interface Store : NSObject
      @property (nonatomic, copy) NSArray *items;
      + (instancetype)shared;
      @end
      @implementation Store
      + (instancetype)shared {
        static Store *store = nil;
        static dispatch_once_t once;
        dispatch_once(&once, ^{ store = [[super allocWithZone:NULL] init]; });
        return store;
      }
      + (instancetype)allocWithZone:(struct _NSZone *)zone { return [self shared]; }
      @end
      @interface Task : NSObject <NSCopying>
      @property (copy) NSString *title;
      @end
      @implementation Task
      - (id)copyWithZone:(NSZone *)zone { Task *made = [[[self class] allocWithZone:zone] init]; made.title = self.title; return made; }
      @end
      @interface Holder : NSObject
      @property (nonatomic, copy) Task *task;
      @end
      @implementation Holder
      @end
      int main() {
        NSLog(@"%d", [[Store alloc] init] == [Store shared]);
        Task *task = [Task new];
        task.title = @"write";
        Holder *holder = [Holder new];
        holder.task = task;
        NSLog(@"%@ %d %@", [[task copy] title], holder.task == task, holder.task.title);
        return 0;
      }
      """,
      """
      1
      write 0 write
      """)
  }
}
