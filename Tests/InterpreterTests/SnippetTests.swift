import Testing

@testable import WindowModel

@Suite("What snippets of articles and answers use")
struct SnippetTests: ProgramSuite {
  @Test func `an observer may take an NSNotification with its values`() {
    expect(
      """
      import UIKit
      class Watcher: NSObject {
        @objc func noted(_ note: NSNotification) { print(note.name.rawValue, note.userInfo?["count"] as? Int ?? 0, note.object == nil) }
      }
      let watcher = Watcher()
      NotificationCenter.default.addObserver(watcher, selector: #selector(Watcher.noted(_:)), name: NSNotification.Name("x"), object: nil)
      NotificationCenter.default.post(name: NSNotification.Name("x"), object: nil, userInfo: ["count": 3])
      """,
      "x 3 true")
  }

  @Test func `an implicitly unwrapped value after two question marks is unwrapped`() {
    expect(
      """
      import UIKit
      class Home: UIViewController {
        func host(_ container: UIView?) -> UIView {
          let host: UIView = container ?? view
          return container ?? host
        }
      }
      let home = Home()
      print(home.host(nil) === home.view, home.host(UILabel()) is UILabel)
      """,
      "true true")
  }

  @Test func `the type of a loop's element gives a literal its type`() {
    expect(
      """
      import UIKit
      for direction: UISwipeGestureRecognizer.Direction in [.left, .right] { print(direction == .left) }
      for number: Double in [1, 2] { print(number) }
      """,
      """
      true
      false
      1.0
      2.0
      """)
  }

  @Test func `Self is the type of the receiver`() {
    expect(
      """
      import UIKit
      protocol Made { static func make() -> Self }
      extension Made where Self: UIViewController {
        static func make() -> Self {
          print("making", "\\(Self.self)")
          return Self()
        }
      }
      class Home: UIViewController, Made { var number = 3 }
      class Base {
        required init() { }
        class func make() -> Self { return self.init() }
        func itself() -> Self { return self }
      }
      class Own: Base { var number = 4 }
      print(Home.make().number, Own.make().number, Own().itself().number)
      """,
      """
      making Home
      3 4 4
      """)
  }

  @Test func `a type within another value has its module's name`() {
    expect(
      """
      import UIKit
      class Home { }
      print([Home.self], Optional(Home.self) as Any, [Int.self], [UIView.self], Home.self)
      """,
      "[App.Home] Optional(App.Home) [Swift.Int] [UIView] Home")
  }

  @Test func `a view is described with its layer, recognizers and text`() {
    expect(
      """
      import UIKit
      let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4))
      label.text = "Hi"
      label.addGestureRecognizer(UITapGestureRecognizer())
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scroll.contentSize = CGSize(width: 20, height: 30)
      func shown(_ view: UIView) -> String {
        return view.description.components(separatedBy: "; ").map { $0.components(separatedBy: ": 0x")[0] }.joined(separator: "; ")
      }
      print(shown(label))
      print(shown(scroll))
      print(shown(UIWindow()))
      """,
      """
      <UILabel; frame = (1 2; 3.5 4); text = 'Hi'; userInteractionEnabled = NO; gestureRecognizers = <NSArray; layer = <_UILabelLayer
      <UIScrollView; frame = (0 0; 10 10); clipsToBounds = YES; gestureRecognizers = <NSArray; layer = <CALayer; contentOffset: {0, 0}; contentSize: {20, 30}; adjustedContentInset: {0, 0, 0, 0}>
      <UIWindow; frame = (0 0; 375 667); hidden = YES; gestureRecognizers = <NSArray; layer = <UIWindowLayer
      """)
  }

  @Test func `content ends at an opaque bar unless it asks to extend under it`() {
    expect(
      app(
        root: "UINavigationController(rootViewController: Home())",
        """
        class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let bar = navigationController!.navigationBar
            print(bar.isTranslucent, view.frame.minY, view.safeAreaInsets.top)
            bar.isTranslucent = false
            view.layoutIfNeeded()
            print(bar.isTranslucent, view.frame.minY, view.frame.height, view.safeAreaInsets.top)
            extendedLayoutIncludesOpaqueBars = true
            view.layoutIfNeeded()
            print(view.frame.minY, view.safeAreaInsets.top)
          }
        }
        """),
      """
      true 0.0 64.0
      false 64.0 603.0 0.0
      0.0 64.0
      """)
  }

  @Test func `the responder chain is asked for an action's target`() {
    expect(
      app(
        root: "Home()",
        """
        class Card: UIView {
          override var canBecomeFirstResponder: Bool { return true }
          @objc func paste(_ sender: Any?) { print("card") }
          override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { return false }
        }
        class Home: UIViewController {
          @objc func paste(_ sender: Any?) { print("home", sender == nil) }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let card = Card(frame: view.bounds)
            view.addSubview(card)
            card.becomeFirstResponder()
            print(card.target(forAction: #selector(Card.paste(_:)), withSender: nil) is Home)
            print(UIApplication.shared.sendAction(#selector(Card.paste(_:)), to: nil, from: nil, for: nil))
          }
        }
        """),
      """
      true
      home true
      true
      """)
  }

  @Test func `a configured button has a title and an action that knows its sender`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            UIButton.appearance().tintColor = .red
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Buy"
            configuration.cornerStyle = .capsule
            let button = UIButton(configuration: configuration, primaryAction: UIAction { print("bought", ($0.sender as? UIButton)?.currentTitle ?? "") })
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            button.configurationUpdateHandler = { print("update", $0 === button) }
            view.addSubview(button)
            button.configuration?.title = "Sell"
          }
        }
        """), then: [.tap(50, 50)],
      """
      update true
      bought Sell
      """)
  }

  @Test func `a controller that pops itself as it appears disappears before it goes`() {
    expect(
      app(
        root: "UINavigationController(rootViewController: Home())",
        """
        class Passing: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigationController?.popViewController(animated: true)
          }
          override func didMove(toParent parent: UIViewController?) { print("did move", parent != nil) }
          override func viewDidDisappear(_ animated: Bool) { print("did disappear", isMovingFromParent) }
          deinit { print("gone") }
        }
        class Home: UIViewController {
          var isDone = false
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard !isDone else { return }
            isDone = true
            navigationController?.pushViewController(Passing(), animated: true)
          }
        }
        """),
      """
      did move true
      did disappear true
      did move false
      gone
      """)
  }

  @Test func `margins are inside of the safe area, and layers are kept`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          let box = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            let guide = view.layoutMarginsGuide
            NSLayoutConstraint.activate([
              box.leadingAnchor.constraint(equalTo: guide.leadingAnchor), box.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -4),
              box.topAnchor.constraint(equalTo: guide.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
            ])
            let gradient = CAGradientLayer()
            gradient.frame = view.bounds
            view.layer.insertSublayer(gradient, at: 0)
            print(view.layer.sublayers?.count ?? 0, gradient.superlayer === view.layer, gradient.bounds.width)
          }
          override func viewDidLayoutSubviews() { print(box.frame) }
        }
        """),
      """
      1 true 375.0
      (16.0, 20.0, 339.0, 10.0)
      """)
  }
}
