import Testing

@testable import WindowModel

/// A program's own classes that handle touches of UIKit's controls.
@Suite struct ControlProgramTests: ProgramSuite {
  private func app(_ methods: String) -> String {
    app(
      root: "Home()",
      """
      class Button: UIButton {
      \(methods)
      }
      class Badge: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event); print("badge") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
      }
      class Home: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = Button(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          view.addSubview(button)
          button.addSubview(Badge(frame: CGRect(x: 60, y: 0, width: 40, height: 40)))
        }
        @objc func tapped() { print("tapped") }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("home") }
      }
      """)
  }

  @Test func `a button's own method follows the touch and does not pass it on`() {
    expect(
      app(
        """
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event); print("began") }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ends"); super.touchesEnded(touches, with: event) }
        """), then: [.tap(10, 110)],
      """
      began
      ends
      tapped
      """)
  }

  @Test func `a button whose class does not call super sends nothing`() {
    expect(
      app(
        """
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began") }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended") }
        """), then: [.tap(10, 110)],
      """
      began
      ended
      """)
  }

  @Test func `a view in a button that passes a touch on taps the button`() {
    expect(
      app(""), then: [.tap(70, 110)],
      """
      badge
      tapped
      """)
  }

  @Test
  func
    `an action is sent once for its event, with the touch, and a control's own events reach their targets`()
  {
    expect(
      """
      class Dial: UIControl {}
      class Home: UIViewController {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let dial = Dial()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(button)
          button.addTarget(self, action: #selector(hit(_:for:)), for: [.touchDown, .touchUpInside])
          dial.addTarget(self, action: #selector(turned), for: .valueChanged)
          dial.sendActions(for: .valueChanged)
          dial.removeTarget(self, action: #selector(turned), for: .valueChanged)
          dial.sendActions(for: .valueChanged)
        }
        @objc func hit(_ sender: UIButton, for event: UIEvent) { print("hit", event.allTouches?.first?.location(in: sender) ?? .zero) }
        @objc func turned(_ sender: Dial) { print("turned", sender === dial) }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Home()
      window.makeKeyAndVisible()
      """, file: "main.swift", then: [.tap(10, 110)],
      """
      turned true
      hit (10.0, 10.0)
      hit (10.0, 10.0)
      """)
  }

  @Test func `a tap flips a switch, which is as large as UIKit makes it`() {
    expect(
      """
      class Home: UIViewController {
        let toggle = UISwitch()
        override func viewDidLoad() {
          super.viewDidLoad()
          toggle.frame.origin = CGPoint(x: 20, y: 100)
          view.addSubview(toggle)
          toggle.addTarget(self, action: #selector(flipped), for: .valueChanged)
          print(toggle.frame)
        }
        @objc func flipped() { print("on", toggle.isOn) }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Home()
      window.makeKeyAndVisible()
      """, file: "main.swift", then: [.tap(30, 110), .tap(30, 110), .tap(10, 10)],
      """
      (20.0, 100.0, 51.0, 31.0)
      on true
      on false
      """)
  }

  @Test
  func `a colour that was set is the one that is read, and an indicator hides while it rests`() {
    expect(
      """
      let view = UIView()
      view.backgroundColor = .systemGray6
      print(view.backgroundColor == .systemGray6, view.backgroundColor == .white)
      let indicator = UIActivityIndicatorView(style: .large)
      print(indicator.frame.size, indicator.isHidden)
      indicator.startAnimating()
      print(indicator.isHidden, indicator.isAnimating)
      class Badge: UIView { override func sizeThatFits(_ size: CGSize) -> CGSize { return CGSize(width: 33, height: 44) } }
      let badge = Badge()
      badge.sizeToFit()
      print(badge.frame)
      """, file: "main.swift",
      """
      true false
      (37.0, 37.0) true
      false true
      (0.0, 0.0, 33.0, 44.0)
      """)
  }
}
