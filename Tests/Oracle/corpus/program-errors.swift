enum NetworkError: Error, Equatable { case badURL, timeout(seconds: Int), server(code: Int, message: String) }
struct User { let id: Int; let name: String }
func fetch(_ id: Int) throws -> User {
  switch id {
  case ..<0: throw NetworkError.badURL;
  case 404: throw NetworkError.server(code: 404, message: "nf");
  case 100...: throw NetworkError.timeout(seconds: id);
  default: return User(id: id, name: "u\(id)")
  }
}
for id in [1, -1, 404, 150] {
  do { let u = try fetch(id); print(u.name) } catch NetworkError.badURL { print("bad url") } catch NetworkError.timeout(
    let s) where s > 120
  { print("timeout", s) } catch let NetworkError.server(code, message) { print(code, message) } catch {
    print("other \(error)")
  }
}
print((try? fetch(5))?.name ?? "none", (try? fetch(-5)) == nil)
func process(_ ids: [Int]) -> Result<[User], NetworkError> {
  do { return .success(try ids.map(fetch)) } catch let e as NetworkError { return .failure(e) } catch { fatalError() }
}
switch process([1, 2]) {
case .success(let us): print(us.map(\.id));
case .failure(let e): print(e)
}
switch process([1, -2]) {
case .success(let us): print(us.map(\.id));
case .failure(let e): print(e, e == .badURL)
}
func cleanup() throws {
  defer { print("cleanup 1") }; defer { print("cleanup 2") }; throw NetworkError.timeout(seconds: 1)
}
do { try cleanup() } catch { print(error) }
func rethrowing(_ f: () throws -> Int) rethrows -> Int { try f() * 2 }
print(rethrowing { 4 }); do { _ = try rethrowing { throw NetworkError.badURL } } catch { print("re", error) }
let results = [1, -1, 2].map { id in Result { try fetch(id) } }
print(results.compactMap { try? $0.get().id })
struct Validation: Error { let field: String; let reasons: [String] }
func validate(_ s: String) throws -> String {
  var r: [String] = []; if s.count < 3 { r.append("short") }; if !s.contains("@") { r.append("no @") };
  guard r.isEmpty else { throw Validation(field: "mail", reasons: r) }; return s
}
do { print(try validate("a@b")); print(try validate("x")) } catch let v as Validation { print(v.field, v.reasons) }
extension NetworkError: CustomStringConvertible { var description: String { "NE" } }
print(NetworkError.badURL, [NetworkError.timeout(seconds: 3)])
print(process([7]).map { $0.count }, process([-1]).mapError { _ in Validation(field: "q", reasons: []) }.isFailure)
extension Result { var isFailure: Bool { if case .failure = self { return true }; return false } }
