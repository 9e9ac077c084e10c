import Testing
import WindowModel

@Suite("Auto Layout in programs")
struct AutoLayoutProgramTests: ProgramSuite {
  @Test("A form by anchors, a toast by sizeToFit, and a constant that is animated")
  func form() {
    expect(
      """
      class Home: UIViewController {
        let name = UITextField()
        let password = UITextField()
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          for field in [name, password] {
            field.translatesAutoresizingMaskIntoConstraints = false
            field.borderStyle = .roundedRect
            view.addSubview(field)
          }
          button.setTitle("Log in", for: .normal)
          button.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(button)
          NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            name.heightAnchor.constraint(equalToConstant: 44),
            password.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
            password.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            password.widthAnchor.constraint(equalTo: name.widthAnchor),
            password.heightAnchor.constraint(equalTo: name.heightAnchor),
            button.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 16),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          ])
          print("loaded", name.frame)
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          print("laid out", name.frame, password.frame, button.frame)
        }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Home()
      window.makeKeyAndVisible()
      let toast = UILabel()
      toast.text = "Saved"
      toast.sizeToFit()
      print("toast", toast.frame)
      let pinned = UILabel()
      pinned.text = "Offline"
      pinned.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(pinned)
      let bottom = pinned.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor, constant: -20)
      NSLayoutConstraint.activate([pinned.centerXAnchor.constraint(equalTo: window.centerXAnchor), bottom])
      print("before", pinned.frame)
      window.layoutIfNeeded()
      print("after", pinned.frame, pinned.hasAmbiguousLayout)
      bottom.constant = -60
      print("constant", pinned.frame)
      UIView.animate(withDuration: 0.3, animations: { window.layoutIfNeeded() }, completion: { _ in print("done", pinned.frame) })
      print("in animation", pinned.frame)
      let box = UIView()
      window.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 50).isActive = true
      window.layoutIfNeeded()
      print(box.frame)
      """,
      """
      loaded (0.0, 0.0, 0.0, 0.0)
      toast (0.0, 0.0, 48.5, 20.5)
      before (0.0, 0.0, 0.0, 0.0)
      laid out (16.0, 40.0, 343.0, 44.0) (16.0, 92.0, 343.0, 44.0) (167.0, 152.0, 41.0, 30.0)
      after (163.0, 626.5, 49.5, 20.5) false
      constant (163.0, 626.5, 49.5, 20.5)
      in animation (163.0, 586.5, 49.5, 20.5)
      (0.0, 0.0, 0.0, 0.0)
      done (163.0, 586.5, 49.5, 20.5)
      """)
  }

  @Test("A text field is as large as its font and its text say")
  func textField() {
    expect(
      """
      class Home: UIViewController {
        let field = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          field.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(field)
          NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.topAnchor),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          ])
        }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      let home = Home()
      window.rootViewController = home
      window.makeKeyAndVisible()
      home.field.text = "mm"
      window.layoutIfNeeded()
      print(home.field.frame)
      home.field.font = UIFont.systemFont(ofSize: 34)
      window.layoutIfNeeded()
      print(home.field.frame)
      """,
      """
      (0.0, 0.0, 28.5, 22.0)
      (0.0, 0.0, 57.0, 42.0)
      """)
  }

  @Test("Anchors, the long initializer and priorities in Objective-C")
  func objectiveC() {
    expect(
      """
      @interface Home : UIViewController
      @property (nonatomic) NSLayoutConstraint *height;
      @end
      @implementation Home
      - (void)viewDidLoad {
        [super viewDidLoad];
        UIView *box = [UIView new];
        box.translatesAutoresizingMaskIntoConstraints = NO;
        [self.view addSubview:box];
        [box.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor constant:8].active = YES;
        [NSLayoutConstraint activateConstraints:@[
          [box.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
          [box.widthAnchor constraintEqualToAnchor:self.view.widthAnchor multiplier:0.5]]];
        self.height = [NSLayoutConstraint constraintWithItem:box attribute:NSLayoutAttributeHeight relatedBy:NSLayoutRelationEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:40];
        self.height.priority = UILayoutPriorityDefaultHigh;
        self.height.active = YES;
        [box setContentHuggingPriority:UILayoutPriorityRequired forAxis:UILayoutConstraintAxisVertical];
        NSLog(@"%@ %d", NSStringFromCGRect(box.frame), self.height.active);
        [self.view layoutIfNeeded];
        NSLog(@"%@", NSStringFromCGRect(box.frame));
      }
      @end
      UIWindow *window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
      window.rootViewController = [Home new];
      [window makeKeyAndVisible];
      """, file: "main.m",
      """
      {{0, 0}, {0, 0}} 1
      {{0, 8}, {187.5, 40}}
      """)
  }

  @Test(
    "layoutSubviews sets the frames when super is called, and a class answers its content's size")
  func overrides() {
    expect(
      """
      class Badge: UIView {
        var count = 1 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { CGSize(width: 20 * count, height: 20) }
      }
      class Row: UIView {
        let badge = Badge()
        override func layoutSubviews() {
          print("before", badge.frame)
          super.layoutSubviews()
          print("after", badge.frame)
        }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      row.badge.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(row.badge)
      window.addSubview(row)
      row.badge.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
      row.badge.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
      window.layoutIfNeeded()
      row.badge.count = 2
      window.layoutIfNeeded()
      """,
      """
      before (0.0, 0.0, 0.0, 0.0)
      after (0.0, 0.0, 20.0, 20.0)
      before (0.0, 0.0, 20.0, 20.0)
      after (0.0, 0.0, 40.0, 20.0)
      """)
  }

  @Test("Activation without a common ancestor crashes in UIKit's words")
  func noAncestor() {
    let found = ProgramRun.transcript(
      """
      let window = UIWindow(frame: UIScreen.main.bounds)
      let box = UIView()
      box.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      """, file: "main.swift")
    #expect(found.contains("Unable to activate constraint with anchors"))
    #expect(found.contains("because they have no common ancestor"))
  }
}
