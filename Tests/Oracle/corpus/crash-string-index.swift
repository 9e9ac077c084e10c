let text = "abc"
var index = text.startIndex
while true {
  print(text[index])
  index = text.index(after: index)
}
