import TestSupport
import Testing
import WindowModel

/// Presentations in regular width.
@Suite struct PadPresentationTests {
  private func app(
    _ profile: Profile, _ device: String = "iPad", runLoop: RunLoopMode = .automatic
  ) throws -> Transcript {
    var settings = Settings(
      profile: profile, device: try #require(Device.all.first { $0.name == device }))
    settings.knobs.scenes = .none
    settings.knobs.windowInitFrame = .screenBounds
    settings.runLoop = runLoop
    let app = Transcript.presenting(settings)
    app.place("button", 300, 100, 100, 44, in: "A-view")
    return app
  }

  private func width(of controller: Identifier, in app: Transcript) throws
    -> TraitCollection.SizeClass
  {
    app.app.traitCollection(ofController: try #require(app.app.controller(controller)))
      .horizontalSizeClass
  }

  @Test(arguments: Profile.allCases, [ModalPresentationStyle.pageSheet, .formSheet])
  func `a sheet leaves the presenter's view in place and tells its controller nothing`(
    profile: Profile, style: ModalPresentationStyle
  ) throws {
    let app = try app(profile)
    app.changeController("B") { $0.modalPresentationStyle = style }
    var lines = app.callbacks(app.present("B", on: "A", animated: true))
    #expect(try app.tree("window").contains("B-transition > [B-dimming, B-dropShadow > B-view]"))
    lines += app.callbacks(app.dismiss("A", animated: true))
    #expect(
      lines.filter { !$0.contains("Layout") && !$0.contains("Appearing") } == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear",
        "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    app.present("B", on: "A")
    #expect(try app.controller("B").presentation?.form == .sheet)
    #expect(try app.view("A-view").superview != nil)
    #expect(try app.controller("A").appearance == .appeared)
    #expect(try width(of: "B", in: app) == (style == .formSheet ? .compact : .regular))
    #expect(try width(of: "A", in: app) == .regular)
  }

  @Test func `a form sheet has its size in the middle, or the one that the controller prefers`()
    throws
  {
    let app = try app(.ios13)
    app.changeController("B") { $0.modalPresentationStyle = .formSheet }
    app.present("B", on: "A")
    #expect(try app.view("B-dropShadow").frame == Rect(x: 114, y: 202, width: 540, height: 620))
    #expect(app.rotate(to: .landscapeLeft).contains { $0.hasPrefix("A viewWillTransition") })
    #expect(try app.view("B-dropShadow").frame == Rect(x: 242, y: 74, width: 540, height: 620))
    #expect(try app.view("B-view").frame == Rect(x: 0, y: 0, width: 540, height: 620))
    #expect(!app.rotate(to: .portrait).contains { $0.hasPrefix("B viewWillTransition") })
    app.dismiss("A")
    app.changeController("C") {
      $0.modalPresentationStyle = .formSheet
      $0.preferredContentSize = Size(width: 400, height: 300)
    }
    app.present("C", on: "A")
    #expect(try app.view("C-dropShadow").frame == Rect(x: 184, y: 362, width: 400, height: 300))
  }

  @Test(arguments: [
    (Profile.ios12, Rect(x: 0, y: 20, width: 768, height: 1004)),
    (.ios13, Rect(x: 32, y: 20, width: 704, height: 984)),
  ])
  func `a page sheet is nearly as large as the screen, and follows it`(
    profile: Profile, frame: Rect
  ) throws {
    let app = try app(profile)
    app.changeController("B") { $0.modalPresentationStyle = .pageSheet }
    app.present("B", on: "A")
    #expect(try app.view("B-dropShadow").frame == frame)
    #expect(app.rotate(to: .landscapeLeft).contains { $0.hasPrefix("B viewWillTransition") })
    #expect(
      try app.view("B-dropShadow").frame
        == Rect(
          x: frame.origin.x + 128, y: 20, width: frame.size.width, height: frame.size.height - 256))
  }

  @Test func `nobody pulls a sheet down before iOS 13`() throws {
    let app = try app(.ios12)
    app.changeController("B") { $0.modalPresentationStyle = .formSheet }
    app.present("B", on: "A")
    #expect(
      app.refusal(of: .pullDown("B"))
        == .notPossible("Sheets can't be pulled down before iOS 13."))
  }

