struct Edges: OptionSet {
  let rawValue: Int
  static let top = Edges(rawValue: 1 << 0)
  static let left = Edges(rawValue: 1 << 1)
  static let bottom = Edges(rawValue: 1 << 2)
  static let right = Edges(rawValue: 1 << 3)
  static let all: Edges = [.top, .left, .bottom, .right]
}
var edges: Edges = [.top, .left]
print(edges.contains(.top), edges.contains(.right), edges.rawValue)
edges.insert(.right)
edges.remove(.top)
print(edges.rawValue, edges == [.left, .right], edges.isEmpty)
print(edges.union(.bottom).rawValue, edges.intersection([.left, .top]).rawValue, Edges.all.rawValue)
