import Foundation
import JSON
import TestSupport
import Testing

/// Foundation reads and writes the same documents.
struct FoundationTests {
  /// A randomly nested document with every kind of value.
  private func randomJSON(_ random: inout SplitMix64, depth: Int) -> Any {
    switch Int.random(in: depth > 0 ? 0..<6 : 2..<6, using: &random) {
    case 0:
      return Dictionary(
        (0..<Int.random(in: 0..<30, using: &random)).map { _ in
          (randomText(&random), randomJSON(&random, depth: depth - 1))
        }, uniquingKeysWith: { first, _ in first })
    case 1:
      return (0..<Int.random(in: 0..<5, using: &random)).map { _ in
        randomJSON(&random, depth: depth - 1)
      }
    case 2: return randomText(&random)
    case 3: return Double.random(in: -1000...1000, using: &random)
    case 4: return Int.random(in: -1000...1000, using: &random)
    default: return NSNull()
    }
  }

  private func randomText(_ random: inout SplitMix64) -> String {
    let scalars = "\u{0}\n\"\\/ aé漢🪟\u{2028}\u{301}".unicodeScalars
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      if let scalar = scalars.randomElement(using: &random) { text.append(scalar) }
    }
    return String(text)
  }

  @Test func `what Foundation writes is JSON and comes back equal through reader and writer`()
    throws
  {
    var random = SplitMix64(seed: 3)
    for _ in 0..<300 {
      let value = randomJSON(&random, depth: 4)
      let data = try JSONSerialization.data(
        withJSONObject: ["value": value], options: .sortedKeys)
      var reader = JSONReader(Array(data))
      var writer = JSONWriter()
      try copyValue(from: &reader, to: &writer)
      try reader.finish()
      let copy = writer.finish().withBytes { Data($0) }
      let one = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
      let other = try #require(try JSONSerialization.jsonObject(with: copy) as? NSDictionary)
      #expect(one == other)
    }
  }
}
