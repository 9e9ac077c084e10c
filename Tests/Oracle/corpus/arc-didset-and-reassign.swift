final class Owner {
  var part: Part? {
    willSet { print("will set to \(newValue?.name ?? "nil")") }
    didSet { print("did set from \(oldValue?.name ?? "nil")") }
  }
}
final class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("part \(name) goes") }
}
let owner = Owner()
owner.part = Part("one")
owner.part = Part("two")
print("--")
owner.part = nil
print("end")
