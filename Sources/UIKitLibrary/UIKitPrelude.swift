import AutoLayoutLibrary
import ProgramUIKit
package import ProgramRuntime
import UIKitLists
import UIKitTransitions

extension Library {
  /// The supported parts of UIKit. The model implements methods without a body; UIKit calls methods with an empty
  /// one, which do nothing by themselves.
  package static let uikit =
    uikitValues + uikitTraits + uikitViews + uikitGestures + uikitScrolling + uikitControls
    + uikitTables + uikitCollections + uikitStacks
    + uikitControllers + uikitTransitions + uikitPopovers + uikitSheets + uikitApplication

  /// Colours, fonts, screens, devices and events.
  static let uikitValues = """
    class UIColor: NSObject {
      var name: String
      init(name: String) { self.name = name }
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { name = UIColor.hex(red, green, blue, alpha) }
      init(white: CGFloat, alpha: CGFloat) { name = UIColor.hex(white, white, white, alpha) }
      static func hex(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> String
      func withAlphaComponent(_ alpha: CGFloat) -> UIColor { return UIColor(name: UIColor.faded(name, alpha)) }
      static func faded(_ name: String, _ alpha: CGFloat) -> String
      var cgColor: UIColor { return self }
      func isEqual(_ other: Any?) -> Bool { return (other as? UIColor)?.name == name }
      static var black: UIColor = UIColor(name: "black")
      static var darkGray: UIColor = UIColor(name: "darkGray")
      static var lightGray: UIColor = UIColor(name: "lightGray")
      static var white: UIColor = UIColor(name: "white")
      static var gray: UIColor = UIColor(name: "gray")
      static var red: UIColor = UIColor(name: "red")
      static var green: UIColor = UIColor(name: "green")
      static var blue: UIColor = UIColor(name: "blue")
      static var cyan: UIColor = UIColor(name: "cyan")
      static var yellow: UIColor = UIColor(name: "yellow")
      static var magenta: UIColor = UIColor(name: "magenta")
      static var orange: UIColor = UIColor(name: "orange")
      static var purple: UIColor = UIColor(name: "purple")
      static var brown: UIColor = UIColor(name: "brown")
      static var clear: UIColor = UIColor(name: "clear")
      static var systemRed: UIColor = UIColor(name: "systemRed")
      static var systemGreen: UIColor = UIColor(name: "systemGreen")
      static var systemBlue: UIColor = UIColor(name: "systemBlue")
      static var systemOrange: UIColor = UIColor(name: "systemOrange")
      static var systemYellow: UIColor = UIColor(name: "systemYellow")
      static var systemPink: UIColor = UIColor(name: "systemPink")
      static var systemPurple: UIColor = UIColor(name: "systemPurple")
      static var systemTeal: UIColor = UIColor(name: "systemTeal")
      static var systemGray: UIColor = UIColor(name: "systemGray")
      static var systemBackground: UIColor = UIColor(name: "systemBackground")
      static var label: UIColor = UIColor(name: "label")
      static var systemIndigo: UIColor = UIColor(name: "systemIndigo")
      static var systemGray2: UIColor = UIColor(name: "systemGray2")
      static var systemGray3: UIColor = UIColor(name: "systemGray3")
      static var systemGray4: UIColor = UIColor(name: "systemGray4")
      static var systemGray5: UIColor = UIColor(name: "systemGray5")
      static var systemGray6: UIColor = UIColor(name: "systemGray6")
      static var secondaryLabel: UIColor = UIColor(name: "secondaryLabel")
      static var tertiaryLabel: UIColor = UIColor(name: "tertiaryLabel")
      static var separator: UIColor = UIColor(name: "separator")
      static var secondarySystemBackground: UIColor = UIColor(name: "secondarySystemBackground")
      static var tertiarySystemBackground: UIColor = UIColor(name: "tertiarySystemBackground")
      static var systemGroupedBackground: UIColor = UIColor(name: "systemGroupedBackground")
    }
    class UIFont: NSObject {
      var pointSize: CGFloat = 17
      static func systemFont(ofSize size: CGFloat) -> UIFont { let font = UIFont(); font.pointSize = size; return font }
      static func boldSystemFont(ofSize size: CGFloat) -> UIFont { return systemFont(ofSize: size) }
      static func italicSystemFont(ofSize size: CGFloat) -> UIFont { return systemFont(ofSize: size) }
      struct Weight {
        var rawValue: CGFloat
        static var ultraLight: UIFont.Weight { return UIFont.Weight(rawValue: -0.8) }
        static var thin: UIFont.Weight { return UIFont.Weight(rawValue: -0.6) }
        static var light: UIFont.Weight { return UIFont.Weight(rawValue: -0.4) }
        static var regular: UIFont.Weight { return UIFont.Weight(rawValue: 0) }
        static var medium: UIFont.Weight { return UIFont.Weight(rawValue: 0.23) }
        static var semibold: UIFont.Weight { return UIFont.Weight(rawValue: 0.3) }
        static var bold: UIFont.Weight { return UIFont.Weight(rawValue: 0.4) }
        static var heavy: UIFont.Weight { return UIFont.Weight(rawValue: 0.56) }
        static var black: UIFont.Weight { return UIFont.Weight(rawValue: 0.62) }
      }
      static func systemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont { return systemFont(ofSize: size) }
      static func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont { return systemFont(ofSize: size) }
      static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont { return systemFont(ofSize: size) }
      enum TextStyle { case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2 }
      static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        switch style {
        case .largeTitle: return systemFont(ofSize: 34)
        case .title1: return systemFont(ofSize: 28)
        case .title2: return systemFont(ofSize: 22)
        case .title3: return systemFont(ofSize: 20)
        case .headline, .body: return standard
        case .callout: return systemFont(ofSize: 16)
        case .subheadline: return systemFont(ofSize: 15)
        case .footnote: return systemFont(ofSize: 13)
        case .caption1: return systemFont(ofSize: 12)
        case .caption2: return systemFont(ofSize: 11)
        }
      }
      static var standard: UIFont = UIFont()
    }
    protocol UICoordinateSpace: AnyObject {
      var bounds: CGRect { get }
    }
    class UIScreen: NSObject, UICoordinateSpace {
      var name: String = "main"
      static var main: UIScreen { return UIScreen.named("main") }
      static func named(_ name: String) -> UIScreen
      static var screens: [UIScreen]
      var bounds: CGRect
      var applicationFrame: CGRect {
        let bar = UIApplication.shared.statusBarFrame.height
        return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
      }
      var nativeBounds: CGRect { return CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
      var scale: CGFloat
      var traitCollection: UITraitCollection
    }
    enum UIStatusBarStyle: Int { case `default` = 0, lightContent = 1, darkContent = 3 }
    enum UIInterfaceOrientation: Int {
      case unknown = 0, portrait = 1, portraitUpsideDown = 2, landscapeLeft = 4, landscapeRight = 3
      var isPortrait: Bool { return self == .portrait || self == .portraitUpsideDown }
      var isLandscape: Bool { return self == .landscapeLeft || self == .landscapeRight }
    }
    struct UIInterfaceOrientationMask: OptionSet {
      var rawValue: UInt
      static var portrait: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 2)
      static var portraitUpsideDown: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 4)
      static var landscapeRight: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 8)
      static var landscapeLeft: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 16)
      static var landscape: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 24)
      static var all: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 30)
      static var allButUpsideDown: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 26)
    }
    enum UIDeviceOrientation: Int {
      case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
      var isPortrait: Bool { return self == .portrait || self == .portraitUpsideDown }
      var isLandscape: Bool { return self == .landscapeLeft || self == .landscapeRight }
    }
    class UIDevice: NSObject {
      // The device's left is the interface's right.
      var orientation: UIDeviceOrientation { return UIDeviceOrientation(rawValue: UIApplication.shared.statusBarOrientation.rawValue) ?? .unknown }
      static var current: UIDevice = UIDevice()
      var systemVersion: String
      var systemName: String { return "iOS" }
      var userInterfaceIdiom: UIUserInterfaceIdiom
    }

    class UITouch: NSObject {
      weak var view: UIView?
      weak var window: UIWindow?
      enum Phase: Int { case began, moved, stationary, ended, cancelled }
      var phase: UITouch.Phase = .began
      var timestamp: TimeInterval = 0
      var tapCount: Int = 1
      var screenPoint: CGPoint = CGPoint(x: 0, y: 0)
      var previousPoint: CGPoint = CGPoint(x: 0, y: 0)
      func location(in view: UIView?) -> CGPoint
      func previousLocation(in view: UIView?) -> CGPoint
    }
    class UIEvent: NSObject {
      var allTouches: Set<UITouch>?
      var type: UIEvent.EventType = .touches
      var subtype: UIEvent.EventSubtype = .none
      var timestamp: TimeInterval { return allTouches?.map { $0.timestamp }.max() ?? 0 }
      func touches(for window: UIWindow) -> Set<UITouch>? { return allTouches?.filter { $0.window === window } }
      func touches(for view: UIView) -> Set<UITouch>? { return allTouches?.filter { $0.view === view } }
      enum EventType: Int { case touches, motion, remoteControl, presses }
      enum EventSubtype: Int { case none = 0, motionShake = 1 }
    }
    class UIPress: NSObject { }
    class UIPressesEvent: UIEvent { }

    """
}
