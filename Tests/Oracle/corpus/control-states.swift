import UIKit

let button = UIButton(type: .system)
button.setTitle("Buy", for: .normal)
button.setTitle("Sold out", for: .disabled)
print(button.title(for: .normal) ?? "-", button.title(for: .selected) ?? "-", button.currentTitle ?? "-")
button.isEnabled = false
print(button.currentTitle ?? "-", button.isEnabled, button.isSelected)
let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
print(label.text == nil, label.numberOfLines, label.textAlignment == .left)
label.text = "Price: \(12.5)"
label.textAlignment = .center
print(label.text!, label.text!.count)
