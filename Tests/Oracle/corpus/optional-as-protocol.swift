protocol Named {
  var label: String { get }
  func name() -> String
}

extension Optional: Named {
  var label: String { "an optional" }
  func name() -> String { "optional" }
}

let full: any Named = Optional<Int>(3)
print(full.name())
print(full.label)
