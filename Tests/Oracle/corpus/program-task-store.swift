struct Task2: Identifiable, Comparable {
  let id: Int; var title: String; var priority: Priority; var done = false;
  enum Priority: Int, Comparable, CaseIterable {
    case low, medium, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
  static func < (a: Task2, b: Task2) -> Bool { (a.priority, b.id) > (b.priority, a.id) }
}
protocol TaskStore: AnyObject { var tasks: [Task2] { get set }; var delegate: TaskStoreDelegate? { get set } }
protocol TaskStoreDelegate: AnyObject { func store(_ s: any TaskStore, didChange t: Task2); func storeDidClear() }
extension TaskStoreDelegate { func storeDidClear() { print("cleared (default)") } }
extension TaskStore {
  func toggle(_ id: Int) {
    guard let i = tasks.firstIndex(where: { $0.id == id }) else { return }; tasks[i].done.toggle();
    delegate?.store(self, didChange: tasks[i])
  }; func clear() { tasks.removeAll(where: \.done); delegate?.storeDidClear() };
  var pending: [Task2] { tasks.filter { !$0.done }.sorted() }
}
final class MemoryStore: TaskStore { var tasks: [Task2] = []; weak var delegate: TaskStoreDelegate? }
final class Controller: TaskStoreDelegate {
  let store = MemoryStore();
  init() {
    store.delegate = self;
    for (i, p) in Task2.Priority.allCases.enumerated() { store.tasks.append(Task2(id: i, title: "t\(i)", priority: p)) }
  }
  func store(_ s: any TaskStore, didChange t: Task2) { print(t.title, t.done ? "done" : "open", s.pending.count) };
  deinit { print("controller gone") }
}
var c: Controller? = Controller(); c!.store.toggle(1); c!.store.toggle(7); print(c!.store.pending.map(\.title));
c!.store.clear(); print(c!.store.tasks.count); let st = c!.store; c = nil; st.toggle(0);
print(st.pending.map { "\($0.title)-\($0.priority)" })
var ts = [Task2(id: 1, title: "a", priority: .low), Task2(id: 2, title: "b", priority: .high)]; ts.sort();
print(ts.map(\.id), ts.min()!.id, ts.max(by: { $0.title < $1.title })!.id); ts[0].title += "!"; print(ts[0])
let grouped = Dictionary(grouping: ts) { $0.priority };
print(grouped[.high]!.count, grouped.keys.sorted().map { "\($0)" })
for p in Task2.Priority.allCases.reversed() {
  let n = grouped[p]?.count ?? 0; print("\(p): \(String(repeating: "*", count: n))")
}
func update<T>(_ value: T, _ change: (inout T) -> Void) -> T { var v = value; change(&v); return v }
print(
  update(ts[0]) {
    $0.done = true; $0.title = "new"
  }.title, ts[0].done)
func modifyAll(_ a: inout [Task2], where p: (Task2) -> Bool, _ f: (inout Task2) -> Void) -> Int {
  var n = 0; for i in a.indices where p(a[i]) { f(&a[i]); n += 1 }; return n
}
print(modifyAll(&ts, where: { $0.id == 1 }) { $0.done.toggle() }, ts.filter(\.done).count)
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }; var x = ts[0], y = ts[1]; swapTwo(&x, &y);
print(x.id, y.id); var i = 1, j = 2; swapTwo(&i, &j); print(i, j); var u = [1], v = [2, 3]; swapTwo(&u, &v); print(u, v)
func incr(_ d: inout [String: Int], _ k: String) { d[k, default: 0] += 1 }; var dd: [String: Int] = [:];
for w in "a b a".split(separator: " ") { incr(&dd, String(w)) }; print(dd["a"]!, dd["b"]!)
func addOne(_ n: inout Int) { n += 1 }; var box = (a: 1, b: [1, 2]); addOne(&box.a); addOne(&box.b[1]); print(box)
