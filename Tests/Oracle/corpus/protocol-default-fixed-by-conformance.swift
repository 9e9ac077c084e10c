protocol Greeter {
  func greet() -> String; var name: String { get }; static func kind() -> String; static var tag: String { get };
  func twice(_ n: Int) -> Int
}
extension Greeter {
  func greet() -> String { "default \(name)" }
  var name: String { "anonymous" }
  static func kind() -> String { "default kind" }
  static var tag: String { "default tag" }
  func twice(_ n: Int) -> Int { n * 2 }
  func intro() -> String { "I say: " + greet() + " " + Self.kind() + " " + Self.tag }
}
class Base: Greeter {}
class Sub: Base {
  func greet() -> String { "sub" }
  var name: String { "sub name" }
  class func kind() -> String { "sub kind" }
  class var tag: String { "sub tag" }
  func twice(_ n: Int) -> Int { n * 20 }
}
class Other: Greeter {
  func greet() -> String { "other" }
  var name: String { "other name" }
}
class OtherSub: Other {
  override func greet() -> String { "other sub" }
  override var name: String { "other sub name" }
}
func use<T: Greeter>(_ t: T) -> String { t.greet() + "|" + t.name + "|" + T.kind() + "|" + T.tag + "|\(t.twice(2))" }
let all: [any Greeter] = [Base(), Sub(), Other(), OtherSub()]
for g in all { print(g.greet(), g.name, g.intro(), type(of: g).kind(), type(of: g).tag, g.twice(3)) }
print(use(Base()), use(Sub()), use(Other()), use(OtherSub()))
let s = Sub()
print(s.greet(), s.name, s.intro(), Sub.kind(), Sub.tag, s.twice(1))
let b: Base = s
print(b.greet(), b.name, b.intro(), b.twice(1))
protocol Louder: Greeter { func loud() -> String }
extension Louder { func loud() -> String { greet() + "!" } }
class Third: Base, Louder { func greet() -> String { "third" } }
class Fourth: Third { func loud() -> String { "fourth" } }
let l: any Louder = Third(), m: any Louder = Fourth()
print(l.greet(), l.loud(), m.greet(), m.loud())
protocol Counter: AnyObject { var count: Int { get set }; func step() }
extension Counter { func step() { count += 1 } }
class Plain: Counter { var count = 0 }
class Fast: Plain { func step() { count += 10 } }
let f = Fast(); let c: any Counter = f
c.step(); f.step(); c.step(); print(c.count)
protocol Box { associatedtype Item; func get() -> Item; func has(_ item: Item) -> Bool }
extension Box { func has(_ item: Item) -> Bool { false } }
class IntBox: Box { func get() -> Int { 1 } }
class IntBox2: IntBox { func has(_ item: Int) -> Bool { true }; override func get() -> Int { 2 } }
func look<B: Box>(_ b: B) -> String { "\(b.get()) \(b.has(b.get()))" }
print(look(IntBox()), look(IntBox2()), IntBox2().has(1))
