import Testing

@testable import WindowModel

/// What a navigation controller's delegate hears when the container appears.
@Suite struct NavigationDelegateProgramTests: ProgramSuite {
  private let classes = """
    class Teller: NSObject, UINavigationControllerDelegate {
      func navigationController(_ n: UINavigationController, willShow c: UIViewController, animated: Bool) { print("will show", c.title!, animated) }
      func navigationController(_ n: UINavigationController, didShow c: UIViewController, animated: Bool) { print("did show", c.title!, animated) }
    }
    class Page: UIViewController {
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(title!, "will appear") }
      override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(title!, "did appear") }
    }
    let teller = Teller()
    func stack(_ titles: String...) -> UINavigationController {
      let stack = UINavigationController()
      stack.delegate = teller
      stack.viewControllers = titles.map { let page = Page(); page.title = $0; return page }
      return stack
    }
    """

  @Test func `the delegate hears twice that the first controller did show at launch`() {
    expect(
      app(root: "stack(\"first\")", classes),
      """
      first will appear
      will show first false
      did show first false
      first did appear
      did show first false
      """)
  }

  @Test func `a tab's delegate hears of the shown controller, and once when the tab comes back`() {
    expect(
      app(
        root: "Tabs()",
        """
        \(classes)
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [UIViewController(), stack("second")]
          }
        }
        """), then: [.tab(1), .tab(0), .tab(1)],
      """
      second will appear
      will show second false
      did show second false
      second did appear
      did show second false
      second will appear
      will show second false
      second did appear
      did show second false
      """)
  }

  @Test func `a stack shown by a presentation is announced, and again after it is uncovered`() {
    expect(
      app(
        root: "Start()",
        """
        \(classes)
        class Start: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let shown = stack("below", "top")
            present(shown, animated: true) {
              print("presented")
              let cover = UIViewController()
              shown.present(cover, animated: false) { cover.dismiss(animated: false) }
            }
          }
        }
        """),
      """
      top will appear
      will show top true
      did show top true
      top did appear
      did show top true
      presented
      top will appear
      will show top false
      top did appear
      did show top false
      """)
  }
}
