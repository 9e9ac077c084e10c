func caesar(_ s: String, _ k: Int) -> String {
  String(
    s.map { c in
      guard let a = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97;
      return Character(UnicodeScalar((a - base + UInt8((k % 26 + 26) % 26)) % 26 + base))
    })
}
print(caesar("Hello, World!", 3), caesar(caesar("abc xyz", 5), -5))
func isPalin(_ s: String) -> Bool {
  let c = s.lowercased().filter { $0.isLetter || $0.isNumber }; return c == String(c.reversed())
}
print(isPalin("A man, a plan, a canal: Panama"), isPalin("nope"))
func words(_ s: String) -> [String: Int] {
  s.lowercased().split { !$0.isLetter }.map(String.init).reduce(into: [:]) { $0[$1, default: 0] += 1 }
}
print(
  words("the cat and the hat. The end").sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(
    3
  ).map { "\($0.key):\($0.value)" })
func rle(_ s: String) -> String {
  var out = ""; var i = s.startIndex;
  while i < s.endIndex {
    let c = s[i]; var n = 0; while i < s.endIndex, s[i] == c { n += 1; i = s.index(after: i) };
    out += n > 1 ? "\(n)\(c)" : "\(c)"
  }; return out
}
print(rle("aaabbc"), rle(""))
func anagrams(_ l: [String]) -> [[String]] {
  Dictionary(grouping: l) { String($0.sorted()) }.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
}
print(anagrams(["eat", "tea", "tan", "ate", "nat", "bat"]))
let text = "key1=val1;key2=val2;bad;key3=val3"
let dict = Dictionary(
  uniqueKeysWithValues: text.split(separator: ";").compactMap { p -> (String, String)? in
    let kv = p.split(separator: "=", maxSplits: 1); return kv.count == 2 ? (String(kv[0]), String(kv[1])) : nil
  })
print(dict.keys.sorted(), dict["key2"]!)
let camel = "some_snake_case".split(separator: "_").enumerated().map {
  $0.offset == 0 ? String($0.element) : $0.element.capitalized
}.joined(); print(camel)
import Foundation
print("title case here".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
var s = "hello"; s.insert("!", at: s.endIndex); s.replaceSubrange(s.startIndex...s.startIndex, with: "J"); print(s)
if let r = s.range(of: "ll") { s.removeSubrange(r) }; print(s, s.hasPrefix("Je"), s.uppercased())
let multi = """
  line one
    line two \
  joined
  """
print(multi, multi.count); print(#"raw \n "q""#, "tab\tq", "\u{48}\u{49}")
print(String(42, radix: 2), Int("ff", radix: 16)!, String(255, radix: 16, uppercase: true), Int("12x") as Any)
print("abc" < "abd", "Z" < "a", "apple".compare("banana") == .orderedAscending, "a".unicodeScalars.first!.value)
print(String(format: "%03d|%5.1f|%@|%x", 7, 3.14159, "s", 255))
for (i, c) in "abc".enumerated() where i != 1 { print(i, c, terminator: ";") }; print()
