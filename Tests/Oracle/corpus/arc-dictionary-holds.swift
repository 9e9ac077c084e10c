class Value {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit { print("value \(n) freed") }
}
var store: [String: Value] = [:]
store["a"] = Value(1)
store["a"] = Value(2)
print("replaced")
store.removeValue(forKey: "a")
print("removed")
store["b"] = Value(3)
store["b"] = nil
print("set to nil")
store["c"] = Value(4)
let kept = store["c"]
store = [:]
print("kept", kept?.n ?? 0)
