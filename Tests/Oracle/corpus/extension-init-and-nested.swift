struct Color {
  var red: Int, green: Int, blue: Int
}
extension Color {
  init(hex: Int) {
    self.init(red: hex >> 16 & 0xFF, green: hex >> 8 & 0xFF, blue: hex & 0xFF)
  }
  static let orange = Color(hex: 0xFF8000)
  var isGray: Bool { red == green && green == blue }
  enum Channel { case red, green, blue }
  subscript(channel: Channel) -> Int {
    switch channel {
    case .red: red
    case .green: green
    case .blue: blue
    }
  }
}
print(Color.orange)
print(Color(hex: 0x101010).isGray, Color.orange[.green])
