/// A hint that names what is most like `name`, or nil where nothing is like it.
func didYouMean(_ name: String, among candidates: [String]) -> String? {
  let name = name.lowercased()
  let limit = max(1, min(name.count, 64) / 3)
  let best =
    candidates
    .map { (candidate: $0, distance: distance(name, $0.lowercased(), limit: limit)) }
    .min { $0.distance < $1.distance }
  guard let best, best.distance <= limit else { return nil }
  return "Did you mean '\(best.candidate)'?"
}

/// How many letters to add, drop, change or swap to make `b` of `a`; any number above `limit` where
/// it is more.
private func distance(_ a: String, _ b: String, limit: Int) -> Int {
  let (a, b) = (Array(a.utf8), Array(b.utf8))
  guard abs(a.count - b.count) <= limit else { return limit + 1 }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var row = [i + 1]
    for (j, other) in b.enumerated() {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
