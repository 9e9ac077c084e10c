import HTTP
import Testing

@Suite struct TraceParentTests {
  private static let trace = "0af7651916cd43dd8448eb211c80319c"
  private static let span = "b7ad6b7169203331"

  @Test func `a field of version 00 is read and written as it was`() {
    let text = "00-\(Self.trace)-\(Self.span)-01"
    let parent = TraceParent(text)
    #expect(parent?.trace == Self.trace)
    #expect(parent?.span == Self.span)
    #expect(parent?.flags == "01")
    #expect(parent?.text == text)
  }

  @Test func `a later version is read as far as this one goes, and written as this one`() {
    #expect(
      TraceParent("cc-\(Self.trace)-\(Self.span)-03-what-the-future-will-be")?.text
        == "00-\(Self.trace)-\(Self.span)-03")
  }

  @Test(arguments: [
    "", "00", "00-\(trace)-\(span)", "00-\(trace)-\(span)-1", "00-\(trace)-\(span)-01-",
    "00-\(trace)-\(span)-01-more", "ff-\(trace)-\(span)-01", "0-\(trace)-\(span)-01",
    "00-\(trace.uppercased())-\(span)-01", "00-\(trace)0-\(span)-01", "00-\(span)-\(trace)-01",
    "00-00000000000000000000000000000000-\(span)-01", "00-\(trace)-0000000000000000-01",
    "00-\(trace)-\(span)-0g", "00-\(trace)-\(span)-01, 00-\(trace)-\(span)-01", "00_\(trace)",
    "00-\(trace.dropLast())é-\(span)-01",
  ])
  func `what is not well-formed is no trace`(text: String) {
    #expect(TraceParent(text) == nil)
  }
}
