class Screen {
  var title: String!
  var count: Int! = 3
}
let screen = Screen()
print(screen.title == nil)
screen.title = "Home"
print(screen.title.count)
print(screen.title + "!")
let copy: Int = screen.count
print(copy + 1)
print(screen.title as Any)
if let title = screen.title {
  print("title:", title)
}
