import UIKit

var count = 0
let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
  count += 1
  print("tick", count)
  if count == 3 {
    timer.invalidate()
    print("valid:", timer.isValid)
  }
}
print("valid:", timer.isValid)
Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in print("once") }
