// What a throwing call has changed stays changed.
struct Failure: Error {}
struct Account {
  var balances = ["a": 1]
  var log: [String] = []
  mutating func add(_ amount: Int, to name: String) throws {
    log.append("add \(amount)")
    balances[name, default: 0] += amount
    if amount > 5 { throw Failure() }
  }
  mutating func addAll(_ amounts: Int...) throws {
    let backup = balances
    do { for amount in amounts { try add(amount, to: "a") } } catch {
      balances = backup
      throw error
    }
  }
  mutating func with<R>(_ name: String, _ body: (inout Int) throws -> R) throws -> R {
    var value = balances[name] ?? 0
    defer { balances[name] = value }
    return try body(&value)
  }
}
func fill(_ list: inout [Int], upTo count: Int) throws {
  for number in 0..<count {
    list.append(number)
    if number == 2 { throw Failure() }
  }
}
final class Holder {
  var account = Account()
  var computed: Account {
    get { account }
    set { print("set", newValue.log.count); account = newValue }
  }
  subscript(index: Int) -> Account {
    get { account }
    set { print("set", index); account = newValue }
  }
}
protocol Counter { mutating func count() throws }
struct Steps: Counter {
  var steps = 0
  mutating func count() throws { steps += 1; throw Failure() }
}

var account = Account()
try? account.add(9, to: "a")
print(account)
do { try account.addAll(1, 2, 30) } catch { print("failed", account.balances, account.log.count) }
_ = try? account.with("a") { (value: inout Int) -> Int in
  value = 100; throw Failure()
}
print(account.balances)
var list = [7]
try? fill(&list, upTo: 9)
print(list)
let holder = Holder()
try? holder.account.add(6, to: "b")
try? holder.computed.add(7, to: "b")
try? holder[3].add(8, to: "b")
print(holder.account.balances["b"]!, holder.account.log)
var nested = ["x": [Account()]]
try? nested["x"]?[0].add(50, to: "a")
try? nested["y", default: []].first?.nothing()
print(nested["x"]![0].balances, nested["y"] as Any)
extension Account { func nothing() throws { throw Failure() } }
var steps: Counter = Steps()
try? steps.count()
print(steps)
func twice<T: Counter>(_ value: inout T) throws { try? value.count(); try value.count() }
var own = Steps()
try? twice(&own)
print(own.steps)
let change: (inout Int) throws -> Void = {
  $0 = 8; throw Failure()
}
var number = 1
try? change(&number)
print(number)
do { try fill(&list, upTo: 1) } catch  where list.count > 100 { print("never") } catch { print("never") }
do { try fill(&list, upTo: 4) } catch  where list.count > 5 { print("caught", list) }
