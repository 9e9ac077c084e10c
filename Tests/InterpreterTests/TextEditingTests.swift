import Testing
import WindowModel

/// Delegates of text inputs, and the keyboard's notifications.
@Suite("Editing text")
struct TextEditingTests: ProgramSuite {
  private let form = """
    class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate {
      let name = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let email = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
      let notes = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      override func viewDidLoad() {
        name.delegate = self
        email.delegate = self
        notes.delegate = self
        [name, email, notes].forEach(view.addSubview)
        start()
      }

    """

  private let end = """

    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Form()
    window.makeKeyAndVisible()
    """

  @Test("The return key asks the delegate, which moves to the next field")
  func returnKey() {
    expect(
      form + """
          func start() { name.becomeFirstResponder() }
          func textFieldShouldReturn(_ field: UITextField) -> Bool {
            print("return", field.text!)
            if field === name { email.becomeFirstResponder() } else { view.endEditing(true) }
            return false
          }
          func textFieldDidEndEditing(_ field: UITextField, reason: UITextField.DidEndEditingReason) {
            print("ended", reason, field.isEditing)
          }
          func textFieldDidEndEditing(_ field: UITextField) { print("never") }
        """ + end, then: [.tap(5, 5), .type("Ann\nann@b\n"), .type("lost")],
      "return Ann\nended committed false\nreturn ann@b\nended committed false")
  }

  @Test("A delegate keeps text out, and keeps a field that is empty from ending")
  func refusals() {
    expect(
      form + """
          func start() { }
          func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String) -> Bool {
            print(range, text)
            return text != "x"
          }
          func textFieldShouldEndEditing(_ field: UITextField) -> Bool { !field.text!.isEmpty }
          func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { print("begin"); return field === name }
          func textFieldDidBeginEditing(_ field: UITextField) { print("began") }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            print(view.endEditing(false), name.isFirstResponder)
          }
        """ + end,
      then: [
        .tap(5, 55), .tap(5, 5), .type("x"), .tap(5, 300), .type("é"), .type("a"), .tap(5, 300),
      ],
      "begin\nbegin\nbegan\n{0, 0} x\nfalse true\n{0, 0} é\n{1, 0} a\ntrue false")
  }

  @Test("A text view tells its delegate of each change")
  func textView() {
    expect(
      form + """
          func start() { print(notes.text.isEmpty) }
          func textViewDidBeginEditing(_ view: UITextView) { print("began") }
          func textViewDidChange(_ view: UITextView) { print(view.text.count, view.text ?? "") }
          func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            if text == "\\n" { view.resignFirstResponder(); return false }
            return true
          }
          func textViewDidEndEditing(_ view: UITextView) { print("ended") }
        """ + end, then: [.tap(5, 105), .type("ab"), .type("\n"), .type("c")],
      "true\nbegan\n2 ab\nended")
  }

  @Test("A field sends its events and posts its notifications behind the delegate's method")
  func observers() {
    expect(
      form + """
          func start() {
            name.addTarget(self, action: #selector(changed), for: .editingChanged)
            name.addTarget(self, action: #selector(began), for: .editingDidBegin)
            NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: name, queue: nil) {
              print("notified", ($0.object as! UITextField).text!)
            }
          }
          @objc func changed() { print("changed") }
          @objc func began() { print("target") }
          func textFieldDidBeginEditing(_ field: UITextField) { print("delegate") }
        """ + end, then: [.tap(5, 5), .type("a")],
      "delegate\ntarget\nchanged\nnotified a")
  }

