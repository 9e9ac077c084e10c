import UIKit

let group = DispatchGroup()
group.enter()
group.leave()
print("balanced")
group.leave()
print("never")
