import Foundation
let line = "  The quick brown fox jumps over the lazy dog  "
let trimmed = line.trimmingCharacters(in: .whitespaces)
print("[\(trimmed)]", trimmed.count)
let words = trimmed.split(separator: " ")
print(words.count, words.map { $0.capitalized }.joined(separator: "-"))
print(words.sorted { $0.count == $1.count ? $0 < $1 : $0.count > $1.count })
print(String(trimmed.reversed()), trimmed.lowercased().filter { "aeiou".contains($0) }.count)
if let range = trimmed.range(of: "brown") {
  print(trimmed[range], trimmed[..<range.lowerBound], trimmed[range.upperBound...])
}
let i = trimmed.firstIndex(of: "q")!
print(trimmed.distance(from: trimmed.startIndex, to: i), trimmed[i], trimmed[trimmed.index(after: i)])
print(trimmed.prefix(3), trimmed.suffix(3), trimmed.dropFirst(4).prefix(5))
print(trimmed.replacingOccurrences(of: "o", with: "0"))
print(trimmed.components(separatedBy: " ").filter { !$0.isEmpty }.count)
print(
  "abc".padding(toLength: 6, withPad: ".", startingAt: 0) + "|",
  "abcdef".padding(toLength: 3, withPad: " ", startingAt: 0))
print(String(format: "%05d|%.2f|%5.1f|%@|%x|%-6d|%+d|%%", 42, 3.14159, 2.25, "hi", 255, 7, 5))
print(String(format: "%02d:%02d", 65 / 60, 65 % 60), String(repeating: "ab", count: 3))
print(
  "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
  "a,b,c".split(separator: ",", maxSplits: 1))
print("café".count, "👨‍👩‍👧".count, "e\u{301}" == "é")
print("hello".uppercased(), "Hello World".capitalized, "x".isEmpty, "abc" < "abd")
print("--x--".trimmingCharacters(in: CharacterSet(charactersIn: "-")), "12a3".trimmingCharacters(in: .decimalDigits))
print("12a3".unicodeScalars.filter { CharacterSet.decimalDigits.contains($0) }.count)
for (n, ch) in "héy".enumerated() { print(n, ch, ch.isLetter, ch.isUppercase) }
var s = "abc"
s.insert("X", at: s.index(s.startIndex, offsetBy: 1))
s.append(contentsOf: "de")
s.remove(at: s.startIndex)
s += "!"
print(s, s.last!, s.first!)
s.removeLast(2)
s.replaceSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2), with: "__")
print(s, s.hasSuffix("c"), s.contains("_b"))
let multi = """
  Dear "reader",
    indented \(1 + 1)
  end\
   joined
  """
print(multi)
print(multi.components(separatedBy: "\n").count, multi.split(whereSeparator: \.isNewline).count)
print(#"raw \n "quoted" \#(3)"#)
print(
  Int("12") ?? 0, Int("1x") as Any, Double("3.5")!, Int("ff", radix: 16)!, String(255, radix: 2),
  String(10, radix: 16, uppercase: true))
print("abc".map { String($0) + "1" }, Array("abc"))
print("one two".compare("one three") == .orderedDescending, "a".caseInsensitiveCompare("A") == .orderedSame)
print(["b", "a", "C"].sorted(), ["b", "a", "C"].sorted { $0.lowercased() < $1.lowercased() })
print(
  "file.name.txt".components(separatedBy: ".").last!,
  "x=1&y=2".components(separatedBy: CharacterSet(charactersIn: "=&")))
print(Character("a").asciiValue!, "A".unicodeScalars.first!.value)
print("Swift".indices.map { "Swift"[$0] }, "abcabc".lastIndex(of: "b")! > "abcabc".firstIndex(of: "b")!)
print("title".prefix(1).uppercased() + "title".dropFirst())
print("a-b_c".split { $0 == "-" || $0 == "_" })
let digits = CharacterSet(charactersIn: "0123456789")
print(
  "a1b2".components(separatedBy: digits.inverted).joined(),
  "12-34".components(separatedBy: CharacterSet.decimalDigits.inverted))
print("abc".rangeOfCharacter(from: .decimalDigits) == nil, "ab1".rangeOfCharacter(from: digits) != nil)
var allowed = CharacterSet.alphanumerics
allowed.insert(charactersIn: "-_")
print(
  "user-name_1".unicodeScalars.allSatisfy { allowed.contains($0) },
  "user name".unicodeScalars.allSatisfy(allowed.contains))
print(
  "??!hi!?".trimmingCharacters(in: .punctuationCharacters),
  "x9".trimmingCharacters(in: CharacterSet.letters.union(.decimalDigits)).isEmpty)
if let place = "key=value".rangeOfCharacter(from: CharacterSet(charactersIn: "=")) {
  print("key=value"[place.upperBound...])
}
