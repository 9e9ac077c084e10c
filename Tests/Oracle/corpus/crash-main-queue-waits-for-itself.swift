import UIKit

print("before")
DispatchQueue.main.sync { print("never") }
