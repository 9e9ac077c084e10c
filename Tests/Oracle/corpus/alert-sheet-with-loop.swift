import UIKit

final class Picker: UIViewController {
  let colors = ["Red", "Green", "Blue"]
  private(set) var picked: String?

  func pick() {
    let sheet = UIAlertController(title: "Color", message: nil, preferredStyle: .actionSheet)
    for (index, color) in colors.enumerated() {
      sheet.addAction(
        UIAlertAction(title: color, style: .default) { [weak self] _ in
          self?.picked = color
          print("picked \(color) at \(index)")
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let picker = Picker()
window.rootViewController = picker
window.makeKeyAndVisible()
picker.pick()
print(picker.picked ?? "nothing yet")

// choose Green
