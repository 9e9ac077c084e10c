class Plain {}
class Described: CustomStringConvertible {
  let n: Int
  init(_ n: Int) { self.n = n }
  var description: String { "Described #\(n)" }
}
final class Special: Described {
  override var description: String { "<\(super.description)>" }
}
print(Plain())
print(Described(1), Special(2))
print([Described(3), Special(4)])
print("inside: \(Special(5))")
let maybe: Described? = Described(6)
print(maybe as Any)
print(String(describing: Described(7)))
print(type(of: maybe), Special.self)
