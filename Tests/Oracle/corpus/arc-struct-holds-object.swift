class Resource {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) released") }
}
struct Handle {
  var resource: Resource
}
var a: Handle? = Handle(resource: Resource("r1"))
var b = a
a = nil
print("a is gone")
b?.resource = Resource("r2")
print("b has \(b!.resource.name)")
b = nil
print("end")
