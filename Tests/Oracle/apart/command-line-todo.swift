struct Todo {
  let id: Int
  var title: String
  var isDone = false
}
enum TodoCommand {
  case add(String)
  case done(Int)
  case remove(Int)
  case list
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.count > 1 ? words[1] : nil) {
    case ("add", let title?): self = .add(title)
    case ("done", let id?):
      guard let id = Int(id) else { return nil }
      self = .done(id)
    case ("remove", let id?) where Int(id) != nil: self = .remove(Int(id)!)
    case ("list", nil): self = .list
    default: return nil
    }
  }
}
struct TodoList {
  private var todos: [Todo] = []
  private var nextID = 1
  mutating func run(_ command: TodoCommand) {
    switch command {
    case .add(let title):
      todos.append(Todo(id: nextID, title: title))
      nextID += 1
    case .done(let id):
      guard let index = todos.firstIndex(where: { $0.id == id }) else { return print("no todo \(id)") }
      todos[index].isDone = true
    case .remove(let id):
      let before = todos.count
      todos.removeAll { $0.id == id }
      print("removed \(before - todos.count)")
    case .list:
      for todo in todos { print("\(todo.isDone ? "[x]" : "[ ]") \(todo.id) \(todo.title)") }
      if todos.isEmpty { print("nothing to do") }
    }
  }
}
var list = TodoList()
for line in ["list", "add buy milk", "add call Bob", "done 1", "list", "done 9", "remove 1", "remove 5", "list", "fly"]
{
  if let command = TodoCommand(line) { list.run(command) } else { print("what is '\(line)'?") }
}
