protocol Greeting {
  var name: String { get }
  func greet()
}
extension Greeting {
  func greet() { print("Hello, \(name)") }
  func greetTwice() {
    greet()
    greet()
  }
}
struct Person: Greeting { let name: String }
struct Robot: Greeting {
  let name: String
  func greet() { print("BEEP \(name)") }
}
let all: [Greeting] = [Person(name: "Ann"), Robot(name: "R2")]
for one in all { one.greetTwice() }
