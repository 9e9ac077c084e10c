import TestSupport
import Testing
import WindowModel

/// UIKit's logs and exceptions, word for word, with identifiers in place of addresses.
@Suite struct PresentationMisuseTests {
  private func call(_ controller: Identifier?, on receiver: Identifier) -> Command {
    .present(Presenting(controller, on: .controller(receiver)))
  }

  private func invalid(_ reason: String) -> Refusal {
    .exception(name: "NSInvalidArgumentException", reason: reason)
  }

  private func stepped(_ profile: Profile) -> Transcript {
    var settings = Settings(profile: profile)
    settings.runLoop = .manual
    settings.knobs.scenes = .none
    return Transcript.presenting(settings)
  }

  @Test func `a presenter whose view is in no window`() throws {
    let old = Transcript.presenting(.ios12)
    #expect(old.present("C", on: "B", completion: "shown") == [])
    #expect(
      old.diagnostics == [
        "Warning: Attempt to present <UIViewController: C> on <UIViewController: B> whose view is not in the window hierarchy!"
      ])
    #expect(try old.controller("B").presented == nil)
    let new = Transcript.presenting(.ios13)
    new.createController("nav", .navigationController) { $0.viewControllers = ["B"] }
    new.present("C", on: "B")
    #expect(
      new.diagnostics == [
        "[Presentation] Attempt to present <UIViewController: C> on <UINavigationController: nav> (from <UIViewController: B>) whose view is not in the window hierarchy."
      ])
  }

  @Test(arguments: [Profile.ios12, .ios13])
  func `a controller below the top of a stack presents nobody`(profile: Profile) throws {
    let app = Transcript.inNavigation(profile)
    app.perform(.push("B", onto: "nav", animated: false))
    #expect(app.present("C", on: "A") == [])
    #expect(
      app.diagnostics == [
        profile == .ios12
          ? "Warning: Attempt to present <UIViewController: C> on <UIViewController: A> whose view is not in the window hierarchy!"
          : "[Presentation] Attempt to present <UIViewController: C> on <UINavigationController: nav> (from <UIViewController: A>) whose view is not in the window hierarchy."
      ])
    #expect(try app.controller("nav").presented == nil)
  }

  @Test func `a presenter that presents already`() throws {
    let old = Transcript.presenting(.ios12)
    old.present("B", on: "A")
    #expect(old.present("C", on: "A") == [])
    #expect(
      old.diagnostics == [
        "Warning: Attempt to present <UIViewController: C> on <UIViewController: A> which is already presenting <UIViewController: B>"
      ])
    let new = Transcript.presenting(.ios13)
    new.present("B", on: "A")
    new.present("C", on: "A")
    #expect(
      new.diagnostics == [
        "[Presentation] Attempt to present <UIViewController: C> on <UIViewController: A> (from <UIViewController: A>) which is already presenting <UIViewController: B>."
      ])
    #expect(try new.controller("C").presenting == nil)
  }

  @Test func `a transition that is under way`() {
    let old = stepped(.ios12)
    old.present("B", on: "A", animated: true)
    old.nextTurn()
    old.present("C", on: "B")
    #expect(
      old.diagnostics == [
        "Warning: Attempt to present <UIViewController: C> on <UIViewController: B> while a presentation is in progress!"
      ])
    old.dismiss("A")
    #expect(
      old.diagnostics == [
        "Warning: Attempt to dismiss from view controller <UIViewController: A> while a presentation or dismiss is in progress!"
      ])
    let new = stepped(.ios13)
    new.present("B", on: "A", animated: true)
    new.nextTurn()
    new.present("C", on: "A")
    #expect(
      new.diagnostics == [
        "[Presentation] Attempt to present <UIViewController: C> on <UIViewController: A> (from <UIViewController: A>) while a presentation is in progress!"
      ])
  }

  @Test func `a controller that is active`() {
    let app = Transcript.inNavigation(.ios12)
    let active = { (name: String) in
      self.invalid("Application tried to present modally an active controller \(name).")
    }
    #expect(app.refusal(of: call("A", on: "nav")) == active("<UIViewController: A>"))
    #expect(app.refusal(of: call("A", on: "A")) == active("<UIViewController: A>"))
    #expect(app.refusal(of: call("nav", on: "A")) == active("<UINavigationController: nav>"))
    #expect(app.refusal(of: call("B", on: "B")) == active("<UIViewController: B>"))
    app.present("B", on: "A")
    #expect(app.refusal(of: call("B", on: "nav")) == active("<UIViewController: B>"))
  }

  @Test func `from iOS 13 on, one that is presented already`() {
    let app = Transcript.presenting(.ios13)
    app.present("B", on: "A")
    #expect(
      app.refusal(of: call("B", on: "A"))
        == invalid(
          "Application tried to present modally a view controller <UIViewController: B> that is already being presented by <UIViewController: A>."
        ))
    app.present("C", on: "B")
    #expect(
      app.refusal(of: call("A", on: "C"))
        == invalid(
          "Application tried to present modally an active controller <UIViewController: A>."))
  }

  @Test func `nobody, and a style that UIKit has no way for`() {
    let app = Transcript.presenting(.ios12)
    #expect(
      app.refusal(of: call(nil, on: "A"))
        == invalid(
          "Application tried to present a nil modal view controller on target <UIViewController: A>"
        ))
    app.changeController("B") { $0.modalPresentationStyle = ModalPresentationStyle.none }
    #expect(
      app.refusal(of: call("B", on: "A"))
        == invalid(
          "The specified modal presentation style doesn't have a corresponding presentation controller."
        ))
    #expect(
      app.refusal(of: call("nobody", on: "A"))
        == .unknown(.controller, "nobody", property: "viewController"))
  }

  @Test func `dismissing nobody, and twice`() {
    let app = stepped(.ios12)
    #expect(app.dismiss("A", completion: "gone") == [])
    #expect(app.notes == [.nothingToDismiss])
    app.present("B", on: "A")
    app.perform(.runLoop(turns: nil))
    app.dismiss("B", completion: "first")
    #expect(app.dismiss("B", completion: "second") == [])
    #expect(app.notes == [.alreadyDismissing])
    let lines = app.perform(.runLoop(turns: nil))
    #expect(lines.filter { $0.contains("completion") } == ["B completion 2.4 first"])
  }

  @Test func `windowless controllers present and dismiss without an exception`() {
    let app = Transcript(.ios12)
    for name in ["a", "b", "c"] as [Identifier] { app.createController(name) }
    app.createController("navB", .navigationController) { $0.viewControllers = ["b"] }
    app.present("navB", on: "a")
    app.present("c", on: "b")
    app.dismiss("c")
    app.dismiss("a")
    #expect(app.events.filter { $0.contains("view") } == [])
  }

  @Test func `whoever means the key window presents where the key is`() throws {
    let app = Transcript.presenting(.ios12)
    app.set(.delegateWindow, to: "window")
    app.create("pad", level: 10)
    app.createController("keys")
    app.setRoot("keys", of: "pad")
    app.makeKeyAndVisible("pad")
    app.perform(.present(Presenting("B", on: .keyWindow)))
    #expect(app.notes == [.keyWindowIsAnother])
    #expect(try app.tree("pad") == "pad > B-transition > B-view")
    app.perform(.present(Presenting("C", on: .delegateWindow)))
    #expect(app.notes == [])
    #expect(try app.tree("window") == "window > C-transition > C-view")
    app.set(.delegateWindow, to: nil)
    #expect(app.perform(.present(Presenting("D", on: .delegateWindow))) == [])
    #expect(app.notes == [.noReceiver])
  }
}
