struct Price: CustomStringConvertible {
  let cents: Int
  var description: String { "€\(cents / 100)" }
}
struct Plain { let number: Int }
class Thing {}

print(Optional(Price(cents: 100)) as Any, Optional(Plain(number: 1)) as Any)
print(Optional(3) as Any, Optional("x") as Any, Optional.some(2.5) as Any)
let price = Optional(Price(cents: 200))
print(price as Any, "\(price as Any)", [price], (price, 1))
let any: Any? = Optional(Plain(number: 2))
print(any as Any)
let plain: Plain? = Plain(number: 3)
let other: Any? = plain
print(other as Any, other!)
func show(_ value: Any?) { print(value as Any) }
show(plain)
show(3)
show(nil)
show(Plain(number: 4))
func wrap<T>(_ value: T) { print(Optional(value) as Any) }
wrap(5)
wrap("y")
wrap(Plain(number: 6))
