import Testing

/// Generic code: what it knows of its placeholders, and what Swift's compiler refuses.
@Suite struct PlaceholderTests {
  private func transcript(_ source: String) -> String {
    ProgramRun.transcript(source, file: "main.swift")
  }

  @Test(
    "a type that does not meet a placeholder's constraint is found",
    arguments: [
      (
        "class C {}\nfunc f<T: Equatable>(_ x: T) -> Bool { x == x }\nprint(f(C()))",
        "3:9: A value of type 'C' can't be given where 'T' is expected; it does not conform to 'Equatable'."
      ),
      (
        "struct S: Equatable {}\nfunc f<T: Hashable>(_ x: T) {}\nf(S())",
        "3:3: A value of type 'S' can't be given where 'T' is expected; it does not conform to 'Hashable'."
      ),
      (
        "class C {}\nfunc f<T>(_ a: T, _ b: T) -> Bool { a == b }\nprint(f(1, 1))",
        "2:39: 'T' does not conform to 'Equatable'."
      ),
      (
        "struct S {}\nlet s = S()\nprint(s == s)", "3:9: 'S' does not conform to 'Equatable'."
      ),
      ("enum E { case a, b }\nprint(E.a < E.b)", "2:11: '<' can't be applied to 'E' and 'E'."),
      (
        "struct S {}\nlet d: [S: Int] = [:]\nprint(d)",
        "2:9: 'S' does not conform to 'Hashable', as a key must."
      ),
      (
        "struct B<T> { var all: [T] = [] }\nextension B where T == Int { func sum() -> Int { 0 } }\nprint(B<String>().sum())",
        "3:19: 'sum()' needs 'String' to be 'Int'."
      ),
      (
        "class C {}\nfunc f<T>(_ x: T) -> T { return 1 }\nprint(f(2))",
        "2:33: A 'Int' is not a 'T', which each call chooses."
      ),
    ])
  func constraints(source: String, finding: String) {
    #expect(transcript(source) == finding)
  }

  @Test func `a set does not use the elements' own equality, so they are refused`() {
    #expect(
      transcript(
        """
        struct U: Hashable {
          let id: Int
          static func == (a: U, b: U) -> Bool { a.id == b.id }
          func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        let all: Set<U> = []
        """) == "6:10: Sets and dictionaries compare all of a 'U', and its own '==' is not used.")
  }

  @Test func `a view is searched for by the type that the caller wants`() {
    #expect(
      transcript(
        """
        import UIKit
        extension UIView {
          func first<T: UIView>(of type: T.Type) -> T? {
            for view in subviews {
              if let hit = view as? T { return hit }
              if let hit = view.first(of: type) { return hit }
            }
            return nil
          }
          func all<T: UIView>() -> [T] { subviews.compactMap { $0 as? T } }
        }
        extension UIResponder {
          func find<T>() -> T? { sequence(first: self, next: { $0.next }).first { $0 is T } as? T }
        }
        class Home: UIViewController {}
        let home = Home()
        let (box, label) = (UIView(), UILabel())
        home.view.addSubview(box)
        box.addSubview(label)
        print(home.view.first(of: UILabel.self) === label, home.view.first(of: UIButton.self) == nil)
        let labels: [UILabel] = box.all()
        let owner: Home? = label.find()
        print(labels.count, owner === home)
        """) == "true true\n1 true")
  }

  @Test func `a generic controller makes the view and the cells of its types`() {
    #expect(
      transcript(
        """
        import UIKit
        class Content<V: UIView>: UIViewController {
          var content: V { view as! V }
          override func loadView() { view = V() }
        }
        class Face: UIView { let word = "face" }
        class FaceController: Content<Face> {}
        print(FaceController().content.word)
        class Cell<T>: UITableViewCell { func show(_ x: T) {} }
        class NumberCell: Cell<Int> { override func show(_ x: Int) { textLabel?.text = "n\\(x)" } }
        class List<Item, C: Cell<Item>>: UITableViewController {
          var items: [Item] = []
          override func viewDidLoad() { tableView.register(C.self, forCellReuseIdentifier: "c") }
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { items.count }
          override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
            let cell = t.dequeueReusableCell(withIdentifier: "c", for: i) as! C
            cell.show(items[i.row])
            return cell
          }
        }
        let list = List<Int, NumberCell>(style: .plain)
        list.items = [4, 5]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = list
        window.makeKeyAndVisible()
        list.tableView.layoutIfNeeded()
        print(list.tableView.visibleCells.map { $0.textLabel?.text ?? "" })
        """) == "face\n[\"n4\", \"n5\"]")
  }

  @Test func `a class and a protocol together are a type`() {
    #expect(
      transcript(
        """
        import UIKit
        protocol Themed { var theme: String { get } }
        protocol Screen: UIViewController { func show() }
        class Home: UIViewController, Themed, Screen {
          let theme = "dark"
          func show() { print("shown") }
        }
        extension Screen { func name(_ text: String) { title = text } }
        let root: UIViewController & Themed = Home()
        root.title = "x"
        print(root.theme, root.title!)
        func use<T>(_ c: T) where T: UIViewController, T: Themed { print(c.theme, c.view.subviews.count) }
        use(Home())
        let screen: Screen = Home()
        screen.name("y")
        screen.show()
        print(screen.title!, (UIViewController() as? UIViewController & Themed) == nil)
        """) == "dark x\ndark 0\nshown\ny true")
  }

  @Test func `an argument of another shape than the parameter's is refused`() {
    #expect(
      transcript(
        """
        struct Box<T> { let value: T }
        func count<T>(_ all: [T]) -> Int { all.count }
        func names<T>(_ all: [String: T]) -> Int { all.count }
        print(count(Optional(3)))
        print(names([1]))
        print(count([]  as [Int]), names([:] as [String: Box<Int>]))
        """)
          == """
          4:13: A value of type 'Int?' can't be given where '[T]' is expected.
          5:13: A value of type '[Int]' can't be given where '[String: T]' is expected.
          """)
  }
}
