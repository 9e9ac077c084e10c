class Screen {
  var label: String!
}
let screen = Screen()
print("label is nil:", screen.label == nil)
print(screen.label.count)
