import Testing

@testable import WindowModel

/// What classes of a program's own do with the touches of UIKit's controls.
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
}
