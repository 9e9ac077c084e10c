import UIKit

print("1")
DispatchQueue.main.async {
  print("4")
  DispatchQueue.main.async { print("6") }
  print("5")
}
print("2")
func work() {
  DispatchQueue.main.async { print("after all:", Thread.isMainThread) }
  print("3")
}
work()
