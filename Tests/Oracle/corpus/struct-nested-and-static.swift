struct Theme {
  struct Palette {
    var background = "white"
    var tint = "blue"
  }
  static var current = Theme(name: "default")
  static let all = ["default", "night"]
  var name: String
  var palette = Palette()
}
Theme.current.palette.tint = "red"
print(Theme.current.palette)
var copy = Theme.current
copy.palette.background = "black"
print(Theme.current.palette.background, copy.palette.background)
print(Theme.all.count, Theme.current)
