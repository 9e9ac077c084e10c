print(Int("42") as Any, Int("4x") as Any, Int(" 1") as Any, Int("-7")!)
print(Double("3.5") as Any, Double("abc") as Any, Double("1e3")!)
print(String(42) + "!", String(3.0), String(true), "\(0.1 + 0.2)")
print(Int("ff", radix: 16)!, String(255, radix: 16), String(5, radix: 2))
print(Bool("true") as Any, Bool("yes") as Any)
print("5" + "5", Int("5")! + Int("5")!)
let inputs = ["10", "ten", "20"]
print(inputs.compactMap { Int($0) }.reduce(0, +))
