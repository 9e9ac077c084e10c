class Greeter {
  let name: String
  init(_ name: String) { self.name = name }
  func greet(_ other: String) { print("\(name) greets \(other)") }
  deinit { print("\(name) is gone") }
}

func run() {
  var greeter: Greeter? = Greeter("Ann")
  let greet = greeter!.greet
  greeter = nil
  print("variable is empty")
  greet("Bob")
}
run()
print("end")
