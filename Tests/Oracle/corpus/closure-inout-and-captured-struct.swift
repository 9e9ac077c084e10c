struct State {
  var value = 0
}
var state = State()
let change = { state.value += 1 }
change()
change()
print(state.value)
let copy = { [state] in state.value }
change()
print(copy(), state.value)
func update(_ state: inout State, with body: (inout State) -> Void) { body(&state) }
update(&state) { $0.value *= 10 }
print(state.value)
var list = [1, 2, 3]
let append = { (n: Int) in list.append(n) }
append(4)
print(list)
