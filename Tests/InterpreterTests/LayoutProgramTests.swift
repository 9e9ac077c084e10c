import Testing

@testable import WindowModel

/// Views of an app that lay out their subviews themselves.
@Suite struct LayoutProgramTests: ProgramSuite {
  private let row = """
    class Row: UIView {
      let icon = UIView()
      var side: CGFloat = 10
      override func layoutSubviews() {
        super.layoutSubviews()
        if icon.superview == nil { addSubview(icon) }
        icon.frame = CGRect(x: 0, y: 0, width: side, height: side)
        print("row", icon.frame.width)
      }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    row.addSubview(row.icon)
    window.addSubview(row)

    """

  @Test func `a view that resizes a subview as it lays out does so once each time`() {
    expect(
      row + """
        DispatchQueue.main.async {
          row.side = 20
          row.setNeedsLayout()
          print("asked")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          row.side = 30
          row.setNeedsLayout()
          row.layoutIfNeeded()
          print("at once")
          row.icon.frame.size.width = 5
        }
        """,
      """
      row 10.0
      asked
      row 20.0
      row 30.0
      at once
      row 30.0
      """)
  }

  @Test func `a view that lays out late does not keep others in its window from it`() {
    expect(
      row + """
        class Other: UIView {
          override func layoutSubviews() { super.layoutSubviews(); print("other") }
        }
        let other = Other()
        window.addSubview(other)
        DispatchQueue.main.async { other.setNeedsLayout() }
        """,
      """
      row 10.0
      other
      other
      """)
  }

  @Test func `a view marked when the pass is beyond it lays out again in the same turn`() {
    expect(
      """
      class Quiet: UIView {
        override func layoutSubviews() { super.layoutSubviews(); print("first") }
      }
      let first = Quiet()
      class Second: UIView {
        var isDone = false
        override func layoutSubviews() {
          super.layoutSubviews()
          print("second")
          if !isDone { isDone = true; first.setNeedsLayout() }
        }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      window.addSubview(first)
      window.addSubview(Second())
      DispatchQueue.main.async { print("next turn") }
      """,
      """
      first
      second
      first
      next turn
      """)
  }

  @Test func `a view that asks for layout whenever it lays out doesn't hold up the turn`() {
    expect(
      """
      class Restless: UIView {
        var count = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          count += 1
          setNeedsLayout()
        }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let restless = Restless()
      window.addSubview(restless)
      DispatchQueue.main.async { print("next turn", restless.count > 1) }
      """,
      """
      next turn true
      """)
  }
}
