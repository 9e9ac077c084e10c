import UIKit
actor BankAccount {
  enum BankError: Error { case insufficientFunds(needed: Int) }
  let owner: String
  private(set) var balance: Int
  private var history: [String] = []
  init(owner: String, balance: Int) { self.owner = owner; self.balance = balance }
  func deposit(_ amount: Int) { balance += amount; note("deposit \(amount)") }
  func withdraw(_ amount: Int) throws {
    guard amount <= balance else { throw BankError.insufficientFunds(needed: amount - balance) }; balance -= amount;
    note("withdraw \(amount)")
  }
  private func note(_ s: String) { history.append(s) }
  func transfer(_ amount: Int, to other: BankAccount) async throws { try withdraw(amount); await other.deposit(amount) }
  var log: [String] { history }
  nonisolated var title: String { "Account of \(owner)" }
}
@MainActor func run() async {
  let a = BankAccount(owner: "Ann", balance: 100), b = BankAccount(owner: "Bob", balance: 0)
  print(a.title, await a.balance)
  do {
    try await a.transfer(30, to: b)
    try await a.transfer(300, to: b)
  } catch BankAccount.BankError.insufficientFunds(let n) { print("needs", n) } catch { print(error) }
  print(await a.balance, await b.balance, await a.log, await b.log.count)
  let total = await a.balance + b.balance
  print(total)
  async let x = a.balance
  async let y = compute(4)
  print(await x, await y)
  let (p, q) = await (x, y)
  print(p, q)
  if await b.balance > 10 { print("rich") }
}
func compute(_ n: Int) async -> Int { await Task.yield(); return n * n }
Task {
  await run(); print("done")
}
