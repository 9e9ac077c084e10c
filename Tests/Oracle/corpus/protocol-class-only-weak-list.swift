protocol Listener: AnyObject {
  func hear(_ text: String)
}
final class Speaker {
  private struct Box { weak var listener: Listener? }
  private var boxes: [Box] = []
  func add(_ listener: Listener) {
    guard !boxes.contains(where: { $0.listener === listener }) else { return print("already there") }
    boxes.append(Box(listener: listener))
  }
  func remove(_ listener: Listener) { boxes.removeAll { $0.listener === listener } }
  func say(_ text: String) { boxes.forEach { $0.listener?.hear(text) } }
  var count: Int { boxes.filter { $0.listener != nil }.count }
}
final class Person: Listener {
  let name: String
  init(_ name: String) { self.name = name }
  func hear(_ text: String) { print("\(name) hears \(text)") }
}
let speaker = Speaker()
let ann = Person("Ann")
var bob: Person? = Person("Bob")
speaker.add(ann)
speaker.add(ann)
speaker.add(bob!)
speaker.say("hi")
bob = nil
speaker.say("bye")
print(speaker.count)
speaker.remove(ann)
print(speaker.count)
