class Address {
  var street: String?
  var number = 12
  func label() -> String { "\(street ?? "unknown street") \(number)" }
}

class Person {
  var address: Address?
  var friends: [Person] = []
}

let person = Person()
print(person.address?.street as Any)
print(person.address?.label() ?? "no address")
person.address?.street = "nowhere"
person.address = Address()
person.address?.street = "Main Street"
person.address?.number += 1
print(person.address?.label() ?? "no address")
print(person.address?.street?.count as Any)
print(person.friends.first?.address?.number as Any)
if person.address?.street?.isEmpty == false {
  print("there is a street")
}
