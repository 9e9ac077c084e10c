class Account {
  let name: String
  let balance: Int
  init?(name: String, balance: Int) {
    guard !name.isEmpty else { return nil }
    guard balance >= 0 else {
      print("negative balance of \(name)")
      return nil
    }
    self.name = name
    self.balance = balance
  }
}
if let account = Account(name: "Ann", balance: 10) {
  print(account.name, account.balance)
}
print(Account(name: "", balance: 1) == nil)
print(Account(name: "Bob", balance: -1)?.balance ?? 0)
let accounts = [("Cas", 1), ("", 2), ("Dee", 3)].compactMap { Account(name: $0.0, balance: $0.1) }
print(accounts.map { $0.name })
