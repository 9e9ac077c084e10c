import UIKit

let page = UIViewController()
let navigation = UINavigationController(rootViewController: page)
print(navigation.viewControllers.count)
navigation.pushViewController(page, animated: false)
print("never")
