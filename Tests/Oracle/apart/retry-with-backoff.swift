import UIKit

enum RetryError: Error { case failed(attempt: Int) }
func retry<T>(
  _ limit: Int, delay: Double = 1, _ work: @escaping (Int) -> Result<T, RetryError>,
  completion: @escaping (Result<T, RetryError>) -> Void
) {
  func attempt(_ number: Int, _ delay: Double) {
    let result = work(number)
    switch result {
    case .failure(let error) where number < limit:
      print("attempt \(number): \(error), again in \(delay) s")
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { attempt(number + 1, delay * 2) }
    default:
      completion(result)
    }
  }
  attempt(1, delay)
}
retry(3) { number -> Result<String, RetryError> in
  number == 3 ? .success("data") : .failure(.failed(attempt: number))
} completion: { result in
  switch result {
  case .success(let text): print("got", text)
  case .failure(let error): print("gave up:", error)
  }
}
retry(2, delay: 0.5) {
  .failure(RetryError.failed(attempt: $0)) as Result<Int, RetryError>
} completion: {
  if case .failure(.failed(let attempt)) = $0 { print("second gave up after", attempt) }
}
print("started")
