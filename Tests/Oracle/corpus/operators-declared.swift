import Foundation
infix operator ** : MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { var r = 1; for _ in 0..<b { r *= a }; return r }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator ^^ : PowerPrecedence
func ^^ (a: Double, b: Double) -> Double { pow(a, b) }
precedencegroup Pipe {
  associativity: left
}
infix operator |> : Pipe
func |> <T, U>(x: T, f: (T) -> U) -> U { f(x) }
postfix operator %%
postfix func %% (x: Double) -> Double { x / 100 }
struct V { var x: Int; var y: Int }
infix operator ∘
func ∘ (a: V, b: V) -> Int { a.x * b.x + a.y * b.y }
infix operator +- : AdditionPrecedence
extension V { static func +- (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y - b.y) } }
print(2 ** 3 + 1, √16, 2 ^^ 3 ^^ 2, 50.0%%)
print(3 |> { $0 + 1 } |> { "n\($0)" })
print(V(x: 1, y: 2) ∘ V(x: 3, y: 4), V(x: 1, y: 2) +- V(x: 3, y: 4))
infix operator <=> : ComparisonPrecedence
func <=> (a: Int, b: Int) -> Int { a < b ? -1 : a > b ? 1 : 0 }
print(1 <=> 2, 5 <=> 3)
infix operator ?!
func ?! <T>(a: T?, b: T) -> T { a ?? b }
let n: Int? = nil
print(n ?! 3)
infix operator +++ : AdditionPrecedence
func +++ (a: [Int], b: [Int]) -> [Int] { a + b }
print([1] +++ [2] +++ [3])
infix operator ~>
func ~> (a: String, b: String) -> Bool { a.hasPrefix(b) }
print("abc" ~> "ab")
infix operator **= : AssignmentPrecedence
func **= (a: inout Int, b: Int) { a = a ** b }
var k = 3; k **= 2; print(k)
prefix operator +++
prefix func +++ (a: inout Int) -> Int { a += 1; return a }
print(+++k, k)
postfix operator ++
postfix func ++ (a: inout Int) -> Int { let o = a; a += 1; return o }
print(k++, k, [1, 2, 3].reduce(2, **), "\(2 ** 2)")
infix operator =~ : ComparisonPrecedence
protocol Near { static func =~ (a: Self, b: Self) -> Bool }
extension Int: Near { static func =~ (a: Int, b: Int) -> Bool { a - b < 2 && b - a < 2 } }
func near<T: Near>(_ a: T, _ b: T) -> Bool { a =~ b }
print(near(1, 2), 3 =~ 9)
