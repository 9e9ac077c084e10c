struct Command {
  let name: String
  let run: () -> Void
}
final class Menu {
  private(set) var commands: [Command] = []
  @discardableResult
  func item(_ name: String, _ run: @escaping () -> Void) -> Menu {
    commands.append(Command(name: name, run: run))
    return self
  }
  func select(_ name: String) {
    guard let command = commands.first(where: { $0.name == name }) else {
      return print("no command \(name)")
    }
    command.run()
  }
}
var log: [String] = []
let menu = Menu()
  .item("open") { log.append("opened") }
  .item("close") { log.append("closed") }
menu.select("open")
menu.select("close")
menu.select("quit")
print(log, menu.commands.count)
