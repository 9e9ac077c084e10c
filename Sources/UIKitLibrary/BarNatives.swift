package import ProgramRuntime
import ProgramUIKit
import WindowModel

/// The bars of navigation and tab bar controllers.
extension Library {
  package static let barProperties: [String: NativeProperty] = [
    "UINavigationController.navigationBar": bar("UINavigationBar"),
    "UITabBarController.tabBar": bar("UITabBar"),
    "UINavigationBar.isTranslucent": translucency,
    "UITabBar.isTranslucent": translucency,
    "UIViewController.extendedLayoutIncludesOpaqueBars": NativeProperty(
      get: { machine, value throws(Halt) in
        let node = try machine.node(value)
        return .bool(try machine.read { $0.controller(node)?.reachesUnderOpaqueBars ?? false })
      },
      set: { machine, value, new throws(Halt) in
        let node = try machine.node(value)
        try machine.withModel { application throws(Refusal) in
          application.setReachesUnderOpaqueBars(new.bool, of: node)
        }
      }),
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

  private static let translucency = NativeProperty(
    get: { machine, value throws(Halt) in
      let node = try machine.node(value)
      return .bool(
        try machine.read { application in
          let owner = application.view(node)?.owner
          return owner.flatMap { application.controller($0)?.stack?.hasOpaqueBar } != true
        })
    },
    set: { machine, value, new throws(Halt) in
      let node = try machine.node(value)
      guard let owner = try machine.read({ $0.view(node)?.owner }) else {
        throw .bound(
          "Set 'isTranslucent' of a controller's own bar; other bars have no effect here.")
      }
      try machine.withModel { application throws(Refusal) in
        application.setOpaqueBar(!new.bool, of: owner)
      }
    })

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
