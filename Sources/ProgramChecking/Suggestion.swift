import WindowModel

/// Returns the end of a sentence about an unknown name that suggests the most similar name, or an empty string.
package func didYouMean(_ name: String, among names: some Sequence<String>) -> String {
  guard 4...64 ~= name.utf8.count else { return "" }
  let (word, limit) = (name.lowercased(), 2)
  let best =
    names.sorted().lazy
    .map { (name: $0, distance: editDistance(word, $0.lowercased(), limit: limit)) }
    .min { $0.distance < $1.distance }
  guard let best, best.distance <= limit else { return "" }
  return "; did you mean '\(best.name)'"
}
