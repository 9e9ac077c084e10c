var level = 1
let byReference = { print("reference:", level) }
let byValue = { [level] in print("value:", level) }
level = 2000
byReference()
byValue()

var handlers: [() -> Void] = []
for index in 1...3 {
  handlers.append { print("handler", index) }
}
handlers.forEach { $0() }

var step = 0
var blocks: [() -> Int] = []
while step < 3 {
  blocks.append { [copy = step * 10] in copy }
  step += 1
}
print(blocks.map { $0() })
