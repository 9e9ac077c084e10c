let word = "Window"
let start = word.startIndex
print(word[start], word[word.index(after: start)], word[word.index(start, offsetBy: 3)])
if let dot = word.firstIndex(of: "d") {
  print(word[..<dot], word[dot...], word.distance(from: start, to: dot))
}
print(Array(word), word.map { String($0) }.joined(separator: "."))
print(word.filter { "aeiou".contains($0) }, word.enumerated().map { $0.offset % 2 == 0 ? $0.element : "_" })
var copy = word
copy.insert("!", at: copy.endIndex)
copy.remove(at: copy.startIndex)
print(copy, copy.removeLast(), copy)
let c: Character = "7"
print(c.isNumber, c.isLetter, c.wholeNumberValue ?? -1, Character("a").uppercased())
print(word.sorted(), String(word.sorted()), word.min()!, Set(word.lowercased()).count)
print("a,b;c".split { $0 == "," || $0 == ";" }.map(String.init))
print(word.utf8.count, word.unicodeScalars.first!.value)
