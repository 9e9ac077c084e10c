extension String {
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> String {
    let s = index(startIndex, offsetBy: r.lowerBound); let e = index(startIndex, offsetBy: r.upperBound);
    return String(self[s..<e])
  }
  func char(at i: Int) -> String { String(self[i]) }
  var isPalindrome: Bool { let l = lowercased().filter { $0.isLetter }; return l == String(l.reversed()) }
}
let s = "hello"
print(s[1], s[1..<3], s.char(at: 4), "A man".isPalindrome)
for i in 0..<s.count { print(s[i], terminator: ",") }
print()
