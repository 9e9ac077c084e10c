import UIKit

final class SettingsController: UIViewController {
  private struct Option {
    let key: String
    let isOnByDefault: Bool
  }
  private let options = [Option(key: "sound", isOnByDefault: true), Option(key: "dark", isOnByDefault: false)]
  private var switches: [UISwitch] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, option) in options.enumerated() {
      let row = UISwitch(frame: CGRect(x: 300, y: 100 + index * 50, width: 51, height: 31))
      row.tag = index
      row.isOn = UserDefaults.standard.object(forKey: option.key) as? Bool ?? option.isOnByDefault
      row.addTarget(self, action: #selector(changed(_:)), for: .touchUpInside)
      view.addSubview(row)
      switches.append(row)
    }
    report()
  }
  @objc private func changed(_ sender: UISwitch) {
    sender.isOn.toggle()
    UserDefaults.standard.set(sender.isOn, forKey: options[sender.tag].key)
    report()
  }
  private func report() {
    print(zip(options, switches).map { "\($0.key)=\($1.isOn)" }.joined(separator: " "))
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = SettingsController()
window.makeKeyAndVisible()
window.rootViewController = nil

func again() {
  window.rootViewController = SettingsController()
}

// tap 310,110
