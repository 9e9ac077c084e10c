class Element {
  let name: String
  init(name: String) { self.name = name }
  lazy var asText: () -> String = { "<\(self.name)>" }
  lazy var asWeakText: () -> String = { [weak self] in "<\(self?.name ?? "gone")>" }
  deinit { print("\(name) deinit") }
}
do {
  let leaking = Element(name: "leaking")
  print(leaking.asText())
}
print("after the first scope")
var kept: (() -> String)?
do {
  let freed = Element(name: "freed")
  kept = freed.asWeakText
  print(kept!())
}
print(kept!())
