struct Style {
  var color = "black"
  var size: Int
  var isBold = false
}
print(Style(size: 12))
print(Style(color: "red", size: 14, isBold: true))

struct Celsius {
  let degrees: Double
  init(_ degrees: Double) { self.degrees = degrees }
  init(fahrenheit: Double) { self.init((fahrenheit - 32) / 1.8) }
}
print(Celsius(fahrenheit: 212).degrees)
print(Celsius(37))
