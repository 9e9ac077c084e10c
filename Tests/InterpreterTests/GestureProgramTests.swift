import Testing
import WindowModel

@Suite("Gestures in programs")
struct GestureProgramTests: ProgramSuite {
  @Test("A tap outside a text field ends editing")
  func endEditing() {
    expect(
      """
      class ViewController: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
          let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
          view.addGestureRecognizer(tap)
        }
        @objc func dismissKeyboard() {
          let ended = view.endEditing(true)
          print("ended", ended, field.isFirstResponder)
        }
      }
      """, then: [.tap(30, 110), .tap(200, 400)],
      "ended true false")
  }

  @Test("A window that floats is dragged by a pan")
  func floatingBall() {
    expect(
      """
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var ball: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          let ball = UIWindow(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
          ball.windowLevel = .alert + 1
          ball.isHidden = false
          ball.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
          self.ball = ball
          return true
        }
        @objc func dragged(_ pan: UIPanGestureRecognizer) {
          guard let ball = pan.view else { return }
          let translation = pan.translation(in: ball)
          ball.center = CGPoint(x: ball.center.x + translation.x, y: ball.center.y + translation.y)
          pan.setTranslation(.zero, in: ball)
          if pan.state == .began { print("began", pan.numberOfTouches) }
          if pan.state == .ended { print("ended", ball.frame.origin.x, ball.frame.origin.y) }
        }
      }
      """,
      then: [
        .touch(.began, 50, 130, after: 0), .touch(.moved, 70, 130, after: 0.1),
        .touch(.moved, 100, 180, after: 0.1), .touch(.ended, 100, 180, after: 0),
      ],
      """
      began 1
      ended 70.0 150.0
      """)
  }

  @Test("A long press shows a window on top")
  func longPress() {
    expect(
      """
      class ViewController: UIViewController {
        var overlay: UIWindow?
        override func viewDidLoad() {
          super.viewDidLoad()
          let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
          press.minimumPressDuration = 1
          view.addGestureRecognizer(press)
        }
        @objc func pressed(_ sender: UILongPressGestureRecognizer) {
          guard sender.state == .began else { return print(sender.state == .ended) }
          let overlay = UIWindow(frame: UIScreen.main.bounds)
          overlay.windowLevel = .alert
          overlay.isHidden = false
          self.overlay = overlay
          print(sender.location(in: view), UIApplication.shared.windows.count)
        }
      }
      """,
      then: [
        .touch(.began, 50, 60, after: 0), .touchTime(0.8), .touchTime(0.3),
        .touch(.ended, 50, 60, after: 0),
      ],
      """
      (50.0, 60.0) 2
      true
      """)
  }

  @Test("A view is dragged by its own touches")
  func dragging() {
    expect(
      """
      class Box: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          guard let touch = touches.first else { return }
          print(touch.tapCount, touch.phase == .began, touch.view === self, event!.allTouches!.count)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          guard let touch = touches.first else { return }
          let now = touch.location(in: superview)
          let before = touch.previousLocation(in: superview)
          center.x += now.x - before.x
          center.y += now.y - before.y
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          print(frame.origin.x, frame.origin.y, touches.first!.timestamp)
        }
      }
      class ViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(Box(frame: CGRect(x: 10, y: 100, width: 50, height: 50)))
        }
      }
      """,
      then: [
        .touch(.began, 20, 110, after: 0), .touch(.moved, 30, 110, after: 0.25),
        .touch(.moved, 60, 150, after: 0.25), .touch(.ended, 60, 150, after: 0),
      ],
      """
      1 true true 1
      50.0 140.0 0.5
      """)
  }

  private let doubleTap = """
    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let one = UITapGestureRecognizer(target: self, action: #selector(single))
        let two = UITapGestureRecognizer(target: self, action: #selector(double))
        two.numberOfTapsRequired = 2
        one.require(toFail: two)
        view.addGestureRecognizer(one)
        view.addGestureRecognizer(two)
        print(view.gestureRecognizers!.count)
      }
      @objc func single() { print("single") }
      @objc func double() { print("double") }
    }
    """

  @Test("A single tap waits for a double tap to fail")
  func doubleTaps() {
    expect(
      doubleTap, then: [.tap(50, 50), .touchTime(1), .tap(50, 50), .tap(52, 50), .touchTime(1)],
      """
      2
      single
      double
      """)
  }

