func f(_ b: Bool) -> Int {
  let x: Int
  if b { x = 1 } else { x = 2 }
  let y: String
  switch x {
  case 1: y = "one";
  default: y = "other"
  }
  print(y)
  return x
}
print(f(true), f(false))
let g: Int
if f(true) == 1 { g = 3 } else { g = 4 }
print(g)
let m: Int, n: String
(m, n) = (1, "z")
print(m, n)
func k() {
  let m: Int, n: String
  (m, n) = (1, "z")
  print(m, n)
  var v: Int
  v = 2; v += 1
  print(v)
  var o: Int?
  print(o as Any)
  o = 3
  print(o!)
  let c: () -> Int
  c = { 4 }
  print(c())
  let z: Int
  do { z = try thrower(1) } catch { z = 0 }
  print(z)
  let w: Int
  guard z > 100 else { w = 5; print(w); return }
  w = 6
  print(w)
}
func thrower(_ n: Int) throws -> Int { n }
k()
func loop() {
  for i in 0..<2 {
    let t: String
    if i == 0 { t = "a" } else { t = "b" }
    print(t)
  }
}
loop()
