import JSON
import WindowModel

/// UIKit's named colours in CSS: by name if both mean the same colour, otherwise by the components that UIKit
/// documents.
enum PasteColors {
  private static let named: [String: String] = [
    "black": "black", "blue": "blue", "brown": "#996633", "clear": "transparent", "cyan": "cyan",
    "darkGray": "#555555", "gray": "gray", "green": "lime", "lightGray": "#aaaaaa",
    "magenta": "magenta", "orange": "#ff8000", "purple": "purple", "red": "red", "white": "white",
    "yellow": "yellow", "systemRed": "#ff3b30", "systemOrange": "#ff9500",
    "systemYellow": "#ffcc00", "systemGreen": "#34c759", "systemTeal": "#5ac8fa",
    "systemBlue": "#007aff", "systemIndigo": "#5856d6", "systemPurple": "#af52de",
    "systemPink": "#ff2d55", "systemGray": "#8e8e93", "systemBackground": "white",
  ]

  /// A colour by name, as in `red` or `redColor`.
  static func css(_ name: String) -> String? {
    named[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  /// A colour by components, each from 0 to 1; nil if one is not a number.
  static func css(red: Double, green: Double, blue: Double, alpha: Double) -> String? {
    if alpha == 0 { return "transparent" }
    let parts = [red, green, blue, alpha]
    guard !parts.contains(where: \.isNaN) else { return nil }
    let texts = parts.map { part in
      let text = String(Int(clamping: (part * 255).rounded(), to: 0...255), radix: 16)
      return text.count < 2 ? "0\(text)" : text
    }
    return Color("#" + texts.joined())?.text
  }
}
