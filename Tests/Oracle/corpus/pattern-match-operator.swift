struct ZZ {}
struct Even {}
func ~= (p: Even, v: Int) -> Bool { v % 2 == 0 }
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
func ~= (p: String, v: Int) -> Bool { String(v) == p }
func big(_ n: Int) -> Bool { n > 100 }
for n in [1, 4, 7, 101, 5] {
  switch n {
  case Even(): print("even");
  case big: print("big");
  case "7": print("seven");
  case 1: print("one");
  default: print("?")
  }
}
print(5 ~= 5, 1...3 ~= 2, "a" ~= "b", Even() ~= 4)
if case 1..<10 = 5 { print("in") }
struct Regex2 { let s: String }
extension Regex2 { static func ~= (r: Regex2, v: String) -> Bool { v.contains(r.s) } }
switch "hello" {
case Regex2(s: "ell"): print("has ell");
default: print("no")
}
let list = [1, 2]
switch list {
case [1, 2]: print("yes");
default: print("no")
}
let opt: Int? = 3
switch opt {
case 3: print("three");
default: print("other")
}