  @Test("A delegate keeps the touches of a button from a recognizer")
  func delegate() {
    expect(
      """
      class ViewController: UIViewController, UIGestureRecognizerDelegate {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system)
          button.frame = CGRect(x: 0, y: 100, width: 100, height: 50)
          button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
          view.addSubview(button)
          let press = UILongPressGestureRecognizer(target: self, action: #selector(held))
          press.delegate = self
          press.cancelsTouchesInView = true
          view.addGestureRecognizer(press)
        }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
          print("asked", touch.view is UIButton)
          return !(touch.view is UIButton)
        }
        @objc func pressed() { print("pressed") }
        @objc func held() { print("held") }
      }
      """,
      then: [
        .touch(.began, 10, 110, after: 0), .touch(.ended, 10, 110, after: 2),
        .touch(.began, 10, 300, after: 0), .touchTime(1),
      ],
      """
      asked true
      pressed
      asked false
      held
      """)
  }

  @Test("The same in Objective-C")
  func objectiveC() {
    expect(
      """
      @interface ViewController () <UIGestureRecognizerDelegate>
      @property (nonatomic, strong) UIView *box;
      @end
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.box = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
        [self.view addSubview:self.box];
        UIPanGestureRecognizer *pan = [[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(pan:)];
        pan.delegate = self;
        [self.box addGestureRecognizer:pan];
        UISwipeGestureRecognizer *swipe = [[UISwipeGestureRecognizer alloc] initWithTarget:self action:@selector(swiped)];
        swipe.direction = UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionUp;
        [self.view addGestureRecognizer:swipe];
        UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)];
        [tap requireGestureRecognizerToFail:pan];
        [self.box addGestureRecognizer:tap];
        NSLog(@"%lu", (unsigned long)self.box.gestureRecognizers.count);
      }
      - (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer {
        return YES;
      }
      - (void)pan:(UIPanGestureRecognizer *)pan {
        CGPoint translation = [pan translationInView:self.view];
        if (pan.state == UIGestureRecognizerStateChanged) { NSLog(@"%.0f %.0f %.0f", translation.x, translation.y, [pan velocityInView:self.view].x); }
      }
      - (void)swiped { NSLog(@"swiped"); }
      - (void)tapped:(UITapGestureRecognizer *)tap {
        CGPoint point = [tap locationInView:self.box];
        NSLog(@"tapped %.0f %.0f", point.x, point.y);
        [tap.view removeGestureRecognizer:tap];
      }
      @end
      """, file: "main.m",
      then: [
        .tap(20, 30), .tap(20, 30), .touch(.began, 90, 50, after: 1),
        .touch(.moved, 60, 50, after: 0.1), .touch(.moved, 20, 50, after: 0.1),
        .touch(.ended, 20, 50, after: 0),
      ],
      """
      2
      tapped 20 30
      -70 0 -400
      swiped
      """)
  }

  @Test("A touch whose end is told late is the touch that began")
  func lateEnd() {
    expect(
      """
      class Box: UIView {
        var first: UITouch?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          print("began", touches.first! === first)
          first = touches.first
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          let touch = touches.first!
          print("ended", touch === first, touch.phase == .ended, touch.view === self, touch.location(in: self))
        }
        deinit { print("gone") }
      }
      class ViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let box = Box(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
          let two = UITapGestureRecognizer(target: self, action: #selector(double))
          two.numberOfTapsRequired = 2
          box.addGestureRecognizer(two)
          view.addSubview(box)
        }
        @objc func double(_ tap: UITapGestureRecognizer) { tap.view!.removeFromSuperview() }
      }
      """,
      then: [.tap(20, 110), .touchTime(1), .tap(22, 111), .tap(22, 112), .touchTime(1)],
      """
      began false
      ended true true true (10.0, 10.0)
      began false
      began false
      gone
      """)
  }

  @Test("A method of the delegate that is never asked is refused")
  func uncalled() {
    expect(
      """
      class Form: UIViewController, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool { true }
      }
      """,
      """
      3:3: UIKit calls 'gestureRecognizer(_:shouldReceive:)', which the model does not; leave the method out.
      4:3: UIKit calls 'gestureRecognizer(_:shouldRequireFailureOf:)', which the model does not; leave the method out.
      """)
    expect(
      """
      @interface Form : NSObject <UIGestureRecognizerDelegate>
      @end
      @implementation Form
      - (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveEvent:(UIEvent *)event { return YES; }
      @end
      """, file: "main.m",
      "4:9: UIKit calls 'gestureRecognizer:shouldReceiveEvent:', which the model does not; leave the method out."
    )
  }

  private static let twoFingers: [ProgramRun.Step] = [
    .finger(0, .began, 100, 300), .finger(1, .began, 200, 300),
    .finger(1, .moved, 250, 300, after: 0.5),
    .finger(1, .moved, 300, 300, after: 0.5), .finger(0, .ended, 100, 300),
    .finger(1, .ended, 300, 300),
  ]

