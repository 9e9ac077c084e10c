import Glibc
import Testing

@testable import JSON

struct ByteBufferTests {
  @Test func `a new buffer is empty`() {
    let buffer = ByteBuffer()
    #expect(buffer.count == 0)
    #expect(buffer.text == "")
  }

  @Test func `each kind of bytes is added as it is`() {
    var buffer = ByteBuffer()
    let text = "\(2) €"
    buffer.append(UInt8(ascii: "1"))
    buffer.append("\"")
    buffer.append(text)
    buffer.append([0x0A, 0x0D])
    [UInt8](0x61...0x63).withUnsafeBytes { buffer.append($0) }
    #expect(buffer.text == "1\"2 €\n\rabc")
    #expect(buffer.count == 12)
  }

  @Test(arguments: [0, 7, -1, 10, 99, 100, -120, 1_000_000, .max, .min])
  func `a whole number has its decimal digits`(number: Int) {
    var buffer = ByteBuffer(capacity: 0)
    buffer.append("x")
    buffer.append(decimal: number)
    buffer.append("y")
    #expect(buffer.text == "x\(number)y")
  }

  @Test(arguments: [-1, 0, 1, 16, 5000])
  func `bytes past the capacity make it grow`(capacity: Int) {
    var buffer = ByteBuffer(capacity: capacity)
    for number in 0..<1000 { buffer.append(decimal: number) }
    #expect(buffer.text == (0..<1000).map(String.init).joined())
  }

  @Test func `one piece larger than twice the room fits`() {
    var buffer = ByteBuffer(capacity: 16)
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    buffer.append(piece)
    #expect(buffer.withBytes { $0.elementsEqual(piece) })
  }

  @Test func `bytes removed leave room for others`() {
    var buffer = ByteBuffer()
    buffer.append("old")
    buffer.removeAll()
    #expect(buffer.count == 0)
    buffer.append("new")
    #expect(buffer.text == "new")
  }

  @Test func `a trimmed buffer has the room of its bytes, and grows again`() {
    var buffer = ByteBuffer(capacity: 100_000)
    buffer.append("bytes that stay for long")
    buffer.trim()
    #expect(buffer.room == buffer.count)
    buffer.append([UInt8](repeating: UInt8(ascii: "x"), count: 1000))
    #expect(buffer.text == "bytes that stay for long" + String(repeating: "x", count: 1000))
  }

  @Test func `the block taken is the caller's to free`() {
    var buffer = ByteBuffer()
    buffer.append("bytes")
    let block = buffer.take()
    #expect(block.elementsEqual("bytes".utf8))
    free(block.baseAddress)
  }

  @Test func `an empty buffer still hands over a block`() {
    let block = ByteBuffer(capacity: 0).take()
    #expect(block.baseAddress != nil)
    #expect(block.isEmpty)
    free(block.baseAddress)
  }
}
