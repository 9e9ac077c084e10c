func kind(_ character: Character) -> String {
  switch character {
  case "a", "e", "i", "o", "u": return "vowel"
  case "0"..."9": return "digit"
  case " ": return "space"
  default: return "other"
  }
}
print("swift 5".map { kind($0) })

let n = 5
switch n {
case 2, 3, 5, 7:
  print("\(n) is prime")
  fallthrough
case 10:
  print("fell through")
default:
  print("never here")
}
