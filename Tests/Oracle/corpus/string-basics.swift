var text = "Hello"
text += ", world"
text.append("!")
print(text, text.count, text.isEmpty, "".isEmpty)
print(text.uppercased(), text.lowercased())
print(text.hasPrefix("Hell"), text.hasSuffix("?"), text.contains("wor"))
print(String(text.reversed()), text.first!, text.last!)
print(text.prefix(5), text.suffix(6), text.dropFirst(7))
for c in "abc" { print(c, terminator: "-") }
print()
print(text.split(separator: ","), "a b  c".split(separator: " "))
print(["x", "y", "z"].joined(separator: "/"), ["a", "b"].joined())
print("apple" < "banana", "a" == "a", "Zebra" < "apple")
print(String(repeating: "=", count: 10))
print("caf\u{e9}".count, "👨‍👩‍👧".count, "日本".count, "é".utf8.count)
let multi = """
  first line
    indented "quoted"
  last \(1 + 1)
  """
print(multi)
print("tab\there", "quote \" and \\", #"raw \n "text""#)
