enum Metrics {
  static let margin = 16.0
  static var columns = 2
  static func width(of total: Double) -> Double {
    (total - margin * Double(columns + 1)) / Double(columns)
  }

  enum Font {
    static let title = 24
    static let body = 17
  }
}
print(Metrics.width(of: 320))
Metrics.columns = 3
print(Metrics.width(of: 320))
print(Metrics.Font.title - Metrics.Font.body)
