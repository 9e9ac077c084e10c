import TestSupport
import Testing

@testable import WindowModel

@Suite struct PackingTests {
  @Test func `every number comes back, bit by bit`() throws {
    let numbers = [
      0, -0.0, 0.25, -0.25, 1, 667, -1.75, 0.1, 1e-300, -1e300, 1e15, 0x1p48, 0x1p52, .infinity,
      -.infinity, .leastNonzeroMagnitude, .pi,
    ]
    var packer = Packer()
    for number in numbers { packer.add(number) }
    var packed = Unpacker(packer.bytes)
    for number in numbers { #expect(try packed.double().bitPattern == number.bitPattern) }
    #expect(packed.isAtEnd)
  }

  @Test func `whole numbers come back to both ends`() throws {
    let numbers = [0, 1, -1, 63, 64, -64, -65, .max, .min]
    var packer = Packer()
    for number in numbers { packer.add(signed: number) }
    var packed = Unpacker(packer.bytes)
    for number in numbers { #expect(try packed.signed() == number) }
    #expect(packed.isAtEnd)
  }

  @Test func `a text that comes again takes one byte`() throws {
    var packer = Packer()
    for text in ["UIView", "UILabel", "UIView", "UIView"] { packer.add(symbol: text) }
    #expect(packer.bytes.count == 8 + 9 + 1 + 1)
    var packed = Unpacker(packer.bytes)
    for text in ["UIView", "UILabel", "UIView", "UIView"] { #expect(try packed.symbol() == text) }
    #expect(packed.isAtEnd)
  }

  @Test func `what was cut, or says something impossible, is refused`() {
    let wrong: [[UInt8]] = [
      [], [0x80], [5, 0x61], [1, 0x61], Array(repeating: 0xFF, count: 11), [3], [1, 0, 0],
    ]
    for bytes in wrong {
      #expect(throws: PackingFault.self) {
        var packed = Unpacker(bytes)
        _ = try packed.symbol()
        _ = try packed.double()
      }
    }
    #expect(throws: PackingFault.self) {
      var packed = Unpacker([7])
      packed.idLimit = 7
      _ = try packed.id()
    }
  }
}
