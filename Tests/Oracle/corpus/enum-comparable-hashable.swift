enum Level: Int, Comparable {
  case normal = 0
  case statusBar = 1000
  case alert = 2000

  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
let levels: [Level] = [.alert, .normal, .statusBar]
print(levels.sorted())
print(Level.alert > .normal)
print(levels.max()!)
var seen: Set<Level> = []
for level in levels + [.alert] {
  print(seen.insert(level).inserted)
}
print(seen.count)
var counts: [Level: Int] = [:]
counts[.alert, default: 0] += 1
counts[.alert, default: 0] += 1
print(counts[.alert]!)
