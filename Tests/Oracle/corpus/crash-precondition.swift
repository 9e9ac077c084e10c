func withdraw(_ amount: Int, from balance: Int) -> Int {
  precondition(amount <= balance, "not enough")
  return balance - amount
}
print(withdraw(3, from: 10))
defer { print("the defer does not run") }
print(withdraw(30, from: 10))
