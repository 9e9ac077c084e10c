enum Result {
  case success(code: Int)
  case failure(String)
  case loading
}

func describe(_ result: Result) {
  switch result {
  case .success(let code) where code == 200:
    print("perfect")
  case .success(let code):
    print("success with \(code)")
  case let .failure(message):
    print("failure: \(message)")
  case .loading:
    print("loading")
  }
}
describe(.success(code: 200))
describe(.success(code: 204))
describe(.failure("no network"))
describe(.loading)
print(Result.success(code: 1))
print(Result.failure("x"))
print(Result.loading)
