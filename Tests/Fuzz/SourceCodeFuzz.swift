// Feeds libFuzzer's inputs to the code parser; a violated invariant traps.

/// Called by libFuzzer for each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  for language in Language.allCases {
    do throws(SourceError) {
      _ = try Program(text, language)
    } catch {
      precondition((1...lines + 1).contains(error.position.line), "a fault at a line that is none")
    }
  }
  _ = Language.detected(in: text)
  return 0
}
