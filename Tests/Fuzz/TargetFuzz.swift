// Feeds libFuzzer's inputs to the request target parser; a violated invariant traps.

/// Called by libFuzzer for each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let decoded = Target.decode(bytes[...])
  precondition(decoded?.utf8.contains(0) != true, "a NUL came through")
  if let decoded {
    // The decoded text, and each of its characters, survives encoding and decoding.
    precondition(Target.decode(encoded(decoded)[...]) == decoded, "the encoding reads differently")
  }
  guard let target = Target(bytes) else { return 0 }
  precondition(bytes[target.path].first == UInt8(ascii: "/"), "a path without its slash")
  precondition(!bytes[target.path].contains(UInt8(ascii: "?")), "a query within the path")
  if let query = target.query {
    precondition(bytes[query.lowerBound - 1] == UInt8(ascii: "?") && query.upperBound == count)
  }
  if let authority = Target.authority(in: bytes) {
    precondition(authority.upperBound <= target.path.lowerBound, "an authority within the path")
  }
  for (name, value) in target.parameters(in: bytes) ?? [] {
    precondition(!name.utf8.contains(0) && !value.utf8.contains(0), "a NUL came through")
  }
  return 0
}

private func encoded(_ text: String) -> [UInt8] {
  let digits = Array("0123456789ABCDEF".utf8)
  return text.utf8.flatMap { [UInt8(ascii: "%"), digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
}
