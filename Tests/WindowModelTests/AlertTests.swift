import TestSupport
import Testing
import WindowModel

@Suite struct AlertTests {
  private func question(_ profile: Profile = .ios12, fields: [String] = []) -> Transcript {
    let app = Transcript.presenting(profile)
    app.createController("alert", .alertController) {
      $0.title = "Delete?"
      $0.alert.actions = [.init("Cancel", .cancel), .init("OK", .destructive)]
      $0.alert.textFields = fields
    }
    return app
  }

  @Test(arguments: [
    (Profile.ios12, "_UIAlertControllerView"), (.ios13, "_UIAlertControllerPhoneTVMacView"),
  ])
  func `an alert controller has no window of its own, and the presenter hears nothing`(
    profile: Profile, viewClass: String
  ) throws {
    let app = question(profile)
    #expect(
      app.callbacks(app.present("alert", on: "A", animated: true)).filter {
        !$0.contains("Layout")
      } == ["alert.loadView", "alert.viewDidLoad", "alert.viewWillAppear", "alert.viewDidAppear"])
    #expect(app.windows == ["window"])
    #expect(app.keyWindow == "window")
    #expect(try app.tree("window").hasSuffix(", alert-transition > alert-view]"))
    #expect(try app.view("alert-view").className == viewClass)
    #expect(
      app.callbacks(app.perform(.chooseAction("alert", "OK"))) == [
        "alert.viewWillDisappear", "alert.viewDidDisappear", "alert.alertActionHandler",
      ])
    #expect(try app.controller("A").presented == nil)
    #expect(
      app.refusal(of: .chooseAction("alert", "OK"))
        == .notPossible("alert is not an alert that is up."))
  }

  @Test func `a second alert while one is up is logged`() throws {
    let app = question()
    app.createController("more", .alertController)
    app.present("alert", on: "A", animated: true)
    app.present("more", on: "A", animated: true)
    #expect(
      app.diagnostics == [
        "Warning: Attempt to present <UIAlertController: more> on <UIViewController: A> which is already presenting <UIAlertController: alert>"
      ])
  }

  @Test func `an alert with a text field brings the keyboard and makes its window key`() throws {
    let app = question(fields: ["Name"])
    app.create("other") { $0.isHidden = false }
    app.makeKey("other")
    let lines = app.present("alert", on: "A", animated: true)
    #expect(
      lines.filter { $0.contains("esponder") || $0.contains("key") || $0.contains("resigns") } == [
        "alert-textField1 becomeFirstResponder 8.4", "other resigns 3.3", "window key 3.3",
      ])
    #expect(app.windows.contains("UITextEffectsWindow"))
    app.perform(.input(.text("me")))
    #expect(try app.view("alert-textField1").text == "me")
    let end = app.perform(.chooseAction("alert", "OK"))
    #expect(end.contains("alert-textField1 resignFirstResponder V18"))
    #expect(end.contains("UITextEffectsWindow hidden 3.4A"))
    #expect(app.keyWindow == "window")
  }

  /// An alert above a text field that has the keyboard.
  private func editing() -> Transcript {
    let app = question()
    app.createView("field", "UITextField", in: "A-view")
    app.focus("field")
    return app
  }

  @Test func `an alert puts the keyboard away, and brings it back when it is dismissed`() throws {
    let app = editing()
    #expect(app.app.keyboardFrame != nil)
    let start = app.present("alert", on: "A", animated: true)
    #expect(
      start.filter { $0.contains("esponder") || $0.contains("hidden") } == [
        "field resignFirstResponder 5H", "UITextEffectsWindow hidden 3.4A",
        "UIRemoteKeyboardWindow hidden 3.4A",
      ])
    #expect(app.app.keyboardFrame == nil)
    let end = app.perform(.chooseAction("alert", "OK"))
    #expect(end.contains("field becomeFirstResponder 5H"))
    #expect(try app.isFirstResponder("field"))
    #expect(app.app.keyboardFrame != nil)
  }

  @Test func `an alert on another one's dismissal brings nothing back that is gone`() throws {
    let app = editing()
    app.present("alert", on: "A", animated: true)
    app.remove("field")
    app.set("field", to: nil)
    #expect(app.app.view("field") == nil)
    app.perform(.chooseAction("alert", "OK"))
    #expect(app.app.keyboardFrame == nil)
  }

  @Test func `an alert with text fields brings nothing back`() throws {
    let app = question(fields: ["Name"])
    app.createView("field", "UITextField", in: "A-view")
    app.focus("field")
    app.present("alert", on: "A", animated: true)
    #expect(try app.isFirstResponder("alert-textField1"))
    app.perform(.chooseAction("alert", "OK"))
    #expect(try !app.isFirstResponder("field"))
    #expect(app.app.keyboardFrame == nil)
  }

  @Test func `what refuses to resign keeps the keyboard, and another first responder stays`() throws
  {
    let app = editing()
    app.changeView("field") { $0.canResignFirstResponder = false }
    app.present("alert", on: "A", animated: true)
    #expect(try app.isFirstResponder("field"))
    app.perform(.chooseAction("alert", "OK"))
    app.changeView("field") { $0.canResignFirstResponder = true }
    app.createView("other", "UITextField", in: "A-view")
    app.present("alert", on: "A", animated: true)
    app.focus("other")
    app.perform(.chooseAction("alert", "OK"))
    #expect(try app.isFirstResponder("other"))
  }

  @Test func `UIKit's own words for alerts that can't be`() {
    let app = question()
    var properties = ControllerProperties()
    properties.alert.actions = [.init("No", .cancel), .init("Never", .cancel)]
    #expect(
      app.refusal(of: .changeController("alert", properties))
        == .exception(
          name: "NSInternalInconsistencyException",
          reason:
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
    properties = ControllerProperties()
    properties.alert.preferredStyle = .actionSheet
    properties.alert.textFields = ["Name"]
    #expect(
      app.refusal(
        of: .createController(
          identifier: nil, class: .alertController, properties: properties, retained: true))
        == .exception(
          name: "NSInternalInconsistencyException",
          reason:
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
        ))
    #expect(
      app.refusal(of: .changeController("A", properties))
        == .notPossible("A UIViewController is not an alert controller."))
    #expect(
      app.refusal(of: .chooseAction("alert", "OK"))
        == .notPossible("alert is not an alert that is up."))
    app.present("alert", on: "A")
    #expect(
      app.refusal(of: .chooseAction("alert", "Perhaps"))
        == .invalidValue(property: "action", reason: "The alert has no action 'Perhaps'."))
  }
}

