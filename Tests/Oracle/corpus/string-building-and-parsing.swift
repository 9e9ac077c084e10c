func pad(_ text: String, to width: Int) -> String {
  text.count >= width ? text : text + String(repeating: " ", count: width - text.count)
}
let rows = [("Apple", 3), ("Watermelon", 12)]
for (name, count) in rows {
  print("|\(pad(name, to: 12))|\(pad(String(count), to: 3))|")
}
let csv = "name,age\nann,30\nbob,25"
let table = csv.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
print(table[0], table.count, table[2][1])
let total = table.dropFirst().compactMap { Int($0[1]) }.reduce(0, +)
print("total age: \(total)")
func isPalindrome(_ text: String) -> Bool {
  let letters = text.lowercased().filter { $0.isLetter }
  return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("window"))
func caesar(_ text: String, _ shift: Int) -> String {
  String(
    text.map { c in
      guard let ascii = c.asciiValue, c.isLowercase else { return c }
      return Character(UnicodeScalar((Int(ascii) - 97 + shift) % 26 + 97)!)
    })
}
print(caesar("hello, xyz", 3))
