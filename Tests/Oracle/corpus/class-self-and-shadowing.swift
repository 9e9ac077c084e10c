class Account {
  var balance: Int
  init(balance: Int) { self.balance = balance }
  func deposit(balance: Int) -> Self {
    self.balance += balance
    return self
  }
  func with(_ change: (Account) -> Void) -> Account {
    change(self)
    return self
  }
}
let account = Account(balance: 1).deposit(balance: 10).deposit(balance: 100)
print(account.balance)
let balance = 7
print(account.with { $0.balance -= balance }.balance, balance)
