enum BankError: Error {
  case insufficientFunds(needed: Int)
  case unknownAccount(String)
  case frozen
}
final class Account {
  let id: String
  private(set) var balance: Int
  var isFrozen = false
  init(id: String, balance: Int) {
    self.id = id
    self.balance = balance
  }
  func withdraw(_ amount: Int) throws {
    if isFrozen { throw BankError.frozen }
    guard balance >= amount else { throw BankError.insufficientFunds(needed: amount - balance) }
    balance -= amount
  }
  func deposit(_ amount: Int) { balance += amount }
}
struct Bank {
  var accounts: [String: Account] = [:]
  func account(_ id: String) throws -> Account {
    guard let account = accounts[id] else { throw BankError.unknownAccount(id) }
    return account
  }
  func transfer(_ amount: Int, from: String, to: String) throws {
    let source = try account(from), target = try account(to)
    defer { print("tried \(amount) from \(from) to \(to)") }
    try source.withdraw(amount)
    target.deposit(amount)
  }
}
let bank = Bank(accounts: ["a": Account(id: "a", balance: 100), "b": Account(id: "b", balance: 5)])
func attempt(_ amount: Int, _ from: String, _ to: String) {
  do {
    try bank.transfer(amount, from: from, to: to)
    print("ok", bank.accounts["a"]!.balance, bank.accounts["b"]!.balance)
  } catch BankError.insufficientFunds(let needed) {
    print("needs \(needed) more")
  } catch BankError.unknownAccount(let id) where id.count > 3 {
    print("strange account \(id)")
  } catch {
    print("failed: \(error)")
  }
}
attempt(30, "a", "b")
attempt(50, "b", "a")
attempt(1, "x", "a")
attempt(1, "a", "nobody")
bank.accounts["a"]?.isFrozen = true
attempt(1, "a", "b")
