import Foundation
import Testing

@testable import WindowModel

/// Scroll views in programs of both languages.
@Suite struct ScrollProgramTests: ProgramSuite {
  /// A Swift app whose root is a controller with these members.
  private func app(_ members: String, _ classes: String = "") -> String {
    app(
      root: "Home()",
      """
      \(classes)
      class Home: UIViewController, UIScrollViewDelegate {
      \(members)
      }
      """)
  }

  private let told = """
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("will drag", scrollView.isDragging, scrollView.isTracking) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("at", scrollView.contentOffset.y) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { print("dropped", decelerate, scrollView.isDragging, scrollView.isDecelerating) }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { print("goes back") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print("is back") }
    """

  private func drag(_ from: Double, _ to: Double) -> [ProgramRun.Step] {
    [
      .touch(.began, 100, from, after: 0), .touch(.moved, 100, to, after: 0.1),
      .touch(.ended, 100, to, after: 0.1), .wait(1),
    ]
  }

  @Test func `the delegate is told of a drag, and of each change of the offset`() {
    expect(
      app(
        """
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scroll)
            scroll.delegate = self
            scroll.contentSize = CGSize(width: 300, height: 1000)
            print(scroll.contentSize.height, scroll.bounces, scroll.isDragging, scroll.delegate === self)
            scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
            scroll.contentOffset = CGPoint(x: 0, y: 20)
            scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
            scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
            print(scroll.adjustedContentInset.top, scroll.panGestureRecognizer.view === scroll)
          }
          \(told)
        """),
      then: drag(400, 300) + drag(200, 460),
      """
      1000.0 true false true
      at 20.0
      at 110.0
      10.0 true
      will drag true true
      at 210.0
      dropped false false false
      will drag true true
      at -30.853080568720372
      dropped true false true
      goes back
      at -10.0
      is back
      """)
  }

  @Test func `Objective-C has the same scroll views`() {
    expect(
      """
      @interface Home : UIViewController <UIScrollViewDelegate>
      @property (nonatomic) UIScrollView *scroll;
      @end
      @implementation Home
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.scroll = [[UIScrollView alloc] initWithFrame:CGRectMake(0, 100, 300, 400)];
        [self.view addSubview:self.scroll];
        self.scroll.delegate = self;
        self.scroll.alwaysBounceVertical = YES;
        self.scroll.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;
        self.scroll.keyboardDismissMode = UIScrollViewKeyboardDismissModeOnDrag;
        self.scroll.scrollEnabled = YES;
        NSLog(@"%d %d %d", self.scroll.isScrollEnabled, self.scroll.alwaysBounceVertical, self.scroll.contentInsetAdjustmentBehavior == UIScrollViewContentInsetAdjustmentNever);
        [self.scroll setContentOffset:CGPointMake(0, 5) animated:NO];
        [self.scroll scrollRectToVisible:CGRectMake(0, 0, 1, 1) animated:YES];
        [self.scroll.panGestureRecognizer addTarget:self action:@selector(panned:)];
      }
      - (void)panned:(UIPanGestureRecognizer *)pan { NSLog(@"panned %ld", (long)pan.state); }
      - (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView { NSLog(@"will drag %d", scrollView.dragging); }
      - (void)scrollViewDidScroll:(UIScrollView *)scrollView { NSLog(@"at %.0f", scrollView.contentOffset.y); }
      - (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate { NSLog(@"dropped %d", decelerate); }
      - (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView { NSLog(@"is back"); }
      @end
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (strong, nonatomic) UIWindow *window;
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
        self.window.rootViewController = [Home new];
        [self.window makeKeyAndVisible];
        return YES;
      }
      @end
      """, file: "main.m", then: drag(400, 300),
      """
      1 1 1
      at 5
      at 0
      panned 1
      will drag 1
      at 48
      panned 3
      dropped 1
      at 0
      is back
      """)
  }

