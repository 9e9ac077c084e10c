import UIKit

struct User { let id: Int; let name: String }

enum LoadError: Error { case offline }

class UserService {
  func load(_ id: Int) async throws -> User {
    try await Task.sleep(nanoseconds: 500_000_000)
    if id < 0 { throw LoadError.offline }
    return User(id: id, name: "User \(id)")
  }
}

class ProfileController: UIViewController {
  let service = UserService()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    print("loading")
    Task {
      do {
        let user = try await service.load(7)
        label.text = user.name
        print("shown", label.text ?? "nothing")
        let other = try await service.load(-1)
        print("never", other.name)
      } catch {
        print("failed", error)
      }
    }
    print("view loaded")
  }
  deinit { print("profile gone") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = ProfileController()
window.makeKeyAndVisible()
