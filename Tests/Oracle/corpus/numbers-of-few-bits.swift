let small: UInt8 = 250
print(small &+ 10, small &- 251, small &* 2, small << 1, small >> 1, small << 9, ~small, small ^ 0xff)
let most = Int32.max
print(most &+ 1, most << 1, 1 << 40, -1 >> 70, 1 << -1, 8 >> -1)
print(Int8.max &+ 1, Int.max &+ 1, UInt16(65535) &+ 2)
print(UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200), UInt8(clamping: -4))
print(Int8(exactly: 200) as Any, Int(exactly: 9_007_199_254_740_993) as Any)
print(Float("0.1")! * 3, Double("0.1")! * 3, Float(1) / 3, Double(Float(0.1)))