  @Test func `content gets a tap in order, and keeps or loses a touch that becomes a drag`() {
    let box = """
      class Box: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { print("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("cancelled") }
      }
      class Keeper: UIScrollView {
        override func touchesShouldCancel(in view: UIView) -> Bool {
          print("asked", view is Box, super.touchesShouldCancel(in: view))
          return !(view is Box)
        }
      }
      """
    func members(_ type: String) -> String {
      """
        let scroll = \(type)(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(scroll)
          scroll.addSubview(Box(frame: scroll.bounds))
          scroll.contentSize = CGSize(width: 300, height: 1000)
          scroll.delegate = self
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { print("at", scrollView.contentOffset.y) }
      """
    }
    let steps: [ProgramRun.Step] = [
      .tap(100, 300), .touch(.began, 100, 300, after: 1), .touchTime(0.2),
      .touch(.moved, 100, 250, after: 0), .touch(.ended, 100, 250, after: 0),
    ]
    expect(
      app(members("UIScrollView"), box), then: steps,
      "began\nended\nbegan\nat 50.0\ncancelled")
    expect(
      app(members("Keeper"), box), then: steps,
      "began\nended\nbegan\nasked true true\nmoved\nended")
  }

  @Test func `a table or a text view is a scroll view too, with a delegate of its own`() {
    expect(
      app(
        """
          let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(text)
            text.delegate = self
            text.contentSize = CGSize(width: 300, height: 800)
            let scroll: UIScrollView = text
            print(scroll.delegate === self, text.delegate === self)
            scroll.contentOffset = CGPoint(x: 0, y: 7)
          }
          func textViewDidBeginEditing(_ textView: UITextView) { print("edits") }
          func scrollViewDidScroll(_ scrollView: UIScrollView) { print("at", scrollView.contentOffset.y, scrollView === text) }
        """
      ).replacingOccurrences(of: "UIScrollViewDelegate {", with: "UITextViewDelegate {"),
      then: [.tap(50, 200)] + drag(400, 380),
      """
      true true
      at 7.0 true
      edits
      at 27.0 true
      """)
  }

  @Test func `below a navigation bar the content begins at minus the inset`() {
    expect(
      app(
        """
          let scroll = UIScrollView()
          override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            view.addSubview(scroll)
            scroll.contentSize = CGSize(width: 100, height: 2000)
          }
          override func viewDidLayoutSubviews() { print("laid out", scroll.contentOffset.y) }
          override func viewDidAppear(_ animated: Bool) { print(scroll.adjustedContentInset.top, scroll.contentOffset.y) }
        """
      ).replacingOccurrences(
        of: "Home()", with: "UINavigationController(rootViewController: Home())"),
      """
      laid out -64.0
      64.0 -64.0
      """)
  }

  @Test func `another recognizer's delegate is asked about the scroll view's own`() {
    expect(
      app(
        """
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scroll)
            scroll.contentSize = CGSize(width: 300, height: 1000)
            scroll.delegate = self
            let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
            pan.delegate = self
            view.addGestureRecognizer(pan)
          }
          @objc func panned(_ pan: UIPanGestureRecognizer) { print("panned", pan.state == .began) }
          func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
            print("asked", other === scroll.panGestureRecognizer)
            return true
          }
          func scrollViewDidScroll(_ scrollView: UIScrollView) { print("at", scrollView.contentOffset.y) }
        """
      ).replacingOccurrences(
        of: "UIScrollViewDelegate {", with: "UIScrollViewDelegate, UIGestureRecognizerDelegate {"),
      then: [.touch(.began, 100, 300, after: 0), .touch(.moved, 100, 250, after: 0.1)],
      """
      asked true
      at 50.0
      asked true
      panned true
      """)
  }

  @Test func `what the model never calls of a scroll view's delegate is refused`() {
    expect(
      app("func scrollViewDidZoom(_ scrollView: UIScrollView) { }"),
      "4:1: UIKit calls 'scrollViewDidZoom(_:)', which the model does not; leave the method out.")
  }

  @Test func `a paging scroll view comes to rest at the nearest page`() {
    expect(
      app(
        """
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scroll)
            scroll.isPagingEnabled = true
            scroll.scrollIndicatorInsets = scroll.contentInset
            scroll.contentSize = CGSize(width: 300, height: 1200)
            scroll.delegate = self
            print(scroll.isPagingEnabled)
          }
          func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { print(scrollView.contentOffset.y, decelerate) }
          func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print("page", scrollView.contentOffset.y / scrollView.bounds.height) }
        """),
      then: drag(450, 150) + drag(200, 300),
      """
      true
      300.0 true
      page 1.0
      300.0 true
      page 1.0
      """)
  }
}
