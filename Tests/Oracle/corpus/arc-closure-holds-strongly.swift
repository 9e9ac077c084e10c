class Token {
  let id: Int
  init(_ id: Int) { self.id = id }
  deinit { print("token \(id) freed") }
}
var action: (() -> Void)?
do {
  let token = Token(1)
  action = { print("token", token.id) }
  print("scope ends")
}
action?()
action = nil
print("closure was dropped")
func make() -> () -> Int {
  let token = Token(2)
  return { token.id }
}
var f: (() -> Int)? = make()
print(f!())
f = nil
