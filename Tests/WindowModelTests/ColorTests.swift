import TestSupport
import Testing
import WindowModel

@Suite struct ColorTests {
  @Test(arguments: ["red", "rebeccapurple", "transparent", "grey", "gray"])
  func `CSS names are colours`(name: String) {
    #expect(Color(name)?.text == name)
  }

  @Test func `there are the 148 names of CSS and transparent`() {
    #expect(Color.names.count == 149)
  }

  @Test(arguments: [
    ("Red", "red"), ("#FF8000", "#ff8000"), ("#012aBc", "#012abc"),
    ("#F08", "#ff0088"), ("#f008", "#ff000088"), ("#FF800080", "#ff800080"),
    ("#ff8000FF", "#ff8000"), ("#f00f", "#ff0000"),
  ])
  func `a colour is kept in lower case, with all its digits`(text: String, kept: String) {
    #expect(Color(text)?.text == kept)
    #expect(Color(text) == Color(kept))
  }

  @Test(arguments: [
    "", "reddish", " red", "#", "#ff", "#ff80000", "#ff800", "#ff8000000", "ff8000", "#gg0000",
    "#ff80 0", "#ff80é",
  ])
  func `any other text is none`(text: String) {
    #expect(Color(text) == nil)
  }

  @Test func `light shines through a colour with an alpha, and through transparent`() {
    #expect(Color("red")?.isOpaque == true)
    #expect(Color("#ff8000ff")?.isOpaque == true)
    #expect(Color("#ff8000fe")?.isOpaque == false)
    #expect(Color("transparent")?.isOpaque == false)
  }
}
