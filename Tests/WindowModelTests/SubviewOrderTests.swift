import TestSupport
import Testing
import WindowModel

@Suite struct SubviewOrderTests {
  @Test func `adding puts a view in front, and makes the receiver its superview`() throws {
    let app = family()
    app.createView("new")
    app.add("new", to: "root")
    #expect(try app.subviews("root") == ["v0", "v1", "v2", "v3", "new"])
    #expect(try app.superview("new") == "root")
  }

  @Test func `a view has one superview: it leaves the first for the second`() throws {
    let app = family()
    app.createView("other")
    app.add("v1", to: "other")
    #expect(try app.subviews("root") == ["v0", "v2", "v3"])
    #expect(try app.subviews("other") == ["v1"])
    #expect(try app.superview("v1") == "other")
  }

  @Test func `adding a view again brings it to the front, without a callback`() throws {
    let app = family()
    #expect(app.add("v1", to: "root") == [])
    #expect(try app.subviews("root") == ["v0", "v2", "v3", "v1"])
  }

  @Test(arguments: 0..<4)
  func `a subview that is inserted at an index has it then`(index: Int) throws {
    let app = family()
    #expect(app.add("v1", to: "root", .at(index)) == [])
    #expect(try app.subviews("root").firstIndex(of: "v1") == index)
    #expect(app.notes == [])
  }

  @Test func `a new view that is inserted at an index moves the others up`() throws {
    let app = Transcript()
    app.createView("root")
    app.createView("a", in: "root")
    app.createView("b", in: "root")
    app.createView("c", in: "root", .at(1))
    #expect(try app.subviews("root") == ["a", "c", "b"])
  }

  @Test func `an index beyond the last subview puts a view in front, and a note says so`() throws {
    let app = Transcript()
    app.createView("root")
    app.createView("child")
    app.add("child", to: "root", .at(999))
    #expect(try app.subviews("root") == ["child"])
    #expect(app.notes == [.indexBeyondEnd])
    app.add("child", to: "root", .at(1))
    #expect(app.notes == [])
  }

  @Test func `an index below zero is refused`() {
    let app = family()
    #expect(
      app.refusal(of: .insertSubview("v1", into: "root", .at(-1)))
        == .invalidValue(property: "at", reason: "Subviews are counted from 0."))
  }

  @Test(arguments: [("v0", 0), ("v2", 1), ("v3", 2)] as [(Identifier, Int)])
  func `below a sibling is right behind it, wherever the view came from`(
    sibling: Identifier, index: Int
  ) throws {
    let app = family()
    app.add("v1", to: "root", .below(sibling))
    #expect(try app.subviews("root").firstIndex(of: "v1") == index)
    #expect(app.notes == [])
  }

  @Test(arguments: [("v0", 1), ("v2", 2), ("v3", 3)] as [(Identifier, Int)])
  func `above a sibling is right in front of it, wherever the view came from`(
    sibling: Identifier, index: Int
  ) throws {
    let app = family()
    app.add("v1", to: "root", .above(sibling))
    #expect(try app.subviews("root").firstIndex(of: "v1") == index)
    #expect(app.notes == [])
  }

  @Test func `a new view goes above or below a sibling too`() throws {
    let app = Transcript()
    app.createView("root")
    app.createView("a", in: "root")
    app.createView("b", in: "root", .above("a"))
    app.createView("c", in: "root", .below("b"))
    app.createView("d", in: "root", .below("a"))
    #expect(try app.subviews("root") == ["d", "a", "c", "b"])
  }

  @Test(arguments: [.above("v1"), .below("v1")] as [Placement])
  func `above or below itself a view goes in front of all`(placement: Placement) throws {
    let app = family()
    app.add("v1", to: "root", placement)
    #expect(try app.subviews("root") == ["v0", "v2", "v3", "v1"])
    #expect(app.notes == [.besideItself])
  }

  @Test(arguments: [.above("stranger"), .below("stranger"), .above("root")] as [Placement])
  func `beside a view that is no sibling a view goes in front of all`(placement: Placement) throws {
    let app = family()
    app.createView("stranger")
    app.add("v1", to: "root", placement)
    #expect(try app.subviews("root") == ["v0", "v2", "v3", "v1"])
    #expect(app.notes == [.besideNoSibling])

    app.createView("new", in: "root", placement)
    #expect(try app.subviews("root").last == "new")
  }

  @Test(
    arguments: [(.above("nobody"), "above"), (.below("nobody"), "below")] as [(Placement, String)])
  func `a sibling that is not there is unknown`(placement: Placement, property: String) {
    let app = family()
    #expect(
      app.refusal(of: .insertSubview("v1", into: "root", placement))
        == .unknown(.view, "nobody", property: property))
  }

  @Test func `exchanging swaps two places, without a callback`() throws {
    let app = family()
    #expect(app.perform(.exchangeSubviews(in: "root", 0, 2)) == [])
    #expect(try app.subviews("root") == ["v2", "v1", "v0", "v3"])
    app.perform(.exchangeSubviews(in: "root", 1, 1))
    #expect(try app.subviews("root") == ["v2", "v1", "v0", "v3"])
  }

  @Test func `exchanging with an index that no subview has is refused`() {
    let app = family()
    let reason = "The view has 4 subviews, counted from 0."
    #expect(
      app.refusal(of: .exchangeSubviews(in: "root", 4, 0))
        == .invalidValue(property: "at", reason: reason))
    #expect(
      app.refusal(of: .exchangeSubviews(in: "root", 0, -1))
        == .invalidValue(property: "with", reason: reason))
  }

  @Test func `a subview is brought to the front and sent to the back`() throws {
    let app = family()
    #expect(app.perform(.bringSubviewToFront("v1", in: "root")) == [])
    #expect(try app.subviews("root") == ["v0", "v2", "v3", "v1"])
    #expect(app.perform(.sendSubviewToBack("v2", in: "root")) == [])
    #expect(try app.subviews("root") == ["v2", "v0", "v3", "v1"])
  }

  @Test func `bringing another view's subview to the front does nothing, and a note says so`()
    throws
  {
    let app = family()
    app.createView("inner", in: "v1")
    for command: Command in [
      .bringSubviewToFront("inner", in: "root"), .sendSubviewToBack("inner", in: "root"),
      .bringSubviewToFront("root", in: "root"),
    ] {
      #expect(app.perform(command) == [])
      #expect(app.notes == [.notASubview])
    }
    #expect(try app.subviews("root") == ["v0", "v1", "v2", "v3"])
  }

  @Test func `a view is taken out of its superview`() throws {
    let app = family()
    app.remove("v1")
    #expect(try app.subviews("root") == ["v0", "v2", "v3"])
    #expect(try app.superview("v1") == nil)
  }

  @Test func `taking out a view without a superview does nothing, and a note says so`() {
    let app = family()
    #expect(app.remove("root") == [])
    #expect(app.notes == [.noSuperview])
  }

  @Test func `a window has no superview`() throws {
    let app = family()
    app.create("home")
    #expect(app.remove("home") == [])
    #expect(app.notes == [.windowHasNoSuperview])
    #expect(
      app.refusal(of: .insertSubview("home", into: "root"))
        == .invalidValue(property: "view", reason: "A window has no superview."))
    #expect(try app.superview("home") == nil)
  }

  /// A view with four subviews.
  private func family() -> Transcript {
    let app = Transcript()
    app.createView("root")
    for identifier: Identifier in ["v0", "v1", "v2", "v3"] {
      app.createView(identifier, in: "root")
    }
    return app
  }
}
