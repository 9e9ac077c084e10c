print(7 / 2, 7 % 2, -7 / 2, -7 % 2)
print(Int.max, Int.min, UInt8.max, Int32.max)
print(5.quotientAndRemainder(dividingBy: 3).remainder, abs(-4), min(1, 2, 3), max(4, 9))
let byte: UInt8 = 250
print(byte &+ 10, byte.addingReportingOverflow(10).overflow)
print(0xFF, 0b101, 0o17, 1_000_000)
print(6 & 3, 6 | 3, 6 ^ 3, ~6, 1 << 4, 256 >> 2)
print(Int(3.99), Int(-3.99), Int8(100), Int(UInt8(200)))
print(UInt8(exactly: 256) as Any, Int8(truncatingIfNeeded: 300), UInt8(clamping: -5))
print(10.isMultiple(of: 5), (-3).magnitude, 3.signum(), Int.random(in: 4...4))
var x = 5
x += 2; x *= 3; x -= 1; x /= 4; x %= 3
print(x)