@Suite struct AlertViewTests {
  private func shown(
    _ kind: AlertView.Kind, _ profile: Profile = .ios12, style: AlertView.Style = .standard
  ) -> Transcript {
    let app = Transcript.presenting(profile)
    app.perform(
      .createAlertView(
        identifier: "ask",
        AlertView(kind, title: "Delete?", buttons: ["Cancel", "OK"], style: style),
        retained: true))
    return app
  }

  @Test func `an alert view comes in a window of its own, which becomes key`() throws {
    let app = shown(.alertView)
    let lines = app.perform(.showAlertView("ask"))
    #expect(
      lines.prefix(4) == [
        "ask willPresentAlertView 5A", "ask-window visible 5A", "window resigns 5A",
        "ask-window key 5A",
      ])
    #expect(lines.last == "ask didPresentAlertView 5A")
    #expect(app.windows == ["window", "ask-window"])
    #expect(try app.view("ask-window").className == "_UIAlertControllerShimPresenterWindow")
    #expect(try app.view("ask-window").window?.level == 1996)
    #expect(try app.view("ask-window").window?.rootViewController.map(app.name) == "ask-root")
    #expect(
      try app.controller("ask-root").controllerClass.name
        == "UIApplicationRotationFollowingController")
    #expect(
      try app.tree("ask-window")
        == "ask-window > ask-controller-transition > [ask-controller-dimming, ask-controller-view]")
    #expect(app.perform(.showAlertView("ask")) == [])
    #expect(app.notes == [.alertIsUp])
  }

  @Test func `its end gives the key back before its window is hidden`() throws {
    let app = shown(.alertView)
    app.perform(.showAlertView("ask"))
    let lines = app.perform(.clickButton("ask", "OK"))
    #expect(
      lines.filter {
        $0.hasPrefix("ask ") || $0.hasPrefix("window ") || $0.hasPrefix("ask-window ")
      }
      .filter { !$0.contains("layout") && !$0.contains("Subview") } == [
        "ask clickedButtonAtIndex 5A OK", "ask willDismissWithButtonIndex 5A OK",
        "ask-window resigns 2.7", "window key 2.7 fallback", "ask-window hidden 2.7",
        "ask didDismissWithButtonIndex 5A OK", "ask-window dealloc 1.5 lastReferenceGone",
      ])
    #expect(lines.contains("ask-root dealloc C4 lastReferenceGone"))
    #expect(app.windows == ["window"])
    #expect(app.keyWindow == "window")
    #expect(app.app.controller("ask-root") == nil)
    #expect(app.app.controller("ask-controller") == nil)
    #expect(app.app.alertView("ask")?.window == nil)
  }

  @Test func `an action sheet's window is further in front, and its delegate hears other names`()
    throws
  {
    let app = shown(.actionSheet)
    let lines = app.perform(.showAlertView("ask"))
    #expect(lines.first == "ask willPresentActionSheet 5A")
    #expect(lines.last == "ask didPresentActionSheet 5A")
    #expect(try app.view("ask-window").window?.level == 2001)
  }

  @Test func `a second alert view is key over the first, and gives the key back to it`() {
    let app = shown(.alertView)
    app.perform(
      .createAlertView(
        identifier: "again", AlertView(.alertView, buttons: ["OK"]), retained: false))
    app.perform(
      .createAlertView(
        identifier: "more", AlertView(.alertView, buttons: ["OK"]), retained: true))
    #expect(app.app.alertView("again") == nil)
    app.perform(.showAlertView("ask"))
    app.perform(.showAlertView("more"))
    #expect(app.keyWindow == "more-window")
    app.perform(.clickButton("more", "OK"))
    #expect(app.keyWindow == "ask-window")
  }

  @Test func `one with a text field brings the keyboard`() throws {
    let app = shown(.alertView, style: .plainTextInput)
    app.perform(.showAlertView("ask"))
    #expect(try app.isFirstResponder("ask-controller-textField1"))
    #expect(app.keyWindow == "ask-window")
    #expect(app.windows.contains("UITextEffectsWindow"))
  }

  @Test func `an app with scenes can have none`() {
    let app = Transcript(.ios17)
    app.connect(scene: nil)
    #expect(
      app.refusal(
        of: .createAlertView(
          identifier: nil, AlertView(.alertView, buttons: []), retained: true))
        == .exception(
          name: "NSObjectNotAvailableException",
          reason:
            "UIAlertView is deprecated and unavailable for UIScene based applications, please use UIAlertController!"
        ))
  }

  @Test func `an alert view that is up lives without a reference`() {
    let app = shown(.alertView)
    app.perform(.showAlertView("ask"))
    app.set("ask", to: nil)
    #expect(app.app.alertView("ask") != nil)
    app.perform(.clickButton("ask", "OK"))
    #expect(app.app.alertView("ask") == nil)
  }
}
