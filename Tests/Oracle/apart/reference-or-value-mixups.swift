struct Settings {
  var volume = 5
  var history = History()
}
final class History {
  var entries: [String] = []
}
var first = Settings()
var second = first
second.volume = 9
second.history.entries.append("second")
print(first.volume, second.volume, first.history.entries, first.history === second.history)
func mutate(_ settings: Settings) -> Settings {
  var settings = settings
  settings.volume += 1
  settings.history = History()
  settings.history.entries = ["fresh"]
  return settings
}
let third = mutate(first)
print(first.volume, third.volume, first.history.entries.count, third.history.entries)
let list = [first, second]
list[0].history.entries.append("through the array")
print(second.history.entries.count)
var closures: [() -> Int] = []
for var i in 0..<3 {
  closures.append { i * 10 }
  i += 1
}
print(closures.map { $0() })
let captured = { [first] in first.volume }
first.volume = 100
print(captured(), first.volume)
