import Foundation
// Dates without a calendar, bytes of texts, and operators that assign.
let date = Date(timeIntervalSince1970: 951_782_400.5)
print(date, Date(timeIntervalSince1970: -1), Date(timeIntervalSinceReferenceDate: 0), date + 86400 * 366)
print(date.addingTimeInterval(60).timeIntervalSince(date), date < date + 1, date == date)
print(max(date, date + 5) == date + 5, date.timeIntervalSinceReferenceDate, date.distance(to: date - 4))
let start = Date()
print(Date().timeIntervalSince(start) < 5, start > date, Date.distantPast < start, Date.distantFuture)
print(Set([date, date, date + 1]).count, [date + 3, date].sorted()[0] == date)
print("héé".utf8.count, Array("ab".utf8), "ab".utf8.map { $0 + 1 })
for byte in "hi".utf8 { print(byte) }
var bits = 5
bits <<= 3; bits >>= 1; bits %= 7; bits ^= 3; bits &= 6; bits |= 1
var byte: UInt8 = 250
byte &+= 10; byte &-= 5; byte &*= 3
print(bits, byte, Int8(bitPattern: byte), UInt8(bitPattern: Int8(bitPattern: byte)))
var list = [1, 2, 3, 4]
list.removeSubrange(1...2)
list.replaceSubrange(0...0, with: [9, 9])
print(list)
struct Table {
  static subscript(index: Int) -> String { "row \(index)" }
  static subscript(name name: String) -> Int { name.count }
}
print(Table[3], Table[name: "abc"])
final class Resource {
  let id: Int
  init(_ id: Int) { self.id = id }
  deinit { print("gone \(id)") }
}
weak var lost = Resource(1)
let kept = Resource(2)
weak var found = kept
print(lost?.id as Any, found?.id as Any)
