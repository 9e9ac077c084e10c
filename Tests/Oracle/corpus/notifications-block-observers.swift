import UIKit

let name = Notification.Name("Tick")
let center = NotificationCenter.default
let first = center.addObserver(forName: name, object: nil, queue: nil) { note in
  print("first", note.object as? Int ?? 0)
}
let second = center.addObserver(forName: name, object: nil, queue: .main) { _ in print("second") }
center.post(name: name, object: 1)
center.removeObserver(first)
center.post(name: name, object: 2)
center.removeObserver(second)
center.post(name: name, object: 3)

let sender = NSObject()
let only = center.addObserver(forName: name, object: sender, queue: nil) { _ in print("from the sender") }
center.post(name: name, object: nil)
center.post(name: name, object: sender)
center.post(Notification(name: name, object: sender))
center.removeObserver(only)
