// Whole numbers beside a fraction are fractions, also in literals of collections.
let numbers = [1, 2.5, -3]
let prices = ["a": 1, "b": 2.5]
let optionals = [1, nil, 3]
let anything: [Any] = [1, "a", 2.5]
let described: [CustomStringConvertible] = [1, "x"]
class Animal {}
final class Dog: Animal {}
final class Cat: Animal {}
let animals = [Dog(), Cat()]
func count(_ values: [Any]) -> Int { values.count }
print(numbers, numbers[0] / 2, prices["a"]! / 4, optionals)
print(anything, described, animals.count, count([1, "a", 2.5]))
print([[1], []], [[1, 2.5], [3]], [(1, "a"), (2, "b")].count)
let small: Int8 = 4
let smalls = [0, small, 2]
print(smalls, type(of: smalls), type(of: [1, 2.5]), type(of: ["k": [1, 2.5]]))
