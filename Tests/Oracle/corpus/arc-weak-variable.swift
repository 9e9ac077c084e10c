class Box {
  var value = 1
  deinit { print("box freed") }
}
weak var weakBox: Box?
do {
  let box = Box()
  weakBox = box
  print(weakBox?.value ?? -1)
}
print(weakBox == nil, weakBox?.value ?? -1)
var strong: Box? = Box()
weakBox = strong
let another = strong
strong = nil
print(weakBox != nil)
_ = another
weak var lost = Box()
print(lost == nil)
