import Testing
import WindowModel

@testable import SessionStorage

@Suite struct StateCodingTests {
  @Test(arguments: Profile.allCases)
  func `a fresh app can be written and read`(profile: Profile) {
    for device in Device.all {
      let application = Application(Settings(profile: profile, device: device))
      #expect(StateCoding.decode(StateCoding.encode(application)) == application)
    }
  }

  @Test func `bytes that are cut or changed are no state`() throws {
    var application = Application()
    for number in 0..<70 { _ = try application.perform(.create("n\(number)")) }
    let bytes = StateCoding.encode(application)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(StateCoding.decode(Array(bytes.prefix(count))) == nil)
    }
    #expect(StateCoding.decode(bytes + [0]) == nil)
    // The sum over the names stands at the end: another version's would be another.
    var other = bytes
    other[bytes.count - 1] ^= 1
    #expect(StateCoding.decode(other) == nil)
  }
}