  @Test("The keyboard's notifications have its frames, its time and its curve")
  func keyboard() {
    let source = """
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        UITextField *field = [[UITextField alloc] initWithFrame:CGRectMake(0, 0, 100, 40)];
        field.returnKeyType = UIReturnKeyDone;
        [self.view addSubview:field];
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(moved:) name:UIKeyboardWillChangeFrameNotification object:nil];
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(shown) name:UIKeyboardDidShowNotification object:nil];
      }
      - (void)moved:(NSNotification *)notification {
        CGRect begin = [notification.userInfo[UIKeyboardFrameBeginUserInfoKey] CGRectValue];
        CGRect end = [[notification.userInfo objectForKey:UIKeyboardFrameEndUserInfoKey] CGRectValue];
        NSLog(@"%@ %@ %.2f %ld", NSStringFromCGRect(begin), NSStringFromCGRect(end),
              [notification.userInfo[UIKeyboardAnimationDurationUserInfoKey] doubleValue],
              (long)[notification.userInfo[UIKeyboardAnimationCurveUserInfoKey] integerValue]);
      }
      - (void)shown { NSLog(@"shown"); }
      - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event { [self.view endEditing:YES]; }
      @end
      """
    expect(
      source, file: "main.m", then: [.tap(5, 5), .tap(5, 100)],
      """
      {{0, 667}, {375, 258}} {{0, 409}, {375, 258}} 0.25 7
      shown
      {{0, 409}, {375, 258}} {{0, 667}, {375, 258}} 0.25 7
      """)
  }

  @Test("A method of a delegate that the model never calls is refused")
  func uncalled() {
    expect(
      """
      class Base: UIViewController { }
      class Form: Base {
        func textFieldShouldClear(_ field: UITextField) -> Bool { true }
      }
      class Other: UIViewController {
        func textFieldShouldClear(_ field: UITextField) -> Bool { true }
      }
      extension Base: UITextFieldDelegate { }
      """,
      "3:3: UIKit calls 'textFieldShouldClear(_:)', which the model does not; leave the method out."
    )
    expect(
      """
      @interface Form : UIViewController <UITextFieldDelegate>
      @end
      @implementation Form
      - (BOOL)textFieldShouldClear:(UITextField *)field { return YES; }
      @end
      """, file: "main.m",
      "4:9: UIKit calls 'textFieldShouldClear:', which the model does not; leave the method out.")
  }

  @Test("A tab bar's and a sheet's delegate are asked")
  func delegates() {
    expect(
      """
      class Tabs: NSObject, UITabBarControllerDelegate {
        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
          print("may", controller.title!)
          return controller.title != "B"
        }
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
          print("did", controller.title!)
        }
      }
      let judge = Tabs()
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B", "C"].map { let one = UIViewController(); one.title = $0; return one }
      tabs.delegate = judge
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      """, then: [.tab(1), .tab(2)], "may B\nmay C\ndid C")
  }

  @Test("A tab that its delegate takes away while it is asked is not selected")
  func tabTakenAway() {
    expect(
      """
      class Tabs: NSObject, UITabBarControllerDelegate {
        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
          tabs.viewControllers = [tabs.viewControllers![0]]
          DispatchQueue.main.async { print(tabs.selectedIndex, tabs.selectedViewController!.title!) }
          return true
        }
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) { print("never") }
      }
      let judge = Tabs()
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map { let one = UIViewController(); one.title = $0; return one }
      tabs.delegate = judge
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      """, then: [.tab(1)], "0 A")
  }

  @Test("A field that its delegate takes away while it is asked does not become first responder")
  func fieldTakenAway() {
    expect(
      form + """
          var count = 0
          func start() { name.becomeFirstResponder() }
          override func viewDidAppear(_ animated: Bool) {
            name.becomeFirstResponder()
            let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
            present(alert, animated: true) {
              self.dismiss(animated: true) { print(self.name.isFirstResponder, self.name.window == nil) }
            }
          }
          func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
            count += 1
            if count == 2 { field.removeFromSuperview() }
            return true
          }
          func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String) -> Bool {
            print(text)
            return true
          }
        """ + end, then: [.type("a"), .tap(5, 55), .type("b")], "false true\nb")
  }

