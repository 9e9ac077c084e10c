struct Size { var width = 3.0; var height = 4.5 }
struct Box {
  let name: String
  var size: Size
  var tags: [String]
  var note: String?
}
let box = Box(name: "crate", size: Size(), tags: ["a", "b"], note: nil)
print(box)
print("box: \(box.size)")
print([Size(), Size(width: 1)])
struct Empty {}
print(Empty())
struct Pair<A, B> { var a: A; var b: B }
print(Pair(a: 1, b: "x"))
