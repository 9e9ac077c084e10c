import UIKit

DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("2 seconds") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print("half a second") }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) { print("1500 milliseconds") }
DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { print("1 second") }
let item = DispatchWorkItem { print("never") }
DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
item.cancel()
print("cancelled:", item.isCancelled)
DispatchQueue.main.async { print("at once") }
