enum Priority: Int {
  case low = 1, medium, high
  case urgent = 10
}
print(Priority.medium.rawValue, Priority.high.rawValue, Priority.urgent.rawValue)
print(Priority(rawValue: 3) as Any)
print(Priority(rawValue: 4) as Any)
if let priority = Priority(rawValue: 10) {
  print("it is \(priority)")
}
let p = Priority.low
print(p, p == .low, p.rawValue < Priority.high.rawValue)
