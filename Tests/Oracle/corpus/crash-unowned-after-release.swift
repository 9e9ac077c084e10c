class Owner {
  let name = "owner"
  deinit { print("owner is gone") }
}
class Thing {
  unowned let owner: Owner
  init(_ owner: Owner) { self.owner = owner }
}
var owner: Owner? = Owner()
let thing = Thing(owner!)
print(thing.owner.name)
owner = nil
print("now it is used")
print(thing.owner.name)
