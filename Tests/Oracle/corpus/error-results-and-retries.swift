// Result, throws, rethrows, defer and custom errors
enum NetworkError: Error, Equatable { case offline, status(code: Int), decoding(String) }
struct Response { let code: Int; let body: String? }
func fetch(_ path: String) -> Result<Response, NetworkError> {
  switch path {
  case "/ok": return .success(Response(code: 200, body: "a=1;b=2;c=x"))
  case "/empty": return .success(Response(code: 204, body: nil))
  case let p where p.hasPrefix("/err"): return .failure(.status(code: Int(p.dropFirst(4)) ?? 500))
  default: return .failure(.offline)
  }
}
func decode(_ response: Response) throws -> [String: Int] {
  defer { print("  decoded \(response.code)") }
  guard let body = response.body else { throw NetworkError.decoding("no body") }
  var result: [String: Int] = [:]
  for pair in body.split(separator: ";") {
    let parts = pair.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { throw NetworkError.decoding(String(pair)) }
    if let n = Int(parts[1]) { result[String(parts[0])] = n }
  }
  return result
}
func attempt<T>(times: Int, _ body: (Int) throws -> T) rethrows -> T {
  var n = 0
  while true {
    n += 1
    do { return try body(n) } catch  where n < times { print("  retry \(n): \(error)") }
  }
}
for path in ["/ok", "/empty", "/err404", "/err", "/zzz"] {
  print(path)
  do {
    let values = try fetch(path).map { r in r }.get()
    let decoded = try decode(values)
    print("  ", decoded.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
  } catch NetworkError.status(let code) where code >= 500 {
    print("  server \(code)")
  } catch NetworkError.status(let code) {
    print("  client \(code)")
  } catch let e as NetworkError where e == .offline {
    print("  offline")
  } catch {
    print("  other: \(error)")
  }
}
let value = try attempt(times: 3) { n -> String in
  if n < 3 { throw NetworkError.status(code: n) }
  return "finally \(n)"
}
print(value)
let doubled = attempt(times: 1) { $0 * 2 }
print(doubled)
let mapped = fetch("/ok").flatMap { r -> Result<Int, NetworkError> in
  r.body.map { .success($0.count) } ?? .failure(.offline)
}
print(mapped, fetch("/q").mapError { "\($0)".count == 7 ? NetworkError.decoding("was offline") : $0 })
switch fetch("/err42") {
case .success: print("?")
case .failure(.status(let c)): print("code", c)
case .failure: print("??")
}
print((try? decode(Response(code: 1, body: "bad"))) as Any)
let r = Result { try decode(Response(code: 2, body: "k=9")) }
print(r)
