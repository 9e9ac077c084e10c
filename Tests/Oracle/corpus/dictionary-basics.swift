var ages = ["Ann": 30, "Bob": 25]
ages["Cas"] = 40
print(ages.count, ages["Ann"] as Any, ages["Zoe"] as Any)
ages["Ann"] = 31
ages["Bob"] = nil
print(ages["Bob"] ?? 0, ages.keys.sorted())
print(ages.updateValue(41, forKey: "Cas") as Any, ages.updateValue(1, forKey: "New") as Any)
print(ages.removeValue(forKey: "New") as Any, ages.removeValue(forKey: "None") as Any)
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
print(ages.values.sorted(), ages.isEmpty)
if let age = ages["Cas"] { print("Cas is \(age)") }
print(ages.contains { $0.value > 40 }, ages["Cas"] == 41)
let one = ["only": 1]
print(one, [String: Int](), [1: [1, 2]])
