package import ProgramRuntime
import ProgramUIKit
import WindowModel

/// The bars of navigation and tab bar controllers.
extension Library {
  package static let barProperties: [String: NativeProperty] = [
    "UINavigationController.navigationBar": bar("UINavigationBar"),
    "UITabBarController.tabBar": bar("UITabBar"),
    "UITabBar.isHidden": NativeProperty(
      get: { machine, value throws(Halt) in
        let node = try machine.node(value)
        return .bool(try machine.read { $0.view(node)?.isHidden ?? false })
      },
      // UIKit then lays out the controllers again, which the model only does for a push.
      set: { _, _, _ throws(Halt) in
        throw .bound(
          "The model hides a tab bar only by 'hidesBottomBarWhenPushed'; 'isHidden' can't be set.")
      }),
  ]

  /// The bar of a class in its controller's view.
  private static func bar(_ name: String) -> NativeProperty {
    NativeProperty(get: { machine, value throws(Halt) in
      let view = try machine.node(try machine.property("view", of: value))
      return try machine.object(
        try machine.read { application in
          application.view(view)?.subviews.first { application.view($0)?.className == name }
        })
    })
  }
}
