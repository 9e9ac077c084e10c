import Testing

@testable import WindowModel

/// Library features of UIKit and Swift other than windows and controllers.
@Suite struct LibraryProgramTests: ProgramSuite {
  @Test func `an alert's text fields are there at once, and its action reads what was typed`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard presentedViewController == nil, title == nil else { return }
            title = "asked"
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            print(alert.textFields == nil)
            alert.addTextField { $0.placeholder = "First"; print("made") }
            alert.addTextField()
            alert.textFields?.last?.text = "given"
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in
              print(alert.textFields!.map { $0.text ?? "" })
            })
            present(alert, animated: true) { print(alert.textFields![0].isFirstResponder, alert.textFields![0].placeholder!) }
          }
        }
        """),
      then: [.wait(1), .type("ada"), .choose("OK")],
      """
      true
      made
      true First
      ["ada", "given"]
      """)
  }

  @Test func `a part of an array has the array's indices, which are refused`() {
    let refusal = "Indices of a part of an array are not supported; write Array(…) round the part."
    expect(
      """
      let all = [1, 2, 3, 4]
      let part = all[1..<3]
      print(part[1])
      print(part.startIndex)
      print(part.firstIndex(of: 3))
      print(all.dropFirst().indices)
      """, ["3:11", "4:12", "5:12", "6:23"].map { "\($0): \(refusal)" }.joined(separator: "\n"))
    expect(
      """
      let all = [1, 2, 3, 4]
      let part = all[1..<3]
      print(part, part.first!, part.contains(3), Array(part)[0], all[..<2][1], all.prefix(3).count)
      for (place, number) in part.enumerated() { print(place, number) }
      """,
      """
      [2, 3] 2 true 2 2 3
      0 2
      1 3
      """)
  }

  @Test func `an object holds what is associated with it, by the address of a variable`() {
    expect(
      """
      import UIKit
      private var noteKey: Void?
      struct Keys { static var count: UInt8 = 0 }
      class Note { let text: String; init(_ text: String) { self.text = text }; deinit { print(text, "gone") } }
      extension UIView {
        var note: Note? {
          get { objc_getAssociatedObject(self, &noteKey) as? Note }
          set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        }
        var count: Int {
          get { objc_getAssociatedObject(self, &Keys.count) as? Int ?? 0 }
          set { objc_setAssociatedObject(self, &Keys.count, newValue, .OBJC_ASSOCIATION_RETAIN) }
        }
      }
      var view: UIView? = UIView()
      let other = UIView()
      print(view!.note == nil, view!.count)
      view!.note = Note("first")
      view!.note = Note("second")
      view!.count += 2
      print(view!.note!.text, view!.count, other.note == nil, other.count)
      view = nil
      print("end")
      """,
      """
      true 0
      first gone
      second 2 true 0
      second gone
      end
      """)
  }

  @Test func `an association by the address of a variable that moves is refused`() {
    expect(
      """
      import UIKit
      class Box: UIView {
        var key = 0
        func keep() { objc_setAssociatedObject(self, &key, "x", .OBJC_ASSOCIATION_RETAIN) }
      }
      """,
      """
      4:48: The key of an association is the address of a global or a static variable, as '&key'.
      """)
  }

  @Test func `a transition of a window changes its root at once, and completes after its duration`()
  {
    expect(
      """
      import UIKit
      class Old: UIViewController { deinit { print("old gone") } }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Old()
      window.makeKeyAndVisible()
      UIView.transition(
        with: window, duration: 0.3, options: [.transitionCrossDissolve, .layoutSubviews],
        animations: { window.rootViewController = UIViewController() }) { print("done", $0) }
      UIView.transition(with: window, duration: 0.1, options: .transitionFlipFromLeft, animations: nil)
      print("under way", UIView.AnimationOptions.transitionCrossDissolve.rawValue)
      """,
      """
      under way 5242880
      old gone
      done true
      """)
  }

  @Test func `a range is asked by its operator whether it has a value`() {
    expect(
      """
      class Check { func kind(_ code: Int) -> String { 500... ~= code ? "server" : 200..<300 ~= code ? "fine" : "other" } }
      print(Check().kind(204), Check().kind(404), Check().kind(503), (1...3) ~= 3, ..<2 ~= 2)
      """,
      "fine other server true false")
  }

  @Test func `a result's value and its error are mapped`() {
    expect(
      """
      enum Fault: Error { case odd, late }
      func half(_ n: Int) -> Result<Int, Fault> { n % 2 == 0 ? .success(n / 2) : .failure(.odd) }
      print(half(4).map { "\\($0)" }, half(8).flatMap { half($0) }, half(6).flatMap { half($0) })
      print(half(3).mapError { _ in Fault.late }, Result<String, Fault>.failure(.late))
      """,
      """
      success("2") success(2) failure(App.Fault.odd)
      failure(App.Fault.late) failure(App.Fault.late)
      """)
  }

  @Test func `the responders from a view on are a sequence of responders`() {
    expect(
      """
      import UIKit
      extension UIView {
        var controller: UIViewController? { sequence(first: self) { $0.next }.first { $0 is UIViewController } as? UIViewController }
        var depth: Int { sequence(first: self, next: { $0.superview }).reduce(0) { sum, _ in sum + 1 } }
      }
      let home = UIViewController()
      let button = UIButton()
      home.view.addSubview(button)
      print(button.controller === home, UIView().controller == nil, button.depth)
      """,
      "true true 2")
  }

  @Test func `identifiers differ, and their text can't be told beforehand`() {
    expect(
      """
      class Store { var names: [UUID: String] = [:] }
      let store = Store(), a = UUID(), b = UUID()
      store.names[a] = "a"
      store.names[b] = "b"
      print(store.names[a]!, a == b, store.names.count, ["only": 1].first!.key)
      print(a.uuidString)
      """,
      """
      a false 2 only
      CRASH 6: A random number would make the run unrepeatable.
      """)
  }

  @Test func `a work item tells a queue when it is done`() {
    expect(
      """
      import UIKit
      class Work { }
      let item = DispatchWorkItem(qos: .userInitiated, flags: []) { print("work") }
      item.notify(queue: .main) { print("done") }
      DispatchQueue.global().async(execute: item)
      print("begun")
      """,
      """
      begun
      work
      done
      """)
  }

  @Test func `a tab bar has its looks, and hiding it is not run`() {
    expect(
      """
      import UIKit
      class Tabs: UITabBarController { }
      let tabs = Tabs()
      tabs.viewControllers = [UIViewController()]
      tabs.tabBar.tintColor = .red
      tabs.tabBar.isTranslucent = false
      print(tabs.tabBar.isTranslucent, tabs.tabBar.isHidden, type(of: tabs.tabBar))
      tabs.tabBar.isHidden = true
      """,
      """
      false false UITabBar
      CRASH 8: The model hides a tab bar only by 'hidesBottomBarWhenPushed'; 'isHidden' can't be set.
      """)
  }

  @Test func `a snapshot is a view in the place of another`() {
    expect(
      """
      import UIKit
      class Home { }
      let view = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 40))
      let snapshot = view.snapshotView(afterScreenUpdates: true)!
      snapshot.layer.opacity = 0.5
      print(type(of: snapshot), snapshot.frame, snapshot.alpha, snapshot.layer.shadowRadius)
      print(hypot(3, 4), snapshot.layer.maskedCorners.contains(.layerMinXMinYCorner))
      """,
      """
      _UIReplicantView (0.0, 0.0, 50.0, 40.0) 0.5 3.0
      5.0 true
      """)
  }

  @Test func `an alert's disabled action can't be chosen`() {
    let login = app(
      root: "Home()",
      """
      class Home: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          guard title == nil else { return }
          title = "asked"
          let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
          let save = UIAlertAction(title: "Save", style: .default) { _ in print("saved") }
          save.isEnabled = false
          alert.addTextField { $0.addTarget(self, action: #selector(self.changed(_:)), for: .editingChanged) }
          alert.addAction(save)
          alert.preferredAction = save
          present(alert, animated: true)
        }
        @objc func changed(_ field: UITextField) {
          let alert = presentedViewController as? UIAlertController
          alert?.actions.first?.isEnabled = (field.text ?? "").count > 2
          print(alert?.preferredAction?.isEnabled ?? false)
        }
      }
      """)
    expect(
      login, then: [.wait(1), .choose("Save")],
      "CRASH notPossible(\"The action \\'Save\\' is disabled.\")")
    expect(
      login, then: [.wait(1), .type("Ann"), .choose("Save")],
      """
      true
      saved
      """)
  }

  @Test func `a text field's delegate replaces a range of the text`() {
    expect(
      """
      let text = "a😀bc"
      let range = NSRange(location: 1, length: 2)
      if let place = Range(range, in: text) { print(text.replacingCharacters(in: place, with: "-"), text[place]) }
      print((text as NSString).replacingCharacters(in: NSRange(location: 4, length: 1), with: "de"))
      print((text as NSString).substring(with: range), Range(NSRange(location: 3, length: 3), in: text) == nil)
      """,
      """
      a-bc 😀
      a😀bde
      😀 true
      """)
  }

  @Test func `the windows of all connected scenes are one list`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let windows = UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
            print(windows.count, windows.first { $0.isKeyWindow } === view.window)
            print(UIApplication.shared.connectedScenes.allSatisfy { $0.session.role == .windowApplication })
            print(view.window?.windowScene?.session.role.rawValue ?? "-")
          }
        }
        """), profile: .ios13,
      """
      1 true
      true
      UIWindowSceneSessionRoleApplication
      """)
  }

  @Test func `an option set asks itself what it contains`() {
    expect(
      """
      struct Style: OptionSet, CustomStringConvertible {
        let rawValue: Int
        static let bold = Style(rawValue: 1)
        static let italic = Style(rawValue: 2)
        var description: String { (contains(.bold) ? "b" : "") + (contains(.italic) ? "i" : "") }
        mutating func toggle() { if contains(.bold) { remove(.bold) } else { insert(.bold) } }
      }
      var style: Style = [.bold, .italic]
      print(style)
      style.toggle()
      print(style)
      """,
      """
      bi
      i
      """)
  }

  @Test func `UIKit's own container views have their names`() {
    let classes = """
      class Home: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          var names: [String] = []
          var next: UIResponder? = view
          while let responder = next {
            names.append("\\(type(of: responder))")
            next = responder.next
          }
          print(names.joined(separator: " "))
        }
      }
      """
    let inside =
      "UIView Home UIViewControllerWrapperView UINavigationTransitionView UILayoutContainerView UINavigationController"
    let root = "UINavigationController(rootViewController: Home())"
    expect(app(root: root, classes), "\(inside) UIWindow UIApplication AppDelegate")
    expect(
      app(root: root, classes), profile: .ios13,
      "\(inside) UIDropShadowView UITransitionView UIWindow UIWindowScene UIApplication AppDelegate"
    )
  }

  @Test func `an animation along a rotation runs after the callback, and its completion later`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate(alongsideTransition: { _ in print("along", self.view.bounds.width) }) { _ in print("over") }
            coordinator.animate(alongsideTransition: nil, completion: { _ in print("also over") })
            coordinator.animate(alongsideTransition: { context in print("only along") })
            print("will", size.width, view.bounds.width)
          }
        }
        """), then: [.rotate(.landscapeLeft), .wait(1)],
      """
      will 667.0 375.0
      along 667.0
      only along
      over
      also over
      """)
  }

  @Test func `an animation whose view is removed ends at once and did not finish`() {
    expect(
      app(
        root: "Home()",
        """
        class Home: UIViewController {
          func animate(_ name: String, _ views: [UIView]) {
            views.forEach { view.addSubview($0) }
            UIView.animate(withDuration: 2, animations: { views.forEach { $0.alpha = 0 } }) { finished in print(name, finished) }
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let (first, second, third) = (UIView(), UIView(), UIView())
            animate("first", [first])
            animate("both", [second, third])
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
              first.removeFromSuperview()
              second.removeFromSuperview()
              print("removed")
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print("later") }
            }
          }
        }
        """),
      """
      removed
      first false
      later
      both true
      """)
  }

  @Test func `the automatic style of a presentation is never read`() {
    let source = """
      let sheet = UIViewController()
      print(sheet.modalPresentationStyle == .pageSheet, sheet.modalPresentationStyle.rawValue)
      sheet.modalPresentationStyle = .fullScreen
      sheet.modalPresentationStyle = .automatic
      print(sheet.modalPresentationStyle.rawValue)
      """
    expect(source, profile: .ios13, "true 1\n1")
  }

  @Test func `what only changes the looks of views is kept`() {
    expect(
      """
      let label = UILabel()
      label.lineBreakMode = .byTruncatingMiddle
      label.adjustsFontSizeToFitWidth = true
      label.isAccessibilityElement = true
      label.accessibilityLabel = "Name"
      print(label.lineBreakMode == .byTruncatingMiddle, label.accessibilityLabel ?? "-")
      let button = UIButton(type: .custom)
      button.setImage(UIImage(named: "close"), for: .normal)
      button.setBackgroundImage(nil, for: .highlighted)
      button.contentHorizontalAlignment = .left
      print(button.currentImage?.name ?? "-", button.contentHorizontalAlignment == .left)
      """,
      """
      true Name
      close true
      """)
  }

  @Test func `a blurred view's content view fills it`() {
    expect(
      """
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      blur.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
      let label = UILabel()
      blur.contentView.addSubview(label)
      blur.frame.size.width = 200
      print(blur.contentView.frame, label.superview === blur.contentView, blur.effect is UIBlurEffect)
      """,
      "(0.0, 0.0, 200.0, 50.0) true true")
  }

  @Test func `a toolbar above the keyboard has UIKit's height`() {
    expect(
      """
      class Home: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        override func viewDidLoad() {
          super.viewDidLoad()
          let bar = UIToolbar()
          let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
          bar.setItems([space, UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done))], animated: false)
          bar.sizeToFit()
          field.inputAccessoryView = bar
          view.addSubview(field)
          print(bar.frame, bar.items?.count ?? 0)
        }
        @objc func done() { view.endEditing(true) }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Home()
      window.makeKeyAndVisible()
      """,
      "(0.0, 0.0, 375.0, 44.0) 2")
  }
}
