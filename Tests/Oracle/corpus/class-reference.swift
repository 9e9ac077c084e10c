class Window {
  var title = "untitled"
  var level = 0
}
let a = Window()
let b = a
b.title = "main"
print(a.title, a === b, a !== b)
let c = Window()
c.title = "main"
print(a === c)

func rename(_ window: Window) {
  window.title = "renamed"
}
rename(b)
print(a.title, c.title)
let all = [a, b, c]
all[2].level = 5
print(c.level, all.filter { $0 === a }.count)
