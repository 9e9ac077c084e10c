func check(_ name: String, _ value: Bool) -> Bool {
  print("checking \(name)")
  return value
}
if check("a", false) && check("b", true) { print("both") } else { print("not both") }
if check("c", true) || check("d", false) { print("one is enough") }
print(!check("e", false))
let value = check("f", true) ? "yes" : "no"
print(value)
let n: Int? = nil
print(n ?? (check("g", true) ? 1 : 0))
