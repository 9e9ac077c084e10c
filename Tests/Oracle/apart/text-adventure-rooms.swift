enum Move: String { case north, south, take, look }
final class Room {
  let name: String
  var items: [String]
  weak var south: Room?
  var north: Room?
  init(_ name: String, items: [String] = []) {
    self.name = name
    self.items = items
  }
}
final class Player {
  private(set) var room: Room
  private(set) var bag: Set<String> = []
  init(in room: Room) { self.room = room }
  func perform(_ word: String) {
    guard let move = Move(rawValue: word) else {
      print("I don't know how to \(word).")
      return
    }
    switch move {
    case .north, .south:
      if let next = move == .north ? room.north : room.south {
        room = next
        print("You are in the \(next.name).")
      } else {
        print("You can't go \(move).")
      }
    case .take where room.items.isEmpty: print("Nothing here.")
    case .take:
      let item = room.items.removeFirst()
      bag.insert(item)
      print("You take the \(item). You have \(bag.count).")
    case .look: print("\(room.name): \(room.items.isEmpty ? "empty" : room.items.joined(separator: ", "))")
    }
  }
}
let hall = Room("hall", items: ["lamp", "key"])
let garden = Room("garden")
hall.north = garden
garden.south = hall
let player = Player(in: hall)
"look take take take north look north south dance".split(separator: " ").forEach { player.perform(String($0)) }
print(player.bag.sorted())
