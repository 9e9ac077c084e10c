struct User {
  let name: String
  let email: String?
  let age: Int?
}

func invite(_ user: User) -> String {
  guard let email = user.email else {
    return "\(user.name): no email"
  }
  guard let age = user.age, age >= 18 else {
    return "\(user.name): too young or of unknown age"
  }
  return "invite \(email), \(age)"
}

print(invite(User(name: "Ann", email: "ann@example.com", age: 30)))
print(invite(User(name: "Bob", email: nil, age: 30)))
print(invite(User(name: "Cas", email: "cas@example.com", age: 12)))
print(invite(User(name: "Dee", email: "dee@example.com", age: nil)))
