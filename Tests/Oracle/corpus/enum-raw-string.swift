enum Theme: String, CaseIterable {
  case light, dark
  case highContrast = "high-contrast"

  var title: String { rawValue.capitalized(first: true) }
}

extension String {
  func capitalized(first: Bool) -> String {
    guard first, let initial = self.first else { return self }
    return initial.uppercased() + dropFirst()
  }
}

for theme in Theme.allCases {
  print(theme, theme.rawValue, theme.title)
}
print(Theme.allCases.count)
print(Theme(rawValue: "dark") == .dark)
print(Theme(rawValue: "blue") == nil)
