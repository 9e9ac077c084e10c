import Testing
import WindowModel

@Suite struct RuleTableTests {
  @Test(arguments: Rule.allCases)
  func `a rule's identifier is its file's name and number`(rule: Rule) {
    #expect(rule.rawValue.hasPrefix("windows-") || rule.rawValue.hasPrefix("views-"))
    #expect(Rule(rawValue: rule.rawValue) == rule)
  }

  @Test(arguments: Rule.allCases)
  func `a rule says what it is in sentences, and where it comes from`(rule: Rule) {
    #expect(rule.entry.statement.last == ".")
    #expect(!rule.entry.source.isEmpty)
    #expect(rule.entry.source.last != ".")
  }

  @Test func `no two rules say the same`() {
    #expect(Set(Rule.allCases.map(\.entry.statement)).count == Rule.allCases.count)
  }

  @Test func `what nobody documents is marked as assumed`() {
    #expect(
      Rule.allCases.filter { $0.entry.confidence == .assumed }
        == [
          .windows1_8D, .windows2_9, .windows3_4A, .windows5_1A, .windows6_8B, .windows7B,
          .windows8_1A, .windows8_5A, .windows9_3A, .windows9_3B, .viewsV6, .viewsV18A, .views1_2E,
          .views1_4A, .views1_5A, .viewsC5, .viewsR3, .views2_4F, .viewsP2A, .views6A,
          .windows12_1, .views5C,
        ])
    #expect(
      Rule.allCases.filter { $0.entry.source == "No source" }
        == [
          .windows1_8D, .windows2_9, .windows3_4A, .windows5_1A, .windows6_8B, .windows7B,
          .windows8_5A, .windows9_3A, .viewsV6, .viewsV18A, .views1_4A, .views1_5A, .viewsC5,
          .viewsR3,
          .views2_4F, .viewsP2A, .views5C,
        ])
  }

  @Test(arguments: [
    (Rule.windows1_1, Rule.Confidence.high), (.windows1_4, .medium), (.windows1_6, .medium),
    (.windows2_3, .high), (.windows2_5, .medium), (.windows2_7, .medium), (.windows4_1, .high),
    (.viewsV1, .high), (.viewsV10, .medium), (.views1_2B, .medium), (.views1_2C, .high),
    (.windows1_8A, .high), (.windows1_8B, .medium), (.windows9_2, .high), (.windows6_9, .high),
    (.windows7, .high), (.windows7A, .low), (.windows7C, .medium),
    (.viewsG4, .high), (.viewsH1, .high), (.windows6_2, .high), (.windows6_7, .medium),
    (.windows3_1, .high), (.windows3_2, .high), (.windows3_3, .medium), (.windows3_4, .medium),
    (.windows8_2, .high), (.windows8_3, .medium), (.windows8_3A, .low), (.windows8_4, .high),
    (.viewsV18, .medium), (.windows1_8C, .medium), (.windows8_5, .medium), (.windows9_1, .high),
    (.windows9_2A, .medium), (.windows9_2B, .low), (.windows9_3, .high), (.windows9_3C, .low),
  ])
  func `a rule is as sure as its sources`(rule: Rule, confidence: Rule.Confidence) {
    #expect(rule.entry.confidence == confidence)
  }
}
