class Customer {
  let name: String
  var card: Card?
  init(name: String) { self.name = name }
  deinit { print("customer \(name) goes") }
}
class Card {
  let number: Int
  unowned let customer: Customer
  init(number: Int, customer: Customer) {
    self.number = number
    self.customer = customer
  }
  deinit { print("card \(number) goes") }
}
var customer: Customer? = Customer(name: "Bob")
customer!.card = Card(number: 42, customer: customer!)
print(customer!.card!.customer.name)
customer = nil
print("both are gone")
