import TestSupport
import Testing
import WindowModel

/// Words that resemble UIKit's, or UIKit's words for things that the service names otherwise.
@Suite struct SpellingTests {
  @Test(arguments: [
    ("UILable", "UILabel"), ("UIVeiw", "UIView"), ("UIview", "UIView"), ("UIBUTTON", "UIButton"),
    ("UINavigatonController", "UINavigationController"),
    ("UINavgationControler", "UINavigationController"), ("UITabelView", "UITableView"),
    ("UIViewControllers", "UIViewController"), ("UISwich", "UISwitch"), ("UIWidnow", "UIWindow"),
  ])
  func `a name that is nearly a class of UIKit's is told as that`(name: String, meant: String) {
    #expect(ClassSpelling.correction(of: name) == meant)
  }

  @Test(arguments: [
    "UILabel", "UIView", "UIStepper", "UIHostingController", "UIKBAlertController",
    "UITransitionView", "UILayoutContainerView", "UITextEffectsWindow", "UITableViewLabel",
    "UIDropShadowView", "UIFieldEditor", "UINavigationTransitionView", "UIRemoteKeyboardWindow",
    "UIStatusBarWindow", "UIButtonLabel", "UITabBarButton", "UITableViewWrapperView",
    "UIDimmingView",
    "UIPickerTableView", "UIInputWindowController", "UITableViewCellContentView",
  ])
  func `a class that UIKit has is never told as another`(name: String) {
    #expect(ClassSpelling.correction(of: name) == nil)
  }

  @Test(arguments: [
    "MyLable", "Lable", "ULabel", "UI", "UIMap", "UIHomeViewController", "App.UILable",
  ])
  func `a name that is like none of UIKit's is the app's own`(name: String) {
    #expect(ClassSpelling.correction(of: name) == nil)
  }

  @Test(arguments: [
    ("normal", 0), ("statusBar", 1000), ("alert", 2000), ("alert+1", 2001), ("normal - 1", -1),
    ("UIWindowLevelAlert", 2000), ("UIWindowLevelStatusBar", 1000), ("UIWindowLevelNormal+ 2", 2),
    ("UIWindow.Level.alert", 2000), ("UIWindow.Level.statusBar  +  10", 1010),
  ])
  func `a level is written as UIKit's code writes it`(text: String, level: Double) {
    #expect(WindowLevel(asWritten: text)?.rawValue == level)
  }

  @Test(arguments: [
    "", "Alert", "alerts", "alert 1", "alert+", "alert+-1", "alert+1.5", "alert+0x1", "alert+nan",
    "alert + 1 ", " alert", "alert*2", "2000", "+1", "UIWindowLevelalert", "UIWindow.Level.Alert",
    ".alert", "alert+٣", "alert" + String(repeating: " ", count: 60), "normal+1e9",
  ])
  func `any other text is no level`(text: String) {
    #expect(WindowLevel(asWritten: text) == nil)
  }
}
