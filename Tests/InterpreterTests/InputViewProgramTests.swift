import Testing
import WindowModel

@Suite("Views in the keyboard's place in programs")
struct InputViewProgramTests: ProgramSuite {
  @Test("A toolbar's button above the keys ends editing")
  func toolbar() {
    expect(
      """
      class ViewController: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
          let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
          let done = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
          done.addTarget(self, action: #selector(end), for: .touchUpInside)
          bar.addSubview(done)
          field.inputAccessoryView = bar
          for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
              let frame = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
              print(name == UIResponder.keyboardWillShowNotification, frame.minY, frame.height)
            }
          }
        }
        @objc func end() {
          print(field.inputAccessoryView!.frame.width, field.inputAccessoryView!.window === view.window)
          view.endEditing(true)
        }
      }
      """, then: [.tap(30, 110), .tap(10, 380)],
      """
      true 365.0 302.0
      375.0 false
      false 667.0 302.0
      """)
  }

  @Test("A controller overrides its accessory, and the field in it types")
  func composer() {
    expect(
      """
      class Chat: UIViewController {
        lazy var bar: UIView = {
          let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
          bar.addSubview(field)
          return bar
        }()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        override var canBecomeFirstResponder: Bool { return true }
        override var inputAccessoryView: UIView? { return bar }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          print(becomeFirstResponder(), bar.window == nil)
          DispatchQueue.main.async { print(self.bar.window === self.view.window, self.bar.convert(CGPoint.zero, to: nil).y) }
          field.addTarget(self, action: #selector(changed), for: .editingChanged)
        }
        @objc func changed() { print(field.text!, isFirstResponder, UIApplication.shared.keyWindow === view.window) }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Chat()
      window.makeKeyAndVisible()
      """, then: [.tap(10, 640), .type("Hi")],
      """
      true true
      false 617.0
      Hi true false
      """)
  }

  @Test("A view of the app's own has an input view")
  func ownView() {
    expect(
      """
      class Pad: UIView {
        var keys: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
        override var canBecomeFirstResponder: Bool { return true }
        override var inputView: UIView? { return keys }
      }
      class ViewController: UIViewController {
        let pad = Pad(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(pad)
          NotificationCenter.default.addObserver(self, selector: #selector(moved(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        }
        @objc func moved(_ note: Notification) {
          let frame = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
          print(frame.minY)
        }
        override func viewDidAppear(_ animated: Bool) {
          pad.becomeFirstResponder()
          pad.keys = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
          pad.reloadInputViews()
          pad.keys = nil
          pad.reloadInputViews()
        }
      }
      """,
      """
      487.0
      587.0
      667.0
      """)
  }

  @Test("Objective-C overrides and sets them")
  func objectiveC() {
    expect(
      """
      @interface ViewController : UIViewController
      @property (nonatomic, strong) UITextView *notes;
      @property (nonatomic, strong) UIView *bar;
      @end
      @implementation ViewController
      - (UIView *)inputAccessoryView { return self.bar; }
      - (BOOL)canBecomeFirstResponder { return YES; }
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.bar = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 30)];
        self.notes = [[UITextView alloc] initWithFrame:CGRectMake(0, 50, 320, 100)];
        self.notes.inputView = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 100)];
        [self.view addSubview:self.notes];
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(shown:) name:UIKeyboardWillShowNotification object:nil];
      }
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        [self becomeFirstResponder];
        [self.notes becomeFirstResponder];
        [self.notes reloadInputViews];
      }
      - (void)shown:(NSNotification *)note {
        CGRect frame = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
        NSLog(@"%.0f", frame.size.height);
      }
      @end
      """, file: "main.m",
      """
      30
      130
      """)
  }

  @Test("A plain view's can't be set")
  func getOnly() {
    let found = ProgramRun.transcript(
      "class A { }\nlet view = UIView()\nview.inputAccessoryView = UIView()", file: "main.swift")
    #expect(found.hasPrefix("3:"))
  }
}
