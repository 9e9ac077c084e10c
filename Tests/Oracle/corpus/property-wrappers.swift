@propertyWrapper
struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

@propertyWrapper
struct Logged<Value> {
  private(set) var projectedValue: [Value] = []
  var wrappedValue: Value { didSet { projectedValue.append(wrappedValue) } }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
final class Box<Value> {
  var wrappedValue: Value
  var projectedValue: Box<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Player {
  @Clamped(0...100) var health = 150
  @Logged var name: String = "Ann"
}

class Game {
  @Clamped(1...3) var lives: Int = 2
  @Box var score = 10
  @Logged var level = 1.5
  func damage() { lives -= 5; score += 1; level = 2 }
}

var player = Player()
print(player.health)
player.health = -3
print(player.health)
player.name = "Bob"
player.name = "Cy"
print(player.name, player.$name)
let game = Game()
game.damage()
print(game.lives, game.score, game.$score.wrappedValue, game.level, game.$level)
let box = game.$score
game.score = 20
print(box.wrappedValue)
