import ProgramRuntime
import WindowModel

/// How UIKit prints colours.
extension Library {
  /// A colour's space and components; nil if the model has only rounded components of it.
  static func color(_ name: String, _ machine: Machine) -> String? {
    let version = machine.application?.settings.profile.majorVersion ?? 12
    if let white = grays[name] {
      let space = version < 10 ? "UIDeviceWhiteColorSpace" : "UIExtendedGrayColorSpace"
      return "\(space) \(white) \(name == "clear" ? 0 : 1)"
    }
    return colors[name].map {
      "\(version < 10 ? "UIDeviceRGBColorSpace" : "UIExtendedSRGBColorSpace") \($0) 1"
    }
  }

  private static let grays = [
    "black": "0", "darkGray": "0.333333", "gray": "0.5", "lightGray": "0.666667", "white": "1",
    "clear": "0",
  ]
  private static let colors = [
    "red": "1 0 0", "green": "0 1 0", "blue": "0 0 1", "cyan": "0 1 1", "yellow": "1 1 0",
    "magenta": "1 0 1", "orange": "1 0.5 0", "purple": "0.5 0 0.5", "brown": "0.6 0.4 0.2",
  ]
}
