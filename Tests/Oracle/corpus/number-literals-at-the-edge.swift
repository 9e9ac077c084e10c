enum Temperature: Double { case low = -1.5, high = 40 }
enum Offset: Int { case before = -3, here }
let lowest = -9223372036854775808
print(lowest == Int.min, lowest)
print(Temperature.low.rawValue, Temperature.high.rawValue, Offset.before.rawValue, Offset.here.rawValue)
print(-0x10, -0b11, -2 - -3, -5.25.rounded())
let near = -127
let small: Int8 = -128
print(near, small)
print((1...5).count, (1..<1).count, (1..<1).isEmpty, (3...3).isEmpty)