  @Test("A picture is pinched, and the scale is set back each time")
  func pinch() {
    expect(
      """
      class ViewController: UIViewController {
        let picture = UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(picture)
          picture.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:))))
        }
        @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
          guard let view = pinch.view else { return }
          print(pinch.state.rawValue, pinch.numberOfTouches, pinch.scale, pinch.velocity)
          view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
          pinch.scale = 1
          if pinch.state == .ended { print(view.frame.width) }
        }
      }
      """, then: Self.twoFingers,
      """
      1 2 1.5 1.0
      2 2 1.3333333333333333 0.6666666666666665
      3 2 1.0 0.0
      640.0
      """)
  }

  @Test("Objective-C pinches and turns at once where a delegate lets it")
  func pinchAndTurn() {
    expect(
      """
      @interface ViewController : UIViewController <UIGestureRecognizerDelegate>
      @end
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.view.multipleTouchEnabled = YES;
        UIPinchGestureRecognizer *pinch = [[UIPinchGestureRecognizer alloc] initWithTarget:self action:@selector(pinched:)];
        UIRotationGestureRecognizer *turn = [[UIRotationGestureRecognizer alloc] initWithTarget:self action:@selector(turned:)];
        pinch.delegate = self;
        [self.view addGestureRecognizer:pinch];
        [self.view addGestureRecognizer:turn];
      }
      - (BOOL)gestureRecognizer:(UIGestureRecognizer *)one shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other { return YES; }
      - (void)pinched:(UIPinchGestureRecognizer *)pinch { NSLog(@"pinch %ld %.1f", (long)pinch.state, pinch.scale); }
      - (void)turned:(UIRotationGestureRecognizer *)turn { NSLog(@"turn %ld %.2f", (long)turn.state, turn.rotation); }
      @end
      """, file: "main.m",
      then: [
        .finger(0, .began, 100, 100), .finger(1, .began, 200, 100), .finger(1, .moved, 100, 300),
        .finger(0, .ended, 100, 100), .finger(1, .ended, 100, 300),
      ],
      """
      pinch 1 2.0
      turn 1 1.57
      pinch 3 2.0
      turn 3 1.57
      """)
  }

  @Test("A pan from the left edge")
  func edgePan() {
    expect(
      """
      class ViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edge(_:)))
          pan.edges = .left
          view.addGestureRecognizer(pan)
          view.isExclusiveTouch = true
          print(pan.edges == .left, view.isExclusiveTouch)
        }
        @objc func edge(_ pan: UIScreenEdgePanGestureRecognizer) {
          print(pan.state.rawValue, pan.translation(in: view).x)
        }
      }
      """,
      then: [
        .touch(.began, 100, 100, after: 0), .touch(.moved, 200, 100, after: 0.1),
        .touch(.ended, 200, 100, after: 0),
        .touch(.began, 3, 100, after: 0), .touch(.moved, 53, 100, after: 0.1),
        .touch(.ended, 53, 100, after: 0),
      ],
      """
      true true
      1 50.0
      3 50.0
      """)
  }

  @Test(
    "A view can keep its recognizers from beginning, and their delegate is asked only if it does not"
  )
  func viewDecides() {
    expect(
      """
      class Card: UIView {
        var count = 0
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          count += 1
          print("view", count)
          return count > 1
        }
      }
      class ViewController: UIViewController, UIGestureRecognizerDelegate {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(card)
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
          tap.delegate = self
          card.addGestureRecognizer(tap)
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          print("delegate")
          return true
        }
        @objc func tapped() { print("tapped") }
      }
      """, then: [.tap(10, 10), .tap(10, 10)],
      """
      view 1
      view 2
      delegate
      tapped
      """)
  }

  @Test("A pan that takes one finger is not moved by a second, and fails if two come first")
  func oneFinger() {
    expect(
      """
      class ViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.isMultipleTouchEnabled = true
          let pan = UIPanGestureRecognizer(target: self, action: #selector(moved(_:)))
          pan.maximumNumberOfTouches = 1
          view.addGestureRecognizer(pan)
        }
        @objc func moved(_ pan: UIPanGestureRecognizer) { print(pan.state.rawValue, pan.translation(in: view).x, pan.numberOfTouches) }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = ViewController()
      window.makeKeyAndVisible()
      """,
      then: [
        .finger(0, .began, 100, 100), .finger(0, .moved, 150, 100, after: 0.1),
        .finger(1, .began, 200, 200), .finger(1, .moved, 300, 200, after: 0.1),
        .finger(0, .moved, 160, 100, after: 0.1), .finger(1, .ended, 300, 200),
        .finger(0, .ended, 160, 100),
        .finger(0, .began, 100, 100), .finger(1, .began, 200, 200),
        .finger(0, .moved, 150, 100, after: 0.1), .finger(0, .ended, 150, 100),
        .finger(1, .ended, 200, 200),
      ],
      """
      1 50.0 1
      2 60.0 1
      3 60.0 1
      """)
  }
}
