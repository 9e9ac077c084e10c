enum Failure: Error { case status(Int), empty }

func check(_ status: Int) -> Result<Int, Failure> {
  guard 200..<300 ~= status else { return .failure(.status(status)) }
  return .success(status)
}

func kind(_ status: Int) -> String {
  if 400...499 ~= status || 500... ~= status { return "error" }
  return ..<200 ~= status ? "early" : "fine"
}

for status in [100, 204, 404, 503] { print(status, kind(status), check(status)) }
print((1...3) ~= 3, 1..<3 ~= 3, ...4 ~= 5)
print(check(200).map { $0 + 1 }, check(500).map { $0 + 1 })
let texts = check(204).map { "status \($0)" }.mapError { error -> Failure in
  print("never", error)
  return .empty
}
print(texts)
let chained = check(201).flatMap { check($0 + 200) }
print(chained)
let ready = Result<String, Failure>.failure(.empty)
print(ready, Result<Int, Failure>.success(3))

let one = ["key": 7]
if let pair = one.first { print(pair.key, pair.value) }
print(one.first?.value ?? 0, [String: Int]().first == nil)
for value in [1, 2, 3, 4][1...] { print(value) }
