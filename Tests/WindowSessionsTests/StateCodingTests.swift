import StoredState
import TestSupport
import Testing
import WindowModel

@testable import WindowSessions

@Suite struct StateCodingTests {
  @Test(arguments: Profile.allCases)
  func `a fresh app can be written and read`(profile: Profile) {
    for device in Device.all {
      let application = Application(
        Settings(profile: profile, device: device), capacity: .unlimited)
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
    // The names' checksum is at the end: another version would have another one.
    var other = bytes
    other[bytes.count - 1] ^= 1
    #expect(StateCoding.decode(other) == nil)
  }

  @Test func `equal states have equal bytes, in whatever order their sets are`() throws {
    var application = Application(Settings(profile: .ios13), capacity: .unlimited)
    for number in 0..<40 {
      _ = try application.perform(
        .connectScreen(
          identifier: named("s\(number)"), size: Size(width: 100, height: 100), scale: 1))
      _ = try application.perform(
        .createController(
          identifier: named("c\(number)"), properties: ControllerProperties(), retained: true))
    }
    let bytes = StateCoding.encode(application)
    // Decoded sets grow differently from the original ones.
    let again = try #require(StateCoding.decode(bytes))
    #expect(again == application && StateCoding.encode(again) == bytes)
    var limited = application
    limited.capacity = Application.Capacity()
    #expect(StateCoding.hash(of: limited) == StateCoding.hash(of: application))
    _ = try application.perform(.create("w"))
    #expect(StateCoding.hash(of: application) != StateCoding.hash(of: again))
  }
}
