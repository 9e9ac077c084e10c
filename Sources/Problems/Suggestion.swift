/// How much a hint may compare: the most bytes of a name, and the most candidates.
private let (longestName, mostCandidates) = (100, 200)

/// A hint that names the candidate most like `name`; nil where none is like it or the name is long.
package func didYouMean(_ name: String, among candidates: [String]) -> String? {
  guard name.utf8.count <= longestName else { return nil }
  let name = name.lowercased()
  let limit = max(1, min(name.count, 64) / 3)
  let best =
    candidates.lazy
    .filter { $0.utf8.count <= longestName }
    .prefix(mostCandidates)
    .map { (candidate: $0, distance: distance(name, $0.lowercased(), limit: limit)) }
    .min { $0.distance < $1.distance }
  guard let best, best.distance <= limit else { return nil }
  return "Did you mean '\(best.candidate)'?"
}

/// A hint for who named a field or a parameter that there is not: what it begins or ends, as `w` does
/// `width` and `level` does `windowLevel`, else what is most like it, else all that there are.
package func didYouMean(_ name: String, amongFields fields: [String]) -> String? {
  guard !fields.isEmpty else { return "It has none." }
  let word = name.lowercased()
  for isLike in [{ $0.hasPrefix(word) }, { $0.hasSuffix(word) }] as [(String) -> Bool] {
    let like = fields.filter { isLike($0.lowercased()) }
    if !word.isEmpty, like.count == 1 { return "Did you mean '\(like[0])'?" }
  }
  return didYouMean(name, among: fields) ?? "It takes \(fields.joined(separator: ", "))."
}

/// How many letters to add, drop, change or swap to make `b` of `a`; any number above `limit` where
/// it is more.
private func distance(_ a: String, _ b: String, limit: Int) -> Int {
  let (a, b) = (Array(a.utf8), Array(b.utf8))
  guard (a.count - b.count).magnitude <= limit else { return limit + 1 }
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
    // It never falls from row to row.
    guard (row.min() ?? 0) <= limit || (last.min() ?? 0) <= limit else { return limit + 1 }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
