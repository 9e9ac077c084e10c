protocol Walks { func walk() -> String }
protocol Swims { func swim() -> String }
extension Walks { func walk() -> String { "\(Self.self) walks" } }
extension Swims { func swim() -> String { "\(Self.self) swims" } }
struct Dog: Walks, Swims {}
struct Fish: Swims {
  func swim() -> String { "the fish swims fast" }
}
final class Robot: Walks {}
let all: [Any] = [Dog(), Fish(), Robot(), 5]
for one in all {
  if let walker = one as? Walks { print(walker.walk()) }
  if let swimmer = one as? Swims { print(swimmer.swim()) }
  if one is Walks & Swims { print("does both") }
}
func race(_ a: some Swims, _ b: some Swims) { print(a.swim(), "against", b.swim()) }
race(Dog(), Fish())
