func grade(_ score: Int) -> String {
  switch score {
  case ..<0: return "impossible"
  case 0..<50: return "failed"
  case 50..<80: return "passed"
  case 80...100: return "excellent"
  default: return "too much"
  }
}
for score in [-1, 0, 49, 50, 79, 80, 100, 101] {
  print(score, grade(score))
}
let celsius = 21.5
switch celsius {
case ...0: print("freezing")
case 0..<20: print("cool")
case 20...: print("warm")
default: print("unknown")
}
