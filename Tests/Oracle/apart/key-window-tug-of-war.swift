import UIKit

final class Greedy: UIWindow {
  var grabs = 0
  override func resignKey() {
    super.resignKey()
    guard grabs < 2 else { return print("\(tag) gives up") }
    grabs += 1
    print("\(tag) grabs key back, \(grabs)")
    makeKey()
  }
}
let modest = UIWindow(frame: UIScreen.main.bounds)
modest.tag = 1
let greedy = Greedy(frame: UIScreen.main.bounds)
greedy.tag = 2
greedy.makeKeyAndVisible()
for _ in 1...3 {
  modest.makeKeyAndVisible()
  print("key:", UIApplication.shared.keyWindow?.tag ?? 0, modest.isKeyWindow, greedy.isKeyWindow)
  greedy.makeKey()
}
