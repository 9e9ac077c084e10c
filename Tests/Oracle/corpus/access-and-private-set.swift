class Account {
  private(set) var balance = 0
  fileprivate var history: [Int] = []
  private func record(_ amount: Int) { history.append(amount) }
  func deposit(_ amount: Int) {
    balance += amount
    record(amount)
  }
}
let account = Account()
account.deposit(5)
account.deposit(7)
print(account.balance, account.history)
