import UIKit

class Worker: NSObject {
  @objc func work() { print("work") }
  @objc func say(_ text: String) { print("say", text) }
  @objc func handle(note: Notification) { print("note", note.name.rawValue) }
}
let worker = Worker()
worker.perform(#selector(Worker.work))
worker.perform(#selector(Worker.say(_:)), with: "hello")
print(worker.responds(to: #selector(Worker.work)))
NotificationCenter.default.addObserver(
  worker, selector: #selector(Worker.handle(note:)), name: Notification.Name("Done"), object: nil)
NotificationCenter.default.post(name: Notification.Name("Done"), object: nil)
worker.perform(#selector(Worker.say(_:)), with: "later", afterDelay: 0.5)
print("end of the program")
