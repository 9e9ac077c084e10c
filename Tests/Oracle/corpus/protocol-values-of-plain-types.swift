// Numbers and texts behind the protocols of Swift's library print as themselves.
func hidden() -> some CustomStringConvertible { 1 }
func either(_ flag: Bool) -> CustomStringConvertible { if flag { return 1 } else { return "a" } }
let number: CustomStringConvertible = 2.5
let order: any Comparable = 3
struct Point: Equatable, CustomDebugStringConvertible {
  var x = 1
  var debugDescription: String { "Point at \(x)" }
}
let same: any Equatable = Point()
print(hidden(), "\(hidden())", [hidden()])
print(number, "\(number)", [number], number.description)
print(either(true), either(false), [either(false)])
print(order, [order], same, [same])
debugPrint(Point(), order)
let all: [any CustomStringConvertible] = [1, "two", 3.0, true]
for one in all { print(one, one.description) }
print(all)