  @Test("A sheet's delegate says whether a person may pull it down")
  func sheet() {
    expect(
      """
      class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
        var count = 0
        func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
          count += 1
          return count > 1
        }
        func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) { print("tried") }
        func presentationControllerDidDismiss(_ presentation: UIPresentationController) { print("gone", count) }
      }
      let judge = Judge()
      let home = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = home
      window.makeKeyAndVisible()
      let sheet = UIViewController()
      sheet.presentationController?.delegate = judge
      home.present(sheet, animated: true)
      """, then: [.pullDown, .pullDown], profile: .ios13, "tried\ngone 2")
  }

  @Test("A scene's delegate hears that the scene is disconnected")
  func scene() {
    expect(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidDisconnect(_ scene: UIScene) { print("gone") }
      }
      """, then: [.disconnectScene], profile: .ios13, "gone")
  }

  @Test("A scene's delegate and observers follow its state")
  func sceneStates() {
    expect(
      """
      func name(_ scene: UIScene) -> String {
        switch scene.activationState {
        case .unattached: return "unattached"
        case .foregroundInactive: return "inactive"
        case .foregroundActive: return "active"
        case .background: return "background"
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let events = [
            UIScene.willConnectNotification, UIScene.didActivateNotification,
            UIApplication.didBecomeActiveNotification,
          ]
          for event in events {
            NotificationCenter.default.addObserver(forName: event, object: nil, queue: nil) {
              print("posted", $0.name.rawValue, ($0.object as? UIScene).map(name) ?? "-")
            }
          }
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions) {
          print("connect", name(scene))
        }
        func sceneWillEnterForeground(_ scene: UIScene) { print("enter", name(scene)) }
        func sceneDidBecomeActive(_ scene: UIScene) { print("active", name(scene)) }
        func sceneWillResignActive(_ scene: UIScene) { print("resign", name(scene)) }
        func sceneDidEnterBackground(_ scene: UIScene) { print("leave", name(scene)) }
        func sceneDidDisconnect(_ scene: UIScene) { print("gone", name(scene)) }
      }
      """, then: [.background, .disconnectScene], profile: .ios17,
      """
      connect unattached
      posted UISceneWillConnectNotification unattached
      enter unattached
      active active
      posted UISceneDidActivateNotification active
      posted UIApplicationDidBecomeActiveNotification -
      resign active
      leave background
      gone unattached
      """)
  }

  @Test("Each scene that connects gets a delegate of its own")
  func sceneDelegates() {
    expect(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var count = 0
        func scene(_ scene: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions) {
          count += 1
          print("connect", count)
        }
        func sceneWillResignActive(_ scene: UIScene) { print("resign", count) }
      }
      """, then: [.connectScene, .background], profile: .ios17,
      "connect 1\nconnect 1\nresign 1\nresign 1")
  }

  @Test("Numbers and rectangles go into Foundation's boxes and out again")
  func boxes() {
    expect(
      """
      let seven: Any = NSNumber(value: 7)
      print(seven as? Int ?? -1, seven as? Double ?? -1, seven as? UInt8 ?? 0, seven as? Bool == nil, seven)
      let quarter: Any = NSNumber(value: 0.25)
      print(quarter as? Int == nil, quarter as? CGFloat ?? 0, (quarter as! NSNumber).intValue)
      print(NSNumber(value: Float(0.1)), NSNumber(value: Float(0.1)) as Any as? Float ?? 0, NSNumber(value: 1e30))
      let literals: [NSNumber] = [3, 0.5, true]
      print(literals[0], literals[1], literals[2])
      print((true as Any as? NSNumber)?.boolValue ?? false, (3 as Any as? NSNumber)?.doubleValue ?? 0)
      let rect: Any = CGRect(x: 0, y: 1, width: 2, height: 3)
      print((rect as? NSValue)?.cgRectValue.height ?? 0, NSValue(cgPoint: .zero), (rect as? NSNumber) == nil)
      """,
      "7 7.0 7 true 7\ntrue 0.25 0\n0.1 0.1 1e+30\n3 0.5 1\ntrue 3.0\n3.0 NSPoint: {0, 0} true")
  }
}
