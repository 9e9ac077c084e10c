import WindowModel

/// The limits of a hint's comparisons: the maximum bytes of a name, and the maximum number of candidates.
private let (longestName, mostCandidates) = (100, 200)

/// Returns the candidate most similar to `name`; nil if none is similar or the name is long.
package func nearest(_ name: String, among candidates: [String]) -> String? {
  guard name.utf8.count <= longestName else { return nil }
  let name = name.lowercased()
  let limit = max(1, min(name.count, 64) / 3)
  let best =
    candidates.lazy
    .filter { $0.utf8.count <= longestName }
    .prefix(mostCandidates)
    .map { (candidate: $0, distance: editDistance(name, $0.lowercased(), limit: limit)) }
    .min { $0.distance < $1.distance }
  guard let best, best.distance <= limit else { return nil }
  return best.candidate
}

/// Returns a hint with the candidate most similar to `name`; nil if none is similar or the name is long.
package func didYouMean(_ name: String, among candidates: [String]) -> String? {
  nearest(name, among: candidates).map { "Did you mean '\($0)'?" }
}

/// Returns a hint for an unknown field or parameter. It suggests the one that starts or ends with the name, as
/// `width` does for `w` and `windowLevel` for `level`; otherwise the most similar one, otherwise all of them.
package func didYouMean(_ name: String, amongFields fields: [String]) -> String? {
  guard !fields.isEmpty else { return "It has none." }
  let word = name.lowercased()
  for isLike in [{ $0.hasPrefix(word) }, { $0.hasSuffix(word) }] as [(String) -> Bool] {
    let like = fields.filter { isLike($0.lowercased()) }
    if !word.isEmpty, like.count == 1 { return "Did you mean '\(like[0])'?" }
  }
  return didYouMean(name, among: fields) ?? "It takes \(fields.joined(separator: ", "))."
}
