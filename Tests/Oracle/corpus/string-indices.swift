let text = "Hello, world"
if let comma = text.firstIndex(of: ",") {
  print(text[..<comma], text[comma...], text.prefix(upTo: comma))
  print(text.distance(from: text.startIndex, to: comma))
  let after = text.index(after: comma)
  print(text[after...].dropFirst())
}
print(text[text.startIndex], text[text.index(text.startIndex, offsetBy: 4)])
print(text[text.index(before: text.endIndex)])
let start = text.index(text.startIndex, offsetBy: 7)
let end = text.index(start, offsetBy: 5)
print(text[start..<end])
var mutable = "abcdef"
mutable.remove(at: mutable.index(mutable.startIndex, offsetBy: 2))
mutable.insert("X", at: mutable.startIndex)
mutable.insert(contentsOf: "YZ", at: mutable.endIndex)
print(mutable)
mutable.removeSubrange(mutable.startIndex..<mutable.index(mutable.startIndex, offsetBy: 2))
print(mutable)
mutable.replaceSubrange(mutable.startIndex...mutable.startIndex, with: "->")
print(mutable, mutable.lastIndex(of: "Z") != nil, mutable.firstIndex { $0 == "d" } == nil)
if let i = text.lastIndex(of: "o") { print(text.suffix(from: i)) }
print(text.index(text.startIndex, offsetBy: 40, limitedBy: text.endIndex) == nil)
for i in text.indices where text[i] == "o" { print(text.distance(from: text.startIndex, to: i)) }
let email = "ann@example.com"
let at = email.firstIndex(of: "@")!
let user = String(email[..<at]), host = String(email[email.index(after: at)...])
print(user, host, at < email.endIndex)
