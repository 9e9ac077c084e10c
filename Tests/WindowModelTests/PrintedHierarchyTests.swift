import TestSupport
import Testing
import WindowModel

/// Hierarchies that were printed on devices, with classes and frames.
@Suite struct PrintedHierarchyTests {
  private func app(_ profile: Profile, _ device: String) -> Transcript {
    let device = Device.all.first { $0.name == device } ?? .standard
    let app = Transcript(Settings(profile: profile, device: device))
    app.create("window")
    app.createController("vc")
    return app
  }

  /// A view as UIKit prints it: class, frame, whether it clips and its mask, then its subviews.
  private func lines(_ id: NodeID, _ app: Transcript, depth: Int = 0) throws -> [String] {
    let view = try #require(app.app.view(id))
    let frame = view.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
      "\(Int($0))"
    }
    let isFlexible = view.autoresizingMask == [.flexibleWidth, .flexibleHeight]
    let line =
      String(repeating: "  ", count: depth)
      + "\(view.className) (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
      + (view.clipsToBounds ? " clips" : "") + (isFlexible ? " W+H" : "")
    return try [line] + view.subviews.flatMap { try lines($0, app, depth: depth + 1) }
  }

  @Test func `a navigation on 320 by 480 points`() throws {
    let app = app(.ios12, "iPhone 4s")
    app.createController("nav", .navigationController) { $0.viewControllers = ["vc"] }
    app.setRoot("nav", of: "window")
    app.makeKeyAndVisible("window")
    #expect(
      try lines(app.id("window"), app) == [
        "UIWindow (0 0; 320 480)",
        "  UILayoutContainerView (0 0; 320 480) W+H",
        "    UINavigationTransitionView (0 0; 320 480) clips W+H",
        "      UIViewControllerWrapperView (0 0; 320 480) W+H",
        "        UIView (0 0; 320 480) W+H",
        "    UINavigationBar (0 20; 320 44)",
      ])
  }

  @Test func `a navigation in a tab on 320 by 568 points`() throws {
    let app = app(.ios12, "iPhone 5s")
    app.createController("nav", .navigationController) { $0.viewControllers = ["vc"] }
    app.createController("tab", .tabBarController) { $0.viewControllers = ["nav"] }
    app.setRoot("tab", of: "window")
    app.makeKeyAndVisible("window")
    #expect(
      try lines(app.id("window"), app) == [
        "UIWindow (0 0; 320 568)",
        "  UILayoutContainerView (0 0; 320 568) W+H",
        "    UITransitionView (0 0; 320 568) clips W+H",
        "      UIViewControllerWrapperView (0 0; 320 568) W+H",
        "        UILayoutContainerView (0 0; 320 568) W+H",
        "          UINavigationTransitionView (0 0; 320 568) clips W+H",
        "            UIViewControllerWrapperView (0 0; 320 568) W+H",
        "              UIView (0 0; 320 568) W+H",
        "          UINavigationBar (0 20; 320 44)",
        "    UITabBar (0 519; 320 49)",
      ])
  }

  @Test func `a navigation that is presented`() throws {
    let app = app(.ios12, "iPhone 5s")
    app.createController("home")
    app.setRoot("home", of: "window")
    app.makeKeyAndVisible("window")
    app.createController("nav", .navigationController) { $0.viewControllers = ["vc"] }
    app.present("nav", on: "home", animated: true)
    #expect(
      try lines(app.id("window"), app) == [
        "UIWindow (0 0; 320 568)",
        "  UITransitionView (0 0; 320 568) W+H",
        "    UILayoutContainerView (0 0; 320 568) W+H",
        "      UINavigationTransitionView (0 0; 320 568) clips W+H",
        "        UIViewControllerWrapperView (0 0; 320 568) W+H",
        "          UIView (0 0; 320 568) W+H",
        "      UINavigationBar (0 20; 320 44)",
      ])
  }

  @Test func `a plain root from iOS 13 on`() throws {
    let app = app(.ios13, "iPhone 14")
    app.setRoot("vc", of: "window")
    app.makeKeyAndVisible("window")
    let lines = try lines(app.id("window"), app)
    #expect(
      lines == [
        "UIWindow (0 0; 390 844)",
        "  UITransitionView (0 0; 390 844) W+H",
        "    UIDropShadowView (0 0; 390 844) W+H",
        "      UIView (0 0; 390 844) W+H",
      ])
  }
}
