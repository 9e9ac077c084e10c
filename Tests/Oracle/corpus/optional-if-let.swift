func describe(_ input: String?) {
  if let input {
    print("got \(input)")
  } else {
    print("got nothing")
  }
}
describe("Swift")
describe(nil)

let width: Int? = 320
let height: Int? = 480
let scale: Int? = nil
if let w = width, let h = height, w < h {
  print("portrait \(w) x \(h)")
}
if let w = width, let s = scale {
  print(w * s)
} else if let w = width {
  print("no scale for \(w)")
}
if var w = width {
  w += 1
  print(w)
}
