class Node {
  let name: String
  private(set) var children: [Node] = []
  private(set) weak var parent: Node?
  init(_ name: String) { self.name = name }
  func add(_ child: Node) {
    child.parent = self
    children.append(child)
  }
  func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  var path: String { (parent.map { $0.path + "/" } ?? "") + name }
  deinit { print("- \(name)") }
}
var root: Node? = Node("root")
do {
  let branch = Node("branch")
  root!.add(branch)
  branch.add(Node("leaf"))
  print(branch.children[0].path)
}
let leaf = root!.children[0].children[0]
root = nil
print(leaf.path, leaf.parent == nil)
leaf.removeFromParent()
