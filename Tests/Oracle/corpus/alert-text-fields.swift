import UIKit

class SignIn: UIViewController, UITextFieldDelegate {
  var attempts = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if attempts == 0 { ask() }
  }

  func ask() {
    attempts += 1
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    print(alert.textFields == nil)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.delegate = self
      print("configured", field.text ?? "nothing")
    }
    alert.addTextField(configurationHandler: { $0.isSecureTextEntry = true })
    alert.addTextField()
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        let texts = alert?.textFields?.map { $0.text ?? "" } ?? []
        print("signed in", texts.map { $0.isEmpty ? "-" : $0 })
      })
    print(alert.textFields!.count, alert.textFields![0].placeholder ?? "", alert.textFields![1].isSecureTextEntry)
    alert.textFields?.last?.text = "remember"
    present(alert, animated: true) {
      print("first field has the keyboard:", alert.textFields?.first?.isFirstResponder ?? false)
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { print("began", textField.placeholder ?? "") }
  func textFieldDidEndEditing(_ textField: UITextField) { print("ended", textField.text ?? "") }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = SignIn()
    window?.makeKeyAndVisible()
    return true
  }
}
// run 1
// type ada
// choose OK