  @Test(arguments: Profile.allCases)
  func `a popover lies in front of the presenter's view, which stays`(profile: Profile) throws {
    let app = try app(profile)
    app.changeController("B") {
      $0.modalPresentationStyle = .popover
      $0.preferredContentSize = Size(width: 200, height: 100)
      $0.popover = PopoverProperties()
      $0.popover?.sourceView = .some("button")
      $0.popover?.sourceRect = Rect(x: 0, y: 0, width: 100, height: 44)
    }
    #expect(
      app.callbacks(app.present("B", on: "A", animated: true)).filter {
        !$0.contains("Layout") && !$0.contains("Appearing")
      } == [
        "B.prepareForPopoverPresentation", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
        "B.viewDidAppear",
      ])
    #expect(try app.controller("B").presentation?.form == .popover)
    #expect(try app.tree("window").contains("B-transition > [B-dimming, B-popover > B-view]"))
    // Below the button, with its arrow above the content.
    #expect(try app.view("B-popover").frame == Rect(x: 250, y: 144, width: 200, height: 113))
    #expect(try app.view("B-view").frame == Rect(x: 0, y: 13, width: 200, height: 100))
    #expect(try app.view("A-view").superview != nil)
    #expect(try width(of: "B", in: app) == .compact)
  }

  @Test(arguments: [
    (Popover.ArrowDirection.up, Rect(x: 250, y: 444, width: 200, height: 113)),
    (.down, Rect(x: 250, y: 287, width: 200, height: 113)),
    (.left, Rect(x: 400, y: 372, width: 213, height: 100)),
    (.right, Rect(x: 87, y: 372, width: 213, height: 100)),
  ])
  func `a popover lies where its arrow may point from`(
    direction: Popover.ArrowDirection, frame: Rect
  ) throws {
    let app = try app(.ios17)
    app.changeView("button") { $0.frame = Rect(x: 300, y: 400, width: 100, height: 44) }
    app.changeController("B") {
      $0.modalPresentationStyle = .popover
      $0.preferredContentSize = Size(width: 200, height: 100)
      $0.popover = PopoverProperties()
      $0.popover?.sourceView = .some("button")
      $0.popover?.permittedArrowDirections = [direction]
    }
    app.present("B", on: "A")
    #expect(try app.view("B-popover").frame == frame)
  }

  @Test(arguments: [(Profile.ios12, 300.0), (.ios17, 350)])
  func `without a rectangle the arrow points to the corner, on iOS 17 to the view`(
    profile: Profile, middle: Double
  ) throws {
    let app = try app(profile)
    app.changeController("B") {
      $0.modalPresentationStyle = .popover
      $0.preferredContentSize = Size(width: 200, height: 100)
      $0.popover = PopoverProperties()
      $0.popover?.sourceView = .some("button")
    }
    app.present("B", on: "A")
    #expect(try app.view("B-popover").frame.center.x == middle)
    // It moves with its source when the device rotates.
    app.changeView("button") { $0.frame = Rect(x: 600, y: 100, width: 100, height: 44) }
    app.rotate(to: .landscapeLeft)
    #expect(try app.view("B-popover").frame.center.x == middle + 300)
  }

  @Test(arguments: [(Profile.ios8, ""), (.ios13, " from UIViewController (<UIViewController: A>)")])
  func `an action sheet without a source raises in UIKit's words, and with one is a popover`(
    profile: Profile, from: String
  ) throws {
    let app = try app(profile)
    app.createController("ask", .alertController) {
      $0.alert.preferredStyle = .actionSheet
      $0.alert.actions = [.init("Delete", .destructive), .init("Cancel", .cancel)]
    }
    let reason =
      "Your application has presented a UIAlertController (<UIAlertController: ask>) of style UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    let present = Command.present(Presenting("ask", on: .controller("A")))
    #expect(
      app.refusal(of: present) == .exception(name: "NSGenericException", reason: reason))
    app.changeController("ask") {
      $0.popover = PopoverProperties()
      $0.popover?.barButtonItem = .some("Trash")
    }
    app.present("ask", on: "A")
    #expect(try app.controller("ask").presentation?.form == .popover)
    #expect(try app.view("ask-view").frame.size == Size(width: 304, height: 104))
    // A touch beside it cancels.
    #expect(app.perform(.pullDown("ask")).contains("ask alertActionHandler 5B Cancel"))
    #expect(try app.controller("A").presented == nil)
  }

  @Test func `an alert needs no source, and a phone's action sheet neither`() throws {
    let app = try app(.ios13)
    app.createController("tell", .alertController)
    app.present("tell", on: "A")
    #expect(try app.controller("tell").presentation?.form == .over)
    let phone = try self.app(.ios13, "iPhone 8")
    phone.createController("ask", .alertController) { $0.alert.preferredStyle = .actionSheet }
    phone.present("ask", on: "A")
    #expect(try phone.controller("ask").presentation?.form == .over)
  }

  @Test func `a popover without a source raises, and so does one whose source is gone`() throws {
    let app = try app(.ios13)
    app.changeController("B") { $0.modalPresentationStyle = .popover }
    let present = Command.present(Presenting("B", on: .controller("A")))
    let refusal = Refusal.exception(
      name: "NSGenericException",
      reason:
        "UIPopoverPresentationController (<UIPopoverPresentationController: B>) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
    )
    #expect(app.refusal(of: present) == refusal)
    app.createView("loose")
    app.changeController("B") {
      $0.popover = PopoverProperties()
      $0.popover?.sourceView = .some("loose")
    }
    app.release("loose")
    #expect(app.refusal(of: present) == refusal)
  }

  @Test(arguments: [
    (
      Profile.ios12,
      [
        "B.popoverPresentationControllerShouldDismissPopover", "B.viewWillDisappear",
        "B.viewDidDisappear", "B.popoverPresentationControllerDidDismissPopover",
      ]
    ),
    (
      .ios13,
      [
        "B.presentationControllerShouldDismiss", "B.presentationControllerWillDismiss",
        "B.viewWillDisappear", "B.viewDidDisappear", "B.presentationControllerDidDismiss",
      ]
    ),
  ])
  func `a touch beside a popover dismisses it and tells its delegate`(
    profile: Profile, lines: [String]
  ) throws {
    let app = try app(profile)
    app.changeController("B") {
      $0.modalPresentationStyle = .popover
      $0.popover = PopoverProperties()
      $0.popover?.sourceView = .some("button")
    }
    app.present("B", on: "A")
    #expect(app.callbacks(app.perform(.pullDown("B"))) == lines)
    app.present("B", on: "A")
    #expect(app.callbacks(app.tap(20, 1000)) == lines)
    app.present("B", on: "A")
    #expect(
      app.callbacks(app.dismiss("A", animated: true)) == [
        "B.viewWillDisappear", "B.viewDidDisappear",
      ])
  }

  @Test(
    arguments: [
      (Profile.ios12, nil, Presentation.Form.cover), (.ios13, nil, .sheet),
      (.ios12, ModalPresentationStyle.none, .popover),
      (.ios13, ModalPresentationStyle.none, .popover),
      (.ios13, .fullScreen, .cover), (.ios12, .overFullScreen, .over),
    ] as [(Profile, ModalPresentationStyle?, Presentation.Form)])
  func `on a phone a popover becomes what the version or the delegate says`(
    profile: Profile, answer: ModalPresentationStyle?, form: Presentation.Form
  ) throws {
    let app = try app(profile, "iPhone 8")
    app.changeController("B") {
      $0.modalPresentationStyle = .popover
      $0.popover = PopoverProperties()
      $0.popover?.sourceView = .some("button")
      $0.popover?.adaptivePresentationStyle = answer
    }
    app.present("B", on: "A")
    #expect(try app.controller("B").presentation?.form == form)
  }

  @Test func `a controller's popover begins as nothing, and refuses what makes no sense`() throws {
    let app = try app(.ios13)
    #expect(try app.controller("B").popover == nil)
    #expect(try app.controller("B").preferredContentSize == .zero)
    func refusal(_ set: (inout PopoverProperties) -> Void) -> Refusal? {
      var properties = ControllerProperties()
      var popover = PopoverProperties()
      set(&popover)
      properties.popover = popover
      return app.refusal(of: .changeController("B", properties))
    }
    #expect(
      refusal { $0.sourceView = .some("nobody") }
        == .within(
          "/popoverPresentationController",
          .unknown(.view, "nobody", property: "sourceView")))
    #expect(refusal { $0.permittedArrowDirections = [] } != nil)
    #expect(refusal { $0.adaptivePresentationStyle = .popover } != nil)
    #expect(refusal { $0.sourceRect = Rect(x: 0, y: 0, width: -1, height: 0) } != nil)
  }
}
