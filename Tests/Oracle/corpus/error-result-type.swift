enum NetworkError: Error { case offline, timeout(Int) }
func fetch(_ id: Int) -> Result<String, NetworkError> {
  switch id {
  case 0: return .failure(.offline)
  case 1: return .failure(.timeout(30))
  default: return .success("item \(id)")
  }
}
for id in 0...2 {
  switch fetch(id) {
  case .success(let text): print("success", text)
  case .failure(.offline): print("offline")
  case .failure(let error): print("failure", error)
  }
}
print((try? fetch(5).get()) ?? "none")
let lengths = fetch(22).map { $0.count }
if case .success(let n) = lengths { print(n) }
func load(_ done: (Result<Int, Error>) -> Void) { done(Result { 3 }) }
load { result in
  guard case .success(let value) = result else { return }
  print("value", value)
}
