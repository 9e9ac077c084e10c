struct Layer {
  let name: String
  let level: Double
}

let layers = [
  Layer(name: "alert", level: 2000),
  Layer(name: "content", level: 0),
  Layer(name: "status bar", level: 1000),
]
let ordered = layers.sorted { $0.level < $1.level }
print(ordered.map { $0.name })
let backwards = layers.sorted(by: { a, b in a.name > b.name })
for layer in backwards {
  print(layer.name, layer.level)
}
print([3, 1, 2].sorted(by: >))
